//! The pictures of the Places.
import { amber, bark, blood, bone, disc, dot, flat, gold, ink, iron, leaf, line, linen, mirrored, moss, rock, shape, slate, steel, stone, tileRed, turned, wood } from '../../../board/pen';

const sail = shape(bone, 'M79 40h3V6h9v25l-9 3z') + line(bark, 1.5, 'M80 40V4M82 13h9M82 20h9M82 27h9');

const column = (x: number) => shape(bone, `M${x} 76V46h8v30z`) + line(rock, 1, `M${x + 4} 48v26`);

const arch = (x: number) => flat('#5d4a35', `M${x} 78v-9a6 6 0 0 1 12 0v9z`);

export const places = {
  mill:
    shape(linen, 'M62 86 69 40h22l7 46z') + flat('#d9c49c', 'M84 40h7l7 46H87z') + shape(tileRed, 'M65 42c2-14 28-14 30 0z') +
    shape(bark, 'M75 86V72a5 5 0 0 1 10 0v14z') + shape('#7fb0cc', 'M76 52h8v8h-8z') + turned(sail, 80, 40, 22, 112, 202, 292) + disc(bark, 80, 40, 3.5) +
    shape(moss, 'M20 88c2-10 14-10 16 0zM118 88c1-14 20-14 22 0z'),
  tavern:
    shape(linen, 'M44 86V46h66v40z') + line(bark, 3, 'M44 66h66M60 46v20M94 46v20M60 66l16-20M94 66 78 46') + shape(tileRed, 'M36 48 54 20h46l18 28z') +
    line('#8c3722', 1.5, 'M47 32h60M42 40h70') + shape(bark, 'M70 86V70h14v16z') + flat('#ffd978', 'M50 71h13v10H50zM91 71h13v10H91z') + line(ink, 1.5, 'M50 71h13v10H50zM91 71h13v10H91z') +
    line(bark, 3, 'M110 52h18') + shape(gold, 'M118 56h16v16h-16z') + line(ink, 1.5, 'M134 60h4v8h-4') + flat(bone, 'M117 54h18v5h-18z') + shape(stone, 'M88 22V10h9v12z') + dot('#e9e4d8', 95, 5, 4, 0.8) + dot('#e9e4d8', 102, 1, 3, 0.7),
  market:
    mirrored(line(bark, 4, 'M38 44v42')) + shape(bone, 'M28 46 38 22h84l10 24z') + flat(blood, 'M38 22h14l-5 24H28zM66 22h14v24H63zM94 22h14l4 24H96z') + line(ink, 2, 'M28 46 38 22h84l10 24z') +
    shape(bone, 'M28 46a8.700 8.700 0 0 0 17 0 8.700 8.700 0 0 0 17 0 8.700 8.700 0 0 0 18 0 8.700 8.700 0 0 0 18 0 8.700 8.700 0 0 0 17 0 8.700 8.700 0 0 0 17 0z') +
    shape(wood, 'M30 68h100v18H30z') + line(bark, 1.5, 'M30 77h100') + disc('#c8463a', 46, 63, 5) + disc('#c8463a', 55, 63, 5) + disc('#c8463a', 50, 57, 5) + disc(leaf, 74, 63, 5) + disc(leaf, 84, 63, 5) + disc(leaf, 79, 57, 5) + disc('#e59c3c', 104, 63, 5) + disc('#e59c3c', 114, 63, 5),
  well:
    mirrored(shape(bark, 'M52 62V30h6v32z')) + shape(slate, 'M42 34 80 10l38 24-5 5-33-20-33 20z') + line(bark, 3, 'M56 40h48') + line(ink, 1.5, 'M80 40v14') + shape(wood, 'M74 54h12l-2 10h-8z') +
    shape(stone, 'M44 64h72v22a36 8 0 0 1-72 0z') + line(rock, 1.5, 'M44 74a36 8 0 0 0 72 0M60 70v9M80 72v9M100 70v9M52 79v9M70 81v9M92 81v9M108 78v8') + `<ellipse cx="80" cy="64" rx="36" ry="8" fill="${stone}"/><ellipse cx="80" cy="64" rx="28" ry="5" fill="#3f86a8"/>`,
  chapel:
    shape(linen, 'M70 86V52h48v34z') + shape(slate, 'M66 54 76 34h36l10 20z') + shape(bone, 'M44 86V36h26v50z') + shape(slate, 'M40 38 57 8l17 30z') + line(ink, 2.5, 'M57 8V-2M53 2h8') + shape(bark, 'M51 86V72a6 6 0 0 1 12 0v14z') +
    shape('#7fb0cc', 'M80 78V66a4 4 0 0 1 8 0v12zM98 78V66a4 4 0 0 1 8 0v12z') + disc(gold, 57, 50, 6) + line(ink, 1.5, 'M57 45v10M52 50h10') + shape(moss, 'M120 88c0-18 20-18 20 0z'),
  camp:
    shape('#caa668', 'M24 86 56 30l32 56z') + shape('#9a7840', 'M56 30l32 56h12z') + shape('#4a3620', 'M48 86l8-30 10 30z') + line(ink, 2.5, 'M52 24l4 6 5-7') + line(bark, 4, 'M104 86l26-10M104 76l26 10') +
    shape('#e0702c', 'M117 78c-14-6-8-18-4-22 0 6 4 6 4 6-1-8 4-12 6-14-1 8 10 12 8 22-1 6-6 9-14 8z') + flat('#f8d05c', 'M118 77c-7-4-4-10-1-12 1 4 4 3 5 0 4 6 3 11-4 12z'),
  forge:
    shape(stone, 'M36 86V44h58v42z') + line(rock, 1.5, 'M36 58h58M36 72h58M50 44v14M76 44v14M62 58v14M84 58v14') + shape(slate, 'M30 46 46 24h40l14 22z') + shape(rock, 'M72 26V8h14v18z') + dot('#d9d4c8', 84, 2, 5, 0.7) + dot('#d9d4c8', 94, -2, 4, 0.6) + shape('#3a2a22', 'M46 86V66a10 10 0 0 1 20 0v20z') + flat('#f2913a', 'M48 86c0-10 6-8 8-16 3 7 8 7 8 16z') +
    shape(iron, 'M98 62h40l-4 8h-8v6l6 10h-26l5-10v-6c-6 0-11-3-13-8z') + line(wood, 4, 'M118 54 138 40') + shape(steel, 'M108 50l8-6 8 11-8 6z'),
  library:
    shape(bark, 'M32 86V16h96v70z') + flat('#4c3019', 'M38 22h84v26H38zM38 54h84v26H38z') +
    [[42, 26, 8, tileRed], [51, 24, 7, slate], [59, 28, 9, gold], [69, 25, 7, moss], [88, 26, 9, '#7b5bb5'], [98, 24, 8, tileRed], [107, 27, 8, slate], [42, 60, 9, moss], [52, 58, 7, gold], [70, 59, 8, slate], [79, 57, 9, tileRed], [89, 60, 7, bone], [104, 58, 10, moss]].map(([x, y, w, c]) => shape(String(c), `M${x} ${y}h${w}V${Number(y) < 50 ? 48 : 80}h-${w}z`)).join('') +
    shape('#7b5bb5', 'M62 80l-2-20 6-1 3 21zM78 48l3-20 6 1-3 19z') + line(gold, 1.5, 'M43 32h6M52 30h5M89 32h7M43 66h7M80 64h7M105 64h8'),
  harbour:
    flat('#4f9ab8', 'M0 70h160v30H0z') + line('#bfe0ea', 2, 'M8 80q6-4 12 0t12 0M112 88q6-4 12 0t12 0M30 93q6-4 12 0t12 0') + shape(bark, 'M44 66h76c-4 16-14 20-22 20H64c-10 0-17-8-20-20z') + line('#8c5a2e', 2, 'M50 74h64') + line(bark, 4, 'M82 66V6') + shape(bone, 'M86 10c20 8 26 28 22 48H86z') + flat(blood, 'M88 24c14 1 20 6 22 12 0 6 0 8-1 10-6-4-12-5-21-5z') + shape(bone, 'M78 14C62 26 54 42 56 58h22z') + shape(blood, 'M82 6l-16-3 16-5z') + shape(wood, 'M0 74h26v6H0z') + line(bark, 4, 'M6 80v14M20 80v14'),
  bridge:
    flat('#4f9ab8', 'M0 76h160v24H0z') + shape(stone, 'M6 66c20-28 128-28 148 0v26h-22c0-26-32-26-32 0H60c0-26-32-26-32 0H6z') + line(rock, 1.5, 'M14 66c22-22 110-22 132 0M44 52v8M62 47v9M80 45v9M98 47v9M116 52v8') + line('#bfe0ea', 2, 'M34 92q5-4 10 0M106 92q5-4 10 0') + line(rock, 5, 'M6 64c20-28 128-28 148 0') + shape(moss, 'M0 78c8-14 14-10 14 0zM148 78c2-12 12-12 14 0z'),
  abbey:
    shape(linen, 'M30 86V54h100v32z') + shape(tileRed, 'M24 56 34 40h92l10 16z') + shape(bone, 'M66 86V30h28v56z') + shape(tileRed, 'M60 32 80 6l20 26z') + line(ink, 2.5, 'M80 6V-3M76 1h8') + disc('#7fb0cc', 80, 44, 7) + line(ink, 1.5, 'M80 37v14M73 44h14') + shape(bark, 'M73 86V70a7 7 0 0 1 14 0v16z') + [38, 52, 98, 112].map((x) => shape('#5d4a35', `M${x} 80v-9a4.500 4.500 0 0 1 9 0v9z`)).join(''),
  castle:
    shape(stone, 'M40 86V50h80v36z') + mirrored(shape(stone, 'M24 86V34h4v-6h6v6h5v-6h6v6h5v-6h4v58z') + shape('#5d4a35', 'M36 52v-6a3 3 0 0 1 6 0v6z')) + shape(rock, 'M62 62V24h5v-7h7v7h5v-7h7v7h5v-7h7v45z') + shape('#5d4a35', 'M77 44v-7a3 3 0 0 1 6 0v7z') + shape(bark, 'M69 86V70a11 11 0 0 1 22 0v16z') + line(ink, 1.5, 'M76 62v24M84 62v24M69 76h22') + line(ink, 2, 'M80 17V0') + shape(blood, 'M80 0l18 5-18 6z') + line(rock, 1.5, 'M30 66h10M120 70h10M46 60h8M104 58h10'),
  temple:
    shape(bone, 'M26 44 80 14l54 30z') + disc(gold, 80, 34, 6) + shape(linen, 'M26 44h108v6H26z') + [34, 54, 74, 94, 114].map(column).join('') + shape(linen, 'M24 76h112v6H24z') + shape(bone, 'M18 82h124v6H18z') + flat('#6b5437', 'M64 52h8v24h-8zM84 52h8v24h-8z', 0.8),
  arena:
    shape(linen, 'M20 86V44c0-18 120-18 120 0v42z') + flat('#d2bd95', 'M108 34c20 2 32 6 32 10v42h-26z', 0.8) + `<ellipse cx="80" cy="43" rx="60" ry="13" fill="${wood}"/><ellipse cx="80" cy="45" rx="44" ry="8" fill="#e6c68c"/>` + line(rock, 1.5, 'M20 62c0 8 120 8 120 0') + [26, 44, 74, 104, 122].map(arch).join('') + arch(59) + arch(89) + line(ink, 2, 'M36 34V14M124 34V14') + shape(blood, 'M36 14l14 4-14 5z') + shape(slate, 'M124 14l14 4-14 5z') + line(amber, 1, 'M60 44h40'),
};
