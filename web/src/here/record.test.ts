import { expect, test } from 'vitest';
import { seatsOf, seatsThere, withSeats } from './record';
import type { Chair } from './store';

const SEATS: Chair[] = [
  { person: 'Anna', bot: null, stoodIn: false },
  { person: null, bot: 'expert', stoodIn: false },
  { person: 'Grandma', bot: null, stoodIn: false },
];
const RECORD = 'pebbles 1\nseats 3\n';

test('a record says who sits where, and is read again as it was written', () => {
  const file = withSeats(RECORD, SEATS);
  expect(file.endsWith(RECORD)).toBe(true);
  expect(seatsOf(file, 3, ['expert'], 'You')).toEqual(SEATS);
});

test('what remarks do not say, or say wrongly, is a seat of whoever opens the record', () => {
  const file = `# seat 0: bot tyrant\n# seat 1: person ${'x'.repeat(99)}\n# seat 2: person \u0007\n# seat 9: person Eve\n${RECORD}`;
  const names = seatsOf(file, 3, ['expert'], 'You').map(({ person }) => person);
  expect(names).toEqual(['You', 'x'.repeat(32), 'You']);
});

test('at a server the first person is whoever brings the match', () => {
  expect(seatsThere(SEATS)).toEqual(['me', { bot: 'expert' }, { named: 'Grandma' }]);
  expect(seatsThere([SEATS[1]!, SEATS[2]!])).toEqual([{ bot: 'expert' }, 'me']);
});
