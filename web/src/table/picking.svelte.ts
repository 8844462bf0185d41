//! The offers of a question and what was clicked towards an answer.

import type { Moved } from '../games/follow';
import type { Ids, Picker } from '../board/piece';
import { clicked, fitting, isChosen, lit, read, type Offer } from './pick';

/** Lights pieces that offers name, and sends the one offer that the clicks leave. */
export class Picking implements Picker {
  #offers: Offer[] = $state.raw([]);
  clicks: Ids[] = $state.raw([]);
  #fitting: Offer[] = $derived(fitting(this.#offers, this.clicks));
  /** All offered lines. */
  readonly offers: string[] = $derived(this.#offers.map(({ line }) => line));
  /** The offered lines that the clicks leave. */
  readonly left: string[] = $derived(this.#fitting.map(({ line }) => line));

  constructor(
    private readonly send: (line: string) => void,
    private readonly recent: () => readonly Moved[],
  ) {}

  /** Takes the offers of a new question. */
  ask(lines: string[]): void {
    this.#offers = read(lines);
    this.clicks = [];
  }

  lit(ids: Ids): boolean {
    return lit(this.#fitting, this.clicks, ids);
  }

  chosen(ids: Ids): boolean {
    return isChosen(this.clicks, ids);
  }

  moved(ids: Ids, mat: number | null): boolean {
    const names = typeof ids === 'string' ? [ids] : ids;
    return this.recent().some(({ id, on }) => names.includes(id) && (on === null || on === mat));
  }

  choose(ids: Ids): void {
    this.clicks = clicked(this.#offers, this.clicks, ids);
    const [only, ...others] = this.left;
    if (this.clicks.length > 0 && only !== undefined && others.length === 0) this.send(only);
  }

  /** The move that a click on a piece would send. */
  sends(ids: Ids): string | null {
    const left = fitting(this.#offers, clicked(this.#offers, this.clicks, ids));
    return left.length === 1 ? (left[0]?.line ?? null) : null;
  }

  /** Lets go of what was clicked. */
  clear(): void {
    this.clicks = [];
  }
}
