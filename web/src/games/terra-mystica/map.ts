//! The shape of a map: where each hex lies, what is next to it, and how far ships and spades go.
import type { Colour } from '../../wire/terra-mystica';
import { MAPS } from './data';
import type { MapId } from './facts';

/** The radius of a hex in the units of the drawing. */
export const RADIUS = 40;
export const HALF = RADIUS * Math.sqrt(3) / 2;

export interface Place {
  /** `E5` on land, `r20` on the river. */
  id: string;
  x: number;
  y: number;
  /** Colour at the start; none on the river. */
  colour: Colour | null;
  neighbours: Place[];
}

export interface Land {
  id: MapId;
  places: Map<string, Place>;
  land: Place[];
  river: Place[];
  /** Pairs of hexes that a bridge can join. */
  bridges: [Place, Place][];
  width: number;
  height: number;
}

/** The colours of the wheel in their order. */
export const WHEEL: Colour[] = ['yellow', 'brown', 'black', 'blue', 'green', 'gray', 'red'];

const LETTERS: Record<string, Colour> = { Y: 'yellow', U: 'brown', K: 'black', B: 'blue', G: 'green', S: 'gray', R: 'red' };
const MARGIN = 10;
const LONG_ROW = 13;

const lands = new Map<MapId, Land>();

/** The map with this id, drawn up once. */
export function landOf(id: MapId): Land {
  const known = lands.get(id);
  if (known) return known;
  const made = drawUp(id);
  lands.set(id, made);
  return made;
}

/** The map that the options of a match name. */
export function mapId(options: string): MapId {
  const named = /(?:^|; )map ([a-z0-9-]+)/.exec(options)?.[1];
  return named !== undefined && named in MAPS ? (named as MapId) : 'original';
}

function drawUp(id: MapId): Land {
  const facts = MAPS[id];
  const places = new Map<string, Place>();
  const grid: Place[][] = [];
  let rivers = 0;
  facts.rows.forEach((row, at) => {
    let number = 0;
    const inset = row.hexes.length === LONG_ROW ? 1 : 2;
    grid.push([...row.hexes].map((letter, column) => {
      const colour = LETTERS[letter] ?? null;
      const name = colour ? `${row.label}${(number += 1)}` : `r${rivers++}`;
      const place: Place = {
        id: name,
        x: MARGIN + HALF * (2 * column + inset),
        y: MARGIN + RADIUS * (1.5 * at + 1),
        colour,
        neighbours: [],
      };
      places.set(name, place);
      return place;
    }));
  });
  const all = [...places.values()];
  for (const place of all) {
    place.neighbours = all.filter((other) => other !== place && Math.hypot(other.x - place.x, other.y - place.y) < 2.1 * HALF);
  }
  const pair = (text: string): [Place, Place] => {
    const [from, to] = text.split(':').map((name) => places.get(name));
    if (!from || !to) throw new Error(`no such bridge: ${text}`);
    return [from, to];
  };
  return {
    id,
    places,
    land: all.filter((place) => place.colour),
    river: all.filter((place) => !place.colour),
    bridges: facts.bridges.split(' ').map(pair),
    width: 2 * (MARGIN + HALF * LONG_ROW),
    height: 2 * MARGIN + RADIUS * (1.5 * facts.rows.length + 0.5),
  };
}

/** Steps round the wheel between two colours; none where spades do not lead. */
export function spades(from: Colour, to: Colour): number | null {
  const [start, end] = [WHEEL.indexOf(from), WHEEL.indexOf(to)];
  if (start < 0 || end < 0) return null;
  const way = Math.abs(start - end);
  return Math.min(way, WHEEL.length - way);
}

/** Land within `level` river hexes of some places, by the number of river hexes on the way; 0 for neighbours. */
export function reach(land: Land, from: Place[], bridges: [string, string][], level: number): Map<string, number> {
  const reached = new Map<string, number>();
  const note = (place: Place, ships: number) => {
    if (place.colour && !reached.has(place.id)) reached.set(place.id, ships);
  };
  const own = new Set(from.map((place) => place.id));
  for (const place of from) place.neighbours.forEach((next) => note(next, 0));
  for (const [a, b] of bridges) {
    for (const [near, far] of [[a, b], [b, a]] as const) {
      const other = land.places.get(far);
      if (own.has(near) && other) note(other, 0);
    }
  }
  const seen = new Set<Place>();
  let shore = from.flatMap((place) => place.neighbours.filter((next) => !next.colour));
  for (let ships = 1; ships <= level; ships += 1) {
    shore = [...new Set(shore)].filter((place) => !seen.has(place));
    shore.forEach((place) => seen.add(place));
    for (const place of shore) place.neighbours.forEach((next) => note(next, ships));
    shore = shore.flatMap((place) => place.neighbours.filter((next) => !next.colour));
  }
  own.forEach((id) => reached.delete(id));
  return reached;
}

/** The outline of a hex with a corner on top, `size` from middle to corner. */
export function outline(size: number): string {
  const half = size * Math.sqrt(3) / 2;
  return `M0 ${-size}L${half} ${-size / 2}V${size / 2}L0 ${size}L${-half} ${size / 2}V${-size / 2}Z`;
}
