//! How a table behaves for whoever reads this page: how fast others are shown, sound, motion, and questions; remembered.

/** How fast it is shown what others do. */
export const PACES = ['off', 'fast', 'normal', 'slow'] as const;
export type Pace = (typeof PACES)[number];

/** How things move on the board. */
export const MOTIONS = ['none', 'brisk', 'normal'] as const;
export type Motion = (typeof MOTIONS)[number];

/** All that can be chosen. */
export interface Choices {
  pace: Pace;
  motion: Motion;
  /** From 0, which is off, to 10. */
  volume: number;
  /** Whether a move that ends a turn is asked about while other actions remain. */
  asks: boolean;
  /** Whether a turn is planned as a whole before it is sent. */
  plans: boolean;
}

export const LOUDEST = 10;
const KEY = 'table';
const AT_FIRST: Choices = { pace: 'normal', motion: 'normal', volume: 0, asks: true, plans: false };

/** What was chosen before; what cannot be read is as at first. */
export function chosen(stored: string | null): Choices {
  let known: Partial<Record<keyof Choices, unknown>> = {};
  try {
    const read: unknown = JSON.parse(stored ?? '{}');
    if (typeof read === 'object' && read !== null) known = read;
  } catch {
    // Somebody else wrote there.
  }
  const { pace, motion, volume, asks, plans } = known;
  return {
    pace: PACES.find((word) => word === pace) ?? AT_FIRST.pace,
    motion: MOTIONS.find((word) => word === motion) ?? AT_FIRST.motion,
    volume: typeof volume === 'number' && volume >= 0 && volume <= LOUDEST ? Math.round(volume) : AT_FIRST.volume,
    asks: typeof asks === 'boolean' ? asks : AT_FIRST.asks,
    plans: typeof plans === 'boolean' ? plans : AT_FIRST.plans,
  };
}

class Manner {
  #choices: Choices = $state.raw(chosen(globalThis.localStorage?.getItem(KEY) ?? null));

  constructor() {
    this.#show();
  }

  get choices(): Choices {
    return this.#choices;
  }

  choose(change: Partial<Choices>): void {
    this.#choices = { ...this.#choices, ...change };
    localStorage.setItem(KEY, JSON.stringify(this.#choices));
    this.#show();
  }

  /** Transitions and style sheets read it off the page. */
  #show(): void {
    if (globalThis.document) document.documentElement.dataset['motion'] = this.#choices.motion;
  }
}

/** How this reader wants tables to behave. */
export const manner = new Manner();
