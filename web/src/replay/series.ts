//! Points over time as lines of a chart.

import type { Frame } from '../wire/api';

/** A scale that points and lines fit into. */
export interface Extent {
  least: number;
  most: number;
  lines: number;
}

/** One list of points for each seat, by line; lines without points keep the last ones. */
export function series(frames: readonly Pick<Frame, 'points'>[], seats: number): number[][] {
  return Array.from({ length: seats }, (_, seat) => {
    let last = 0;
    return frames.map(({ points }) => (last = points?.[seat] ?? last));
  });
}

/** What the chart must show: zero at least, and all points. */
export function extent(lines: readonly (readonly number[])[]): Extent {
  const all = lines.flat();
  return {
    least: Math.min(0, ...all),
    most: Math.max(10, ...all),
    lines: Math.max(1, (lines[0]?.length ?? 1) - 1),
  };
}

/** Round numbers to draw lines at, three to six of them. */
export function ticks({ least, most }: Extent): number[] {
  const steps = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500];
  const step = steps.find((size) => (most - least) / size <= 6) ?? 1000;
  const first = Math.ceil(least / step);
  return Array.from({ length: Math.floor(most / step) - first + 1 }, (_, at) => (first + at) * step);
}

/** A path of steps through points: they change with a line and stay until the next change. */
export function path(points: readonly number[], x: (line: number) => number, y: (value: number) => number): string {
  const corners = points.flatMap((value, line) =>
    line === 0 || value !== points[line - 1] || line === points.length - 1 ? [`${x(line).toFixed(1)} ${y(value).toFixed(1)}`] : [],
  );
  return `M${corners.join('L')}`;
}
