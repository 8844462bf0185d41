//! What follows from a player's faction and mat: the colour of the pieces, how far ships go, what is left to build.
import type { Action, Colour, Faction, Structure, View } from '../../wire/terra-mystica';
import type { IconKind } from './art/icons';
import { BONUSES, FACTIONS, FAVOURS, NUMBERS } from './data';
import type { Gain, StructureFacts } from './facts';

export const STRUCTURES: Structure[] = ['d', 'tp', 'te', 'sh', 'sa'];

/** The colour of a player's pieces. */
export function colourOf(view: View, seat: number): Colour | null {
  const player = view.players[seat];
  if (!player?.faction) return null;
  const board = FACTIONS[player.faction].board;
  return player.home ?? (board === 'variable' ? player.chosen : (board as Colour));
}

/** How many river hexes a player's ships cross now. */
export function shipLevel(view: View, seat: number): number {
  const player = view.players[seat];
  if (!player?.faction || FACTIONS[player.faction].shipping.most === 0) return 0;
  const lent = player.card && !view.passed.includes(seat) ? (BONUSES[player.card].shipping ?? 0) : 0;
  return player.ship + lent;
}

/** How many structures of each kind a player has on the map. */
export function builtOf(view: View, seat: number): Record<Structure, number> {
  const built = { d: 0, tp: 0, te: 0, sh: 0, sa: 0 };
  for (const hex of Object.values(view.hexes)) {
    if (hex.owner === seat && hex.structure) built[hex.structure] += 1;
  }
  return built;
}

/** What a player gets at the beginning of the next round as things stand, from structures, card and favour tiles. */
export function incomeOf(view: View, seat: number): Record<'coins' | 'workers' | 'priests' | 'power', number> {
  const sum = { coins: 0, workers: 0, priests: 0, power: 0 };
  const player = view.players[seat];
  if (!player?.faction) return sum;
  const built = builtOf(view, seat);
  const { structures } = FACTIONS[player.faction];
  const goods = Object.keys(sum) as (keyof typeof sum)[];
  for (const good of goods) {
    STRUCTURES.forEach((structure, at) => (sum[good] += structures[at]?.income[good]?.[built[structure]] ?? 0));
    sum[good] += (player.card && BONUSES[player.card][good]) ?? 0;
    for (const tile of player.favours) sum[good] += FAVOURS[tile][good] ?? 0;
  }
  return sum;
}

/** What the next structure of a kind adds to the income of a faction. */
export function added(facts: StructureFacts, built: number): Gain {
  const step = (steps: number[] | undefined) => (steps?.[built + 1] ?? 0) - (steps?.[built] ?? 0);
  const { coins, workers, priests, power } = facts.income;
  return { coins: step(coins), workers: step(workers), priests: step(priests), power: step(power) };
}

/** The special actions of factions, once they have their stronghold; Engineers have theirs from the start. */
export const SPECIAL: Partial<Record<Faction, Action[]>> = {
  auren: ['acta'], chaosmagicians: ['actc'], engineers: ['acte'], giants: ['actg'], nomads: ['actn'], swarmlings: ['acts'],
  witches: ['actw'], shapeshifters: ['acth5', 'acth6'],
};

/** The power actions that all share: what they bring, and their price. */
export const POWER_ACTIONS: { id: Action; kind: IconKind; amount?: number; price: number | undefined }[] = [
  { id: 'act1', kind: 'bridge', price: NUMBERS.power_actions[0] },
  { id: 'act2', kind: 'priest', price: NUMBERS.power_actions[1] },
  { id: 'act3', kind: 'worker', amount: NUMBERS.action_workers, price: NUMBERS.power_actions[2] },
  { id: 'act4', kind: 'coin', amount: NUMBERS.action_coins, price: NUMBERS.power_actions[3] },
  { id: 'act5', kind: 'spade', price: NUMBERS.power_actions[4] },
  { id: 'act6', kind: 'spade', amount: 2, price: NUMBERS.power_actions[5] },
];
