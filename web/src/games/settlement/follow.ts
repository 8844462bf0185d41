//! Who acts in Settlement, what moves, and what ends a turn.
import type { Effect } from '../../wire/settlement';
import { byVerb, type Follow, type Mark } from '../follow';

/** A new kind of effect does not compile without a mark. */
const MARKS: Record<Effect['kind'], Mark> = {
  start: 'consequence', 'tile-came': 'consequence', 'hero-came': 'consequence', 'artifact-came': 'consequence',
  'artifact-taken': 'deed', 'artifact-returned': 'consequence', 'artifact-removed': 'consequence', gained: 'consequence',
  'settlers-gained': 'consequence', 'bonus-chosen': 'deed', 'settlers-used': 'consequence', built: 'deed', explored: 'deed',
  'terrain-came': 'consequence', 'monster-came': 'consequence', calmed: 'deed', hunted: 'deed', 'fort-built': 'deed',
  'fort-activated': 'deed', 'region-activated': 'deed', 'street-activated': 'deed', used: 'deed', done: 'deed', scroll: 'deed',
  exchanged: 'deed', invited: 'deed', 'turn-ended': 'deed', passed: 'deed', 'hero-discarded': 'consequence', piled: 'consequence',
  round: 'round', over: 'consequence',
};

export const follow: Follow<Effect> = {
  mark: ({ kind }) => MARKS[kind],
  moved(effect) {
    if ('plot' in effect) return [{ id: effect.plot, on: effect.seat }];
    if ('space' in effect) return [{ id: effect.space, on: effect.seat }];
    switch (effect.kind) {
      case 'region-activated':
        return [{ id: `region ${effect.region}`, on: effect.seat }];
      case 'street-activated':
        return [{ id: `street ${effect.street}`, on: effect.seat }];
      case 'artifact-returned':
        return [{ id: effect.artifact, on: null }];
      default:
        return [];
    }
  },
  nature: byVerb({ exchange: 'free', done: 'leave', end: 'end', pass: 'end' }),
};
