//! Keeps how far a screen is scrolled with its step in the browser's history: a browser would restore it before lists that
//! come over the network are there.

interface Scrolled {
  scrolled?: number;
}

/** Goes back to where the reader was once nothing is awaited any more, and notes where they go; the answer ends it. */
export function keepScroll(waits: () => boolean): () => void {
  const { scrolled = 0 } = (history.state ?? {}) as Scrolled;
  const note = () => history.replaceState({ ...(history.state as Scrolled | null), scrolled: scrollY } satisfies Scrolled, '');
  const before = history.scrollRestoration;
  history.scrollRestoration = 'manual';
  addEventListener('scrollend', note);
  const stop = $effect.root(() => {
    let done = scrolled === 0;
    $effect(() => {
      if (done || waits()) return;
      done = true;
      scrollTo(0, scrolled);
    });
  });
  return () => {
    stop();
    removeEventListener('scrollend', note);
    history.scrollRestoration = before;
  };
}
