//! What one viewer at this screen sees and hears of a match.

import { request } from '../net/http';
import { Live } from '../net/live.svelte';
import type { Position, Refused } from '../wire/api';

/** One own seat, or a watcher. */
export class Eyes {
  /** All effects that this viewer heard, the first first. */
  heard: unknown[] = $state.raw([]);
  /** Why the last attempt was not accepted. */
  refused: Refused | null = $state.raw(null);
  readonly live: Live;

  constructor(
    private readonly table: string,
    readonly seat: number | null,
    private readonly link: string | null,
  ) {
    this.live = new Live(table, seat, link, {
      position: (position) => this.#stand(position),
      refused: (refused) => (this.refused = refused),
    });
  }

  #stand(position: Position): void {
    this.refused = null;
    if (position.taken_back) void this.#hearAgain();
    else if (position.effects.length > 0) this.heard = [...this.heard, ...position.effects];
  }

  /** After lines were taken back, what was heard is told anew. */
  async #hearAgain(): Promise<void> {
    const viewer = this.seat === null ? null : String(this.seat);
    try {
      const { frames } = await request('GET /tables/{id}/replay', { path: { id: this.table }, query: { viewer, link: this.link } });
      this.heard = frames.flatMap(({ effects }) => effects);
    } catch {
      // The log keeps what it has; the position is right all the same.
    }
  }
}
