//! What a language must say about the things of the game and about a first match.

import type { Begin, Said } from '../../../inspect/told';
import type { Verb } from '../text/text';

/** The rules that the words of the game stand in. */
export const RULES = {
  slot: '2.1', wilderness: '3.4', tile: '3.1', place: '5.2', monster: '3.3', treasure: '1.2', character: '5.3', quest: '9.2', hero: '1.6', legend: '4.2',
  connector: '4.4', halfkey: '6.2', chest: '6.1', banner: '1.3', combat: '3.3', magic: '3.3', potion: '3.5', coin: '3.2', prestige: '8.3', key: '6.3',
  marker: '2.5', reward: '5.1', discard: '3.7', majority: '8.1',
} as const;

export type TermId = keyof typeof RULES;

export interface InspectText {
  terms: Record<TermId, Said>;
  good: Record<Verb, string>;
  begin: Begin;
  affordable: string;
  /** How often a reward counts as things stand. */
  counts(times: number, gain: string): string;
}
