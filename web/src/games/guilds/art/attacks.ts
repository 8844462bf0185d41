//! The pictures of the attack cards, in a frame of 96 by 64.

import { bark, blood, bone, disc, dot, flat, gold, ink, iron, line, mirrored, moss, night, rock, shape, slate, steel, tileRed, wood } from '../../../board/pen';
import type { AttackCard } from '../../../wire/guilds';

const dagger = (x: number, y: number, turn: number, long = 26) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${shape(steel, `M-3 0v-${long - 6}l3-6 3 6V0z`)}${shape(gold, 'M-8 0h16v4H-8z')}${shape(bark, 'M-2 4h4v10h-4z')}</g>`;
const mask = (x: number, y: number, colour: string) => disc('#e0b48c', x, y, 11) + shape(colour, `M${x - 13} ${y + 2}c-2-22 28-22 26 0l-4-3H${x - 9}z`) + shape(ink, `M${x - 10} ${y - 3}h20v6l-8 1-2-2-2 2-8-1z`) + dot(bone, x - 4.5, y, 1.8) + dot(bone, x + 4.5, y, 1.8);
const wolf = (x: number, y: number, k: number, coat: string) => `<g transform="translate(${x} ${y}) scale(${k})">${shape(coat, 'M-16-6l-4-18 12 8h16l12-8-4 18 6 8-10 4-6 14h-12l-6-14-10-4z')}${dot('#f4c84d', -7, -2, 2.6)}${dot('#f4c84d', 7, -2, 2.6)}${shape(ink, 'M-4 10h8l-4 5z')}</g>`;
const bat = (x: number, y: number, k: number) => `<g transform="translate(${x} ${y}) scale(${k})">${shape('#4a3f52', 'M0 6C-8 4-10-2-26-6c2 6 0 10 0 14 4-2 8 0 10 4 4-3 8-2 10 2l6 4 6-4c2-4 6-5 10-2 2-4 6-6 10-4 0-4-2-8 0-14C10-2 8 4 0 6z')}${disc('#4a3f52', 0, 3, 6)}${dot('#f6e58a', -2.2, 2, 1.4)}${dot('#f6e58a', 2.2, 2, 1.4)}</g>`;
const boar = (x: number, y: number, k: number) => `<g transform="translate(${x} ${y}) scale(${k})">${shape('#6e5442', 'M-24 8c0-18 14-24 28-20 10 2 16 8 22 14l4 6-8 6-10-2-4 8h-6l1-8h-14l-2 8h-6z')}${shape(bone, 'M18 10c2-6 8-6 8-10 4 6 0 12-8 10z')}${dot(bone, 12, -2, 1.8)}${line(ink, 2, 'M-14-10l4-4M-4-14l3-4M6-14l3-4')}</g>`;
const person = (x: number, colour: string) => disc('#e8c39e', x, 30, 7) + shape(colour, `M${x - 11} 62c0-30 22-30 22 0z`) + line(ink, 1.5, `M${x - 3} 33q3 3 6 0`);
const cloud = (colour: string) => flat(colour, 'M10 34c-8-10 4-20 12-16 2-12 20-12 24-4 8-8 22-2 20 8 12-2 18 10 10 16 4 10-10 14-16 8-6 8-18 6-20 0-8 6-18 4-18-4-8 2-14-2-12-8z');

export const attacks: Record<AttackCard, string> = {
  thieves: flat(night, 'M0 0h96v64H0z', 0.25) + mask(34, 34, night) + mask(64, 30, '#4a4f5c') + dagger(82, 52, 20),
  cutpurses: shape('#a4603a', 'M34 22c-20 10-22 36-2 38h32c20-2 18-28-2-38z') + shape('#a4603a', 'M34 22l-6-12 12 4 8-6 8 6 12-4-6 12z') + line(gold, 3, 'M33 23h30') + dagger(64, 40, -50, 34) + disc(gold, 30, 58, 5),
  brigands: mask(26, 32, tileRed) + mask(50, 26, moss) + mask(74, 32, bark) + line(ink, 3, 'M14 62l10-14M84 62 74 48'),
  wolves: flat(night, 'M0 0h96v64H0z', 0.25) + wolf(30, 34, 0.95, '#6b717d') + wolf(66, 36, 1.15, '#7c838f'),
  boars: flat('#a9bf78', 'M0 48q48-10 96 0v18H0z') + boar(34, 34, 0.9) + boar(62, 42, 1.05),
  bats: flat(night, 'M0 0h96v64H0z', 0.35) + bat(30, 18, 0.8) + bat(66, 26, 1.05) + bat(34, 44, 0.9),
  rust: `<g transform="rotate(-28 48 32)">${shape('#9c5a34', 'M14 28h52l6-8 10 2-8 8 8 8-10 4-6-8H14z')}${[22, 34, 46, 58].map((x) => dot('#d98f4e', x, 31, 2.6)).join('')}</g>` + flat('#d98f4e', 'M20 56c4-6 8-2 12-4s6 4 10 2v6H20z', 0.7),
  damp: [[24, 10], [46, 4], [68, 12], [34, 30], [58, 28]].map(([x, y]) => shape('#7fb0cc', `M${x} ${y}c6 8 9 12 9 16a9 9 0 0 1-18 0c0-4 3-8 9-16z`)).join('') + flat('#4f9ab8', 'M0 56q12-6 24 0t24 0 24 0 24 0v10H0z'),
  rumour: shape(bone, 'M10 10h46a8 8 0 0 1 8 8v14a8 8 0 0 1-8 8H34L22 52V40H10a6 6 0 0 1-6-6V16a6 6 0 0 1 6-6z') + line(ink, 2, 'M14 20h38M14 28h26') + shape('#e9dcc3', 'M58 30h26a6 6 0 0 1 6 6v12a6 6 0 0 1-6 6h-4v8l-8-8H58a6 6 0 0 1-6-6V36a6 6 0 0 1 6-6z') + line(blood, 3, 'M71 35v8') + dot(blood, 71, 48, 2),
  alarm: shape(gold, 'M48 6c18 0 22 14 22 28l6 14H20l6-14C26 20 30 6 48 6z') + shape('#8c5a1c', 'M40 48c0 14 16 14 16 0z') + line(blood, 3, 'M8 16l10 6M88 16l-10 6M4 36h12M92 36H80'),
  raiders: line(ink, 4, 'M48 62V6') + line(wood, 2.500, 'M48 62V6') + shape(blood, 'M50 8h36l-8 12 8 12H50z') + shape(bone, 'M58 16c0-7 14-7 14 0 0 3-2 4-2 7H60c0-3-2-4-2-7z') + dot(ink, 62, 16, 1.8) + dot(ink, 68, 16, 1.8) + dagger(22, 44, -24, 34) + dagger(34, 54, 14, 30),
  warband: [14, 30, 66, 82].map((x) => line(ink, 3, `M${x} 62V8`) + shape(steel, `M${x - 4} 12l4-12 4 12z`)).join('') + shape(slate, 'M30 18h36c2 24-6 34-18 42-12-8-20-18-18-42z') + shape(blood, 'M44 22h8v12h10v8H52v12h-8V42H34v-8h10z'),
  bears: shape('#6e4a30', 'M20 26c-8-10 4-18 10-10 8-6 28-6 36 0 6-8 18 0 10 10 6 20-8 36-28 36S14 46 20 26z') + shape('#a9805c', 'M36 40c0-10 24-10 24 0s-4 14-12 14-12-4-12-14z') + mirrored(dot(ink, 36, 30, 3), 96) + shape(ink, 'M43 38h10l-5 6z') + line(ink, 2, 'M48 44v6M42 52q6 4 12 0'),
  wyrm: line(ink, 17, 'M6 58c20 6 34-2 30-16s14-22 28-18') + line('#4f8a5c', 13, 'M6 58c20 6 34-2 30-16s14-22 28-18') + shape('#5f9f6c', 'M54 14c8-10 26-6 34 6l4 10-14 2c-12 4-26-6-24-18z') + disc(gold, 72, 18, 3.6) + line(ink, 2, 'M92 30c-8-2-12-2-18 0') + shape('#3d6b48', 'M56 10l-6-10 12 4zM66 6l-2-9 9 6z') + flat('#f5a13a', 'M90 32c6 2 4 6 8 8-6 2-12 0-14-6z'),
  rot: shape('#8a6b3c', 'M14 24h60v26H14z') + line('#5c4524', 2, 'M14 33h60M14 42h60M34 24v26M56 24v26') + [[22, 28, 5], [48, 38, 7], [66, 30, 5], [38, 48, 4]].map(([x, y, r]) => disc('#6f8f4e', Number(x), Number(y), Number(r)) + dot('#cfe08a', Number(x) - 1, Number(y) - 1, Number(r) / 3)).join('') + line('#6f8f4e', 3, 'M70 50c4 6 0 8 4 12M24 50c-2 5 2 7-1 11'),
  flood: shape(rock, 'M0 0h96v20Q74 6 48 20T0 22z') + shape('#3f86a8', 'M0 30q12-8 24 0t24 0 24 0 24 0v36H0z') + line('#bfe0ea', 2, 'M6 42q6-4 12 0t12 0M44 50q6-4 12 0t12 0M70 38q5-4 10 0') + shape(wood, 'M20 20h5v34h-5zM70 18h5v34h-5z'),
  firedamp: cloud('#d9cf7a') + shape('#e0702c', 'M48 58c-20-6-14-24-6-34 0 8 6 8 6 8 0-8 4-14 8-18-2 12 16 16 10 32-2 8-8 12-18 12z') + flat('#f8d05c', 'M48 56c-8-4-6-12 0-18 2 6 8 6 6 12-1 3-3 5-6 6z') + dot('#fff', 76, 12, 3, 0.7),
  riot: [16, 40, 64, 84].map((x, at) => person(x, [slate, tileRed, moss, bark][at] ?? slate)).join('') + line(wood, 3.500, 'M28 44 32 8') + shape('#f2913a', 'M32 12c-7-3-4-9 0-14 2 5 7 8 4 12z') + line(iron, 3, 'M54 44l2-36M50 8v-6M56 8V0M62 8v-6'),
  exodus: flat('#e8a86a', 'M0 0h96v40H0z', 0.4) + flat('#a9bf78', 'M0 46q48-14 96 0v20H0z') + shape(bone, 'M16 30c0-18 40-18 40 0v12H16z') + line(rock, 1.200, 'M26 18v24M36 16v26M46 18v24') + shape(wood, 'M12 40h50v8H12z') + disc(bark, 22, 52, 8) + disc(bark, 52, 52, 8) + line(ink, 2, 'M62 44h14') + disc('#e8c39e', 80, 30, 5) + shape('#4a4f5c', 'M72 58c0-26 16-26 16 0z'),
  plague: shape('#2b2118', 'M26 64c0-34 44-34 44 0z') + shape('#2b2118', 'M22 22h52v5H22z') + shape('#2b2118', 'M32 22V8h32v14z') + shape(bone, 'M36 28h24c0 12-4 14-8 16L30 58c0-14 4-18 6-30z') + mirrored(disc('#7fb0cc', 43, 33, 4.5), 96) + line(ink, 1, 'M40 44l-6 10'),
};
