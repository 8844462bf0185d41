//! What others do, shown one thing after the other: positions and what was heard wait until their turn comes.

import type { Moved } from '../../games/follow';
import type { Position } from '../../wire/api';
import type { Pace } from './manner.svelte';

/** One thing that is shown: what was heard, and the position it led to; none while hidden choices are revealed. */
export interface Beat {
  effects: readonly unknown[];
  position: Position | null;
  /** Whether it is somebody else's, so that it is told and takes its time. */
  told: boolean;
  /** Whether it touches a seat of this screen. */
  concerns: boolean;
}

/** What a playback is told about beats as they are shown. */
export interface Audience {
  /** A beat is shown. */
  shown(beat: Beat): void;
  /** Nothing waits any more. */
  done(): void;
  /** How fast to go. */
  pace(): Pace;
}

const BEAT_MS: Record<Pace, number> = { off: 0, fast: 300, normal: 600, slow: 1200 };
/** What concerns the reader takes so much longer. */
const CONCERN = 1.7;
/** When more beats than this wait, they share the time of this many: nobody waits long. */
const PATIENCE = 12;

/** How long a beat stays, given how many wait behind it. */
export function stay({ told, concerns }: Pick<Beat, 'told' | 'concerns'>, pace: Pace, behind: number): number {
  if (!told) return 0;
  const hurry = Math.min(1, PATIENCE / Math.max(1, behind));
  return BEAT_MS[pace] * (concerns ? CONCERN : 1) * hurry;
}

/** The queue of one viewer. */
export class Playback {
  /** The position that is shown. */
  position: Position | null = $state.raw(null);
  /** What is being told; none when everything was. */
  beat: Beat | null = $state.raw(null);
  /** The pieces that moved since the reader's last move. */
  moved: readonly Moved[] = $state.raw([]);
  #waiting: readonly Beat[] = $state.raw([]);
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(private readonly audience: Audience) {}

  /** Whether what is shown is behind what has happened. */
  get isBehind(): boolean {
    return this.#waiting.length > 0;
  }

  /** Takes what has happened, in order. */
  take(beats: readonly Beat[]): void {
    this.#waiting = [...this.#waiting, ...beats];
    if (this.#timer === null) this.#next();
  }

  /** Takes a position in which nothing was heard: it takes the place of the last one. */
  correct(position: Position): void {
    const last = this.#waiting.findLastIndex((beat) => beat.position !== null);
    if (last < 0) this.position = position;
    else this.#waiting = this.#waiting.map((beat, at) => (at === last ? { ...beat, position } : beat));
  }

  /** Shows a position at once and forgets what waited: what was told does not stand any more. */
  restart(position: Position): void {
    this.#waiting = [];
    this.#stop();
    this.moved = [];
    this.position = position;
    this.audience.done();
  }

  /** Shows everything that waits at once. */
  skip(): void {
    this.#stop();
    const rest = this.#waiting;
    this.#waiting = [];
    rest.forEach((beat) => this.#show(beat));
    this.#stop();
    this.audience.done();
  }

  /** The reader moves: what moved before is old. */
  forget(): void {
    this.moved = [];
    this.beat = null;
  }

  mark(moved: readonly Moved[]): void {
    if (moved.length > 0) this.moved = [...this.moved, ...moved];
  }

  close(): void {
    this.#waiting = [];
    this.#stop();
  }

  #next(): void {
    this.#timer = null;
    const [beat, ...rest] = this.#waiting;
    this.#waiting = rest;
    if (!beat) {
      this.beat = null;
      this.audience.done();
      return;
    }
    this.#show(beat);
    const time = stay(beat, this.audience.pace(), rest.length);
    if (time === 0) this.#next();
    else this.#timer = setTimeout(() => this.#next(), time);
  }

  #show(beat: Beat): void {
    if (beat.position) this.position = beat.position;
    this.beat = beat.told ? beat : null;
    this.audience.shown(beat);
  }

  #stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.beat = null;
  }
}
