//! An edition that somebody is writing: what was entered, and what the server says to it.

import { sentence } from '../net/failure';
import { request } from '../net/http';
import type { EditionChecked, EditionForm, FormField, FormPart } from '../wire/api';
import { fieldOf } from './fields';

/** What stays in the browser. */
interface Kept {
  name: string;
  /** The file that the form was made from; none for the built-in edition. */
  from: string | null;
  values: Record<string, string>;
}

/** How long to wait for more before what was entered is checked. */
const PAUSE = 350;

export class Draft {
  form: EditionForm | null = $state.raw(null);
  name = $state('');
  /** What was entered, by path: only what differs from the form. */
  values: Record<string, string> = $state.raw({});
  checked: EditionChecked | null = $state.raw(null);
  /** Whether something was entered since it was checked. */
  stale = $state(false);
  failure: string | null = $state(null);
  /** The value that is wrong, and its part. */
  readonly wrongField: FormField | null = $derived.by(() => fieldOf(this.form, this.checked?.wrong?.path ?? null));
  readonly entered: number = $derived(Object.keys(this.values).length);

  #from: string | null = null;
  #turn = 0;
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(readonly game: string) {}

  /** Goes on where this browser was, or begins. */
  async open(): Promise<void> {
    const kept = this.#kept();
    await this.#begin(kept?.from ?? null);
    if (kept) {
      this.name = kept.name;
      this.values = kept.values;
    }
    await this.#check();
  }

  /** Begins with a file, or with the built-in components. */
  async restart(from: string | null): Promise<void> {
    try {
      await this.#begin(from);
    } catch (refusal) {
      this.failure = sentence(refusal);
      return;
    }
    this.#keep();
    await this.#check();
  }

  /** What stands in a field. */
  text(field: FormField): string {
    return this.values[field.path] ?? field.text;
  }

  enter(field: FormField, text: string): void {
    const { [field.path]: _, ...others } = this.values;
    this.values = text.trim() === field.text ? others : { ...others, [field.path]: text.trim() };
    this.#changed();
  }

  rename(name: string): void {
    this.name = name;
    this.#changed();
  }

  /** How many values of a part were entered. */
  enteredIn(part: FormPart): number {
    return part.fields.filter(({ path }) => path in this.values).length;
  }

  close(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#turn += 1;
  }

  async #begin(from: string | null): Promise<void> {
    this.form = await request('POST /games/{game}/editions/form', { path: { game: this.game }, body: from === null ? {} : { from } });
    this.#from = from;
    this.name = from === null ? '' : this.form.name;
    this.values = {};
    this.failure = null;
  }

  #changed(): void {
    this.stale = true;
    this.#keep();
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#check(), PAUSE);
  }

  async #check(): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    this.stale = true;
    const body = { values: this.values, ...(this.name.trim() ? { name: this.name } : {}), ...(this.#from === null ? {} : { from: this.#from }) };
    try {
      const checked = await request('POST /games/{game}/editions/check', { path: { game: this.game }, body });
      // Something else may have been entered meanwhile.
      if (turn !== this.#turn) return;
      this.checked = checked;
      this.failure = null;
    } catch (refusal) {
      if (turn !== this.#turn) return;
      this.failure = sentence(refusal);
    }
    this.stale = false;
  }

  #keep(): void {
    const kept: Kept = { name: this.name, from: this.#from, values: this.values };
    try {
      localStorage.setItem(`edition-${this.game}`, JSON.stringify(kept));
    } catch {
      // A browser without room for it keeps nothing; the file can still be downloaded.
    }
  }

  #kept(): Kept | null {
    try {
      return JSON.parse(localStorage.getItem(`edition-${this.game}`) ?? 'null') as Kept | null;
    } catch {
      return null;
    }
  }
}
