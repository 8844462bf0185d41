//! Who acts in Terra Mystica, what moves, and what ends a turn.
import type { Effect } from '../../wire/terra-mystica';
import { byVerb, type Follow, type Mark } from '../follow';

/** Names of pieces that everybody shares: hexes, rivers, actions, cards, tiles and cults. */
const SHARED = /^([A-Z]\d+|r\d+|act\w+|bon\d+|fav\d+|tw\d+|fire|water|earth|air)$/;
/** A new kind of effect does not compile without a mark. */
const MARKS: Record<Effect['kind'], Mark> = {
  did: 'deed', fell: 'consequence', round: 'round', 'income-of': 'consequence', 'cult-bonus-of': 'consequence',
  'all-declined': 'consequence', 'final-scoring': 'round', coins: 'consequence', workers: 'consequence', priests: 'consequence',
  power: 'consequence', spent: 'consequence', burned: 'consequence', tokens: 'consequence', steps: 'consequence',
  points: 'consequence', built: 'consequence', transformed: 'consequence', offered: 'consequence', 'town-founded': 'consequence',
};

export const follow: Follow<Effect> = {
  mark: ({ kind }) => MARKS[kind],
  moved(effect) {
    switch (effect.kind) {
      case 'did':
        return pieces(effect.what).map((id) => ({ id, on: SHARED.test(id) ? null : effect.seat }));
      case 'built':
      case 'transformed':
        return [{ id: effect.hex, on: null }];
      case 'steps':
        return [{ id: effect.cult, on: null }];
      default:
        return [];
    }
  },
  nature: byVerb({ burn: 'free', convert: 'free', discard: 'leave', done: 'end', pass: 'end', resign: 'end' }),
};

/** The words of a move that name pieces: `upgrade E5 tp`, `+fav11`. */
function pieces(move: string): string[] {
  const [verb = '', ...words] = move.split(' ');
  return /^[+-]/.test(verb) ? [verb.slice(1)] : words;
}
