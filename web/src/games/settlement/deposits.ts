//! What a resource is worth on the building that it can be laid on.
import type { Resource } from '../../wire/settlement';
import { BUILDINGS } from './data';

/** Points for each such resource on a bank or church; none for others. */
export function depositPoints(resource: Resource): number {
  for (const { effect } of Object.values(BUILDINGS)) {
    if (typeof effect === 'object' && effect.kind === 'Deposit' && effect.resource === resource) return effect.points;
  }
  return 0;
}
