import { expect, it } from 'vitest';
import { seatNames } from './names';

it('tells one person on several seats apart, and names bots by their seat', () => {
  const person = { name: 'Otter', bot: null };
  expect(seatNames([person, { name: null, bot: 'greedy' }, person, { name: null, bot: null }])).toEqual(['Otter', 'Bruno', 'Otter 2', '–']);
});

it('keeps the name of somebody for whom a bot stands in', () => {
  expect(seatNames([{ name: 'Otter', bot: 'greedy' }])).toEqual(['Otter']);
});
