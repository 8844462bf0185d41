//! What single components brought, beneath the sources of points.

import type { Credit } from '../wire/api';

/** A card, tile or building, and the points that it brought each seat. */
export interface Part {
  by: string;
  points: readonly (number | undefined)[];
}

/** By source the components that brought points from it, those with most first. */
export function beneath(credits: readonly (readonly Credit[])[]): Map<string, Part[]> {
  const found = new Map<string, Map<string, (number | undefined)[]>>();
  credits.forEach((own, seat) => {
    for (const { source, by, points } of own) {
      const parts = found.get(source) ?? new Map<string, (number | undefined)[]>();
      const brought = parts.get(by) ?? credits.map(() => undefined);
      brought[seat] = points;
      found.set(source, parts.set(by, brought));
    }
  });
  const most = ({ points }: Part) => Math.max(...points.map((one) => one ?? -Infinity));
  return new Map([...found].map(([source, parts]) => [source, [...parts].map(([by, points]) => ({ by, points })).toSorted((one, other) => most(other) - most(one))]));
}
