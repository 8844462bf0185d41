//! A connection to a table of this machine, with the face of a WebSocket: whoever looks need not know which home a table has.

import type { Channel } from '../net/channel';
import type { FromClient, ToClient } from '../wire/api';
import { EngineFailure } from './engine';
import { tableOf, type HereTable, type Viewer } from './table';

/** The match is played in another tab now, or there is no such table. */
const ELSEWHERE = 1008;
/** The engine could not be loaded: whoever wants the table tries again. */
const LATER = 1013;

export class HereSocket implements Channel {
  readyState: number = WebSocket.CONNECTING;
  onopen: Channel['onopen'] = null;
  onmessage: Channel['onmessage'] = null;
  onclose: Channel['onclose'] = null;
  #table: HereTable | null = null;
  readonly #viewer: Viewer;

  constructor(id: string, query: URLSearchParams) {
    const seat = query.has('seat') ? Number(query.get('seat')) : null;
    this.#viewer = { seat, tell: (message) => this.#tell(message), leave: () => this.#end(ELSEWHERE) };
    void this.#open(id, Number(query.get('since')));
  }

  send(text: string): void {
    this.#table?.hear(this.#viewer, JSON.parse(text) as FromClient);
  }

  close(): void {
    this.readyState = WebSocket.CLOSED;
    this.#table?.go(this.#viewer);
  }

  async #open(id: string, since: number): Promise<void> {
    try {
      this.#table = await tableOf(id);
    } catch (failure) {
      this.#end(failure instanceof EngineFailure ? LATER : ELSEWHERE);
      return;
    }
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
    this.#table.come(this.#viewer, since);
  }

  #tell(message: ToClient): void {
    if (this.readyState === WebSocket.OPEN) this.onmessage?.({ data: JSON.stringify(message) });
  }

  #end(code: number): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.({ code });
  }
}
