//! Keeps what can be clicked next in sight where the page or the board is higher than the screen.

const isShown = (piece: Element) => piece.getClientRects().length > 0;

/** Whether nothing lies over a piece's middle: not the edge of the screen, of a scrolling board, or the prompt. */
function isInSight(piece: Element): boolean {
  const { left, top, width, height } = piece.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const panel = document.elementFromPoint(x, y)?.closest('.panel');
  return panel != null && panel === piece.closest('.panel');
}

/**
 * Scrolls to the first lit piece if none is in sight, once it is drawn; the answer gives up. `turn` is told where all of them lie on the own
 * mat, and that is not shown.
 */
export function bringTarget(turn: () => void): () => void {
  const drawn = requestAnimationFrame(() => {
    if (document.activeElement?.closest('.moves') || document.querySelector('dialog[open]')) return;
    const all = [...document.querySelectorAll('[data-id].lit')];
    const lit = all.filter(isShown);
    if (lit.length === 0 && all.some((piece) => piece.closest('section.mat'))) turn();
    else if (!lit.some(isInSight)) lit[0]?.scrollIntoView({ block: 'center', inline: 'nearest' });
  });
  return () => cancelAnimationFrame(drawn);
}
