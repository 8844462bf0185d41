//! A short screen recording, as numbered pictures: `make recording` makes one moving picture of them.

import { awaited, expect, stand, test } from '../tests/support';
import { from } from './from';

const FOLDER = '../target/recording';

const SCENES = [
  { game: 'settlement', file: 'greedy-three-strict', part: 0.45 },
  { game: 'terra-mystica', file: 'three-recorded', part: 0.4 },
  { game: 'tales-of-glory', file: 'three-players-quests', part: 0.35 },
] as const;

/** Own moves shown of each game. */
const MOVES = 7;

/** What the hint says is best. */
interface Hint {
  moves: { move: string }[];
}

test('a recording', async ({ page }) => {
  await page.setViewportSize({ width: 960, height: 600 });
  let taken = 0;
  const shoot = async () => {
    const number = String((taken += 1)).padStart(3, '0');
    await page.screenshot({ path: `${FOLDER}/${number}.png`, animations: 'disabled' });
  };
  for (const { game, file, part } of SCENES) {
    const { id } = await from(page, game, file, part);
    await page.goto(`/table/${id}`);
    await awaited(page);
    await shoot();
    for (let own = 0; own < MOVES; own += 1) {
      const { line, over } = await awaited(page);
      if (over) break;
      const hint = (await (await page.request.get(`/api/tables/${id}/hint?seat=0&level=expert`)).json()) as Hint;
      const { ask } = (await (await page.request.get(`/api/tables/${id}/position`)).json()) as { ask: number };
      await page.request.post(`/api/tables/${id}/moves`, { data: { seat: 0, ask, move: hint.moves[0]?.move } });
      await expect.poll(async () => (await stand(page)).line).toBeGreaterThan(line);
      await awaited(page);
      await shoot();
    }
  }
});
