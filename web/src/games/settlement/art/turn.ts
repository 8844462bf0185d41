//! How a tile is turned over.
import type { TransitionConfig } from 'svelte/transition';

/** A tile that comes is turned face up. */
export function turnOver(_: Element, options: { duration: number }): TransitionConfig {
  return { ...options, css: (shown) => `transform: perspective(400px) rotateY(${(1 - shown) * 90}deg)` };
}
