//! The pictures of the player cards, in a frame of 96 by 64: the tools of each trade.

import { bark, blood, bone, disc, flat, gold, ink, iron, line, linen, mirrored, moss, rock, shape, slate, steel, tileRed, wood } from '../../../board/pen';
import type { PlayerCard } from '../../../wire/guilds';

export const hirelings: Record<PlayerCard, string> = {
  foreman: shape(gold, 'M18 44c0-34 60-34 60 0z') + shape(gold, 'M12 42h72c4 0 4 8 0 8H12c-4 0-4-8 0-8z') + shape('#fff2b8', 'M40 22h16v12H40z') + flat('#ffe08a', 'M48 28 30-10h36z', 0.4) + line(ink, 1.500, 'M48 14v8'),
  surveyor: shape(linen, 'M8 16l26-6 28 6 26-6v42l-26 6-28-6-26 6z') + line(bark, 1.500, 'M34 10v42M62 16v42') + line(moss, 2, 'M14 44c8-10 12 2 20-8s14 2 20-8') + disc(gold, 66, 34, 14) + disc(bone, 66, 34, 10) + `<g transform="rotate(30 66 34)">${shape(blood, 'M66 25l3 9h-6z')}${shape(slate, 'M66 43l3-9h-6z')}</g>`,
  broker: shape('#7d3f2a', 'M14 18h40v38H14z') + line(gold, 2, 'M20 18v38') + line(bone, 1.500, 'M26 28h22M26 36h22M26 44h14') + [[66, 48], [66, 42], [66, 36], [80, 50], [80, 44]].map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="9" ry="4.500" fill="${gold}"/>`).join('') + line(ink, 2, 'M60 20c8-8 16-8 22 0') ,
  captain: shape(steel, 'M26 50V26c0-26 44-26 44 0v24l-12 8V40H38v18z') + line(ink, 2, 'M48 8v30') + shape(blood, 'M46 8c2-12 26-12 34 0-12-2-20 0-30 4z') + line(iron, 2, 'M34 34h28'),
  mason: line(ink, 6, 'M70 60 54 40') + line(wood, 4, 'M72 62 56 42') + shape(steel, 'M14 10l46 20-12 12z') + line(iron, 1.500, 'M20 16l30 20') + shape(tileRed, 'M10 46h26v14H10z') + shape(tileRed, 'M24 32h26v14H24z') + line(bone, 1, 'M18 50h10M32 36h10'),
  scholar: shape('#35508c', 'M10 22 48 8l38 14-38 14z') + shape('#243a6b', 'M26 29v16c10 8 34 8 44 0V29l-22 8z') + line(gold, 2.500, 'M80 24v20') + disc(gold, 80, 47, 4) + line(gold, 1.500, 'M78 50l-1 8M82 50l1 8M80 51v8'),
  steward: disc(gold, 30, 30, 16) + disc('#f6ead0', 30, 30, 10) + `<g transform="rotate(16 40 40)">${shape(gold, 'M40 28h42v6H40zM70 34h5v8h-5zM78 34h4v10h-4z')}</g>` + `<g transform="rotate(50 36 40)">${shape(iron, 'M42 32h34v5H42zM64 37h4v8h-4zM71 37h4v6h-4z')}</g>` + line(ink, 3, 'M22 20c4-6 12-6 16 0'),
  envoy: shape(linen, 'M14 18c0-6 8-6 8 0v28h44V16H22') + shape(linen, 'M22 14h46c8 0 8 10 0 10v28c0 6-6 8-8 8H18c8 0 8-4 8-8V20z') + line(bark, 1.800, 'M34 26h26M34 34h26M34 42h16') + disc(blood, 62, 50, 8) + shape(blood, 'M58 56l-3 9 7-4 7 4-3-9z') + line(bone, 1.500, 'M58 50h8'),
  pathfinder: shape(rock, 'M0 60 26 16l18 26 14-20 36 38z') + flat(bone, 'M26 16l8 12-6-1-3 4-5-3zM58 22l8 9-6 0-3 3-4-4z') + line(ink, 3.500, 'M48 62V20') + line(wood, 2, 'M48 62V20') + shape(blood, 'M48 10h26l-6 8 6 8H48z'),
  magistrate: `<g transform="rotate(-30 46 28)">${shape(wood, 'M26 18h40v18H26z')}${line(gold, 3, 'M32 18v18M60 18v18')}${shape(bark, 'M43 36h6v30h-6z')}</g>` + shape(wood, 'M14 54h40v8H14z') + shape(bark, 'M18 48h32v6H18z'),
  veteran: shape(slate, 'M24 8h48c4 30-6 44-24 52C30 52 20 38 24 8z') + shape(steel, 'M44 12h8v16h14v8H52v18h-8V36H30v-8h14z') + line(blood, 3, 'M30 16l8 10M66 44l-8-8'),
  patron: shape('#7d1f2b', 'M48 56C22 40 14 28 22 16c8-10 22-4 26 6 4-10 18-16 26-6 8 12 0 24-26 40z') + disc(gold, 48, 32, 13) + line('#b9821c', 1.800, 'M48 24v16M44 27h6a3 3 0 0 1 0 6h-5') + mirrored(shape(gold, 'M12 12l2 5 5 2-5 2-2 5-2-5-5-2 5-2z'), 96),
};
