//! What a language must say about the things of the game and about a first match.

import type { Begin, Said } from '../../../inspect/told';
import type { Faction } from '../../../wire/terra-mystica';

/** The rules that the words of the game stand in. */
export const RULES = {
  faction: '1.4', hex: '5.1', spade: '5.3', dwelling: '6.1', structure: '6.2', bonus: '10.4', favour: '6.5', town: '8.5', score: '11.1', cult: '9.1',
  power: '4.1', burn: '4.2', conversion: '4.3', action: '10.1', special: '10.2', ship: '6.6', dig: '6.7', bridge: '6.8', priest: '9.2', coin: '4.3',
  worker: '5.3', pass: '2.3', network: '11.4', reach: '5.1', river: '12.6', offer: '7.2',
} as const;

export type TermId = keyof typeof RULES;

/** The kinds of moves by their verbs; signed ones are `+tile`, `+cult` and `-cult`. */
export type Deed =
  | 'pick' | 'colour' | 'build' | 'dig' | 'transform' | 'discard' | 'upgrade' | 'advance' | 'send' | 'action' | 'bridge' | 'connect' | 'burn' | 'ordain'
  | 'tile' | 'cult' | 'convert' | 'leech' | 'decline' | 'token' | 'unlock' | 'keep' | 'pass' | 'done' | 'resign';

export type Unit = 'coins' | 'workers' | 'priests' | 'power' | 'spades' | 'steps' | 'tokens' | 'points' | 'keys' | 'actions';

/** Factions whose strengths need no explaining. */
export type Easy = Extract<Faction, 'witches' | 'nomads' | 'halflings' | 'mermaids'>;

export interface InspectText {
  terms: Record<TermId, Said>;
  good: Record<Deed, string>;
  begin: Begin;
  easy: Record<Easy, string>;
  units: Record<Unit, readonly [one: string, many: string]>;
  affordable: string;
  /** What a card or tile scores for what stands now. */
  scores(points: number): string;
  start(goods: string): string;
  step(step: number, next: string | null): string;
  left(count: number): string;
  build(price: string): string;
  ships(ships: number): string;
  far: string;
  taken: string;
}
