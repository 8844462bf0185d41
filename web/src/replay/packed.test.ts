import { expect, test } from 'vitest';
import { LONGEST_PACKED, LONGEST_RECORD, pack, unpack } from './packed';

const RECORD = 'pebbles 1\nseats 2; goals open\n* draw red\n0 take red\n# grün\n';

test('a record survives the address, in letters that need no escape', async () => {
  const packed = await pack(RECORD);
  expect(packed).toMatch(/^[\w-]+$/);
  expect(await unpack(packed!)).toBe(RECORD);
});

test('what is no record is refused, and no more is unpacked than a record can hold', async () => {
  for (const wrong of ['', '!', 'AAAA', 'x'.repeat(LONGEST_PACKED + 1), (await pack(RECORD))!.slice(0, -4)]) {
    expect(await unpack(wrong), wrong.slice(0, 9)).toBeNull();
  }
  const bomb = await pack('#'.repeat(LONGEST_RECORD + 1));
  expect(bomb!.length).toBeLessThan(LONGEST_PACKED);
  expect(await unpack(bomb!)).toBeNull();
  expect(await unpack((await pack('#'.repeat(LONGEST_RECORD)))!)).toHaveLength(LONGEST_RECORD);
});

test('a record that does not fit an address is not put into one', async () => {
  const noise = Array.from({ length: 20_000 }, (_, at) => Math.imul(at + 1, 2654435761).toString(36)).join('\n');
  expect(await pack(noise)).toBeNull();
});
