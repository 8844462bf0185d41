//! The kinds of small drawings.
import type { Payment, Structure } from '../../../wire/terra-mystica';

export type IconKind =
  | Structure | 'coin' | 'worker' | 'priest' | 'power' | 'points' | 'spade' | 'key' | 'ship' | 'bridge' | 'step' | 'town' | 'pass' | 'range';

/** What stands for what land is changed with. */
export const PAID: Record<Payment, IconKind> = { spades: 'spade', steps: 'step', tokens: 'power', coins: 'coin' };
