//! A whole match on this device in Firefox and in WebKit, from a web space of files.

import { WITHOUT } from './here';
import { firefox, webkit, type Driver } from './driver';
import { expect, test } from '@playwright/test';
import { PLAY } from './play';
import { withSpace } from './space';

/** Waits until something is there. */
const until = (what: string) => `
  for (const end = Date.now() + 60000; Date.now() < end; await new Promise((later) => setTimeout(later, 50))) {
    const found = ${what};
    if (found) return String(found);
  }
  throw new Error('not there: ' + document.body.innerText.slice(0, 500));`;

async function playThrough(driver: Driver): Promise<void> {
  try {
    await withSpace(async ({ address }) => {
      await driver.go(address);
      await driver.run(`localStorage.setItem('table', '{"pace":"off","asks":false}'); localStorage.setItem('language', 'en');`);
      const play = `document.querySelector('button[aria-label="Play Tales of Glory now against bots"]:enabled')`;
      await driver.run(until(play));
      await driver.run(`${play}.click();`);
      await driver.run(until(`location.hash.includes('here-')`));
      expect(await driver.run<number>(PLAY)).toBeGreaterThan(20);
      const fair = `document.querySelector('main[data-over]') && document.body.innerText.includes('all fair.')`;
      expect(await driver.run(until(fair))).toBe('true');
      // What was played is kept.
      await driver.run('location.reload();');
      expect(await driver.run(until(fair))).toBe('true');
    });
  } finally {
    await driver.close();
  }
}

test.describe('a whole match on this device', () => {
  test.skip(WITHOUT !== null, WITHOUT ?? '');

  test('in Firefox', async () => {
    test.skip(process.env['SKIP_FIREFOX'] === '1', 'SKIP_FIREFOX is set');
    await playThrough(await firefox(process.env['FIREFOX'] ?? 'firefox-esr'));
  });

  test('in WebKit', async () => {
    test.skip(process.env['SKIP_WEBKIT'] === '1', 'SKIP_WEBKIT is set');
    await playThrough(await webkit(process.env['WEBKIT_DRIVER'] ?? 'WebKitWebDriver', process.env['WEBKIT'] ?? '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'));
  });
});
