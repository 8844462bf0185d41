//! The power actions that all share: what is drawn for them.
import { type Action, NUMBERS } from '../../../wire/terra-mystica';
import type { IconKind } from './icons';

const SHARED: { id: Action; kind: IconKind; amount?: number }[] = [
  { id: 'act1', kind: 'bridge' },
  { id: 'act2', kind: 'priest' },
  { id: 'act3', kind: 'worker' },
  { id: 'act4', kind: 'coin' },
  { id: 'act5', kind: 'spade' },
  { id: 'act6', kind: 'spade', amount: 2 },
];

/** With what is printed on them. */
export function powerActions() {
  const amounts: Partial<Record<Action, number>> = { act3: NUMBERS.action_workers, act4: NUMBERS.action_coins };
  return SHARED.map((action, at) => ({ ...action, amount: amounts[action.id] ?? action.amount, price: NUMBERS.power_actions[at] }));
}
