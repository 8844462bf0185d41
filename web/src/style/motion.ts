//! How long things move.

const still = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');

/** Options for Svelte's transitions and motion: brief, and none for those who want it still. */
export function brief(milliseconds = 220): { duration: number } {
  return { duration: still?.matches ? 0 : Math.min(milliseconds, 280) };
}
