//! The texts of reviews: what every language must say.

import type { Language } from '../../text/language.svelte';
import type { Lapse } from '../../wire/api';

export interface ReviewText {
  title: string;
  /** What a review is, for somebody who has not seen one. */
  about: string;
  begin: string;
  working: (percent: number) => string;
  stop: string;
  open: string;
  openMore: string;
  whose: string;
  everybody: string;
  points: string;
  pointsTold: (names: string) => string;
  chance: string;
  chanceTold: (names: string) => string;
  expected: string;
  luck: string;
  play: string;
  result: string;
  adjusted: string;
  accuracy: string;
  barsTold: string;
  dearest: string;
  none: string;
  lapse: Record<Lapse, string>;
  /** A loss with its 95 % interval, all in points as they are written. */
  lost: (points: string, low: string, high: string) => string;
  line: (line: number) => string;
  played: string;
  better: string;
  because: string;
  tryAgain: string;
  tryAgainMore: string;
  previous: string;
  next: string;
  keys: string;
  luckiest: string;
  noLuck: string;
  winner: (name: string) => string;
  winnerMore: string;
  /** Parts of a difference that are no source of points. */
  parts: Record<'to-come' | 'rivals' | 'win', string>;
}

export const TEXTS: Record<Language, () => Promise<{ default: ReviewText }>> = {
  en: () => import('./en'),
  de: () => import('./de'),
  it: () => import('./it'),
};
