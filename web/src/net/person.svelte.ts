//! Who we are to the server: nobody, a guest, or somebody with an account.

import { reader } from '../text/language.svelte';
import type { Me } from '../wire/api';
import { Refusal, request } from './http';

class Person {
  me: Me | null = $state.raw(null);
  #known: Promise<void> | null = null;

  /** Asks the server once who we are. */
  know(): Promise<void> {
    this.#known ??= this.#ask();
    return this.#known;
  }

  /** Makes sure that we are somebody: a guest with a friendly name, if nobody. */
  async introduce(): Promise<Me> {
    await this.know();
    if (!this.me) {
      const names = reader.text.guestNames;
      const name = names[Math.floor(Math.random() * names.length)] ?? names[0];
      this.me = await request('POST /guests', { body: { name } });
    }
    return this.me;
  }

  async #ask(): Promise<void> {
    try {
      this.me = await request('GET /me');
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      this.#known = null;
    }
  }
}

/** The one at this page. */
export const person = new Person();
