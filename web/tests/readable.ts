//! What holds for every screen.

import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const SIZES = [{ width: 390, height: 844 }, { width: 820, height: 1180 }, { width: 1920, height: 1080 }, { width: 1280, height: 800 }];

/** Nothing is wider than the screen, from a phone to a large desk. */
export async function fits(page: Page): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, `no horizontal scroll at ${size.width}`).toBeLessThanOrEqual(size.width);
  }
}

/** Nothing keeps anybody from reading it, in both themes. */
export async function isReadable(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    const told = serious.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ html }) => html).join(' | ')}`);
    expect(told, `${page.url()} in ${colorScheme}`).toEqual([]);
  }
}
