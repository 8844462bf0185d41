//! The words by which a wish is refused: the server's codes, and our own for when it is not reached. Every language has a
//! sentence for each.

import type { Code } from '../wire/api';

/** A word for why something was not done; `offline` if the server was not reached, `slow-device` where bots on this device play
 *  one level lower since they would take too long. */
export type FailureCode = 'offline' | 'slow-device' | Code;
