//! The silhouettes of the five structures, around a middle at 0, about 34 wide.
import type { Structure } from '../../../wire/terra-mystica';

export const SHAPES: Record<Structure, string> = {
  d: 'M-11 11V-2L0 -13L11 -2V11Z',
  tp: 'M-14 11V-5L-6.5 -14L1 -5V0L8 -5.500L15 0V11Z',
  te: 'M-14 12V8H-11.500V-2H-14V-5A14 11 0 0 1 14 -5V-2H11.500V8H14V12Z',
  sh: 'M-16 12V-13H-10.500V-8.500H-7V-13H-2.500V-8.500H2.500V-13H7V-8.500H10.500V-13H16V12Z',
  sa: 'M-17 12V-3L-13 -12L-9 -3V-3.500A9 9.5 0 0 1 -1 -12V-16H1V-12A9 9.5 0 0 1 9 -3.500V-3L13 -12L17 -3V12Z',
};

/** Where a sign fits onto a silhouette: its middle and its size. */
export const SIGN_AT: Record<Structure, { y: number; size: number }> = {
  d: { y: 2.5, size: 13 },
  tp: { y: 3, size: 14 },
  te: { y: 1.5, size: 15 },
  sh: { y: 2.5, size: 16 },
  sa: { y: 2.5, size: 16 },
};
