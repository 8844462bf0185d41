import { expect, it } from 'vitest';
import { left } from './time';

it('writes what is left as clocks do', () => {
  expect([left(245_000), left(3_723_000), left(190_800_000), left(-5)]).toEqual(['4:05', '1:02:03', '2 d 5 h', '0:00']);
});
