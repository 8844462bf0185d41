//! A table's live connection: it comes back by itself, names what it knows, and sends again what was not answered.

import type { ChatLine, FromClient, Position, Refused, SeatInfo, ToClient } from '../wire/api';

/** A move on its way. */
export interface Pending {
  ask: number;
  line: string;
}

/** What a table hears. */
export interface Hears {
  position(position: Position): void;
  refused(refused: Refused): void;
}

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 5000;

/** One seat's (or a watcher's) connection to one table. */
export class Live {
  position: Position | null = $state.raw(null);
  seats: SeatInfo[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  connected = $state(false);
  pending: Pending | null = $state.raw(null);
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT_MS;
  #again: ReturnType<typeof setTimeout> | null = null;
  #closed = false;

  constructor(
    private readonly table: string,
    private readonly seat: number | null,
    private readonly link: string | null,
    private readonly hears: Hears,
  ) {}

  open(): void {
    this.#closed = false;
    const query = new URLSearchParams();
    if (this.position) query.set('since', String(this.position.line));
    if (this.seat !== null) query.set('seat', String(this.seat));
    if (this.link !== null) query.set('link', this.link);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/live?${query}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.connected = true;
      this.#wait = FIRST_WAIT_MS;
    };
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(String(data)) as ToClient);
    socket.onclose = () => {
      this.connected = false;
      if (this.#closed) return;
      this.#again = setTimeout(() => this.open(), this.#wait);
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT_MS);
    };
  }

  close(): void {
    this.#closed = true;
    if (this.#again !== null) clearTimeout(this.#again);
    this.#socket?.close();
  }

  /** Answers the open question; while the connection is away, the answer waits. */
  move(line: string): void {
    const ask = this.position?.ask;
    if (ask === null || ask === undefined || this.pending) return;
    this.pending = { ask, line };
    this.#send({ type: 'move', ask, move: line });
  }

  say(message: Exclude<FromClient, { type: 'move' }>): void {
    this.#send(message);
  }

  #send(message: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #hear(message: ToClient): void {
    switch (message.type) {
      case 'position':
        this.#take(message);
        break;
      case 'ok':
        if (this.pending?.ask === message.ask) this.pending = null;
        break;
      case 'refused':
        this.pending = null;
        this.hears.refused(message);
        break;
      case 'chat':
        if (!this.chat.some(({ number }) => number === message.number)) this.chat = [...this.chat, message];
        break;
      case 'seats':
      case 'gathering':
        this.seats = message.seats;
        break;
    }
  }

  #take(position: Position): void {
    const returned = this.position !== null && position.line === this.position.line;
    this.position = position;
    this.hears.position(position);
    if (!this.pending) return;
    // The question was answered, by us or by a bot that stood in; or it is still open and the answer got lost.
    if (position.ask !== this.pending.ask) this.pending = null;
    else if (returned) this.#send({ type: 'move', ask: this.pending.ask, move: this.pending.line });
  }
}
