//! A worker that runs the engine, as the page sees it.

import type { Asked } from '../offline/take-over';
import type { Refused } from '../wire/api';
import type { Calls, Question, Reply } from './calls';

/** Whether this page and this browser can run the engine. */
export const canPlayHere = __ENGINE__ && typeof WebAssembly === 'object' && typeof Worker === 'function' && typeof indexedDB === 'object';

/** The engine did not do what was asked. */
export class EngineFailure extends Error {
  /** Why the rules refuse it, where they do. */
  readonly refused: Refused | null;

  constructor(
    text: string,
    /** Whether somebody stopped the engine. */
    readonly stopped = false,
  ) {
    const refused = text.startsWith('{') ? (JSON.parse(text) as Refused) : null;
    super(refused?.message ?? text);
    this.refused = refused;
  }
}

interface Waiting {
  resolve: (answer: unknown) => void;
  reject: (failure: EngineFailure) => void;
}

let isKept = false;

/** Whoever wants the engine once will want it without a network too. */
function keepForLater(): void {
  if (isKept || !('serviceWorker' in navigator)) return;
  isKept = true;
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ wish: 'keep-engine' } satisfies Asked));
}

/** One worker; started with the first question, and anew with the next one after it was stopped. */
export class Engine {
  #worker: Worker | null = null;
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;

  /** Asks the engine for something, or to do something. */
  call<Name extends keyof Calls>(name: Name, ...args: Calls[Name]['args']): Promise<Calls[Name]['answer']> {
    const worker = (this.#worker ??= this.#start());
    const id = (this.#asked += 1);
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve: resolve as Waiting['resolve'], reject });
      worker.postMessage({ id, name, args } satisfies Question);
    });
  }

  /** Loads the engine before it is needed, so that a network that goes away later is not missed. */
  warm(): void {
    this.call('games').catch(() => undefined);
  }

  /** Whether anything was asked and not answered. */
  get busy(): boolean {
    return this.#waiting.size > 0;
  }

  /** Stops at once, whatever it does; what was asked fails. */
  stop(): void {
    this.#worker?.terminate();
    this.#fail(new EngineFailure('the engine was stopped', true));
  }

  #start(): Worker {
    keepForLater();
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Reply>) => {
      const waiting = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if ('failure' in data) waiting?.reject(new EngineFailure(data.failure));
      else waiting?.resolve(data.answer);
    };
    // A mistake in the rules ends the worker; the next question starts another.
    worker.onerror = (event) => {
      event.preventDefault();
      worker.terminate();
      this.#fail(new EngineFailure(event.message ?? 'the engine could not be loaded'));
    };
    return worker;
  }

  #fail(failure: EngineFailure): void {
    this.#worker = null;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    waiting.forEach(({ reject }) => reject(failure));
  }
}
