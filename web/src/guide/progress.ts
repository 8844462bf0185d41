//! How far a guided match was played on this device, for whoever leaves and comes back.

const KEY = 'guide';

/** By game: `3/12`, the steps that were made, and of how many. */
function known(): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof read === 'object' && read !== null ? { ...read } : {};
  } catch {
    // Somebody else wrote there.
    return {};
  }
}

/** How many of the steps of a game were made; none where the lesson has changed since. */
export function reached(game: string, steps: number): number {
  const [made, of] = String(known()[game] ?? '').split('/').map(Number);
  return of === steps && made !== undefined && Number.isInteger(made) && made > 0 && made < steps ? made : 0;
}

/** Notes how many steps of a game were made; with all of them, or none, there is nothing to come back to. */
export function note(game: string, made: number, steps: number): void {
  const { [game]: _, ...others } = known();
  const all = made > 0 && made < steps ? { ...others, [game]: `${made}/${steps}` } : others;
  localStorage.setItem(KEY, JSON.stringify(all));
}
