//! A turn that is planned before it is sent: moves of which nobody else hears, and what would be after them.

import type { Planned } from '../wire/api';
import type { Played } from './again.svelte';

/** Tries moves out, one after the other, from where the match stands. */
export type Try = (lines: readonly string[]) => Promise<Planned>;

/** The moves of one turn, which can be undone and redone freely. */
export class Plan {
  /** The moves, in order. */
  moves: Played[] = $state.raw([]);
  /** What was undone of them, the latest last. */
  undone: Played[] = $state.raw([]);
  /** What would be after them; none before the first. */
  planned: Planned | null = $state.raw(null);
  /** Whether an answer is being waited for. */
  busy = $state(false);
  #asked = 0;

  constructor(private readonly attempt: Try) {}

  /** One more move. */
  add(move: Played): Promise<void> {
    const again = this.undone.at(-1)?.line === move.line;
    return this.#take([...this.moves, move], again ? this.undone.slice(0, -1) : []);
  }

  /** One move less. */
  undo(): Promise<void> {
    const last = this.moves.at(-1);
    return last ? this.#take(this.moves.slice(0, -1), [...this.undone, last]) : Promise.resolve();
  }

  /** What was undone last once more. */
  redo(): Promise<void> {
    const next = this.undone.at(-1);
    return next ? this.#take([...this.moves, next], this.undone.slice(0, -1)) : Promise.resolve();
  }

  /** The same moves once more, since the match stands elsewhere; those that are no longer possible go. */
  again(): Promise<void> {
    return this.#take(this.moves, this.undone);
  }

  clear(): void {
    this.#asked += 1;
    this.#become([], [], null);
  }

  /** The moves are those at once, so that many can be undone quickly; what would be after them comes later. */
  async #take(moves: Played[], undone: Played[]): Promise<void> {
    const asking = (this.#asked += 1);
    if (moves.length === 0) {
      this.#become([], undone, null);
      return;
    }
    const before = [this.moves, this.undone] as const;
    [this.moves, this.undone, this.busy] = [moves, undone, true];
    try {
      const planned = await this.attempt(moves.map(({ line }) => line));
      if (asking === this.#asked) this.#become(moves.slice(0, planned.made), undone, planned);
    } catch (failure) {
      if (asking === this.#asked) this.#become(...before, this.planned);
      throw failure;
    }
  }

  #become(moves: Played[], undone: Played[], planned: Planned | null): void {
    this.moves = moves;
    this.undone = undone;
    this.planned = moves.length === 0 ? null : planned;
    this.busy = false;
  }
}
