//! What a language must say about the things of the game and about a first match.

import type { Begin, Said } from '../../../inspect/told';
import type { Artifact, Resource } from '../../../wire/settlement';

/** The rules that the words of the game stand in. */
export const RULES = {
  action: '2.2', pass: '12.1', settler: '3.1', bonus: '3.3', building: '4.1', plot: '4.2', market: '4.3', terrain: '5.1', space: '5.3',
  monster: '6.1', fort: '7.1', region: '8.1', street: '9.1', resource: '10.1', exchange: '10.1', hero: '11.1', artifact: '12.3', deposit: '9.8',
} as const;

export type TermId = keyof typeof RULES;

/** The verbs of moves, by which they are grouped. */
export type Verb =
  | 'build' | 'explore' | 'hunt' | 'fort' | 'activate' | 'region' | 'street' | 'use' | 'done' | 'scroll' | 'summon' | 'calm' | 'exchange'
  | 'invite' | 'end' | 'pass' | 'take';

/** Artifacts that beginners can use at once. */
export type Easy = Extract<Artifact, 'mace' | 'compass' | 'mug'>;

export interface InspectText {
  terms: Record<TermId, Said>;
  good: Record<Verb, string>;
  begin: Begin;
  easy: Record<Easy, string>;
  amount(resource: Resource, count: number): string;
  points(count: number): string;
  /** A hero's worth as things stand. */
  counted(points: number): string;
  surcharge(diamonds: string): string;
  settlers(count: number): string;
  affordable: string;
  owned(count: number): string;
  reward(goods: string): string;
  /** Settlers of any kind. */
  hunt(settlers: number): string;
  bonus(settlers: number): string;
  deposit(available: string, points: number): string;
  yields(goods: string): string;
}
