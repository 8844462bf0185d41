//! The shape of a seat's sign, the same as beside the names: another for each seat, so that colour alone says nothing.

const SHAPES = [
  'M20 3a17 17 0 1 0 .010 0z',
  'M9 3h22a6 6 0 0 1 6 6v22a6 6 0 0 1-6 6H9a6 6 0 0 1-6-6V9a6 6 0 0 1 6-6z',
  'M7 37a4 4 0 0 1-4-4V20a17 17 0 0 1 34 0v13a4 4 0 0 1-4 4z',
  'M7 3h13a17 17 0 0 1 17 17v13a4 4 0 0 1-4 4H20A17 17 0 0 1 3 20V7a4 4 0 0 1 4-4z',
  'M20 3h13a4 4 0 0 1 4 4v13A17 17 0 1 1 20 3z',
];

/** A path in a square of 40. */
export function shapeOf(seat: number): string {
  return SHAPES[seat % SHAPES.length] ?? '';
}
