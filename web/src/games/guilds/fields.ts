//! What is printed on a field of the solo board, whatever its kind.

import { type Condition, type Field, FIELDS, type Mishap } from '../../wire/guilds';

export interface Printed {
  isFinal: boolean;
  isMine: boolean;
  /** The general action. */
  first: Mishap | null;
  condition: Condition;
  /** What happens if the condition is not met. */
  otherwise: Mishap | null;
  /** What is tested instead if a coin marks the field. */
  marked: Condition | null;
}

/** What is printed on a field; nothing on a blank one. */
export function printed(field: Field): Printed | null {
  const kind = FIELDS[field];
  if (!kind) return null;
  const blank = { isFinal: false, isMine: false, first: null, otherwise: null, marked: null };
  if ('Final' in kind) return { ...blank, isFinal: true, ...kind.Final };
  return 'Mine' in kind ? { ...blank, isMine: true, ...kind.Mine } : { ...blank, ...kind.Coin };
}
