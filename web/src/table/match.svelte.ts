//! A match as this screen shows it: the eyes of all own seats, which of them are shown, and what they may do.

import { board, rulebook, type AnyManifest } from '../games';
import type { Rulebook } from '../games/rulebook';
import type { Sitter, Words } from '../games/manifest';
import type { Away } from '../net/away';
import { sentence } from '../net/failure';
import { request } from '../net/http';
import { reader } from '../text/language.svelte';
import type { Hint, SeatInfo, TableInfo } from '../wire/api';
import { Eyes } from './eyes.svelte';
import { differ, next } from './hotseat';
import { seatNames } from './names';
import { Picking } from './picking.svelte';

/** A table with a match on it. */
export class Match {
  table: TableInfo;
  readonly eyes: readonly Eyes[];
  manifest: AnyManifest | null = $state.raw(null);
  words: Words<unknown, unknown> | null = $state.raw(null);
  rules: Rulebook | null = $state.raw(null);
  hint: Hint | 'thinking' | null = $state.raw(null);
  failure: string | null = $state(null);
  /** Whether the next person has to say that it is them. */
  curtain = $state(false);
  #shown = $state(0);
  /** Whether it is known who is to look first. */
  #settled = $state(false);
  #drawn = $state(false);

  readonly picking = new Picking((line) => this.play(line));

  constructor(
    table: TableInfo,
    readonly own: readonly number[],
    readonly link: string | null,
  ) {
    this.table = $state.raw(table);
    const seats = own.length > 0 ? own : [null];
    this.#settled = seats.length === 1;
    this.eyes = seats.map((seat) => new Eyes(table.id, seat, link));
  }

  /** The eyes that are looked through. */
  readonly looking: Eyes = $derived.by(() => this.eyes[this.#shown] ?? this.eyes[0]!);
  readonly live = $derived(this.looking.live);
  /** Why the reader is not at the table any more. */
  readonly away: Away | null = $derived.by(() => this.eyes.map(({ live }) => live.away).find((why) => why !== null) ?? null);
  /** Nothing before it is known whose eyes may look: the first seat's secrets are not for the second to see. */
  readonly position = $derived(this.#settled ? this.live.position : null);
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
    void board(this.table.game).then((loaded) => {
      this.manifest = loaded;
      if (!loaded) this.#drawn = true;
    });
    this.eyes.forEach(({ live }) => live.open());
    return () => {
      this.forgetHint();
      this.eyes.forEach(({ live }) => live.close());
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
    const positions = this.eyes.map(({ live }) => live.position);
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

  play(line: string): void {
    this.failure = null;
    this.#moved = this.looking;
    this.live.move(line);
  }
  /** Who at this screen moved last: it is their move that is taken back. */
  #moved: Eyes | null = null;

  say(line: string): string {
    return this.words && this.position ? this.words.move(line, this.position.view) : line;
  }

  heading(line: string): string {
    return this.words?.group(line) ?? line.split(' ')[0] ?? '';
  }

  /** Asks a bot for advice, about one question at a time. */
  async ask(): Promise<void> {
    const { seat } = this.looking;
    if (seat === null || this.position?.ask == null || this.hint === 'thinking') return;
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

  takeBack(): void {
    (this.#moved ?? this.looking).live.wish({ type: 'take-back' });
  }

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

  async #try(deed: () => Promise<void>): Promise<void> {
    try {
      this.failure = null;
      await deed();
    } catch (refusal) {
      this.failure = sentence(refusal);
    }
  }
}
