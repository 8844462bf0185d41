//! How many offers become a list that can be overlooked: by groups, nine at a time under the number keys.

import type { Nature } from '../games/follow';

/** A line of the list: a move, or a group of moves to open. */
export type Entry =
  | { kind: 'move'; line: string; heading: string }
  | { kind: 'group'; heading: string; lines: string[] };

/** How many moves are listed at once. */
export const FLAT = 12;
/** The number keys. */
export const KEYS = 9;

/** The list for these offers: `open` is the group that is looked into. */
export function entries(lines: readonly string[], heading: (line: string) => string, open: string | null): Entry[] {
  const groups = new Map<string, string[]>();
  for (const line of lines) groups.set(heading(line), [...(groups.get(heading(line)) ?? []), line]);
  const inside = open === null ? undefined : groups.get(open);
  const moves = (of: readonly string[], under: string): Entry[] =>
    of.map((line) => ({ kind: 'move', line, heading: under }));
  if (inside) return moves(inside, open ?? '');
  const flat = lines.length <= FLAT || groups.size === 1;
  return [...groups].flatMap(([under, of]) =>
    flat || of.length === 1 ? moves(of, under) : [{ kind: 'group', heading: under, lines: of } satisfies Entry],
  );
}

const ORDER: Record<Nature, number> = { action: 0, free: 1, leave: 2, end: 3 };

/** Offers in their order, but what costs no action later, and last what ends a step or the turn. */
export function lastly(lines: readonly string[], nature: (line: string) => Nature): string[] {
  return lines.toSorted((one, other) => ORDER[nature(one)] - ORDER[nature(other)]);
}

/** Whether a heading stands before an entry: where several moves of one group begin. A move alone says enough. */
export function headed(list: readonly Entry[], at: number): boolean {
  const [before, here, after] = [list[at - 1], list[at], list[at + 1]];
  const together = (one?: Entry, other?: Entry) => one?.kind === 'move' && other?.kind === 'move' && one.heading === other.heading;
  return together(here, after) && !together(before, here);
}

/** The number key of an entry on a page of nine; none if it is on another page. */
export function keyOf(at: number, page: number): number | null {
  const key = at - page * KEYS + 1;
  return key >= 1 && key <= KEYS ? key : null;
}

/** The page after this one, the first after the last. */
export function nextPage(page: number, count: number): number {
  return (page + 1) * KEYS < count ? page + 1 : 0;
}
