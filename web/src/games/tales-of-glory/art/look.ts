//! The ground of a tile by what it is: a colour of the frame, a scene behind the picture, a sign in the corner.

import { FACES, type Tile } from '../../../wire/tales-of-glory';
import type { Sign } from './icons';

/** What a tile is, for the eye: its type, or its back where it has none. */
export type Ground = 'place' | 'monster' | 'treasure' | 'character' | 'quest' | 'hero';

export interface Look {
  sign: Sign;
  /** The frame, and its darker edge. */
  frame: string;
  edge: string;
  /** The scene: upper and lower colour of the sky, and the ground. */
  sky: readonly [string, string];
  soil: string;
}

export const LOOKS: Record<Ground, Look> = {
  place: { sign: 'place', frame: '#c9825a', edge: '#6e3a1c', sky: ['#bfe0ea', '#f6ecd2'], soil: '#a9bf78' },
  monster: { sign: 'monster', frame: '#5f8050', edge: '#2a4020', sky: ['#3f5560', '#8da58a'], soil: '#42523c' },
  treasure: { sign: 'treasure', frame: '#d9ad3f', edge: '#6b4f0c', sky: ['#7d2438', '#b54a4f'], soil: '#611a2c' },
  character: { sign: 'character', frame: '#6d90bb', edge: '#26466e', sky: ['#dfe8ee', '#b9cbd9'], soil: '#94abc0' },
  quest: { sign: 'quest', frame: '#8f74b8', edge: '#452a6b', sky: ['#e9dcf2', '#f3ead4'], soil: '#c5b2d6' },
  hero: { sign: 'hero', frame: '#b5443a', edge: '#5c1712', sky: ['#f2dfb6', '#e2b877'], soil: '#b98a4c' },
};

export function ground(tile: Tile): Ground {
  const face = FACES[tile];
  return face.kind ?? (face.back === 'hero' ? 'hero' : 'quest');
}

/** Where a chest is printed on a tile of 200 by 200. */
export function chestBox(tile: Tile, at: number): { x: number; y: number; width: number; height: number } {
  const middle = FACES[tile].chests.length === 1 ? 100 : at === 0 ? 62 : 138;
  return { x: middle - 36, y: 141, width: 72, height: 28 };
}
