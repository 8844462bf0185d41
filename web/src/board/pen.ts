//! Strokes and colours that the pictures of several games share: each makes a piece of an SVG drawing.

/** A picture drawn again at each of these angles around a point. */
export function turned(drawing: string, x: number, y: number, ...angles: number[]): string {
  return angles.map((angle) => `<g transform="rotate(${angle} ${x} ${y})">${drawing}</g>`).join('');
}

/** A picture and its mirror image about the middle of a frame of this width. */
export function mirrored(drawing: string, width = 160): string {
  return `${drawing}<g transform="matrix(-1 0 0 1 ${width} 0)">${drawing}</g>`;
}

/** A shape without an outline: light, shade, pattern. */
export function flat(fill: string, d: string, opacity = 1): string {
  return `<path d="${d}" fill="${fill}" stroke="none" opacity="${opacity}"/>`;
}

/** A shape with the outline of the picture. */
export function shape(fill: string, d: string): string {
  return `<path d="${d}" fill="${fill}"/>`;
}

/** A line of some width. */
export function line(colour: string, width: number, d: string): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
}

/** A disc. */
export function disc(fill: string, x: number, y: number, r: number): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
}

/** A disc without an outline. */
export function dot(fill: string, x: number, y: number, r: number, opacity = 1): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="none" opacity="${opacity}"/>`;
}

/** The colours of the pictures. */
export const ink = '#2b2118';
export const wood = '#a9713d';
export const bark = '#6e4522';
export const stone = '#bdb6a9';
export const rock = '#8b8479';
export const tileRed = '#b0492f';
export const slate = '#4b6a8a';
export const gold = '#e7b63c';
export const amber = '#b9821c';
export const leaf = '#7fa457';
export const moss = '#4b7038';
export const steel = '#cfd6de';
export const iron = '#7d8794';
export const bone = '#f3ead4';
export const linen = '#efe0c2';
export const blood = '#a8332b';
export const night = '#2c2f4a';
export const violet = '#7b5bb5';
