//! What can be given to the supply at once: the left sides of all rates of exchange.
import type { Resource } from '../../wire/settlement';
import { EXCHANGE } from './data';

const BASIC: Resource[] = ['wood', 'clay', 'stone'];
const times = (kind: Resource, count: number) => Array.from({ length: count }, () => kind);

/** For a basic resource: other basic ones, or gold. With a mirror one basic resource is enough. */
export function forBasic(rate: 'plain' | 'mirror'): Resource[][] {
  return [...bundles(rate === 'mirror' ? 1 : EXCHANGE.basics_for_basic, BASIC), times('gold', EXCHANGE.gold_for_basic)];
}

export const FOR_DIAMOND = BASIC.flatMap((kind) => times(kind, EXCHANGE.basics_for_diamond[kind] ?? 0));
export const FOR_GOLD = times('diamond', EXCHANGE.diamonds_for_gold);

/** All of them. */
export const ratesOf = (rate: 'plain' | 'mirror'): Resource[][] => [...forBasic(rate), FOR_DIAMOND, FOR_GOLD];

/** All ways to take so many of some kinds. */
function bundles(size: number, from: Resource[]): Resource[][] {
  if (size === 0) return [[]];
  return from.flatMap((kind, at) => bundles(size - 1, from.slice(at)).map((rest) => [kind, ...rest]));
}
