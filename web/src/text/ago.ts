//! How far away a moment is, in one unit: `in 2 days`, `3 hours ago`.

import type { Language } from './language.svelte';

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** A moment, as the time from now to it; negative if it has passed. */
export function span(language: Language, ms: number): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const [unit, length] = UNITS.find(([, length]) => Math.abs(ms) >= length) ?? ['minute', 60_000];
  return format.format(Math.trunc(ms / length), unit);
}
