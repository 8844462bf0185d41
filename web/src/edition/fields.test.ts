//! A value that is wrong is found in the form.

import { expect, test } from 'vitest';
import type { EditionForm, FormField } from '../wire/api';
import { bare, fieldOf, kindsOf, partOf } from './fields';

const field = (path: string): FormField => ({ path, names: [], text: '', example: null, takes: 'number' });
const form: EditionForm = {
  name: 'mine',
  parts: [
    { file: 'heroes.ron', kind: 'hero', id: 'h1', fields: [field('heroes.hero.h1.cost.wood'), field('heroes.hero.h1.gift')] },
    { file: 'heroes.ron', kind: 'hero', id: 'h2', fields: [field('heroes.hero.h2.cost.wood')] },
    { file: 'numbers.ron', kind: 'numbers', id: null, fields: [field('numbers.rounds')] },
  ],
};

test.each([
  ['heroes.hero.h1.gift', 'heroes.hero.h1.gift'],
  ['heroes.hero.h2.cost', 'heroes.hero.h2.cost.wood'],
  ['heroes.hero.h2', 'heroes.hero.h2.cost.wood'],
  ['heroes.hero.h1.gift.0.gold', 'heroes.hero.h1.gift'],
  ['heroes.hero.h3', undefined],
  [null, undefined],
])('%s is found at %s', (path, found) => {
  expect(fieldOf(form, path)?.path).toBe(found);
});

test('a field belongs to a part', () => {
  expect(partOf(form, fieldOf(form, 'heroes.hero.h2'))?.id).toBe('h2');
  expect(partOf(form, null)).toBeNull();
  expect(kindsOf(form)).toEqual(['hero', 'numbers']);
});

test('words are shown without quotes', () => {
  expect(['"green"', 'First', '"'].map(bare)).toEqual(['green', 'First', '"']);
});
