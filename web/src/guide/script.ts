//! A guided match with the face of a connection: the learner's moves lead from one decision to the next, and in between comes
//! what the record says of everybody else.

import type { Channel } from '../net/channel';
import type { Frame, FromClient, ToClient } from '../wire/api';
import type { Step } from './lesson';

/** Who learns. */
export const LEARNER = 0;

/** The numbers of the frames in which the learner decides. */
export function decisions(frames: readonly Frame[]): number[] {
  return frames.flatMap(({ line }, at) => (line?.startsWith(`${LEARNER} `) ? [at - 1] : []));
}

export class Script implements Channel {
  readyState: number = WebSocket.CONNECTING;
  onopen: Channel['onopen'] = null;
  onmessage: Channel['onmessage'] = null;
  onclose: Channel['onclose'] = null;
  readonly #asked: number[];
  /** The frame that was told last. */
  #at = -1;

  constructor(
    private readonly frames: readonly Frame[],
    private readonly steps: readonly Step[],
    /** How many of the steps were made before. */
    private readonly made = 0,
  ) {
    this.#asked = decisions(frames);
    // Whoever made this has to take the line first.
    queueMicrotask(() => this.#open());
  }

  send(text: string): void {
    const message = JSON.parse(text) as FromClient;
    const step = this.#asked.indexOf(this.#at);
    if (message.type !== 'move' || message.move !== this.steps[step]?.move) return;
    const until = this.#asked[step + 1] ?? this.frames.length - 1;
    while (this.#at < until) this.#tell(this.#at + 1, this.frames[this.#at + 1]?.effects ?? []);
  }

  close(): void {
    this.readyState = WebSocket.CLOSED;
  }

  #open(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
    const first = this.#asked[this.made] ?? 0;
    this.#tell(first, this.frames.slice(0, first + 1).flatMap(({ effects }) => effects));
  }

  #tell(at: number, effects: unknown[]): void {
    const frame = this.frames[at];
    if (!frame) return;
    this.#at = at;
    const step = this.#asked.indexOf(at);
    const message: ToClient = {
      type: 'position',
      line: at,
      seat: LEARNER,
      effects,
      taken_back: false,
      view: frame.view,
      awaited: frame.awaited,
      ask: step < 0 ? null : step + 1,
      offers: this.steps[step]?.offers ?? [],
      take_back: null,
      clock: null,
      commitment: '',
      seed: null,
      result: null,
      tally: null,
    };
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}
