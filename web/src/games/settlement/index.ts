//! What Settlement gives to the page.
import { equip, type Effect, type Shown } from '../../wire/settlement';
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
  matHeight: 'clamp(250px, 100dvh - 650px, 460px)',
  words: { en: () => import('./text/en'), de: () => import('./text/de'), it: () => import('./text/it') },
  points: (view) => view.players.map(({ points }) => points),
  round: (view) => String(view.round),
};

export default manifest;
