//! What one viewer at this screen sees and hears of a match, in its own time.

import { seatOf, type Follow } from '../games/follow';
import { request } from '../net/http';
import type { Dial } from '../net/channel';
import { Live } from '../net/live.svelte';
import type { Position, Refused } from '../wire/api';
import type { Pace } from './watch/manner.svelte';
import { Playback, type Beat } from './watch/playback.svelte';

/** What eyes have to know of the match, and whom they tell. */
export interface Around {
  /** How the game is followed. */
  follow(): Follow<unknown>;
  /** Whether something is said of an effect. */
  says(effect: unknown): boolean;
  /** Whether a person at this screen decides for a seat. */
  isOurs(seat: number | null): boolean;
  pace(): Pace;
  /** Something is shown. */
  shown(eyes: Eyes, beat: Beat): void;
  /** Everything was shown. */
  done(eyes: Eyes): void;
  /** Moves were taken back. */
  takenBack(): void;
  /** How the table is reached, if not in the usual way. */
  dial: Dial | undefined;
}

/** One own seat, or a watcher. */
export class Eyes {
  /** All effects that this viewer was told, the first first. */
  heard: unknown[] = $state.raw([]);
  /** Whether lines were taken back, and what still stands is being asked. */
  rewinds = $state(false);
  /** How much of it was said aloud; none before there was anything. */
  said: number | null = null;
  /** Why the last attempt was not accepted. */
  refused: Refused | null = $state.raw(null);
  readonly live: Live;
  readonly playback: Playback;
  #last: Position | null = null;
  /** What is shown: what has happened, or some of it; no question that was answered meanwhile. */
  readonly position: Position | null = $derived.by(() => {
    const [shown, now] = [this.playback.position, this.live.position];
    return shown && now && shown.ask !== now.ask && shown.ask !== null ? { ...shown, ask: null, offers: [] } : shown;
  });

  constructor(
    private readonly table: string,
    readonly seat: number | null,
    private readonly link: string | null,
    private readonly around: Around,
  ) {
    this.playback = new Playback({
      shown: (beat) => this.#show(beat),
      done: () => around.done(this),
      pace: () => around.pace(),
    });
    this.live = new Live(table, seat, link, {
      position: (position) => this.#stand(position),
      refused: (refused) => (this.refused = refused),
    }, around.dial);
  }

  close(): void {
    this.playback.close();
    this.live.close();
  }

  #stand(position: Position): void {
    this.refused = null;
    const before = this.#last;
    this.#last = position;
    if (before === null || position.taken_back) {
      if (before === null) this.heard = position.effects;
      this.rewinds = position.taken_back;
      this.playback.restart(position);
      if (!position.taken_back) return;
      void this.#hearAgain();
      this.around.takenBack();
    } else if (position.effects.length === 0 && position.line === before.line) this.playback.correct(position);
    else this.playback.take(this.#beats(before, position));
  }

  /** One beat, or one for each hidden choice that is revealed, with what follows from it. */
  #beats(before: Position, position: Position): Beat[] {
    const isOurs = this.#answered(before, position);
    const beat = (effects: unknown[], told: boolean): Beat => ({
      effects,
      position: null,
      told: told && effects.some((effect) => this.around.says(effect)),
      concerns: effects.some((effect) => this.around.isOurs(seatOf(effect))),
    });
    const { effects } = position;
    const { mark } = this.around.follow();
    const reveals = effects.flatMap((effect, at) => (mark(effect) === 'reveal' ? [at] : []));
    if (reveals.length < 2) return [{ ...beat(effects, !isOurs), position }];
    const parts = reveals.map((from, at) => beat(effects.slice(from, reveals[at + 1]), true));
    return [beat(effects.slice(0, reveals[0]), !isOurs), ...parts.slice(0, -1), ...parts.slice(-1).map((last) => ({ ...last, position }))];
  }

  /** Whether it was somebody at this screen who acted. */
  #answered(before: Position, position: Position): boolean {
    if (before.ask !== null && before.ask !== position.ask) return this.around.isOurs(this.seat);
    const [only, ...others] = before.awaited;
    return only !== undefined && others.length === 0 && this.around.isOurs(only);
  }

  #show(beat: Beat): void {
    if (beat.effects.length > 0) this.heard = [...this.heard, ...beat.effects];
    if (beat.told) this.playback.mark(beat.effects.flatMap((effect) => this.around.follow().moved(effect)));
    this.around.shown(this, beat);
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
    this.rewinds = false;
  }
}
