//! The picture of an inspected thing: the drawing on the board once more, larger, without being a piece.

const ROOM = { width: 128, height: 104 };
/** So many times larger than on the board at most. */
const MOST = 2.4;
const SPOKEN = ['data-id', 'data-inspect', 'id', 'tabindex', 'role', 'aria-label', 'aria-pressed', 'aria-describedby', 'title'];

function silent(copy: Element): Element {
  for (const part of [copy, ...copy.querySelectorAll('*')]) {
    SPOKEN.forEach((name) => part.removeAttribute(name));
    part.classList.remove('lit', 'chosen', 'inspected');
  }
  return copy;
}

function framed(box: { x: number; y: number; width: number; height: number }): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const scale = Math.min(MOST, ROOM.width / box.width, ROOM.height / box.height);
  svg.setAttribute('viewBox', `${box.x} ${box.y} ${box.width} ${box.height}`);
  svg.setAttribute('width', String(box.width * scale));
  svg.setAttribute('height', String(box.height * scale));
  return svg;
}

/** A copy of what is drawn there; none where nothing is drawn. */
export function picture(of: Element): Element | null {
  if (of instanceof SVGGraphicsElement && !(of instanceof SVGSVGElement)) {
    const box = of.getBBox();
    if (box.width < 4 || box.height < 4) return null;
    const svg = framed(box);
    const copy = silent(of.cloneNode(true) as Element);
    copy.removeAttribute('transform');
    svg.append(copy);
    return svg;
  }
  if (of instanceof HTMLElement) {
    const { offsetWidth: width, offsetHeight: height } = of;
    if (width < 4 || height < 4 || of.querySelector('svg') === null) return null;
    const frame = document.createElement('span');
    const scale = Math.min(MOST, ROOM.width / width, ROOM.height / height);
    frame.style.cssText = `display:block;flex:none;width:${width * scale}px;height:${height * scale}px`;
    const copy = silent(of.cloneNode(true) as Element) as HTMLElement;
    // What flows in a line of text cannot be scaled.
    const display = getComputedStyle(of).display === 'inline' ? 'display:inline-block;' : '';
    copy.style.cssText += `;${display}width:${width}px;height:${height}px;margin:0;transform:scale(${scale});transform-origin:0 0`;
    frame.append(copy);
    return frame;
  }
  if (of instanceof SVGSVGElement) {
    const { width, height } = of.getBoundingClientRect();
    if (width < 4 || height < 4) return null;
    const scale = Math.min(MOST, ROOM.width / width, ROOM.height / height);
    const copy = silent(of.cloneNode(true) as Element);
    copy.setAttribute('width', String(width * scale));
    copy.setAttribute('height', String(height * scale));
    return copy;
  }
  return null;
}
