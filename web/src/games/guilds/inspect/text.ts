//! What a language must say about the things of the game and about a first match.

import type { Begin, Said } from '../../../inspect/told';
import type { Missing } from '../../../wire/guilds';
import type { Verb } from '../text/text';

/** The rules that the words of the game stand in. */
export const RULES = {
  guild: '4.3', field: '5.1', final: '7.1', loss: '7.5', die: '9.3', dieAction: '10.1', landscape: '11.1', mine: '11.2', tile: '8.2', jar: '8.3', combat: '10.8',
  attack: '12.3', card: '13.3', hireling: '14.1', building: '15.1', use: '15.2', medal: '16.3', trophy: '16.4', supply: '8.2', stock: '10.4', points: '16.2',
} as const;

export type TermId = keyof typeof RULES;

export interface InspectText {
  terms: Record<TermId, Said>;
  good: Record<Verb, string>;
  begin: Begin;
  affordable: string;
  points(count: number): string;
  rank(rank: number, cost: string): string;
  use(jar: string): string;
  met: string;
  unmet: string;
  keepTip: string;
  /** Amounts that are no goods. */
  units: Record<Exclude<Missing, 'jar' | 'combat' | 'mine'>, (amount: number) => string>;
  /** How well the dice rolled do this action: the amounts in the order of the dice. */
  dice(amounts: string): string;
}
