//! What was played at this screen, taken back, and can be played once more.

/** A move and how it was said then. */
export interface Played {
  line: string;
  said: string;
}

/** Two piles: what was played, and what was taken back of it. */
export class Again {
  done: Played[] = $state.raw([]);
  /** What was taken back, the latest last. */
  undone: Played[] = $state.raw([]);
  #wished = false;

  /** The last move, which would be taken back. */
  get latest(): Played | null {
    return this.done.at(-1) ?? null;
  }

  played(line: string, said: string): void {
    this.undone = this.undone.at(-1)?.line === line ? this.undone.slice(0, -1) : [];
    this.done = [...this.done, { line, said }];
  }

  /** Somebody here asks to take back. */
  wishes(): void {
    this.#wished = true;
  }

  /** Lines were taken back: our last move, if we asked for it; else nobody knows what still stands. */
  takenBack(): void {
    const latest = this.latest;
    if (this.#wished && latest) {
      this.undone = [...this.undone, latest];
      this.done = this.done.slice(0, -1);
    } else {
      this.undone = [];
      this.done = [];
    }
    this.#wished = false;
  }
}
