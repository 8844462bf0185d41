//! What Tales of Glory gives to the page.

import { equip, type Effect, type Shown } from '../../wire/tales-of-glory';
import type { Manifest } from '../manifest';
import Board from './Board.svelte';
import Components from './Components.svelte';
import { follow } from './follow';
import Mat from './Mat.svelte';

const manifest: Manifest<Shown, Effect> = {
  Board,
  Mat,
  Components,
  equip,
  follow,
  words: { en: () => import('./text/en'), de: () => import('./text/de'), it: () => import('./text/it') },
  points: (view) => view.facts.players.map(({ points }) => points),
  round: (view) => String(view.round),
};

export default manifest;
