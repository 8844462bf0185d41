// What the server and its clients say to each other, as types.

export type GameOption = { key: string; values: string[] };
export type GameInfo = {
  id: string;
  version: number;
  audience: string;
  seats_min: number;
  seats_max: number;
  minutes_min: number;
  minutes_max: number;
  options: GameOption[];
  levels: string[];
};
export type Visibility = 'open' | 'private';
export type Clock =
  | { kind: 'live'; bank_s: number; increment_s: number }
  | { kind: 'days'; deadline_s: number };
export type NewSeat = 'me' | 'open' | { bot: string };
export type NewTable = {
  game: string;
  options?: string;
  seats?: NewSeat[];
  visibility?: Visibility;
  clock?: Clock;
  start?: boolean;
  from?: Origin;
};
export type Origin = { record: string; lines: number };
export type Source = { source: string; points: number };
export type Advised = { move: string; points: number | null };
export type Hint = { ask: number; moves: Advised[] };
export type Frame = {
  line: string | null;
  effects: unknown[];
  view: unknown;
  awaited: number[];
  points: number[] | null;
};
export type Replayed = {
  game: string;
  options: string;
  seats: number;
  viewer: number | null;
  frames: Frame[];
  inherited: number;
  result: Standing | null;
  tally: Source[][] | null;
  commitment: string | null;
  seed: string | null;
  verified_draws: number | null;
};
export type TableStatus = 'gathering' | 'playing' | 'over';
export type SeatInfo = { player: string | null; name: string | null; bot: string | null };
export type TableInfo = {
  id: string;
  game: string;
  options: string;
  visibility: Visibility;
  clock: Clock | null;
  status: TableStatus;
  host: string;
  created_at: number;
  over_at: number | null;
  seats: SeatInfo[];
  link: string | null;
  commitment: string | null;
  seed: string | null;
  rematch: string | null;
};
export type Played = { table: TableInfo; points: number[]; ranks: number[] };
export type Failure = { code: string; message: string; rule?: string };
export type Me = { id: string; name: string; login: string | null };
export type Token = { id: string; label: string; created_at: number };
export type TokenMade = { id: string; secret: string };
export type Standing = { points: number[]; ranks: number[] };
export type ClockState = { left_ms: number; running: boolean };
export type Position = {
  line: number;
  seat: number | null;
  effects: unknown[];
  taken_back: boolean;
  view: unknown;
  awaited: number[];
  ask: number | null;
  offers: string[];
  take_back_asked_by: number | null;
  clock: ClockState[] | null;
  commitment: string;
  seed: string | null;
  result: Standing | null;
  tally: Source[][] | null;
};
export type Refused = { ask: number | null; code: string; rule: string | null; message: string };
export type ChatLine = { number: number; name: string; text: string; at: number };
export type FromClient =
  | { type: 'move'; ask: number; move: string }
  | { type: 'take-back' }
  | { type: 'agree' }
  | { type: 'decline' }
  | { type: 'chat'; text: string }
  | { type: 'return' };
export type ToClient =
  | ({ type: 'position' } & Position)
  | { type: 'ok'; ask: number }
  | ({ type: 'refused' } & Refused)
  | ({ type: 'chat' } & ChatLine)
  | { type: 'seats'; seats: SeatInfo[] }
  | { type: 'gathering'; seats: SeatInfo[] };
