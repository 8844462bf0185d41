//! The log in turns: who did what, causes before effects, and where rounds begin.

import { seatOf, type Follow } from '../../games/follow';
import type { Earlier } from '../../games/manifest';

/** A turn of the log, or the mark of a new round. */
export interface Turn {
  kind: 'turn' | 'round';
  /** Whose turn it was; none where nobody in particular acted. */
  seat: number | null;
  /** What is said of it, in order. */
  lines: string[];
  /** The place of its first and of its last effect in what was heard. */
  first: number;
  last: number;
}

/** Says an effect; null for what is not worth a line. */
export type Tell = (effect: unknown, earlier: Earlier<unknown>) => string | null;

/** How a game is followed, without its effects' types. */
type Marks = Pick<Follow<unknown>, 'mark'>;

/** Finds what was heard before a place. */
export function before(heard: readonly unknown[], at: number): Earlier<unknown> {
  return (wanted) => {
    for (let place = at - 1; place >= 0; place -= 1) if (wanted(heard[place])) return heard[place];
    return undefined;
  };
}

/** What was heard, by turns; turns of which nothing is said are left out. */
export function turns(heard: readonly unknown[], { mark }: Marks, tell: Tell): Turn[] {
  const all: Turn[] = [];
  heard.forEach((effect, at) => {
    const [is, seat] = [mark(effect), seatOf(effect)];
    const running = all.at(-1);
    const goesOn =
      running !== undefined && running.kind === 'turn' && is !== 'round' && (is === 'consequence' || running.seat === seat);
    const line = tell(effect, before(heard, at));
    const lines = line === null ? [] : [line];
    if (goesOn) {
      running.lines.push(...lines);
      running.last = at;
    } else {
      all.push({ kind: is === 'round' ? 'round' : 'turn', seat: is === 'deed' || is === 'reveal' ? seat : null, lines, first: at, last: at });
    }
  });
  return all.filter(({ lines }) => lines.length > 0);
}

/** What others did since the last turn of a seat; nothing before its first. */
export function sinceMine(all: readonly Turn[], me: number): Turn[] {
  const mine = all.findLastIndex(({ seat }) => seat === me);
  return mine < 0 ? [] : all.slice(mine + 1).filter(({ kind, seat }) => kind === 'turn' && seat !== null);
}

/** A sentence under its subject's name, which need not stand in it again. */
export function withoutSubject(line: string, name: string): string {
  return [`${name} `, `${name}: `].reduce((rest, subject) => (rest.startsWith(subject) ? rest.slice(subject.length) : rest), line);
}

/** A turn as one sentence, with its subject once. */
export function sentence({ lines }: Pick<Turn, 'lines'>, name: string | null): string {
  const [first = '', ...more] = lines.map((line) => line.replace(/[.;]$/, ''));
  return `${[first, ...more.map((line) => (name === null ? line : withoutSubject(line, name)))].join('; ')}.`;
}

/** The frame of a replay in which an effect was heard, by its place among all of them. */
export function frameOf(frames: readonly { effects: readonly unknown[] }[], effect: number): number {
  let heard = 0;
  const found = frames.findIndex(({ effects }) => (heard += effects.length) > effect);
  return found < 0 ? frames.length - 1 : found;
}
