import { describe, expect, it } from 'vitest';
import { preferred } from './language.svelte';
import { listed, plural, span } from './plural';

describe('numbers in sentences', () => {
  const forms = { one: '# point', other: '# points' };

  it('take the form that the language wants', () => {
    expect([0, 1, 2, -1].map((points) => plural('en')(points, forms))).toEqual(['0 points', '1 point', '2 points', '-1 point']);
    expect(plural('it')(1_000_000, { one: '# punto', other: '# punti' })).toBe('1.000.000 punti');
  });

  it('are spans where there are two of them', () => {
    expect([span(2, 5), span(1, 1)]).toEqual(['2–5', '1']);
  });
});

it('lists names as each language does', () => {
  const names = ['Ada', 'Bo', 'Cleo'];
  expect([listed('en')(names), listed('de')(names), listed('it')(names)]).toEqual(['Ada, Bo, and Cleo', 'Ada, Bo und Cleo', 'Ada, Bo e Cleo']);
});

describe('the language of the page', () => {
  it('is the one that was chosen, else the first of the browser’s that we have', () => {
    expect(preferred('it', ['de-CH'])).toBe('it');
    expect(preferred(null, ['fr-CH', 'de-CH', 'en'])).toBe('de');
    expect(preferred('fr', ['fr'])).toBe('en');
  });
});
