//! Who acts in Guilds, what moves, and what ends a turn.

import type { Effect } from '../../wire/guilds';
import { byVerb, type Follow, type Mark } from '../follow';

/** A new kind of effect does not compile without a mark. */
const MARKS: Record<Effect['kind'], Mark> = {
  'landscape-dealt': 'consequence', 'start-player': 'consequence', 'card-drawn': 'consequence', 'card-discarded': 'consequence',
  'card-played': 'deed', 'cards-boxed': 'consequence', turn: 'round', 'attack-revealed': 'consequence',
  'tile-laid': 'consequence', 'tile-taken': 'deed', 'taking-stopped': 'consequence', 'column-cleared': 'consequence',
  'row-cleared': 'consequence', collapsed: 'consequence', 'tile-lost': 'deed', 'tile-exchanged': 'deed', sold: 'deed',
  'die-rolled': 'consequence', 'die-used': 'deed', 'die-released': 'deed', 'die-turned': 'deed', 'dice-taken-up': 'consequence',
  jar: 'consequence', combat: 'consequence', 'medal-gained': 'consequence', 'medal-lost': 'deed', 'mine-laid': 'deed',
  built: 'deed', 'building-used': 'deed', 'player-card-drawn': 'consequence', hired: 'deed', 'hiring-declined': 'deed',
  'player-card-returned': 'consequence', repelled: 'deed', endured: 'deed', 'guild-drawn': 'consequence', swapped: 'deed',
  'swap-declined': 'deed', 'guild-laid': 'consequence', 'condition-met': 'consequence', 'condition-failed': 'consequence',
  'final-marked': 'consequence', 'building-boxed': 'consequence', 'penalty-building': 'consequence',
};

export const follow: Follow<Effect> = {
  mark: ({ kind }) => MARKS[kind],
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
