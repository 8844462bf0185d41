//! The list of offers as the number keys see it: which group is open, which nine are meant.

import type { Match } from './match.svelte';
import { entries, KEYS, nextPage, type Entry } from './offers';

/** The state of the list of offers. */
export class Numbers {
  open: string | null = $state(null);
  page = $state(0);
  readonly list: Entry[] = $derived.by(() =>
    entries(this.match.picking.left, (line) => this.match.heading(line), this.open),
  );
  readonly pages = $derived(Math.ceil(this.list.length / KEYS));

  constructor(private readonly match: Match) {}

  look(heading: string): void {
    this.open = heading;
    this.page = 0;
  }

  close(): void {
    this.open = null;
    this.page = 0;
  }

  /** Presses a number key; 0 turns the page. */
  press(key: number): void {
    if (key === 0) this.page = nextPage(this.page, this.list.length);
    const entry = key === 0 ? undefined : this.list[this.page * KEYS + key - 1];
    if (entry?.kind === 'move') this.match.play(entry.line);
    if (entry?.kind === 'group') this.look(entry.heading);
  }
}
