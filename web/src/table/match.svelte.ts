//! A match as this screen shows it: the eyes of all own seats, which of them are shown, and what they may do.

import { boardWith, rulebook, type AnyManifest } from '../games';
import { isHere } from '../here/id';
import { PLAIN } from '../games/follow';
import type { Rulebook } from '../games/rulebook';
import type { Sitter, Words } from '../games/manifest';
import type { Away } from '../net/away';
import type { Dial } from '../net/channel';
import { sentence } from '../net/failure';
import { request } from '../net/http';
import { reader } from '../text/language.svelte';
import type { Hint, Position, SeatInfo, TableInfo } from '../wire/api';
import { Eyes, type Around } from './eyes.svelte';
import { untrack } from 'svelte';
import { differ, next } from './hotseat';
import { seatNames } from './names';
import { Picking } from './picking.svelte';
import { Again, type Played } from './again.svelte';
import { Plan } from './plan.svelte';
import { manner } from './watch/manner.svelte';
import type { Beat } from './watch/playback.svelte';
import { play as sound } from './watch/sound';
import { sentence as turnSentence, turns, type Turn } from './watch/turns';

/** Nothing comes for so long: then what has happened is said. */
const QUIET_MS = 250;

/** A table with a match on it. */
export class Match {
  table: TableInfo;
  readonly eyes: readonly Eyes[];
  manifest: AnyManifest | null = $state.raw(null);
  words: Words<unknown, unknown> | null = $state.raw(null);
  rules: Rulebook | null = $state.raw(null);
  hint: Hint | 'thinking' | null = $state.raw(null);
  failure: string | null = $state(null);
  /** A move that ends a turn while other actions remain: it waits for a second word. */
  doubt: string | null = $state(null);
  /** What was told last to those who listen: a turn in one sentence. */
  spoken = $state('');
  /** Whether the next person has to say that it is them. */
  curtain = $state(false);
  #shown = $state(0);
  /** Whether it is known who is to look first. */
  #settled = $state(false);
  #drawn = $state(false);

  readonly picking = new Picking(
    (line) => this.play(line),
    () => this.looking.playback.moved,
  );
  /** What was played and taken back at this screen. */
  readonly again = new Again();
  /** The turn that is being planned. */
  readonly plan = new Plan((lines) =>
    request('GET /tables/{id}/plan', { path: { id: this.table.id }, query: { seat: this.looking.seat, moves: lines.join(';') } }),
  );
  /** The moves of a plan that are still to be sent, one after the other. */
  #rest: readonly Played[] = [];
  /** Whether a plan is on its way. */
  sending = $state(false);

  constructor(
    table: TableInfo,
    readonly own: readonly number[],
    readonly link: string | null,
    dial?: Dial,
  ) {
    this.table = $state.raw(table);
    const seats = own.length > 0 ? own : [null];
    this.#settled = seats.length === 1;
    const around: Around = {
      follow: () => this.follow,
      says: (effect) => this.words === null || this.words.effect(effect, this.name) !== null,
      isOurs: (seat) => seat !== null && own.includes(seat) && this.seats[seat]?.bot == null,
      pace: () => manner.choices.pace,
      shown: (eyes, beat) => this.#listen(eyes, beat),
      done: (eyes) => this.#caughtUp(eyes),
      takenBack: () => this.again.takenBack(),
      dial,
    };
    this.eyes = seats.map((seat) => new Eyes(table.id, seat, link, around));
  }

  /** The eyes that are looked through. */
  readonly looking: Eyes = $derived.by(() => this.eyes[this.#shown] ?? this.eyes[0]!);
  readonly live = $derived(this.looking.live);
  /** Why the reader is not at the table any more. */
  readonly away: Away | null = $derived.by(() => this.eyes.map(({ live }) => live.away).find((why) => why !== null) ?? null);
  /** Nothing before it is known whose eyes may look: the first seat's secrets are not for the second to see. */
  readonly #real = $derived(this.#settled ? this.looking.position : null);
  /** Where the match stands; while a turn is planned, where it would stand after the moves of the plan. */
  readonly position: Position | null = $derived.by(() => {
    const { planned } = this.plan;
    if (!this.#real || !planned || this.#real.ask === null) return this.#real;
    return { ...this.#real, view: planned.view, offers: planned.offers };
  });
  /** Whether others’ deeds are being shown. */
  readonly watches = $derived.by(() => this.looking.playback.beat);
  readonly follow = $derived(this.manifest?.follow ?? PLAIN);
  /** The log by turns. */
  readonly turns: Turn[] = $derived.by(() =>
    turns(this.looking.heard, this.follow, (effect, earlier) => (this.words ? this.words.effect(effect, this.name, earlier) : JSON.stringify(effect))),
  );
  readonly seats: SeatInfo[] = $derived.by(() =>
    this.live.seats.length > 0 ? this.live.seats : this.table.seats,
  );
  readonly sitters: Sitter[] = $derived.by(() => {
    const names = seatNames(this.seats);
    return this.seats.map(({ bot }, seat) => ({ seat, name: names[seat] ?? '', bot }));
  });
  readonly name = (seat: number): string => this.sitters[seat]?.name ?? String(seat + 1);
  readonly points: number[] | null = $derived(
    this.position?.result?.points ?? (this.position && this.manifest ? this.manifest.points(this.position.view) : null),
  );
  /** Whether the board can be drawn, or need not be. */
  readonly ready = $derived(this.#drawn);

  /** Opens the connections and loads the board; the answer ends it. */
  open(): () => void {
    void boardWith(this.table.game, this.table.edition).then((loaded) => {
      this.manifest = loaded;
      if (!loaded) this.#drawn = true;
    });
    this.eyes.forEach(({ live }) => live.open());
    return () => {
      this.forgetHint();
      if (this.#speaking !== null) clearTimeout(this.#speaking);
      this.eyes.forEach((eyes) => eyes.close());
    };
  }

  /** Reads the words of a language; to be called whenever it changes. */
  async read(language: typeof reader.language): Promise<void> {
    void rulebook(this.table.game, language).then((book) => (this.rules = book));
    const load = this.manifest?.words[language];
    if (!load) return;
    this.words = (await load()).default;
    this.#drawn = true;
  }

  /** Shows the seat that is to decide, behind a curtain where somebody else's secret would be seen. */
  turn(): void {
    const positions = this.eyes.map(({ position }) => position);
    const lines = new Set(positions.map((position) => position?.line));
    // While some seats have not heard of the last line yet, views differ although nothing is secret.
    if (this.eyes.length < 2 || lines.size > 1 || lines.has(undefined)) return;
    const chairs = this.own.map((seat, at) => ({ seat, awaited: positions[at]?.ask != null && this.seats[seat]?.bot == null }));
    const to = next(chairs, this.#shown);
    if (to === this.#shown && this.#settled) return;
    const secret = positions.some((position) => differ(position?.view, positions[to]?.view));
    this.#shown = to;
    this.curtain = secret && positions[to]?.result == null;
    this.#settled = true;
  }

  /** Whether turns are planned before they are sent: where a server keeps others from seeing it. */
  readonly plans: boolean = $derived.by(() => manner.choices.plans && this.looking.seat !== null && !isHere(this.table.id));

  /** Plays a move, or plans it; one that ends the turn while other actions remain is asked about first. */
  play(line: string): void {
    this.failure = null;
    if (this.plans) this.#think(this.plan.add({ line, said: this.say(line) }));
    else if (manner.choices.asks && this.#gives(line).length > 0) this.doubt = line;
    else this.send(line);
  }

  /** Plays a move without a question. */
  send(line: string): void {
    this.doubt = null;
    this.#moved = this.looking;
    this.looking.playback.skip();
    this.looking.playback.forget();
    this.again.played(line, this.say(line));
    this.live.move(line);
    sound('move');
  }

  #think(thought: Promise<void>): void {
    void this.#try(() => thought);
  }

  /** Sends all that is planned. */
  sendPlan(): void {
    if (this.sending || this.plan.busy || this.plan.moves.length === 0) return;
    this.looking.refused = null;
    this.#rest = this.plan.moves;
    this.sending = true;
  }

  /** Sends the next move of a plan once the one before it was accepted; to be called whenever something changes. */
  goOn(): void {
    const real = this.#real;
    if (!this.sending || this.live.pending !== null || real === null) return;
    untrack(() => {
      const [next, ...rest] = this.#rest;
      // The plan is shown until all of it has happened.
      if (next === undefined || this.looking.refused !== null) this.#stop(null);
      else if (real.ask !== null && real.offers.includes(next.line)) {
        this.#rest = rest;
        this.#moved = this.looking;
        this.again.played(next.line, next.said);
        this.live.move(next.line);
      } else if (real.ask === this.live.position?.ask) this.#stop(reader.text.plan.stopped);
    });
  }

  #stop(why: string | null): void {
    this.sending = false;
    this.#rest = [];
    this.plan.clear();
    this.failure = why;
  }

  /** Where others have moved meanwhile, the plan is looked at again; to be called whenever something changes. */
  replan(): void {
    const real = this.#real;
    const at = `${real?.ask} ${real?.line}`;
    untrack(() => {
      if (at === this.#plannedAt) return;
      this.#plannedAt = at;
      if (this.plan.moves.length === 0 || this.sending) return;
      if (real?.ask == null || !this.plans) this.plan.clear();
      else this.#think(this.plan.again());
    });
  }
  #plannedAt = '';

  /** The headings of the actions that a move would give up. */
  #gives(line: string): string[] {
    const { nature } = this.follow;
    if (nature(line) !== 'end') return [];
    const others = this.picking.offers.filter((offer) => nature(offer) === 'action');
    return [...new Set(others.map((offer) => this.heading(offer)))];
  }
  /** What is given up by the move that waits for a second word. */
  readonly givenUp: string[] = $derived.by(() => (this.doubt === null ? [] : this.#gives(this.doubt)));

  /** Who at this screen moved last: it is their move that is taken back. */
  #moved: Eyes | null = null;

  say(line: string): string {
    return this.words && this.position ? this.words.move(line, this.position.view) : line;
  }

  heading(line: string): string {
    return this.words?.group(line) ?? line.split(' ')[0] ?? '';
  }

  /** Whether hints are given here: to somebody who plays alone, and where the table wants them. */
  readonly mayAsk: boolean = $derived.by(() => this.table.hints || this.seats.filter(({ player }) => player !== null).length < 2);

  /** Asks a bot for advice, about one question at a time. */
  async ask(): Promise<void> {
    const { seat } = this.looking;
    if (seat === null || this.position?.ask == null || this.hint === 'thinking' || this.plan.moves.length > 0) return;
    if (!this.mayAsk) {
      this.failure = reader.text.failures['no-hints'];
      return;
    }
    const asking = (this.#asking = new AbortController());
    this.hint = 'thinking';
    this.failure = null;
    try {
      const hint = await request('GET /tables/{id}/hint', { path: { id: this.table.id }, query: { seat }, signal: asking.signal });
      if (!asking.signal.aborted) this.hint = hint;
    } catch (refusal) {
      if (asking.signal.aborted) return;
      this.hint = null;
      this.failure = sentence(refusal);
    }
  }
  #asking: AbortController | null = null;

  /** Wants no hint any more: neither the one that was given nor the one that is thought about. */
  forgetHint(): void {
    this.#asking?.abort();
    this.hint = null;
  }

  /** Takes the last move back, or out of the plan. */
  takeBack(): void {
    if (this.sending) return;
    if (this.plan.moves.length > 0) {
      this.#think(this.plan.undo());
      return;
    }
    this.again.wishes();
    (this.#moved ?? this.looking).live.wish({ type: 'take-back' });
  }

  /** Plays or plans once more what was taken back. */
  redo(): void {
    if (this.sending) return;
    if (this.plan.undone.length > 0) {
      this.#think(this.plan.redo());
      return;
    }
    const line = this.redoes;
    if (line !== null) this.send(line);
  }
  /** The move that was taken back, if it can be played once more. */
  readonly redoes: string | null = $derived.by(() => {
    const line = this.again.undone.at(-1)?.line;
    return line !== undefined && this.picking.offers.includes(line) ? line : null;
  });

  async resign(): Promise<void> {
    const { seat } = this.looking;
    await this.#try(async () => void (await request('POST /tables/{id}/resign', { path: { id: this.table.id }, body: seat === null ? {} : { seat } })));
  }

  return(): void {
    this.live.wish({ type: 'return' });
  }

  /** Reads again how the table stands: after the start, at the end, for the rematch. */
  async refresh(): Promise<void> {
    const [path, query] = [{ id: this.table.id }, { link: this.link }];
    await this.#try(async () => void (this.table = await request('GET /tables/{id}', { path, query })));
  }

  /** What is shown is told to those who listen, a turn at a time. */
  #listen(eyes: Eyes, { told, position }: Beat): void {
    if (eyes !== this.looking) return;
    if (told) sound('other');
    if (position?.result) sound('end');
  }

  /** Everything was shown: it is said once nothing more comes, so that no sentence interrupts another. */
  #caughtUp(eyes: Eyes): void {
    if (eyes !== this.looking) return;
    if (this.#speaking !== null) clearTimeout(this.#speaking);
    this.#speaking = setTimeout(() => this.#speak(eyes), QUIET_MS);
  }
  #speaking: ReturnType<typeof setTimeout> | null = null;

  /** Says what has happened since something was said last: each turn in a sentence. */
  #speak(eyes: Eyes): void {
    const before = eyes.said;
    eyes.said = eyes.heard.length;
    // What was there at the beginning is in the log, and what was taken back is not told.
    if (before === null || before >= eyes.heard.length || (this.manifest && !this.words)) return;
    const news = this.turns.filter(({ last }) => last >= before);
    this.spoken = news.map((turn) => turnSentence(turn, turn.seat === null ? null : this.name(turn.seat))).join(' ');
    if (this.position?.ask != null) sound('turn');
  }

  async #try(deed: () => Promise<void>): Promise<void> {
    try {
      this.failure = null;
      await deed();
    } catch (refusal) {
      this.failure = sentence(refusal);
    }
  }
}
