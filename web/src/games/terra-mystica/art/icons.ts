//! The kinds of small drawings.
import type { Structure } from '../../../wire/terra-mystica';

export type IconKind =
  | Structure | 'coin' | 'worker' | 'priest' | 'power' | 'points' | 'spade' | 'key' | 'ship' | 'bridge' | 'step' | 'town' | 'pass' | 'range';
