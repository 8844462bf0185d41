//! The colours of land, pieces and cults, each with a letter or a shape beside it that says the same.
import type { Colour, Cult } from '../../../wire/terra-mystica';

interface Paint {
  /** The ground of a hex, light and at its rim. */
  ground: string;
  rim: string;
  /** What grows or lies there. */
  mark: string;
  /** A wooden piece: its face, its side, and what is written on it. */
  face: string;
  side: string;
  ink: string;
  /** What is written on the ground. */
  label: string;
  /** The letter of the map. */
  letter: string;
}

export const PAINT: Record<Colour, Paint> = {
  yellow: { ground: '#f0d68a', rim: '#dcb95c', mark: '#a9802a', face: '#f6cf3f', side: '#9a7412', ink: '#3a2a05', label: '#4d3906', letter: 'Y' },
  brown: { ground: '#c59a6d', rim: '#a87b4d', mark: '#6a4423', face: '#8a5426', side: '#4a2a0f', ink: '#fff3df', label: '#33200d', letter: 'U' },
  black: { ground: '#8b8893', rim: '#6b6875', mark: '#34313d', face: '#3a3742', side: '#17151c', ink: '#f4f0ff', label: '#17151c', letter: 'K' },
  blue: { ground: '#6fa8d6', rim: '#4a86ba', mark: '#1d4f7d', face: '#2468ab', side: '#10365e', ink: '#f1f8ff', label: '#0d2c4a', letter: 'B' },
  green: { ground: '#94bd74', rim: '#719c51', mark: '#2f5c22', face: '#3f8031', side: '#1d4315', ink: '#f3ffed', label: '#18350f', letter: 'G' },
  gray: { ground: '#cfd2d4', rim: '#adb1b5', mark: '#646a70', face: '#a9aeb4', side: '#585e65', ink: '#1c2024', label: '#2b3035', letter: 'S' },
  red: { ground: '#e09a80', rim: '#c67558', mark: '#83341d', face: '#c23f28', side: '#6c1a0d', ink: '#fff1ec', label: '#481507', letter: 'R' },
  ice: { ground: '#eaf6fb', rim: '#c6e2ee', mark: '#5f9db8', face: '#d5eff8', side: '#6fa3b8', ink: '#123c4d', label: '#1b4757', letter: 'I' },
  volcano: { ground: '#6d4a42', rim: '#4d312b', mark: '#f08a3c', face: '#f07a28', side: '#7d330a', ink: '#2c1003', label: '#ffe3cd', letter: 'V' },
};

export const CULT: Record<Cult, { light: string; deep: string; ink: string }> = {
  fire: { light: '#f7c9a9', deep: '#b5421f', ink: '#5d1a06' },
  water: { light: '#bcdcf0', deep: '#2b6c9e', ink: '#0f3c5e' },
  earth: { light: '#dcc6a4', deep: '#7d5427', ink: '#432a0e' },
  air: { light: '#e6e4ee', deep: '#6f6a86', ink: '#322e45' },
};

/** What all wooden and paper pieces share. */
export const WATER = { light: '#d4e8ec', deep: '#a9cfd8', line: '#7fb2c0' };
