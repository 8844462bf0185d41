//! What a move would do, by the engine in the page: nothing is sent, and the server stays the judge.

import type { Foreseen } from '../wire/api';
import { Engine, EngineFailure, canPlayHere } from './engine';

let engine: Engine | null = null;
/** Whether the engine could not be loaded: then the table works without it, and it is not tried again and again. */
let isLost = false;

/** What a move would do, as far as the seat can know; null where it cannot, or there is no engine. */
export async function foresee(game: string, seat: number, view: unknown, line: string): Promise<Foreseen | null> {
  if (!canPlayHere || isLost) return null;
  try {
    return await (engine ??= new Engine()).call('foresee', game, seat, JSON.stringify(view), line);
  } catch (failure) {
    if (!(failure instanceof EngineFailure)) throw failure;
    isLost = true;
    return null;
  }
}
