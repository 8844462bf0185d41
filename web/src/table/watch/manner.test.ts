import { expect, it } from 'vitest';
import { chosen } from './manner.svelte';

it('remembers what was chosen, and takes what cannot be read as at first', () => {
  const first = chosen(null);
  expect(first).toEqual({ pace: 'normal', motion: 'normal', volume: 0, asks: true, plans: false });
  expect(chosen('{"pace":"off","motion":"none","volume":4,"asks":false,"plans":true}')).toEqual({ pace: 'off', motion: 'none', volume: 4, asks: false, plans: true });
  for (const broken of ['{', '[]', 'null', '7', '{"pace":"warp","volume":-1,"asks":"no","plans":1,"motion":3}']) expect(chosen(broken), broken).toEqual(first);
});
