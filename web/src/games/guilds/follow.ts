//! Who acts in Guilds, what moves, and what ends a turn.

import type { Effect } from '../../wire/guilds';
import { byVerb, type Follow } from '../follow';

const DEEDS: ReadonlySet<Effect['kind']> = new Set<Effect['kind']>([
  'card-played', 'tile-taken', 'tile-exchanged', 'sold', 'die-used', 'die-released', 'die-turned', 'mine-laid', 'built', 'building-used', 'hired',
  'hiring-declined', 'repelled', 'endured', 'swapped', 'swap-declined', 'medal-lost', 'tile-lost',
]);

export const follow: Follow<Effect> = {
  mark: ({ kind }) => (kind === 'turn' ? 'round' : DEEDS.has(kind) ? 'deed' : 'consequence'),
  moved(effect) {
    switch (effect.kind) {
      case 'tile-laid':
      case 'tile-taken':
      case 'mine-laid':
        return [{ id: effect.landscape, on: null }];
      case 'built':
      case 'building-used':
      case 'penalty-building':
        return [{ id: effect.building, on: null }];
      case 'attack-revealed':
        return [{ id: 'repel', on: null }];
      default:
        return [];
    }
  },
  nature: byVerb({ stop: 'leave', decline: 'leave', end: 'end' }),
};
