//! Spans of time in sentences.

import type { Language } from './language.svelte';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** `in 12 seconds`, never too early. */
export function fromNow(language: Language, seconds: number): string {
  const format = new Intl.RelativeTimeFormat(language);
  if (seconds < 2 * MINUTE) return format.format(Math.ceil(seconds), 'second');
  if (seconds < 2 * HOUR) return format.format(Math.ceil(seconds / MINUTE), 'minute');
  return format.format(Math.ceil(seconds / HOUR), 'hour');
}
