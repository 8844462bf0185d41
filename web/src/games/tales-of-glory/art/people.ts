//! The pictures of the Characters and Heroes: half-lengths that share a body.
import { amber, bark, blood, bone, disc, dot, flat, gold, ink, iron, leaf, line, linen, mirrored, moss, night, shape, slate, steel, turned, violet, wood } from '../../../board/pen';

interface Look {
  skin: string;
  /** The garment and its shade. */
  dress: string;
  shade: string;
  /** Drawn behind head and shoulders. */
  behind?: string;
  /** Drawn on the garment. */
  on?: string;
  /** Hair, hat or helmet, over the face. */
  head: string;
  /** What is held, in front of all. */
  held?: string;
  /** A closed mouth by default. */
  mouth?: string;
}

const pale = '#efcaa8';
const tan = '#d9a273';
const brown = '#a86b42';
const dark = '#7c4a2c';

function person({ skin, dress, shade, behind = '', on = '', head, held = '', mouth = line(ink, 2, 'M75 50q5 3 10 0') }: Look): string {
  return (
    behind +
    shape(dress, 'M36 102c0-26 16-36 32-38h24c16 2 32 12 32 38z') +
    flat(shade, 'M96 65c16 4 28 14 28 37h-14c0-18-4-30-14-37z', 0.7) +
    shape(skin, 'M72 54h16v12c-4 6-12 6-16 0z') +
    on +
    shape(skin, 'M61 34c0-27 38-27 38 0 0 16-8 27-19 27S61 50 61 34z') +
    mirrored(dot(ink, 72.500, 38, 2.300)) +
    line(ink, 1.5, 'M80 39l-2 6h3') +
    mouth +
    head +
    held
  );
}

const cap = (colour: string) => shape(colour, 'M58 32c-2-30 46-30 44 0-14-7-30-7-44 0z');
const hair = (colour: string) => shape(colour, 'M58 42c-6-44 50-44 44 0l-5-4c-1-8-4-12-8-14-10 5-20 4-26 4-1 4-1 7-1 10z');
const longHair = (colour: string) => shape(colour, 'M55 66c-2-22-4-56 25-56s27 34 25 56l-8-2c3-14 3-26-1-36-10 6-22 6-31 2-5 8-5 20-2 34z');
const beard = (colour: string) => shape(colour, 'M61 40c2 8 6 8 10 6 6-3 12-3 18 0 4 2 8 2 10-6 2 20-6 36-19 36S59 60 61 40z') + line(ink, 1.5, 'M75 52q5 2 10 0');
const staff = (x: number) => line(ink, 7, `M${x} 104V12`) + line(wood, 4, `M${x} 104V12`);
const sword = (x: number, turn: number) =>
  `<g transform="rotate(${turn} ${x} 70)">${shape(steel, `M${x - 4} 66V8l4-8 4 8v58z`)}${line(iron, 1.5, `M${x} 8v54`)}${shape(gold, `M${x - 13} 66h26v6h-26z`)}${shape(bark, `M${x - 3} 72h6v16h-6z`)}</g>`;
const mantle = (colour: string) => shape(colour, 'M26 104c-2-26 18-40 38-42h32c20 2 40 16 38 42z');

export const characters = {
  squire: person({ skin: pale, dress: slate, shade: '#32506d', head: hair('#b5763a'), on: shape(gold, 'M68 66l12 18 12-18 4 2-16 26-16-26z'), held: sword(124, 8) }),
  apprentice: person({ skin: tan, dress: violet, shade: '#56408a', head: shape('#56408a', 'M50 34C64 28 70 8 92-2c-4 12 8 20 18 36-20-6-40-6-60 0z') + disc(gold, 84, 20, 3.500), held: line(ink, 6, 'M34 96 46 54') + line(wood, 3, 'M34 96 46 54') + flat('#f6e58a', 'M48 36l3 10 9 3-9 3-3 10-3-10-9-3 9-3z') }),
  herbalist: person({ skin: tan, dress: leaf, shade: moss, head: longHair('#6b3f1f') + shape('#d6b878', 'M46 26c10-8 58-8 68 0-4 4-64 4-68 0z') + shape('#d6b878', 'M62 24c0-18 36-18 36 0z'), held: line(moss, 3, 'M36 98C40 80 40 66 34 54M38 78c-8-2-12-8-14-14M40 70c6-4 10-8 10-16') + [[34, 52, '#d98fb5'], [23, 62, '#f6e58a'], [51, 52, '#d98fb5']].map(([x, y, c]) => disc(String(c), Number(x), Number(y), 5)).join('') }),
  scout: person({ skin: brown, dress: '#6d7a45', shade: '#525d30', behind: mantle('#49562c'), head: shape('#6d7a45', 'M52 56C44 4 116 4 108 56l-6 8c2-14 2-24-4-32-10-7-26-7-36 0-6 8-6 18-4 32z'), held: shape(wood, 'M104 86l26-26 8 8-26 26z') + shape(gold, 'M127 55l12 12 5-5-12-12z') + shape(gold, 'M100 84l14 14-5 4-13-13z') }),
  hunter: person({ skin: tan, dress: '#8a5c34', shade: '#65411f', head: beard('#4a2c16') + shape(moss, 'M48 28c8-26 56-26 64 0-20-6-44-6-64 0z') + line(blood, 3, 'M98 20c6-8 12-14 20-16'), held: line(ink, 6, 'M30 100c22-26 22-62 0-86') + line(wood, 3.500, 'M30 100c22-26 22-62 0-86') + line(bone, 1.500, 'M30 100V14') }),
  locksmith: person({ skin: brown, dress: '#7d6a58', shade: '#5c4c3d', head: hair('#2d2019'), on: shape('#a4603a', 'M60 72h40l6 30H54z') + line(ink, 1.5, 'M66 66v8M94 66v8'), held: `<g transform="rotate(-24 36 66)">${disc(gold, 36, 44, 12)}${disc('#7d6a58', 36, 44, 5)}${shape(gold, 'M33 55h6v38h-6zM39 78h9v6h-9zM39 87h7v6h-7z')}</g>` }),
  bard: person({ skin: pale, dress: blood, shade: '#7d1f2b', head: hair('#c9963f') + shape('#3f6f5c', 'M50 30c2-24 52-28 62-6-20-4-42-2-62 6z') + line(bone, 3.500, 'M56 22C46 14 40 6 28 4') + line(bone, 3, 'M50 18c-6 0-12-2-18-8'), held: shape(wood, 'M92 96c-8-14 6-28 20-24l24-26 6 6-24 26c4 14-14 26-26 18z') + disc(bark, 108, 84, 5) + line(bone, 1, 'M102 92l36-42'), mouth: shape('#7d1f2b', 'M75 49h10c0 7-10 7-10 0z') }),
  surveyor: person({ skin: dark, dress: '#c79d52', shade: '#9c7634', head: cap('#5c4c8a') + shape('#5c4c8a', 'M94 26c10 2 18 8 18 14-8 0-14-4-18-8z'), held: shape(linen, 'M22 66l34-8 6 30-34 8z') + line(bark, 1.500, 'M28 74c8-6 12 4 18-2s6 2 10-2M34 86l8-3M46 84l8-3') + disc(gold, 120, 80, 12) + disc(bone, 120, 80, 8) + line(blood, 2, 'M120 80l5-5') }),
  mentor: person({ skin: tan, dress: '#3f6f8a', shade: '#2c4f66', head: beard('#dcd8d0') + shape('#dcd8d0', 'M58 36c-4-36 48-36 44 0-4-12-10-14-22-14s-18 2-22 14z'), held: shape(bark, 'M92 72l22 6 22-6v26l-22 5-22-5z') + shape(bone, 'M95 70l19 6 19-6v23l-19 5-19-5z') + line(ink, 1.500, 'M114 76v22M100 80l9 2M100 86l9 2M119 82l9-2M119 88l9-2') }),
  'barbarian-character': person({ skin: pale, dress: '#4a4f5c', shade: '#333744', behind: mantle(blood), head: hair('#8c3722') + line(blood, 2, 'M88 30l6 14'), on: shape(bone, 'M60 74l5 12 5-11 5 13 5-13 5 13 5-13 5 11 5-12c-12 7-28 7-40 0z'), held: sword(34, -18) + sword(126, 18) }),
  champion: person({ skin: tan, dress: steel, shade: iron, behind: mantle(slate), on: shape(gold, 'M76 68h8v10h10v8H84v16h-8V86H66v-8h10z'), head: shape(steel, 'M56 44c-4-46 52-46 48 0l-6 12c2-12 0-16-4-18H66c-4 2-6 6-4 18z') + line(iron, 2, 'M80 10v28') + shape(blood, 'M78 10c2-14 20-12 26-4-8 0-14 4-22 6z') }),
  archmage: person({ skin: pale, dress: '#35508c', shade: '#243a6b', head: beard('#f0ece2') + shape('#35508c', 'M44 32C62 24 62-4 90-14c-2 14 12 30 26 46-24-8-48-8-72 0z') + flat(gold, 'M82 6l2 5 5 1-4 3 1 5-4-3-5 3 2-5-4-4h5z'), held: staff(128) + disc('#7de3e8', 128, 14, 9) + dot('#fff', 125, 11, 2.600), on: [[58, 84], [98, 80], [92, 94]].map(([x, y]) => dot(gold, Number(x), Number(y), 2.200)).join('') }),
  collector: person({ skin: tan, dress: '#7d3f5e', shade: '#5a2a43', head: hair('#3a2a22') + shape('#5a2a43', 'M54 22h52l-4-16H58z') + shape('#5a2a43', 'M46 28c10-7 58-7 68 0-10 4-58 4-68 0z'), on: flat(bone, 'M72 66l8 10 8-10 3 8-11 8-11-8z') + line(gold, 1.800, 'M98 38c10 6 10 20 4 34'), held: disc(gold, 32, 72, 10) + line(gold, 5, 'M36 82l8 16') + disc('#cfe8f0', 32, 72, 7), mouth: line(ink, 2, 'M74 50q6 4 12 0') + `<circle cx="87.500" cy="38" r="6" fill="none" stroke="${amber}" stroke-width="2"/>` }),
  regent: person({ skin: brown, dress: '#7d1f2b', shade: '#561019', behind: mantle('#5c437f'), on: shape(bone, 'M44 76c10-12 24-12 36-2 12-10 26-10 36 2l-5 9c-12-8-22-7-31 1-9-8-19-9-31-1z') + [[56, 76], [68, 74], [92, 74], [104, 76]].map(([x, y]) => dot(ink, Number(x), Number(y), 1.600)).join(''), head: longHair('#2d2019') + shape(gold, 'M58 26l-2-22 12 10 12-14 12 14 12-10-2 22c-14-6-30-6-44 0z') + disc(blood, 80, 14, 3.500), held: line(ink, 6, 'M126 100V50') + line(gold, 3.500, 'M126 100V50') + disc(gold, 126, 44, 8) + line(ink, 2, 'M126 36v-8M122 32h8') }),
};

const aura = (colour: string) => turned(flat(colour, 'M76 50 70-30h20z', 0.5), 80, 50, 0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330);

export const heroes = {
  paladin: person({ skin: tan, dress: '#e6e1d4', shade: '#bdb6a9', behind: aura('#f6e58a') + mantle('#c2453a'), on: shape(blood, 'M75 68h10v10h12v9H85v15H75V87H63v-9h12z'), head: hair('#5c3a1e') + line(gold, 4, 'M60 24c10-6 30-6 40 0') + disc(gold, 80, 19, 4), held: sword(128, 12) }),
  shaman: person({ skin: brown, dress: '#8a6a3c', shade: '#65491f', behind: aura('#a7d8a0') + mantle('#6b4a2a'), on: [[62, 78], [71, 83], [80, 85], [89, 83], [98, 78]].map(([x, y]) => disc(bone, Number(x), Number(y), 4)).join(''), head: shape('#5a3a22', 'M54 60C46 10 114 10 106 60l-6-2c2-12 0-20-4-26-10 5-24 5-33 1-4 7-5 15-3 25z') + mirrored(line(ink, 7, 'M66 16C52 12 46 2 46-8M54 8C46 8 40 4 38-2') + line('#d9c49c', 4, 'M66 16C52 12 46 2 46-8M54 8C46 8 40 4 38-2')) + line('#3f86a8', 2.500, 'M68 44h7M85 44h7M69 48h6M85 48h6'), held: staff(30) + disc(leaf, 30, 14, 9) + line(bone, 2, 'M36 30l8 14M34 32l4 16') }),
  barbarian: person({ skin: pale, dress: pale, shade: '#cf9f78', behind: aura('#e8b06a') + mantle('#6b5138'), on: shape(bark, 'M50 70l42 34H76L44 78z') + line(bone, 3, 'M48 76l34 28') + line(ink, 1.500, 'M84 78q8 4 16 0'), head: beard('#a5562f') + shape('#a5562f', 'M56 52c-8-50 56-50 48 0l-6-10c-2-10-6-16-10-18-8 4-16 4-22 2-4 6-6 12-4 16z') + shape(iron, 'M58 26c0-26 44-26 44 0-14-4-30-4-44 0z') + mirrored(shape(bone, 'M60 18C46 18 42 6 44-6c4 8 10 12 19 12z')), held: staff(130) + shape(steel, 'M130 12c14-10 20 2 20 14s-8 22-20 14z') + shape(steel, 'M130 12c-10-8-14 2-14 14s4 18 14 14z') }),
  thief: person({ skin: tan, dress: '#3d4153', shade: '#282b3a', behind: aura('#9aa3c0') + mantle(night), head: shape('#2c2f42', 'M50 62C38-6 122-6 110 62l-9 4c4-16 3-26-3-34-10-8-26-8-36 0-6 8-7 18-3 34z') + shape(ink, 'M62 34h36l-3 10c-6 3-10 0-15-4-5 4-9 7-15 4z') + mirrored(dot('#f6e58a', 72.500, 39, 2.400)), mouth: line(ink, 2, 'M74 51q7 4 11-2'), held: `<g transform="rotate(-28 36 78)">${shape(steel, 'M33 70V40l3-9 3 9v30z')}${shape(gold, 'M27 70h18v5H27z')}${shape(bark, 'M33 75h6v14h-6z')}</g>` + shape('#a4603a', 'M112 82c-10 6-10 20 0 20h16c10 0 10-14 0-20z') + line(gold, 3, 'M111 83h18') }),
  mage: person({ skin: dark, dress: '#6a3f9c', shade: '#4a2a70', behind: aura('#c9a8f0') + mantle('#3d2760'), on: line(gold, 3, 'M66 66c4 18 8 24 14 26 6-2 10-8 14-26') + disc('#7de3e8', 80, 92, 5), head: longHair('#e6e1d4') + line(gold, 3, 'M62 26c10-5 26-5 36 0') + shape('#7de3e8', 'M80 17l5 7-5 7-5-7z'), held: dot('#c9a8f0', 34, 62, 17, 0.6) + flat('#fff', 'M34 44l4 14 14 4-14 4-4 14-4-14-14-4 14-4z') + shape(dark, 'M26 92c-4-8 2-12 8-12s12 4 8 12l-4 12h-8z') }),
};
