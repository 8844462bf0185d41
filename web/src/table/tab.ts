//! What a narrow screen shows one at a time.

/** Below the board. */
export type Tab = 'moves' | 'mat' | 'others' | 'log';
/** In the corner for what was done and said. */
export type Corner = 'log' | 'chat';
/** What lies over the table for a while; rules may point at one. */
export type Sheet = 'help' | 'links' | 'resign' | { rule: string | null };
