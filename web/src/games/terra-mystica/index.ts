//! What Terra Mystica gives to the page.
import { equip, type Effect, type Shown } from '../../wire/terra-mystica';
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
  hasMat: (view, seat) => view.players[seat]?.faction != null,
  points: (view) => view.players.map(({ points }) => points),
  round: (view) => String(view.round),
};

export default manifest;
