//! Newer builds of the page: found by the service worker, loaded when the reader wants it.

import type { Asked } from './take-over';

class Update {
  /** Whether a newer build waits than the one of this page. */
  ready = $state(false);
  #waiting: ServiceWorker | null = null;

  /** Registers the service worker, and looks for newer ones. */
  async follow(address: string): Promise<void> {
    const { serviceWorker } = navigator;
    const registration = await serviceWorker.register(address);
    const look = () => {
      // The first one waits for nobody.
      if (registration.waiting && serviceWorker.controller) void this.#meet(registration.waiting);
    };
    look();
    registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
    serviceWorker.addEventListener('controllerchange', () => {
      if (this.ready) location.reload();
    });
    // A page that stays open for days comes back to it.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') void registration.update().catch(() => undefined);
    });
  }

  /** Lets the newer build take over; the page is loaded anew. */
  load(): void {
    this.#waiting?.postMessage({ wish: 'now' } satisfies Asked);
  }

  /** The server may have sent this page in its newest form before the worker knew of it. */
  async #meet(waiting: ServiceWorker): Promise<void> {
    const { port1, port2 } = new MessageChannel();
    const isMine = new Promise<boolean>((resolve) => (port1.onmessage = ({ data }) => resolve(data as boolean)));
    const script = document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '';
    waiting.postMessage({ wish: 'is-mine', script } satisfies Asked, [port2]);
    if (await isMine) return;
    this.#waiting = waiting;
    this.ready = true;
  }
}

export const update = new Update();
