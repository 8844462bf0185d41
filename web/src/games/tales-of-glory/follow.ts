//! Who acts in Tales of Glory, what moves, what is revealed, and what ends a turn.

import type { Effect } from '../../wire/tales-of-glory';
import { byVerb, type Follow, type Mark } from '../follow';

/** A new kind of effect does not compile without a mark. */
const MARKS: Record<Effect['kind'], Mark> = {
  hero: 'consequence', 'quest-dealt': 'consequence', 'quest-declined': 'deed', marker: 'consequence', removed: 'consequence',
  drawn: 'consequence', slid: 'consequence', round: 'round', selected: 'consequence', shown: 'reveal', taken: 'deed',
  surcharged: 'consequence', paid: 'consequence', placed: 'deed', discarded: 'deed', done: 'deed', gained: 'consequence',
  collected: 'deed', opened: 'deed', 'key-lost': 'consequence', majority: 'consequence',
};

export const follow: Follow<Effect> = {
  mark: ({ kind }) => MARKS[kind],
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
