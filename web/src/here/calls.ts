//! What the page asks of a worker that runs the engine, and what comes back.

import type { Advised, Foreseen, GameInfo, Position, Refused, Replayed, Source } from '../wire/api';

/** By name: what goes with the question, and the answer. A worker holds one table, which `open` and `resume` lay. */
export interface Calls {
  open: { args: [game: string, options: string, seed: string]; answer: Laid };
  resume: { args: [game: string, options: string, inherited: number, lines: string[], seed: string]; answer: Laid };
  /** `since`: what was heard from that line on comes with it; without it lines were taken back. */
  position: { args: [viewer: string, since: number | null]; answer: Position };
  /** The lines that were added. */
  submit: { args: [seat: number, notation: string]; answer: string[] };
  takeBack: { args: [seat: number]; answer: null };
  lines: { args: []; answer: string[] };
  why: { args: [seat: number, notation: string]; answer: Refused | null };
  record: { args: []; answer: string };
  tally: { args: []; answer: Source[][] };
  replay: { args: [viewer: string]; answer: Replayed };
  games: { args: []; answer: GameInfo[] };
  agree: { args: [game: string, options: string]; answer: [options: string, seats: number] };
  read: { args: [record: string, viewer: string]; answer: Replayed };
  takeOver: { args: [record: string, lines: number]; answer: TakenOver };
  unpack: { args: [record: string]; answer: Unpacked };
  foresee: { args: [game: string, seat: number, view: string, notation: string]; answer: Foreseen | null };
  answer: { args: [game: string, seat: number, view: string, level: string, seed: string]; answer: string };
  advise: { args: [game: string, seat: number, view: string, level: string, seed: string]; answer: Advised[] };
}

/** A table that has been laid. */
export interface Laid {
  seats: number;
  lines: string[];
}

/** The beginning of another match. */
export interface TakenOver {
  game: string;
  options: string;
  lines: string[];
}

/** A whole match, to be kept and gone on with. */
export interface Unpacked extends TakenOver {
  /** How many lines were decided by another seed. */
  inherited: number;
  /** The seed that the record holds. */
  seed: string | null;
}

export interface Question {
  id: number;
  name: keyof Calls;
  args: unknown[];
}

export type Reply = { id: number; answer: unknown } | { id: number; failure: string };
