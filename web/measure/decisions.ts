//! The kinds of decisions of a game, each with a recorded position where the first seat takes one.

import type { Page } from '@playwright/test';
import type { Replayed } from '../src/wire/api';

/** A position of a record. */
export interface Decision {
  kind: string;
  file: string;
  line: number;
}

/** What views of games say of what is to be decided. */
interface Told {
  phase?: unknown;
  step?: unknown;
  steps?: readonly unknown[];
  due?: Record<string, unknown>;
  players?: readonly { stage?: unknown }[];
}

/** A word for a step, whatever it carries. */
const word = (step: unknown): string => (typeof step === 'object' && step !== null ? (Object.keys(step)[0] ?? '') : String(step ?? ''));

function kindOf({ phase, step, steps, due, players }: Told): string {
  const open = Object.entries(due ?? {}).filter(([, what]) => what !== 0 && what !== 'none' && what !== false).map(([name, what]) => (typeof what === 'string' ? what : name));
  return [word(phase), word(step), word(steps?.at(-1)), word(players?.[0]?.stage), ...open].filter((part) => part !== '').join('-').replace(/[^a-z0-9-]+/gi, '');
}

/** One decision of each kind, from the middle of those that the records have. */
export async function decisions(page: Page, records: readonly { file: string; record: string }[]): Promise<Decision[]> {
  const found = new Map<string, Decision[]>();
  for (const { file, record } of records) {
    const { frames } = (await (await page.request.post('/api/replay', { data: { record, viewer: '0' } })).json()) as Replayed;
    frames.forEach(({ awaited, view }, line) => {
      if (awaited[0] !== 0 || awaited.length > 1 && line % 3 !== 0) return;
      const kind = kindOf(view as Told);
      found.set(kind, [...(found.get(kind) ?? []), { kind, file, line }]);
    });
  }
  return [...found.values()].map((all) => all[Math.floor(all.length / 2)]!);
}
