import { awaited, test } from '../tests/support';
import { from } from './from';

const OUT = process.env['LOOKS'] ?? '/tmp/w/h3a-looks';
const MATCHES = [
  { game: 'settlement', file: 'greedy-three-strict', part: 0.7 },
  { game: 'guilds', file: 'solo-won', part: 0.6 },
  { game: 'guilds', file: 'solo-won', part: 0.85 },
] as const;
for (const { game, file, part } of MATCHES) {
  for (const [name, size] of [['desk', { width: 1280, height: 800 }], ['phone', { width: 390, height: 844 }]] as const) {
    test(`${game} ${part} ${name}`, async ({ page }) => {
      const { id } = await from(page, game, file, part);
      await page.setViewportSize(size);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(`/table/${id}`);
      await awaited(page);
      await page.screenshot({ path: `${OUT}/${game}-${part}-${name}.png`, animations: 'disabled', fullPage: true });
      await page.goto(`/rules/${game}/components`).catch(() => undefined);
      await page.waitForTimeout(1500);
      await page.screenshot({ path: `${OUT}/${game}-components-${name}.png`, animations: 'disabled' });
    });
  }
}
test('home', async ({ page }) => {
  await page.goto('/');
  await page.locator('article button:enabled').first().waitFor();
  await page.screenshot({ path: `${OUT}/home.png`, animations: 'disabled' });
});
