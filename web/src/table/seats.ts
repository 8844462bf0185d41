//! Who sits where, as it was known and as it is.

import type { SeatInfo } from '../wire/api';

/** Whether somebody came, went or was exchanged; bots that stand in do not count. */
export function changedHands(before: readonly SeatInfo[], now: readonly SeatInfo[]): boolean {
  return now.some(({ player }, seat) => player !== before[seat]?.player);
}
