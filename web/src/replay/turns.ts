//! Turns of a match: where another seat begins to act.

import type { Frame } from '../wire/api';

/** Who a frame's line belongs to: a seat, or none where chance or somebody hidden acted. */
export function mover({ line }: Pick<Frame, 'line'>): number | null {
  const seat = Number.parseInt(line?.split(' ')[0] ?? '', 10);
  return Number.isNaN(seat) ? null : seat;
}

/** The move of a frame's line, without its seat. */
export function moveOf({ line }: Pick<Frame, 'line'>): string {
  return line?.split(' ').slice(1).join(' ') ?? '';
}

/** The frames after which a turn is over, and the first and last one; chance belongs to the turn before it. */
export function turns(frames: readonly Pick<Frame, 'line'>[]): number[] {
  const ends = [0];
  let acting: number | null = null;
  frames.forEach((frame, at) => {
    const seat = mover(frame);
    if (seat === null) return;
    if (acting !== null && acting !== seat && ends.at(-1) !== at - 1) ends.push(at - 1);
    acting = seat;
  });
  if (ends.at(-1) !== frames.length - 1 && frames.length > 1) ends.push(frames.length - 1);
  return ends;
}

/** The end of the turn before or after a frame. */
export function turnFrom(ends: readonly number[], at: number, direction: 'back' | 'on'): number {
  const found = direction === 'back' ? ends.findLast((end) => end < at) : ends.find((end) => end > at);
  return found ?? at;
}
