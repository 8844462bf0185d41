//! What a language must say: a missing tile, verb, effect or label does not compile.

import type { Amounts, Edge, Effect, Kind, Options, Per, Quests, Slot, Surcharge, Tile, Token } from '../../../wire/tales-of-glory';

/** The verbs of moves. */
export type Verb = 'decline' | 'select' | 'take' | 'pay' | 'place' | 'discard' | 'done' | 'key' | 'collect';

/** The words of the game's tally. */
export type Source = 'prestige' | 'majorities' | 'characters' | 'quests';

/** The options of the game. */
export type Option = keyof Options;

/** Places and things that have no id in the rules. */
export type Label =
  | 'adventure-board'
  | 'wilderness'
  | 'valley'
  | 'majorities'
  | 'majority-worth'
  | 'discard-pile'
  | 'compensation'
  | 'banner'
  | 'reserve'
  | 'legend'
  | 'hand'
  | 'taken'
  | 'first-player'
  | 'has-chosen'
  | 'is-choosing'
  | 'surcharge'
  | 'empty'
  | 'age-1'
  | 'age-2'
  | 'age-3'
  | 'quest'
  | 'hero'
  | 'zoom-in'
  | 'zoom-out'
  | 'zoom-fit'
  | 'reconstructed'
  | 'selection-cards'
  | 'selection-card'
  | 'ended-now'
  | 'to-pay';

/** What effects need to name others. */
export type Names = (seat: number) => string;

/** The game in one language. */
export interface Text {
  tile: Record<Tile, string>;
  kind: Record<Kind, string>;
  /** So many tokens, with the number. */
  token: Record<Token, (amount: number) => string>;
  /** Tokens of a sort, without a number. */
  sort: Record<Token, string>;
  per: Record<Per, string>;
  label: Record<Label, string>;
  group: Record<Verb, string>;
  source: Record<Source, string>;
  option: Record<Option, string>;
  quests: Record<Quests, string>;
  seats(players: string): string;
  /** Several things in a row: `a, b and c`. */
  list(things: readonly string[]): string;

  move: {
    decline(tile: Tile): string;
    select(slot: Slot, tile: Tile | null): string;
    take(slot: Slot, tile: Tile | null): string;
    pay(surcharge: Surcharge): string;
    place(tile: Tile, x: number, y: number): string;
    discard(tile: Tile): string;
    done(): string;
    key(tile: Tile, content: string): string;
    collect(tile: Tile, reward: string): string;
  };
  /** Where a spot lies as seen from the Hero. */
  spot(x: number, y: number): string;
  slot(slot: string): string;
  chest(tile: Tile, content: string): string;
  reward(gain: string, per: Per | null, when: 'at-once' | 'at-the-end'): string;
  cost(price: string): string;
  side: readonly [string, string, string, string];
  edge(edge: Exclude<Edge, string>, gain: string): string;
  connector: Record<'plain' | 'half-key', string>;
  holds(content: string): string;

  prompt: {
    setup: string;
    decline: string;
    select(round: number): string;
    take: string;
    pay: string;
    place: string;
    quests: string;
    collect: string;
    wait(who: string): string;
    over: string;
  };
  effect: { [K in Effect['kind']]: (effect: Extract<Effect, { kind: K }>, names: Names, amounts: (amounts: Amounts) => string) => string | null };
  round(round: number): string;
  summary: string;
  about: string;
}
