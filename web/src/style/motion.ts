//! How long things move, and moving without a jump.

import { flip as glide } from 'svelte/animate';
import type { AnimationConfig, FlipParams } from 'svelte/animate';

const still = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');

/** How much of their usual time things take, by what the reader has chosen for tables. */
const SHARE: Partial<Record<string, number>> = { none: 0, brisk: 0.5 };

/** Options for Svelte's transitions and motion: brief, and none for those who want it still. */
export function brief(milliseconds = 220): { duration: number } {
  const share = SHARE[globalThis.document?.documentElement.dataset['motion'] ?? ''] ?? 1;
  return { duration: still?.matches ? 0 : Math.min(milliseconds, 280) * share };
}

/** Svelte's flip for things that have a size: what is still scaled to nothing has no place to come from. */
export function flip(node: Element, places: { from: DOMRect; to: DOMRect }, params: FlipParams): AnimationConfig {
  const { from, to } = places;
  return from.width * from.height * to.width * to.height > 0 ? glide(node, places, params) : { duration: 0 };
}
