//! The kinds of small drawings.
import type { Guild, Resource } from '../../../wire/settlement';

export type IconKind =
  | Resource | 'basic' | 'settler' | 'bonus' | 'points' | 'fort' | 'terrain' | 'building' | 'swap' | 'arrow' | 'again' | 'start';

/** What the points of a guild's heroes are counted by; artisans have a number. */
export const COUNTED: Record<Guild, 'terrain' | 'building' | 'fort' | null> = {
  adventurer: 'terrain',
  builder: 'building',
  defender: 'fort',
  artisan: null,
};
