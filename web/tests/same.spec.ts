//! Bots decide in a browser as they do natively: 1,000 decisions of all levels in all games.

import { WITHOUT } from './here';
import { compare } from './rehearsal';
import { GAMES, test } from './support';

test.use({ serviceWorkers: 'block' });

for (const game of [...GAMES, 'pebbles']) {
  test(`${game}: bots decide the same in a browser as natively`, async ({ page }) => {
    test.skip(WITHOUT !== null, WITHOUT ?? '');
    await compare(page, 'engine_bg.wasm', game);
  });
}
