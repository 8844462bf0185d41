//! A table's live connection: it comes back by itself, names what it knows, and sends again what was not answered.

import { isHere } from '../here/id';
import type { ChatLine, Code, EndedBy, FromClient, Position, Refused, SeatInfo, ToClient } from '../wire/api';
import { channel, type Channel, type Dial } from './channel';
import { comesBack, whyAway, type Away } from './away';
import { Refusal } from './http';

/** A move on its way. */
export interface Pending {
  ask: number;
  line: string;
}

/** Something that was not let through, to be said otherwise or later. */
export interface Unheard {
  code: Code;
  text: string;
}

/** Who is at a table. */
export interface Here {
  seats: readonly number[];
  watching: number;
}

/** What a table hears. */
export interface Hears {
  position(position: Position): void;
  refused(refused: Refused): void;
}

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 4000;
/** What was said before is told right after the position: then it shows what got lost. */
const ECHO_MS = 300;
/** Refusals do not say whether they answer to something said; these may. */
const ABOUT_TALK: ReadonlySet<Code> = new Set<Code>(['muted', 'not-signed-in', 'players-talk', 'too-many', 'unreadable']);

/** One seat's (or a watcher's) connection to one table. */
export class Live {
  position: Position | null = $state.raw(null);
  seats: SeatInfo[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  /** Whose people are at the table, and how many watch; nothing is known before the server has said it. */
  here: Here | null = $state.raw(null);
  connected = $state(false);
  /** The move that was not answered yet. */
  pending: Pending | null = $state.raw(null);
  /** What was said and not heard yet. */
  unsaid: string[] = $state.raw([]);
  /** What may not be said, and why. */
  unheard: Unheard | null = $state.raw(null);
  /** Why this viewer is not here any more; then the connection does not come back. */
  away: Away | null = $state(null);
  /** Why the match ended without a result. */
  ended: EndedBy | null = $state(null);
  #socket: Channel | null = null;
  #returning = false;
  #wait = FIRST_WAIT_MS;
  #again: ReturnType<typeof setTimeout> | null = null;
  #closed = true;

  constructor(
    private readonly table: string,
    private readonly seat: number | null,
    private readonly link: string | null,
    private readonly hears: Hears,
    private readonly dial: Dial = channel,
  ) {}

  open(): void {
    this.#closed = false;
    // A table on this device does not mind.
    if (!isHere(this.table)) {
      addEventListener('online', this.#now);
      addEventListener('offline', this.#drop);
    }
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#now);
    removeEventListener('offline', this.#drop);
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

  /** Says something; while the connection is away, it waits. */
  talk(text: string): void {
    this.unheard = null;
    this.unsaid = [...this.unsaid, text];
    this.#send({ type: 'chat', text });
  }

  /** Asks for something that has no answer of its own. */
  wish(message: Exclude<FromClient, { type: 'move' | 'chat' }>): void {
    this.#send(message);
  }

  #connect(): void {
    const query = new URLSearchParams({ since: String(this.position?.line ?? 0) });
    if (this.seat !== null) query.set('seat', String(this.seat));
    if (this.link !== null) query.set('link', this.link);
    let opened = false;
    this.#socket?.close();
    const socket = this.dial(this.table, query);
    this.#socket = socket;
    socket.onopen = () => {
      opened = true;
      this.connected = true;
      this.#returning = true;
      this.#wait = FIRST_WAIT_MS;
    };
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(data)) as ToClient);
    };
    socket.onclose = ({ code }) => {
      if (socket !== this.#socket) return;
      this.connected = false;
      // Without a network there is nothing to try until it is back.
      if (this.#closed || (!isHere(this.table) && !navigator.onLine)) return;
      if (opened && comesBack(code)) this.#later();
      else void this.#ask(comesBack(code) ? null : 'ended');
    };
  }

  /** Comes back after a while, each time a longer one. */
  #later(least = 0): void {
    this.#again = setTimeout(() => this.#connect(), Math.max(this.#wait, least));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT_MS);
  }

  /** Asks why the door was shut; a browser does not tell why a connection was not let in. */
  async #ask(otherwise: Away | null): Promise<void> {
    let why = otherwise;
    let least = 0;
    try {
      why = (await whyAway(this.table, this.seat, this.link)) ?? otherwise;
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      least = (refusal.wait ?? 0) * 1000;
    }
    if (this.#closed) return;
    if (why === null) this.#later(least);
    else this.#leave(why);
  }

  /** Goes for good: nothing on its way arrives any more. */
  #leave(why: Away): void {
    this.close();
    this.away = why;
    this.pending = null;
    this.unsaid = [];
  }

  readonly #now = () => {
    if (this.connected || this.away !== null) return;
    if (this.#again !== null) clearTimeout(this.#again);
    this.#connect();
  };

  readonly #drop = () => {
    this.connected = false;
    this.#socket?.close();
  };

  #send(message: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #hear(message: ToClient): void {
    switch (message.type) {
      case 'position':
        this.#stand(message);
        break;
      case 'ok':
        // The position that follows tells more.
        break;
      case 'refused':
        // An answer that was sent twice is stale the second time.
        if (message.code === 'stale' && message.ask !== this.position?.ask) break;
        if (this.#unsay(message)) break;
        this.pending = null;
        this.hears.refused(message);
        break;
      case 'chat':
        this.#listen(message);
        break;
      case 'presence':
        this.here = { seats: message.seats, watching: message.watching };
        break;
      case 'ended':
        this.ended = message.reason;
        this.seats = message.seats;
        break;
      case 'seats':
      case 'gathering':
        this.seats = message.seats;
        break;
    }
  }

  /** Whether a refusal is about what was said last; then it is not said. */
  #unsay({ ask, code }: Refused): boolean {
    const text = this.unsaid.at(-1);
    if (text === undefined || ask !== null || !ABOUT_TALK.has(code)) return false;
    this.unsaid = this.unsaid.slice(0, -1);
    this.unheard = { code, text };
    return true;
  }

  #stand(position: Position): void {
    if (this.seat !== null && position.seat === null) {
      this.#leave('unseated');
      return;
    }
    const returned = this.#returning;
    this.#returning = false;
    this.position = position;
    // The question was answered, by us or by a bot that stood in; or it is still open, and the answer got lost.
    if (this.pending && this.pending.ask !== position.ask) this.pending = null;
    if (returned && this.pending) this.#send({ type: 'move', ask: this.pending.ask, move: this.pending.line });
    if (returned && this.unsaid.length > 0) {
      setTimeout(() => this.unsaid.forEach((text) => this.#send({ type: 'chat', text })), ECHO_MS);
    }
    this.hears.position(position);
  }

  #listen(line: ChatLine): void {
    if (this.chat.some(({ number }) => number === line.number)) return;
    this.chat = [...this.chat, line];
    const said = this.unsaid.indexOf(line.text);
    if (said >= 0) this.unsaid = this.unsaid.toSpliced(said, 1);
  }
}
