//! What the server asked us not to ask again for a while: the page keeps to it, whoever is impatient.

/** Until when which request waits. */
export class Waits {
  readonly #until = new Map<string, number>();

  /** The server wants to be left alone with this request for some seconds; `now` counts in milliseconds. */
  note(request: string, seconds: number, now: number): void {
    for (const [noted, until] of this.#until) if (until <= now) this.#until.delete(noted);
    this.#until.set(request, now + seconds * 1000);
  }

  /** How many whole seconds a request still has to wait. */
  left(request: string, now: number): number {
    return Math.max(0, Math.ceil(((this.#until.get(request) ?? now) - now) / 1000));
  }
}
