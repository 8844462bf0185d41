//! Every kind of decision of every game, and the ends, at four sizes in both themes, for people to look at: target/survey.

import { decisions } from './decisions';
import { playByClicks } from '../tests/play';
import { linesOf, recordOf, sitAt } from '../tests/records';
import { test } from '../tests/support';

const FOLDER = '../target/survey';
const SIZES = [{ width: 390, height: 844 }, { width: 820, height: 1180 }, { width: 1280, height: 800 }, { width: 1920, height: 1080 }];

const RECORDS = {
  settlement: ['busy-four', 'greedy-alone'],
  'terra-mystica': ['three-recorded', 'five-with-fire-and-ice', 'league-with-chaos'],
  'tales-of-glory': ['four-players-quests', 'two-players'],
  guilds: ['solo-won', 'four-players'],
} as const;

for (const [game, files] of Object.entries(RECORDS)) {
  test(game, async ({ page }) => {
    test.setTimeout(1_200_000);
    const shoot = async (name: string) => {
      for (const size of SIZES) {
        await page.setViewportSize(size);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await page.mouse.move(0, 0);
          // On a phone the page is as long as it is.
          await page.screenshot({ path: `${FOLDER}/${game}/${size.width}-${colorScheme}-${name}.png`, animations: 'disabled', fullPage: size.width < 600 });
        }
      }
    };
    for (const { kind, file, line } of await decisions(page, files.map((file) => ({ file, record: recordOf(game, file) })))) {
      await sitAt(page, game, recordOf(game, file), line);
      await shoot(kind);
    }
    for (const file of files) {
      const record = recordOf(game, file);
      await sitAt(page, game, record, linesOf(record) - 6);
      await playByClicks(page, 4);
      await shoot(`end-${file}`);
    }
  });
}
