//! Colours as people see them: contrast, distance, and the three common colour blindnesses.

/** Red, green and blue, each from 0 to 1, as light adds up (linear). */
export type Light = readonly [number, number, number];

/** Who lacks which cones. */
export type Blindness = 'protanopia' | 'deuteranopia' | 'tritanopia';

// Machado, Oliveira and Fernandes (2009), severity 1.
const SEEN: Record<Blindness, readonly [Light, Light, Light]> = {
  protanopia: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deuteranopia: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritanopia: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
};

/** Reads `#rrggbb`. */
export function light(hex: string): Light {
  const part = (from: number) => {
    const value = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

/** A colour as somebody with a colour blindness sees it. */
export function seen(colour: Light, blindness: Blindness): Light {
  const row = (weights: Light) => Math.min(1, Math.max(0, dot(weights, colour)));
  const [red, green, blue] = SEEN[blindness];
  return [row(red), row(green), row(blue)];
}

/** The contrast of two colours, from 1 to 21 (WCAG 2). */
export function contrast(one: Light, other: Light): number {
  const [bright, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number];
  return (bright + 0.05) / (dark + 0.05);
}

/** How different two colours look: the distance in CIELAB (white D65). */
export function distance(one: Light, other: Light): number {
  const [a, b] = [lab(one), lab(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

function luminance(colour: Light): number {
  return dot([0.2126, 0.7152, 0.0722], colour);
}

function lab(colour: Light): Light {
  const shaped = (value: number) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
  const x = shaped(dot([0.4124, 0.3576, 0.1805], colour) / 0.95047);
  const y = shaped(luminance(colour));
  const z = shaped(dot([0.0193, 0.1192, 0.9505], colour) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function dot(one: Light, other: Light): number {
  return one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
}
