//! Every hex of a map is drawn where it touches its neighbours and covers nobody.
import { expect, test } from 'vitest';
import { MAPS, type MapId } from '../../wire/terra-mystica';
import { HALF, landOf } from './map';

test('the original map has 77 land hexes and 36 river hexes, with 296 sides between them', () => {
  const { land, river, places } = landOf('original');
  expect([land.length, river.length]).toEqual([77, 36]);
  const all = [...places.values()];
  const apart = all.flatMap((one, at) => all.slice(at + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)));
  expect(apart.filter((distance) => distance < 2.1 * HALF)).toHaveLength(296);
});

test('no two hexes of any map lie on each other', () => {
  for (const map of Object.keys(MAPS) as MapId[]) {
    const { places, width, height } = landOf(map);
    const spots = [...places.values()].map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`);
    expect(new Set(spots).size, map).toBe(MAPS[map].length);
    expect([Math.round(width), Math.round(height)], map).toEqual([921, 580]);
  }
});
