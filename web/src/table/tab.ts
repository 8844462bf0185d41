//! What a narrow screen shows one at a time.

import type { ChatLine } from '../wire/api';

/** Below the board. */
export type Tab = 'moves' | 'mat' | 'others' | 'log';
/** In the corner for what was done and said. */
export type Corner = 'log' | 'chat';
/** What lies over the table for a while; rules may point at one. */
export type Sheet = 'help' | 'links' | 'resign' | 'manners' | { rule: string | null } | { about: Subject };
/** Somebody at the table, and what they said if it is about that. */
export interface Subject {
  player: string;
  name: string;
  said: ChatLine | null;
}
/** A moment to look back at: where an effect was heard, by its place among all of them, or after a number of lines. */
export type Aim = { effect: number } | { line: number };
