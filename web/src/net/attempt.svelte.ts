//! Something that the reader wishes of the server: one at a time, with the sentence why it was refused.

import type { FailureCode } from '../text/failures';
import { sentence } from './failure';

export class Attempt {
  busy = $state(false);
  failure: string | null = $state(null);

  /** Does it, unless the last one goes on still; answers whether it was done. */
  async make(deed: () => Promise<void>, here: Partial<Record<FailureCode, string>> = {}): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.failure = null;
    try {
      await deed();
      return true;
    } catch (refusal) {
      this.failure = sentence(refusal, here);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
