//! Several people at one screen: whose turn it is to look, and when a curtain must fall between them.

/** One of the seats that people at this screen have. */
export interface Chair {
  seat: number;
  /** Whether it is to decide. */
  awaited: boolean;
}

/** The chair to show: the present one while it is awaited, else the next that is. */
export function next(chairs: readonly Chair[], shown: number): number {
  const after = [...chairs.slice(shown), ...chairs.slice(0, shown)];
  const seat = after.find(({ awaited }) => awaited)?.seat;
  return seat === undefined ? shown : chairs.findIndex((chair) => chair.seat === seat);
}

/** Whether one of two seats knows something that the other does not. */
export function differ(one: unknown, other: unknown): boolean {
  return told(one) !== told(other);
}

/** All that a view tells, but for whose view it is. What is hidden is absent, and an empty hand tells as little. */
function told(view: unknown): string {
  const empty = (value: unknown) => value === null || (typeof value === 'object' && Object.keys(value).length === 0);
  return JSON.stringify(view, (key, value: unknown) => {
    if (key === 'me' || Array.isArray(value) || value === null || typeof value !== 'object') return key === 'me' ? undefined : value;
    return Object.fromEntries(Object.entries(value).filter(([, part]) => !empty(part)));
  });
}
