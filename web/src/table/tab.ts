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
