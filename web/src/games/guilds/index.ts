//! What Guilds gives to the page.

import { equip, type Effect, type Shown } from '../../wire/guilds';
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
  matHeight: 'clamp(150px, 19.5vh, 210px)',
  words: { en: () => import('./text/en'), de: () => import('./text/de'), it: () => import('./text/it') },
  points: (view) => view.facts.points,
  round: (view) => String(view.round),
};

export default manifest;
