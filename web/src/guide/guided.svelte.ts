//! A match that teaches: it waits for the move that it speaks of, and says so kindly when another one is made.

import { Match } from '../table/match.svelte';
import type { Replayed, SeatInfo, TableInfo } from '../wire/api';
import { lesson, named, type Course, type Lesson, type Step } from './lesson';
import { note, reached } from './progress';
import { LEARNER, Script } from './script';

/** Who sits there; names that are the same in every language. */
const NAMES = ['Mira', 'Otto', 'Ada', 'Bruno'];

export class Guided extends Match {
  /** What is said, in the language of the words. */
  lesson: Lesson | null = $state.raw(null);
  /** The move that was made in place of the one that is spoken of. */
  other: string | null = $state(null);

  constructor(
    readonly course: Course,
    private readonly replayed: Replayed,
  ) {
    super(table(course.game, replayed), [LEARNER], null, () => new Script(replayed.frames, course.steps, reached(course.game, course.steps.length)));
  }

  /** The number of the step that is waited for, from 1; none while others act and at the end. */
  readonly number: number | null = $derived.by(() => this.position?.ask ?? null);
  readonly step: Step | null = $derived.by(() => (this.number === null ? null : (this.course.steps[this.number - 1] ?? null)));
  readonly finished: boolean = $derived.by(() => this.position !== null && this.position.line === this.lines);
  /** What is to be done, in the words of the game. */
  readonly what: string | null = $derived.by(() => (this.step === null || this.words === null ? null : this.say(this.step.move)));
  /** Under which heading the move stands in the list. */
  readonly under: string | null = $derived.by(() => (this.step === null || this.words === null ? null : this.heading(this.step.move)));
  readonly why: string | null = $derived.by(() => (this.number === null ? null : this.told(this.lesson?.steps[this.number - 1])));

  /** How many lines the record has. */
  get lines(): number {
    return this.replayed.frames.length - 1;
  }

  /** Keeps how far the lesson is; to be called whenever that changes. */
  keep(): void {
    const { game, steps } = this.course;
    if (this.finished) note(game, steps.length, steps.length);
    else if (this.number !== null) note(game, this.number - 1, steps.length);
  }

  /** Forgets how far the lesson was: the next one starts from the beginning. */
  forget(): void {
    note(this.course.game, 0, this.course.steps.length);
  }

  /** A text of the lesson with the names of the game. */
  told(text: string | undefined): string | null {
    return text === undefined || this.words === null ? null : named(text, this.words);
  }

  override async read(language: Parameters<Match['read']>[0]): Promise<void> {
    [this.lesson] = await Promise.all([lesson(this.course.game, language), super.read(language)]);
  }

  override play(line: string): void {
    const right = line === this.step?.move;
    this.other = right ? null : line;
    if (right) this.send(line);
    else this.picking.clear();
  }
}

function table(game: string, { options, seats }: Replayed): TableInfo {
  return {
    id: 'guide',
    game,
    options,
    edition: null,
    brought: false,
    visibility: 'private',
    clock: null,
    hints: false,
    talk: 'players',
    status: 'playing',
    host: '',
    created_at: 0,
    over_at: null,
    ended_by: null,
    seats: NAMES.slice(0, seats).map((name): SeatInfo => ({ player: null, name, bot: null, stood_in: false, hints: 0 })),
    link: null,
    commitment: null,
    seed: null,
    rematch: null,
    muted: [],
  };
}
