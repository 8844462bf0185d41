//! The colours of monsters and landscapes; every one comes with a silhouette that says the same.
import type { Colour, Resource } from '../../../wire/settlement';

export const MONSTER: Record<Colour, { body: string; dark: string; light: string }> = {
  green: { body: '#5f9a3f', dark: '#23470f', light: '#d9ecc4' },
  yellow: { body: '#e0ad2b', dark: '#5f4305', light: '#faeab4' },
  blue: { body: '#3b7fbd', dark: '#0f3558', light: '#cbe2f5' },
  red: { body: '#c2432d', dark: '#551106', light: '#f6cfc5' },
};

/** Sky, far land, near land and details of the landscape that yields a resource. */
export const LAND: Record<Resource, { sky: string; far: string; near: string; dark: string }> = {
  wood: { sky: '#dcebcf', far: '#8fb573', near: '#5f8d46', dark: '#2f5420' },
  clay: { sky: '#f7e3cd', far: '#dca37a', near: '#c1714a', dark: '#6e3116' },
  stone: { sky: '#e3e8ee', far: '#b0b7bf', near: '#858d97', dark: '#40474f' },
  diamond: { sky: '#d9eef5', far: '#7fb7cb', near: '#467f98', dark: '#163e50' },
  gold: { sky: '#fbeec2', far: '#d9b45c', near: '#a67f35', dark: '#573f0e' },
};
