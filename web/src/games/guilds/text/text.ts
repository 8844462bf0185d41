//! What a language must say: a missing card, verb, effect or label does not compile.

import type { ActionCard, AttackCard, AttackKind, Building, Condition, Deed, DieAction, DieColour, Effect, Field, Guild, Landscape, Medal, Mishap, Options, PlayerCard, StartField, Talent, Tile } from '../../../wire/guilds';
import type { ByKind } from '../../variant';

/** The verbs of moves. */
export type Verb =
  | 'swap' | 'keep' | DieAction | 'release' | 'play' | 'use' | 'mine' | 'take' | 'stop' | 'lay' | 'sell' | 'turn' | 'hire' | 'decline'
  | 'discard' | 'return' | 'forfeit' | 'lose' | 'repel' | 'end';

/** The words of the game's tally. */
export type Source = 'mines' | 'buildings' | 'player-cards' | 'medals' | 'sets' | 'trophies' | 'jar' | 'tiles' | 'finals' | 'loss-box' | 'penalties';

/** Places and things that have no id in the rules. */
export type Label =
  | 'board' | 'solo-board' | 'loss-box' | 'landscapes' | 'buildings' | 'dice' | 'actions' | 'attack' | 'no-attack' | 'hand' | 'player-cards' | 'trophies'
  | 'medals' | 'supply' | 'pile' | 'reserve' | 'stock' | 'bag' | 'unbuilt' | 'used' | 'boxed' | 'met-now' | 'not-met-now' | 'final' | 'next' | 'draws'
  | 'reconstructed' | 'printed' | 'fields' | 'action-cards' | 'attack-cards' | 'guild-tiles' | 'blank' | 'marked' | 'active' | 'points' | 'sales' | 'pick-side' | 'penalty-building';

export type Names = (seat: number) => string;

/** What the text of an effect may use besides the effect. */
type Say<K extends Effect['kind']> = (effect: Extract<Effect, { kind: K }>, names: Names) => string | null;

/** What a turn consists of. */
export type Choice = 'dice' | 'cards' | 'buildings' | 'repel' | 'end';

/** The game in one language. */
export interface Text {
  guild: Record<Guild, string>;
  colour: Record<DieColour, string>;
  action: Record<DieAction, string>;
  card: Record<ActionCard, string>;
  hireling: Record<PlayerCard, string>;
  building: Record<Building, string>;
  attack: Record<AttackCard, string>;
  damage: Record<AttackKind, string>;
  source: Record<Source, string>;
  label: Record<Label, string>;
  group: Record<Verb, string>;
  option: Record<keyof Options, string>;
  seats(players: string): string;
  /** So many, with the number. */
  tile: Record<Tile, (amount: number) => string>;
  medal: Record<Medal, (amount: number) => string>;
  jar(amount: number): string;
  combat(amount: number): string;
  cards(amount: number): string;
  points(amount: number): string;
  mines(amount: number): string;
  list(things: readonly string[]): string;

  die(colour: DieColour, pips: string): string;
  landscape(id: Landscape): string;
  start(field: StartField): string;
  field(field: Field): string;
  deed: ByKind<Deed, string>;
  talent: ByKind<Talent, string>;
  condition: ByKind<Condition, string>;
  mishap: ByKind<Mishap, string>;
  /** What an attack does that is not repelled. */
  harm(kind: AttackKind, loss: number, column: number): string;
  attackCard(name: string, strength: number, harm: string): string;
  priced(price: number, deed: string): string;
  plan(name: string, rank: number, cost: string, points: number, price: number, deed: string): string;
  /** How a solo game ended. */
  verdict: {
    won(points: number, needed: number): string;
    few(points: number, needed: number): string;
    failed(field: string, met: number): string;
    late(turns: number, met: number): string;
  };
  hirelingCard(name: string, jar: number, points: number, talent: string): string;
  /** What a field does: before the test, what is tested, what happens otherwise. */
  tested(first: string | null, condition: string, otherwise: string | null): string;
  /** What a die action achieves from which strength on. */
  achieves: Record<DieAction, string>;
  matching(colour: string): string;

  move: {
    swap(first: string, second: string): string;
    keep(): string;
    prospect(die: string, landscape: string): string;
    extract(die: string): string;
    trade(die: string, sale: string): string;
    build(die: string, building: Building, less: Tile | null): string;
    recruit(die: string): string;
    muster(die: string): string;
    study(die: string): string;
    labour(die: string): string;
    release(die: string): string;
    play(card: ActionCard): string;
    use(building: Building): string;
    mine(landscape: string): string;
    take(tile: Tile, landscape: string): string;
    stop(): string;
    lay(tile: Tile, landscape: string): string;
    sell(sale: string): string;
    turn(die: string, pips: string): string;
    hire(card: PlayerCard, jar: number): string;
    decline(): string;
    discard(card: ActionCard): string;
    return(card: PlayerCard): string;
    forfeit(medal: Medal): string;
    lose(tile: Tile): string;
    repel(): string;
    end(): string;
  };
  prompt: {
    setup: string;
    swap(field: string | null): string;
    act: (choices: Choice[]) => string;
    discard: string;
    mine: string;
    take: string;
    'lay-tiles': string;
    sell: string;
    turn: string;
    recruit: string;
    return: string;
    forfeit: string;
    lose: string;
    wait(who: string): string;
    over: string;
  };
  effect: { [K in Effect['kind']]: Say<K> };
  round(round: number, rounds: number): string;
  summary: string;
  about: string;
}
