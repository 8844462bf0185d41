//! A table on this machine: people at one screen and bots. The engine judges, and every line is kept before it is told.

import type { Code, FromClient, MyTable, Position, Refused, SeatInfo, TableInfo, ToClient } from '../wire/api';
import { Engine, EngineFailure } from './engine';
import { me, newId, newSeed } from './id';
import { change, find, forget, keep, type Kept } from './store';

/** Somebody who looks at the table. */
export interface Viewer {
  seat: number | null;
  tell(message: ToClient): void;
  /** The table is not here any more. */
  leave(): void;
}

/** What a new table is made of. */
export type Plan = Pick<Kept, 'game' | 'options' | 'seats' | 'inherited' | 'lines'> & {
  /** What chance follows from; drawn, where it is not given. */
  seed: string | null;
};

/** How long a bot that could not answer is left alone: at first, and at most. */
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 8000;

/** How long a bot may think about one decision. */
const PATIENCE_MS = 15_000;
/** The levels that may be too much for a slow device, the strongest first, and what they become. */
const LEVELS = ['master', 'expert', 'journeyman'];

const open = new Map<string, Promise<HereTable>>();

/** The open table of this id; opened, if it is not. */
export function tableOf(id: string): Promise<HereTable> {
  const known = open.get(id);
  if (known) return known;
  const opening = HereTable.lay(id);
  open.set(id, opening);
  opening.catch(() => open.delete(id));
  return opening;
}

/** Makes a table. */
export async function make(plan: Plan): Promise<Kept> {
  const engine = new Engine();
  const [id, seed, now] = [newId(), plan.seed ?? newSeed(), Date.now()];
  try {
    const laid =
      plan.lines.length > 0
        ? await engine.call('resume', plan.game, plan.options, plan.inherited, plan.lines, seed)
        : await engine.call('open', plan.game, plan.options, seed);
    const { commitment, awaited, result } = await engine.call('position', '-', null);
    const kept: Kept = {
      ...plan, id, seed, commitment, awaited, lines: laid.lines, madeAt: now, movedAt: now, overAt: result === null ? null : now, result,
      rematch: null, archived: false,
    };
    await keep(kept);
    return kept;
  } finally {
    engine.stop();
  }
}

/** A kept table as lists show it. */
export function info(table: Kept, me: string): TableInfo {
  return {
    id: table.id,
    game: table.game,
    options: table.options,
    edition: null,
    visibility: 'private',
    clock: null,
    hints: true,
    talk: 'players',
    status: table.overAt === null ? 'playing' : 'over',
    host: me,
    created_at: table.madeAt,
    over_at: table.overAt,
    ended_by: null,
    seats: seats(table, me),
    link: null,
    brought: false,
    commitment: table.commitment,
    seed: table.overAt === null ? null : table.seed,
    rematch: table.rematch,
    muted: [],
  };
}

/** A kept table as the reader's own list shows it. */
export function row(table: Kept, me: string): MyTable {
  return {
    ...info(table, me),
    my_move: waits(table),
    deadline: null,
    changed_at: table.movedAt,
    round: null,
    points: null,
    result: table.result,
    archived: table.archived,
  };
}

/** Whether a table waits for somebody at this machine. */
function waits({ awaited, seats, overAt }: Kept): boolean {
  return overAt === null && awaited.some((seat) => seats[seat]?.bot === null);
}

function seats(table: Kept, me: string): SeatInfo[] {
  return table.seats.map(({ person, bot, stoodIn }) => ({
    player: person === null ? null : me, name: person, bot, stood_in: stoodIn, hints: 0,
  }));
}

export class HereTable {
  readonly engine = new Engine();
  readonly #bots = new Engine();
  readonly #viewers = new Set<Viewer>();
  /** What is done to the table, one after the other. */
  #last: Promise<unknown> = Promise.resolve();
  /** Grows whenever the position changes: what a bot thought about an older one is forgotten. */
  #turn = 0;
  #letGo: () => void = () => undefined;
  /** When a bot that could not answer is asked again. */
  #again: ReturnType<typeof setTimeout> | undefined;

  private constructor(public kept: Kept) {}

  /** Lays the table that is kept under this id. */
  static async lay(id: string): Promise<HereTable> {
    const kept = await find(id);
    if (!kept) throw new Error('there is no such table here');
    const table = new HereTable(kept);
    await table.#own();
    if (kept.seats.some(({ bot }) => bot !== null)) table.#bots.warm();
    await table.engine.call('resume', kept.game, kept.options, kept.inherited, kept.lines, kept.seed);
    return table;
  }

  /** Somebody comes: hears where the match stands, and from now on what happens. */
  come(viewer: Viewer, since: number): void {
    this.#viewers.add(viewer);
    void this.#after(async () => {
      viewer.tell({ type: 'seats', seats: seats(this.kept, me()) });
      viewer.tell({ type: 'position', ...(await this.position(viewer.seat, since)) });
      void this.#think();
    });
  }

  /** Somebody goes; without anybody the table is put away. */
  go(viewer: Viewer): void {
    this.#viewers.delete(viewer);
    if (this.#viewers.size === 0) void this.#after(async () => this.#viewers.size === 0 && this.#putAway());
  }

  /** What a viewer wants. */
  hear(viewer: Viewer, message: FromClient): void {
    const { seat } = viewer;
    void this.#after(async () => {
      if (seat === null) return;
      if (message.type === 'move') await this.#move(viewer, seat, message);
      else if (message.type === 'take-back') await this.#takeBack(viewer, seat);
      else if (message.type === 'return') await this.#seat(seat, null);
    });
  }

  /** Where the match stands for a seat, or for nobody. */
  position(seat: number | null, since: number | null): Promise<Position> {
    return this.engine.call('position', seat === null ? '-' : String(seat), since);
  }

  /** Lets a bot play on for a seat. */
  standIn(seat: number, level: string): Promise<void> {
    return this.#after(() => this.#seat(seat, level));
  }

  /** Notes the table of the rematch. */
  rematch(id: string): Promise<void> {
    return this.#after(() => this.#note({ rematch: id }));
  }

  /** Hands the table over; once that is done it is not on this machine any more. Nothing happens at it meanwhile. */
  move<T>(deed: (record: string) => Promise<T>): Promise<T> {
    return this.#after(async () => {
      const moved = await deed(await this.engine.call('record'));
      this.#turn += 1;
      await forget(this.kept.id);
      this.#viewers.clear();
      this.#putAway();
      return moved;
    });
  }

  /** Puts a bot on somebody's seat, or the person back. */
  async #seat(seat: number, bot: string | null): Promise<void> {
    const chairs = this.kept.seats.map((chair, at) =>
      at === seat && chair.person !== null ? { ...chair, bot, stoodIn: chair.stoodIn || bot !== null } : chair,
    );
    await this.#note({ seats: chairs });
    this.#turn += 1;
    this.#tellSeats();
    void this.#think();
  }

  async #move(viewer: Viewer, seat: number, { ask, move }: { ask: number; move: string }): Promise<void> {
    const { ask: open } = await this.position(seat, null);
    if (ask !== open) {
      viewer.tell({ type: 'refused', ask, code: 'stale', rule: null, lacks: [], message: 'the question was answered before' });
      return;
    }
    try {
      await this.#submit(seat, move);
      viewer.tell({ type: 'ok', ask });
    } catch (failure) {
      viewer.tell({ type: 'refused', ...reason(failure), ask });
    }
  }

  /** Keeps what a move brings, then tells it. */
  async #submit(seat: number, move: string): Promise<void> {
    const before = this.kept.lines.length;
    const added = await this.engine.call('submit', seat, move);
    await this.#keep([...this.kept.lines, ...added]);
    await this.#tellPositions(before);
  }

  async #takeBack(viewer: Viewer, seat: number): Promise<void> {
    try {
      await this.engine.call('takeBack', seat);
    } catch (failure) {
      viewer.tell({ type: 'refused', ...reason(failure) });
      return;
    }
    // The line that went need not be the last: the record says what is left.
    await this.#keep(await this.engine.call('lines'));
    viewer.tell({ type: 'ok', ask: null });
    await this.#tellPositions(null);
  }

  async #keep(lines: string[]): Promise<void> {
    this.#turn += 1;
    const { awaited, result } = await this.position(null, null);
    const now = Date.now();
    await this.#note({ lines, awaited, result, movedAt: now, overAt: result === null ? null : now });
  }

  async #note(what: Partial<Kept>): Promise<void> {
    this.kept = await change(this.kept.id, what);
  }

  async #tellPositions(since: number | null): Promise<void> {
    for (const viewer of this.#viewers) viewer.tell({ type: 'position', ...(await this.position(viewer.seat, since)) });
    void this.#think();
  }

  #tellSeats(): void {
    this.#viewers.forEach((viewer) => viewer.tell({ type: 'seats', seats: seats(this.kept, me()) }));
  }

  /** Lets the first bot that is awaited think, and play if nothing has changed meanwhile. */
  async #think(wait = FIRST_WAIT_MS): Promise<void> {
    clearTimeout(this.#again);
    const seat = this.kept.awaited.find((at) => this.kept.seats[at]?.bot != null);
    const level = seat === undefined ? null : this.kept.seats[seat]?.bot;
    if (seat === undefined || level == null || this.#viewers.size === 0) return;
    const turn = this.#turn;
    if (this.#bots.busy) this.#bots.stop();
    const patience = setTimeout(() => void this.#after(() => this.#spare(turn)), PATIENCE_MS);
    try {
      const { view } = await this.position(seat, null);
      const move = await this.#bots.call('answer', this.kept.game, seat, JSON.stringify(view), level, newSeed());
      await this.#after(async () => turn === this.#turn && (await this.#submit(seat, move)));
    } catch (failure) {
      if (!(failure instanceof EngineFailure)) throw failure;
      // Whoever took back, went away or asked again has stopped the bot, and asks anew where it is wanted. Otherwise the
      // engine could not be loaded, or has ended: it is tried again, not too often.
      if (failure.stopped || turn !== this.#turn) return;
      this.#again = setTimeout(() => void this.#think(Math.min(2 * wait, LONGEST_WAIT_MS)), wait);
    } finally {
      clearTimeout(patience);
    }
  }

  /** A device on which the bots think for too long: those of the strongest level play one level lower from now on. */
  async #spare(turn: number): Promise<void> {
    const strongest = LEVELS.find((level) => this.kept.seats.some(({ bot }) => bot === level));
    const lower = strongest === undefined ? undefined : LEVELS[LEVELS.indexOf(strongest) + 1];
    if (turn !== this.#turn || lower === undefined) return;
    await this.#note({ seats: this.kept.seats.map((chair) => (chair.bot === strongest ? { ...chair, bot: lower } : chair)) });
    this.#tellSeats();
    const slow = { ask: null, code: 'slow-device' as Code, rule: null, lacks: [], message: `this device is slow: ${strongest} plays as ${lower}` };
    this.#viewers.forEach((viewer) => viewer.tell({ type: 'refused', ...slow }));
    void this.#think();
  }

  #after<T>(deed: () => Promise<T>): Promise<T> {
    const done = this.#last.then(deed, deed);
    this.#last = done.catch(() => undefined);
    return done;
  }

  /** Only one page may change a table: the one that has opened it last. */
  #own(): Promise<void> {
    return new Promise((owned) => {
      const held = new Promise<void>((letGo) => (this.#letGo = letGo));
      void navigator.locks
        .request(`table ${this.kept.id}`, { steal: true }, () => (owned(), held))
        .catch(() => {
          this.#viewers.forEach((viewer) => viewer.leave());
          this.#putAway();
        });
    });
  }

  #putAway(): void {
    open.delete(this.kept.id);
    clearTimeout(this.#again);
    this.engine.stop();
    this.#bots.stop();
    this.#letGo();
  }
}

function reason(failure: unknown): Refused {
  if (failure instanceof EngineFailure && failure.refused) return failure.refused;
  return { ask: null, code: 'internal', rule: null, lacks: [], message: String(failure) };
}
