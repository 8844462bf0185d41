//! Why a piece cannot be played at a table now.

import type { Match } from '../table/match.svelte';
import { reader } from '../text/language.svelte';
import type { Inspection } from './told';
import { type Obstacle, whyNot } from './why';

/** What stands in the way of the moves that a click on a piece probably meant; a sentence where there is no such move. */
export async function whyHere(match: Match, ids: readonly string[], inspection: Inspection): Promise<readonly Obstacle[] | string> {
  const { position, looking: { seat }, picking, plan } = match;
  if (!position || seat === null) return reader.text.inspect.notNow;
  if (position.ask === null) return match.words?.prompt(position.view, seat, match.name) ?? reader.text.inspect.notNow;
  // The rules are asked about the table as it is, not as it would be.
  if (plan.moves.length > 0) return reader.text.plan.whyNot;
  const chosen = picking.clicks.flatMap((clicked) => clicked);
  const meant = ids.flatMap((id) => inspection.attempts(id, chosen, position.view, seat));
  const found = await whyNot(match.table.id, seat, [...new Set(meant)].filter((line) => !picking.offers.includes(line)));
  return found.length > 0 ? found : reader.text.inspect.noMove;
}
