import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast, distance, light, seen, type Blindness } from './colour';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const BLINDNESSES: Blindness[] = ['protanopia', 'deuteranopia', 'tritanopia'];
const SEATS = [0, 1, 2, 3, 4];
/** A colour difference of 2 can just be noticed; pieces on a busy board need far more. */
const TOLD_APART = 20;

/** A token's colour in a theme. */
function token(name: string, theme: 'light' | 'dark' = 'light') {
  const [, value = ''] = css.match(new RegExp(`--${name}: ([^;]+);`)) ?? [];
  const [bright = '', dark = bright] = value.match(/#[0-9a-f]{6}/g) ?? [];
  expect(bright, `--${name} is a colour`).not.toBe('');
  return light(theme === 'light' ? bright : dark);
}

describe('seat colours', () => {
  const pairs = SEATS.flatMap((one) => SEATS.filter((other) => other > one).map((other) => [one, other] as const));

  it.each(pairs)('%i and %i are told apart by everybody', (one, other) => {
    const [a, b] = [token(`seat-${one}`), token(`seat-${other}`)];
    expect(distance(a, b)).toBeGreaterThan(TOLD_APART);
    for (const blindness of BLINDNESSES) {
      expect(distance(seen(a, blindness), seen(b, blindness)), blindness).toBeGreaterThan(TOLD_APART);
    }
  });

  it.each(SEATS)('%i carries readable writing', (seat) => {
    expect(contrast(token(`seat-${seat}`), token(`seat-${seat}-ink`))).toBeGreaterThanOrEqual(4.5);
  });
});

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  const on = (writing: string, ground: string) => contrast(token(writing, theme), token(ground, theme));

  it.each([
    ['ink', 'paper'], ['ink', 'paper-deep'], ['ink-soft', 'paper'], ['ink-soft', 'paper-deep'], ['accent', 'paper'], ['accent', 'paper-deep'],
    ['accent-ink', 'accent'], ['good', 'paper'], ['bad', 'paper'], ['on-wood', 'wood'], ['on-wood', 'wood-deep'],
  ])('%s on %s can be read', (writing, ground) => expect(on(writing, ground)).toBeGreaterThanOrEqual(4.5));

  it.each(['lit', 'chosen'])('%s stands out on paper', (sign) => expect(on(sign, 'paper')).toBeGreaterThanOrEqual(3));
});

describe('seeing', () => {
  it('knows that red and green look alike without the cones for green', () => {
    const [red, green] = [light('#c0392b'), light('#5a7a1e')];
    expect(distance(seen(red, 'deuteranopia'), seen(green, 'deuteranopia'))).toBeLessThan(distance(red, green) / 3);
  });

  it('knows the greatest contrast', () => expect(contrast(light('#000000'), light('#ffffff'))).toBeCloseTo(21));
});
