//! The pictures of the Treasures.
import { amber, bark, blood, bone, disc, dot, flat, gold, ink, iron, line, mirrored, shape, slate, steel, turned, violet, wood } from '../../../board/pen';

const coin = (x: number, y: number) => disc(gold, x, y, 7) + line(amber, 1.5, `M${x - 3} ${y - 3}h6v6h-6z`);
const gem = (x: number, y: number, colour: string) => shape(colour, `M${x - 6} ${y - 3}l3-4h6l3 4-6 8z`) + line('#fff', 1, `M${x - 3} ${y - 3}h4`);

export const treasures = {
  purse:
    shape('#a4603a', 'M62 34c-26 14-32 54-4 56h44c28-2 22-42-4-56z') + flat('#c17c50', 'M64 40c-16 12-20 34-10 44-14-6-14-34 10-44z') + shape('#a4603a', 'M62 34c-8-8-10-18-14-22 8 2 12 4 18 0 4 4 10 4 14 0 4 4 10 4 14 0 6 4 10 2 18 0-4 4-6 14-14 22z') + line(gold, 5, 'M60 36q20 8 40 0') + line(amber, 2, 'M60 36q20 8 40 0') + coin(80, 64) + coin(122, 88) + coin(34, 90) + coin(136, 84),
  elixir:
    shape('#cfe8e0', 'M70 36V18h20v18c18 8 24 24 20 38-4 12-14 16-30 16s-26-4-30-16c-4-14 2-30 20-38z') + flat('#2f8f7b', 'M52 60c10 6 20-4 30 0s18 4 26 0c4 20-6 28-28 28S48 80 52 60z') + dot('#8fdcc8', 66, 74, 4) + dot('#8fdcc8', 84, 80, 3) + dot('#8fdcc8', 92, 70, 2.5) + dot('#8fdcc8', 76, 66, 2) + flat('#fff', 'M60 50c2-6 6-10 10-12v5c-4 2-6 6-6 10z', 0.8) + shape(wood, 'M72 18V8h16v10z') + shape(gold, 'M66 17h28v7H66z'),
  lantern:
    dot('#f8d05c', 80, 54, 42, 0.35) + line(ink, 3, 'M64 22c0-24 32-24 32 0') + shape(iron, 'M60 30 72 18h16l12 12z') + flat('#ffe08a', 'M62 32h36v40H62z') + shape('#f08a30', 'M80 66c-12-4-8-16 0-24 0 6 10 10 8 18-1 4-4 6-8 6z') + flat('#fff2b8', 'M80 64c-5-3-3-8 0-11 1 3 5 6 3 9z') + line(ink, 4, 'M62 30v44M98 30v44M74 30v44M86 30v44') + shape(iron, 'M56 72h48v8l-6 8H62l-6-8z'),
  horseshoe:
    line(ink, 22, 'M56 82C40 50 52 20 80 20s40 30 24 62') + line(iron, 17, 'M56 82C40 50 52 20 80 20s40 30 24 62') + line(steel, 4, 'M52 74C42 48 54 25 76 21') + [[55, 68], [53, 50], [60, 34], [100, 34], [107, 50], [105, 68]].map(([x, y]) => dot(ink, x as number, y as number, 2.6)).join('') + mirrored(shape('#5c9a4c', 'M34 88c-8-2-8-12 0-12 0-8 12-8 10 2 6 4 0 14-10 10z')) + mirrored(line('#3e6e34', 1.500, 'M34 84q6-2 8 6')),
  blade:
    `<g transform="rotate(38 80 50)">${shape(steel, 'M75 58V-6l5-10 5 10v64z')}${line(iron, 1.5, 'M80-8v62')}${shape(gold, 'M58 58h44c2 6-2 8-6 8H64c-4 0-8-2-6-8z')}${shape(blood, 'M76 66h8v22h-8z')}${line(gold, 1.500, 'M76 71h8M76 77h8M76 83h8')}${disc(gold, 80, 93, 6)}</g>` + turned(flat('#fff', 'M108 22l2 6 6 2-6 2-2 6-2-6-6-2 6-2z', 0.9), 108, 30, 0),
  grimoire:
    shape('#4a2c63', 'M36 14h82c6 0 8 4 8 8v58c0 6-2 8-8 8H36z') + shape(bone, 'M42 80h80v6H42c-4 0-4-6 0-6z') + flat('#5f3c7f', 'M48 14h66v64H48z') + line(gold, 2, 'M54 20h58v52H54z') + disc('#7b5bb5', 83, 46, 17) + flat(gold, 'M83 31l4 10 11 1-8.500 7 2.700 11L83 54l-9.200 6 2.700-11-8.500-7 11-1z') + shape(gold, 'M122 38h10v16h-10z') + dot(ink, 127, 46, 2) + shape(blood, 'M60 86v12l4-4 4 4V86z'),
  chalice:
    shape(gold, 'M50 14h60c2 30-8 44-24 46v14c4 6 16 6 18 14H56c2-8 14-8 18-14V60C58 58 48 44 50 14z') + flat('#f6d77c', 'M56 18h10c-2 20 2 32 10 38-14-4-20-16-20-38z') + `<ellipse cx="80" cy="15" rx="30" ry="6" fill="#7d1f2b"/>` + line(amber, 2, 'M52 34h56M72 66h16') + gem(80, 44, '#c8463a') + gem(62, 42, '#3f86a8') + gem(98, 42, '#3f86a8'),
  amulet:
    line(ink, 5, 'M44 8c4 30 16 42 36 42s32-12 36-42') + line(gold, 3, 'M44 8c4 30 16 42 36 42s32-12 36-42') + disc(gold, 80, 66, 24) + disc('#f6d77c', 80, 66, 17) + shape('#2f8f7b', 'M80 52l12 14-12 14-12-14z') + flat('#8fdcc8', 'M80 54l-9 11 9-3z') + turned(dot(amber, 80, 45.500, 2.200), 80, 66, 45, 90, 135, 180, 225, 270, 315),
  compass:
    disc(gold, 80, 52, 38) + disc(bone, 80, 52, 30) + turned(line(ink, 2, 'M80 25v6'), 80, 52, 0, 90, 180, 270) + turned(line('#8b8479', 1.5, 'M80 25v4'), 80, 52, 45, 135, 225, 315) + `<g transform="rotate(28 80 52)">${shape(blood, 'M80 28l7 24H73z')}${shape(slate, 'M80 76l7-24H73z')}</g>` + disc(gold, 80, 52, 3.500) + shape(gold, 'M72 16c0-12 16-12 16 0z'),
  crown:
    flat('#7d1f2b', 'M48 66c4-30 60-30 64 0z') + shape(gold, 'M38 78 30 28l24 20L80 14l26 34 24-20-8 50z') + flat('#f6d77c', 'M44 72 38 40l14 14zM80 24l-14 22 6 22z', 0.8) + shape(gold, 'M36 74h88v14H36z') + line(amber, 1.5, 'M36 77h88') + disc(blood, 80, 12, 6) + disc(slate, 30, 27, 5) + disc(slate, 130, 27, 5) + gem(58, 82, '#2f8f7b') + gem(80, 82, '#c8463a') + gem(102, 82, '#2f8f7b'),
  hoard:
    shape(gold, 'M10 94c8-24 24-22 34-34 10-14 24-14 34-26 12 12 28 14 38 28 10 10 24 10 34 32z') + [[40, 84], [56, 72], [74, 86], [72, 62], [92, 72], [108, 86], [88, 52], [122, 80], [28, 88], [56, 90], [138, 90], [92, 90]].map(([x, y]) => coin(x as number, y as number)).join('') + gem(64, 50, violet) + gem(112, 66, '#c8463a') + gem(46, 66, '#2f8f7b') + `<g transform="rotate(24 96 40)">${shape(steel, 'M93 44V8l3-7 3 7v36z')}${shape(bark, 'M86 44h20v5H86z')}</g>`,
};
