//! What time it is, for texts that say how long something takes: it passes by the minute.

const MINUTE = 60_000;

class Now {
  ms = $state(Date.now());

  constructor() {
    setInterval(() => (this.ms = Date.now()), MINUTE);
  }
}

/** The present minute. */
export const now = new Now();
