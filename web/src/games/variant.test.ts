import { expect, test } from 'vitest';
import { byKind, kindOf } from './variant';

type Deed = 'rest' | { dig: number } | { pay: { jar: number } };
const said = { rest: () => 'rest', dig: (depth: number) => `dig ${depth}`, pay: ({ jar }: { jar: number }) => `pay ${jar}` };

test.each<[Deed, string, string]>([
  ['rest', 'rest', 'rest'],
  [{ dig: 3 }, 'dig', 'dig 3'],
  [{ pay: { jar: 2 } }, 'pay', 'pay 2'],
])('%j', (deed, kind, sentence) => {
  expect(kindOf(deed)).toBe(kind);
  expect(byKind(deed, said)).toBe(sentence);
});
