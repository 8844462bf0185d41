import { expect, it } from 'vitest';
import { chosen } from './manner.svelte';

it('remembers what was chosen, and takes what cannot be read as at first', () => {
  const first = chosen(null);
  expect(first).toEqual({ pace: 'normal', motion: 'normal', volume: 0, asks: true });
  expect(chosen('{"pace":"off","motion":"none","volume":4,"asks":false}')).toEqual({ pace: 'off', motion: 'none', volume: 4, asks: false });
  for (const broken of ['{', '[]', 'null', '7', '{"pace":"warp","volume":-1,"asks":"no","motion":3}']) expect(chosen(broken), broken).toEqual(first);
});
