//! The power actions that all share: what is drawn for them.
import { type Action, NUMBERS } from '../../../wire/terra-mystica';
import type { IconKind } from './icons';

const SHARED: { id: Action; kind: IconKind; amount?: number }[] = [
  { id: 'act1', kind: 'bridge' },
  { id: 'act2', kind: 'priest' },
  { id: 'act3', kind: 'worker', amount: NUMBERS.action_workers },
  { id: 'act4', kind: 'coin', amount: NUMBERS.action_coins },
  { id: 'act5', kind: 'spade' },
  { id: 'act6', kind: 'spade', amount: 2 },
];

/** With their printed prices. */
export const POWER_ACTIONS = SHARED.map((action, at) => ({ ...action, price: NUMBERS.power_actions[at] }));
