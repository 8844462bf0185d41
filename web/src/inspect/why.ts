//! Why a clicked piece cannot be played: what the rules say about the moves that were probably meant.

import { request } from '../net/http';
import type { Refused, WhyNot } from '../wire/api';

/** A move that was probably meant, and what stands in its way. */
export interface Obstacle {
  move: string;
  refused: Refused;
}

/** How many moves are explained at most. */
const MOST = 3;
/** How many the server answers at once. */
const ASKED = 16;

/** The obstacles, the likeliest move first; moves with the same obstacle are explained by the first of them. */
export function obstacles(answers: readonly WhyNot[]): Obstacle[] {
  const told = new Set<string>();
  const found = answers.flatMap(({ move, refused }) => {
    if (!refused || refused.code === 'unreadable') return [];
    const kind = JSON.stringify([move.split(' ')[0], refused.code, refused.rule, refused.lacks]);
    if (told.has(kind)) return [];
    told.add(kind);
    return [{ move, refused }];
  });
  return found.slice(0, MOST);
}

/** Asks the rules about moves that are not offered. */
export async function whyNot(table: string, seat: number, moves: readonly string[]): Promise<Obstacle[]> {
  if (moves.length === 0) return [];
  const query = { seat, moves: moves.slice(0, ASKED).join(';') };
  return obstacles(await request('GET /tables/{id}/why', { path: { id: table }, query }));
}
