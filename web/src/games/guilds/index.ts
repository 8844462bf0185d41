//! What Guilds gives to the page.

import type { Effect, View } from '../../wire/guilds';
import type { Manifest } from '../manifest';
import Board from './Board.svelte';
import Components from './Components.svelte';
import Mat from './Mat.svelte';
import { points } from './state';

const manifest: Manifest<View, Effect> = {
  Board,
  Mat,
  Components,
  words: { en: () => import('./text/en'), de: () => import('./text/de'), it: () => import('./text/it') },
  points,
  round: (view) => String(view.round),
};

export default manifest;
