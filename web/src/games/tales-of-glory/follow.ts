//! Who acts in Tales of Glory, what moves, what is revealed, and what ends a turn.

import type { Effect } from '../../wire/tales-of-glory';
import { byVerb, type Follow } from '../follow';

const DEEDS: ReadonlySet<Effect['kind']> = new Set<Effect['kind']>(['quest-declined', 'taken', 'placed', 'discarded', 'collected', 'opened', 'done']);

export const follow: Follow<Effect> = {
  mark: ({ kind }) => (kind === 'round' ? 'round' : kind === 'shown' ? 'reveal' : DEEDS.has(kind) ? 'deed' : 'consequence'),
  moved(effect) {
    switch (effect.kind) {
      case 'shown':
        return [{ id: `select ${effect.slot}`, on: null }];
      case 'taken':
        return [{ id: `take ${effect.slot}`, on: null }];
      case 'placed':
      case 'collected':
        return [{ id: `collect ${effect.tile}`, on: effect.seat }];
      default:
        return [];
    }
  },
  nature: byVerb({ done: 'end' }),
};
