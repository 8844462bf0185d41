//! The pictures of the action cards, in a frame of 96 by 64.

import { bark, blood, bone, disc, flat, gold, ink, iron, line, linen, mirrored, moss, rock, shape, slate, steel, tileRed, wood } from '../../../board/pen';
import type { ActionCard } from '../../../wire/guilds';
import { SIGNS, type Sign } from './icons';

const sign = (word: Sign, x: number, y: number, size: number) => `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 24 24">${SIGNS[word]}</svg>`;
const hills = flat('#a9bf78', 'M0 46q24-14 50-4t46-6v32H0z');

export const actions: Record<ActionCard, string> = {
  'new-vein': shape(rock, 'M4 60 34 10l16 20 12-12 30 42z') + line('#e59c3c', 4, 'M26 52c8-12 14-6 20-16s10-2 16-12') + sign('ore', 22, 36, 26) + sign('ore', 50, 38, 22),
  'crystal-bloom': flat('#3a2a4e', 'M0 0h96v64H0z', 0.25) + shape(rock, 'M0 64V50q24-14 48-6t48-2v22z') + sign('crystal', 12, 16, 40) + sign('crystal', 46, 10, 46),
  'rich-strike': shape(rock, 'M0 64 20 20l28-8 30 12 18 40z') + flat(gold, 'M48 4l3 9 9 3-9 3-3 9-3-9-9-3 9-3z') + sign('ore', 14, 32, 30) + sign('crystal', 52, 30, 32),
  courier: hills + shape(linen, 'M22 22h44v30H22z') + line(bark, 1.800, 'M22 22l22 17 22-17') + disc(blood, 44, 42, 6) + line(ink, 2, 'M70 26h14M72 36h18M70 46h12'),
  tithe: shape(tileRed, 'M8 34 24 18l16 16z') + shape(linen, 'M11 34h26v22H11z') + shape(bark, 'M20 56V44h8v12z') + sign('jar', 44, 18, 44),
  'rush-order': shape(wood, 'M14 34h44v18H14z') + line(bark, 1.500, 'M14 43h44M30 34v18M44 34v18') + sign('ore', 18, 14, 24) + sign('crystal', 36, 14, 24) + disc(bark, 24, 54, 7) + disc(bark, 50, 54, 7) + line(ink, 2.500, 'M58 40h18l8-12') + line(ink, 2, 'M64 14h20M68 22h14'),
  fair: line(bark, 3, 'M48 62V14') + shape(bone, 'M8 40 48 10l40 30z') + flat(blood, 'M8 40 48 10 32 40zM48 10l16 30h24z') + line(ink, 2, 'M8 40 48 10l40 30z') + shape(linen, 'M16 40h64v18H16z') + flat(blood, 'M16 40h12v18H16zM42 40h12v18H42zM68 40h12v18H68z') + shape(gold, 'M48 10V-2l12 4-12 5z') + line(ink, 2, 'M16 40h64v18H16z'),
  mercenaries: mirrored(`<g transform="rotate(28 30 40)">${shape(steel, 'M27 40V4l3-7 3 7v36z')}${shape(gold, 'M20 40h20v5H20z')}${shape(bark, 'M28 45h4v12h-4z')}</g>`, 96) + shape(iron, 'M34 36c0-18 28-18 28 0v16l-8 4v-10H42v10l-8-4z') + line(ink, 2, 'M48 24v18M38 38h20'),
  militia: hills + [18, 40, 62].map((x) => line(ink, 3.500, `M${x + 8} 60V6`) + line(wood, 2, `M${x + 8} 60V6`) + shape(steel, `M${x + 4} 12l4-12 4 12z`)).join('') + [12, 36, 60].map((x, at) => disc('#e8c39e', x + 6, 34, 6) + shape([slate, tileRed, moss][at] ?? slate, `M${x - 3} 58c0-16 18-16 18 0z`)).join(''),
  tunnel: shape(rock, 'M0 64V30Q48-14 96 30v34z') + shape('#1d1712', 'M26 64V44a22 22 0 0 1 44 0v20z') + line(wood, 5, 'M26 64V44a22 22 0 0 1 44 0v20') + line(iron, 2.500, 'M40 64l6-22M56 64l-6-22M38 58h20M42 50h12') + flat('#ffd978', 'M44 42a4 4 0 0 1 8 0z'),
  guide: hills + shape(rock, 'M0 50 22 14l20 34zM52 48 74 8l22 36v8z') + line('#efe0c2', 4, 'M40 64c-4-12 20-14 10-28') + line(wood, 3, 'M66 62V30') + shape(linen, 'M58 28h24l6 5-6 5H58z') + shape(linen, 'M74 42H56l-6 4 6 4h18z'),
  hoist: line(bark, 4, 'M20 62 40 8M76 62 56 8M36 8h24M28 40h40') + disc(iron, 48, 10, 6) + line(ink, 2, 'M48 16v18') + shape(wood, 'M36 34h24l-4 18H40z') + sign('ore', 38, 24, 20),
  architect: shape('#35508c', 'M10 8h76v48H10z') + line('#bcd0ea', 1.200, 'M20 48V28l16-12 16 12v20zM32 48V36h8v12M20 28h32M60 20h18M60 28h18M60 36h12') + line(ink, 4, 'M66 60 58 38M66 60l14-20') + line(gold, 2.500, 'M66 60 58 38M66 60l14-20'),
  scaffold: shape(linen, 'M30 62V24h36v38z') + line(bark, 3.500, 'M16 62V10M80 62V10M16 22h64M16 42h64M48 62V10') + line(wood, 2, 'M16 42l32-20M48 42l32-20') + shape(tileRed, 'M28 26 48 10l20 16z'),
  herald: shape(gold, 'M8 26l50-14v26L8 32z') + shape(gold, 'M58 8c10 4 10 30 0 34z') + shape(blood, 'M22 30h26v26l-13-8-13 8z') + disc(gold, 35, 40, 5) + line(ink, 2, 'M74 14l12-6M76 25h14M74 36l12 6'),
  'lucky-charm': [0, 90, 180, 270].map((angle) => `<g transform="rotate(${angle} 46 28)">${shape('#5c9a4c', 'M46 28c-14-4-16-16-8-20 5-2 8 2 8 5 0-3 3-7 8-5 8 4 6 16-8 20z')}</g>`).join('') + line('#3e6e34', 3.500, 'M48 32c4 12 10 20 20 28'),
  'second-wind': sign('roll', 18, 4, 58) + line(slate, 3, 'M4 24c8-8 14-4 14 2M4 36c10-6 16-2 14 6M78 50c8 4 14 0 12-6'),
  ledger: shape('#7d3f2a', 'M10 14h34l4 4 4-4h34v44H52l-4 3-4-3H10z') + shape(bone, 'M14 10h30l4 4v42l-4-3H14zM82 10H52l-4 4v42l4-3h30z') + line(ink, 1.500, 'M20 20h18M20 27h18M20 34h12M58 20h18M58 27h18M58 34h14M58 41h10') + line(blood, 2, 'M20 44h14'),
};
