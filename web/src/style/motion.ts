//! How long things move.

const still = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');

/** How much of their usual time things take, by what the reader has chosen for tables. */
const SHARE: Partial<Record<string, number>> = { none: 0, brisk: 0.5 };

/** Options for Svelte's transitions and motion: brief, and none for those who want it still. */
export function brief(milliseconds = 220): { duration: number } {
  const share = SHARE[globalThis.document?.documentElement.dataset['motion'] ?? ''] ?? 1;
  return { duration: still?.matches ? 0 : Math.min(milliseconds, 280) * share };
}
