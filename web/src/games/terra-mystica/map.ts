//! The shape of a map: where each hex is drawn.
import { type Colour, MAPS, type MapId } from '../../wire/terra-mystica';

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
}

export interface Land {
  id: MapId;
  places: Map<string, Place>;
  land: Place[];
  river: Place[];
  width: number;
  height: number;
}

const MARGIN = 10;

/** By what is printed: an edition has maps of its own. */
const lands = new WeakMap<object, Land>();

/** The map with this id, drawn up once. */
export function landOf(id: MapId): Land {
  const known = lands.get(MAPS[id]);
  if (known) return known;
  const made = drawUp(id);
  lands.set(MAPS[id], made);
  return made;
}

function drawUp(id: MapId): Land {
  const all = MAPS[id].map(([name, across, down, colour]): Place => (
    { id: name, x: MARGIN + HALF * across, y: MARGIN + RADIUS * (1.5 * down + 1), colour }
  ));
  const least = (room: number, coordinates: number[]) => room + MARGIN + Math.max(...coordinates);
  return {
    id,
    places: new Map(all.map((place) => [place.id, place])),
    land: all.filter((place) => place.colour),
    river: all.filter((place) => !place.colour),
    width: least(HALF, all.map(({ x }) => x)),
    height: least(RADIUS, all.map(({ y }) => y)),
  };
}

/** The outline of a hex with a corner on top, `size` from middle to corner. */
export function outline(size: number): string {
  const half = size * Math.sqrt(3) / 2;
  return `M0 ${-size}L${half} ${-size / 2}V${size / 2}L0 ${size}L${-half} ${size / 2}V${-size / 2}Z`;
}
