//! Where the reader is, and how links lead elsewhere without a reload.

import { ALL } from './lobby/search';
import { parse, path, type Route } from './route';

class Place {
  route: Route = $state.raw({ screen: 'home', search: ALL });

  /** Reads the address, and from now on follows it. */
  follow(): void {
    const read = () => (this.route = parse(new URL(location.href)));
    read();
    // It is told once, and neither again nor to whom the address is sent.
    if (this.route.screen === 'account' && this.route.failed !== null) history.replaceState(null, '', path(this.route));
    addEventListener('popstate', read);
    addEventListener('hashchange', read);
    document.addEventListener('click', (event) => this.#click(event));
  }

  /** Goes to an address of ours. */
  go(address: string): void {
    history.pushState(null, '', address);
    this.route = parse(new URL(location.href));
    scrollTo(0, 0);
  }

  /** Changes the address without a step to go back to. */
  replace(address: string): void {
    history.replaceState(history.state, '', address);
    this.route = parse(new URL(location.href));
  }

  #click(event: MouseEvent): void {
    const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!plain || event.defaultPrevented || !link || link.origin !== location.origin) return;
    if (link.target !== '' || link.hasAttribute('download') || link.pathname.startsWith('/api')) return;
    // A link within the screen is the browser's.
    if (link.hash !== '' && link.pathname === location.pathname) return;
    event.preventDefault();
    this.go(link.href);
  }
}

/** The place of this page. */
export const place = new Place();
