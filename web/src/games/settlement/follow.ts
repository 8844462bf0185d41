//! Who acts in Settlement, what moves, and what ends a turn.
import type { Effect } from '../../wire/settlement';
import { byVerb, type Follow } from '../follow';

const DEEDS: ReadonlySet<Effect['kind']> = new Set<Effect['kind']>([
  'artifact-taken', 'built', 'explored', 'calmed', 'hunted', 'fort-built', 'fort-activated', 'region-activated', 'street-activated', 'used', 'done',
  'scroll', 'exchanged', 'invited', 'turn-ended', 'passed',
]);

export const follow: Follow<Effect> = {
  mark: ({ kind }) => (kind === 'round' ? 'round' : DEEDS.has(kind) ? 'deed' : 'consequence'),
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
