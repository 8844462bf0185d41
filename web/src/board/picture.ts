//! What is drawn on the screen as one SVG: boxes, texts and drawings where they stand, in the colours that they have. It needs
//! nothing else, neither styles nor the page.

const SVG = 'http://www.w3.org/2000/svg';
/** What a shape looks like. */
const LOOKS = [
  'fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-dasharray', 'stroke-linecap', 'stroke-linejoin', 'opacity',
  'font-family', 'font-size', 'font-weight', 'font-style', 'letter-spacing', 'text-anchor', 'dominant-baseline', 'paint-order', 'visibility',
] as const;
/** How much larger than on the screen a picture of points is. */
const SCALE = 2;

interface Size {
  width: number;
  height: number;
}

/** The drawing of an element and everything in it. */
export function drawing(element: Element): { svg: string } & Size {
  const frame = element.getBoundingClientRect();
  const root = make('svg', { xmlns: SVG, width: frame.width, height: frame.height, viewBox: `0 0 ${frame.width} ${frame.height}` });
  draw(element, root, frame);
  return { svg: new XMLSerializer().serializeToString(root), width: frame.width, height: frame.height };
}

/** The same as points. */
export async function points({ svg, width, height }: { svg: string } & Size): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [Math.ceil(width * SCALE), Math.ceil(height * SCALE)];
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture is too large'))), 'image/png'));
}

function make(name: string, attributes: Record<string, string | number>): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) if (key !== 'xmlns') element.setAttribute(key, String(value));
  return element;
}

function draw(element: Element, into: SVGElement, frame: DOMRect): void {
  const style = getComputedStyle(element);
  const { left, top, width, height } = element.getBoundingClientRect();
  if (style.display === 'none' || style.visibility === 'hidden' || style.opacity === '0' || width < 2 || height < 2) return;
  if (element instanceof SVGSVGElement) {
    into.append(nested(element, { x: left - frame.left, y: top - frame.top, width, height }));
    return;
  }
  const group = make('g', style.opacity === '1' ? {} : { opacity: style.opacity });
  into.append(group);
  const border = Number.parseFloat(style.borderTopWidth);
  const bordered = border > 0 && style.borderTopStyle !== 'none';
  if (bordered || !isClear(style.backgroundColor)) {
    const inset = bordered ? border / 2 : 0;
    group.append(make('rect', {
      x: left - frame.left + inset, y: top - frame.top + inset, width: width - 2 * inset, height: height - 2 * inset,
      rx: Math.min(Number.parseFloat(style.borderTopLeftRadius) || 0, width / 2, height / 2), fill: isClear(style.backgroundColor) ? 'none' : style.backgroundColor,
      ...(bordered ? { stroke: style.borderTopColor, 'stroke-width': border } : {}),
    }));
  }
  for (const child of element.childNodes) {
    if (child instanceof Element) draw(child, group, frame);
    else if (child instanceof Text) group.append(...lines(child, style, frame));
  }
}

const isClear = (colour: string) => colour === 'transparent' || /[,/] ?0\)$/.test(colour);

/** A drawing within the page, with the looks that styles give it. */
function nested(original: SVGSVGElement, place: Size & { x: number; y: number }): SVGElement {
  const copy = original.cloneNode(true) as SVGSVGElement;
  const [before, after] = [[original, ...original.querySelectorAll('*')], [copy, ...copy.querySelectorAll('*')]];
  before.forEach((shape, at) => {
    const [style, clone] = [getComputedStyle(shape), after[at]];
    if (!clone) return;
    if (style.display === 'none' && !shape.closest('defs, symbol')) clone.setAttribute('display', 'none');
    for (const look of LOOKS) clone.setAttribute(look, style.getPropertyValue(look));
    if (shape !== original && style.transform !== 'none' && !shape.hasAttribute('transform')) clone.setAttribute('transform', style.transform);
    for (const spoken of ['class', 'style', 'role', 'tabindex', 'aria-label', 'aria-pressed']) clone.removeAttribute(spoken);
  });
  for (const [key, value] of Object.entries(place)) copy.setAttribute(key, String(value));
  copy.setAttribute('overflow', 'hidden');
  return copy;
}

/** A text line by line, as the page has broken it. */
function lines(text: Text, style: CSSStyleDeclaration, frame: DOMRect): SVGElement[] {
  const drawn: { words: string; box: DOMRect }[] = [];
  const range = document.createRange();
  for (const { 0: word, index } of text.data.matchAll(/\S+\s*/g)) {
    range.setStart(text, index);
    range.setEnd(text, index + word.trimEnd().length);
    const box = range.getBoundingClientRect();
    const line = drawn.at(-1);
    if (box.width === 0) continue;
    if (line && Math.abs(line.box.top - box.top) < box.height / 2) line.words += word;
    else drawn.push({ words: word, box });
  }
  return drawn.map(({ words, box }) => {
    const line = make('text', {
      x: box.left - frame.left, y: box.top - frame.top + box.height / 2, 'dominant-baseline': 'central', fill: style.color,
      'font-family': style.fontFamily, 'font-size': style.fontSize, 'font-weight': style.fontWeight, 'font-style': style.fontStyle,
    });
    line.textContent = style.textTransform === 'uppercase' ? words.trimEnd().toUpperCase() : words.trimEnd();
    return line;
  });
}
