//! The shape of the maps as the rules count it.
import { expect, test } from 'vitest';
import { MAPS } from './data';
import type { MapId } from './facts';
import { landOf, mapId, reach, spades } from './map';

test('the original map has 77 land hexes, 36 river hexes and 29 places for bridges', () => {
  const land = landOf('original');
  expect([land.land.length, land.river.length, land.bridges.length]).toEqual([77, 36, 29]);
  const sides = [...land.places.values()].reduce((sum, place) => sum + place.neighbours.length, 0);
  expect(sides / 2).toBe(296);
});

test('every map has places for all bridges it names, over water', () => {
  for (const id of Object.keys(MAPS) as MapId[]) {
    for (const [from, to] of landOf(id).bridges) {
      expect(from.neighbours.filter((place) => !place.colour && to.neighbours.includes(place)).length, `${id} ${from.id}:${to.id}`).toBeGreaterThan(0);
    }
  }
});

test('spades count the shorter way round the wheel', () => {
  expect(spades('yellow', 'red')).toBe(1);
  expect(spades('brown', 'gray')).toBe(3);
  expect(spades('ice', 'gray')).toBeNull();
});

test('ships reach over as many river hexes as the level says', () => {
  const land = landOf('original');
  const from = [land.places.get('B1')!];
  expect(reach(land, from, [], 0).has('C1')).toBe(false);
  expect(reach(land, from, [], 1).get('C1')).toBe(1);
  expect(reach(land, from, [['B1', 'C1']], 0).get('C1')).toBe(0);
});

test('the map is read from the options', () => {
  expect(mapId('seats 4; map fjords-2-1; leaving off')).toBe('fjords-2-1');
  expect(mapId('')).toBe('original');
});
