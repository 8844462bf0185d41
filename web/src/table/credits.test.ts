import { expect, it } from 'vitest';
import { beneath } from './credits';

it('lists components under their source, those with most points first', () => {
  const credits = [
    [{ source: 'heroes', by: 'h02', points: 4 }, { source: 'mines', by: 'c1r1', points: 1 }],
    [{ source: 'heroes', by: 'h07', points: 9 }, { source: 'heroes', by: 'h02', points: 2 }],
  ];
  expect([...beneath(credits)]).toEqual([
    ['heroes', [{ by: 'h07', points: [undefined, 9] }, { by: 'h02', points: [4, 2] }]],
    ['mines', [{ by: 'c1r1', points: [1, undefined] }]],
  ]);
});
