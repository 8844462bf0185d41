import { expect, it } from 'vitest';
import { Again } from './again.svelte';

it('knows what would be taken back, and what can be played once more', () => {
  const again = new Again();
  again.played('a', 'A');
  again.played('b', 'B');
  again.wishes();
  again.takenBack();
  expect([again.latest?.said, again.undone.map(({ said }) => said)]).toEqual(['A', ['B']]);
  again.wishes();
  again.takenBack();
  expect(again.undone.map(({ line }) => line)).toEqual(['b', 'a']);
  again.played('a', 'A');
  expect(again.undone.map(({ line }) => line)).toEqual(['b']);
  again.played('c', 'C');
  expect(again.undone).toEqual([]);
});

it('forgets when others took back: what still stands is not known', () => {
  const again = new Again();
  again.played('a', 'A');
  again.takenBack();
  expect([again.latest, again.undone]).toEqual([null, []]);
});
