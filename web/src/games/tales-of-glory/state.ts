//! What the page reads off a view: who is awaited, who leads, what counts at the end.

import type { Placed, Spot, Token, View } from '../../wire/tales-of-glory';
import { FACES, NUMBERS } from './data';
import type { Per } from './facts';

/** The tokens that make a majority. */
export const MAJORITIES = ['combat', 'magic', 'potion', 'coin'] as const;

/** The seats that something is asked of. */
export function awaited({ step, players }: View): number[] {
  const who = (asked: (player: View['players'][number]) => boolean) => players.flatMap((player, seat) => (asked(player) ? [seat] : []));
  if (step === 'decline') return who((player) => !player.has_declined);
  if (step === 'select') return who((player) => !player.has_chosen);
  if (step === 'play') return who((player) => player.stage !== 'idle');
  return typeof step === 'object' && 'catch-up' in step ? step['catch-up'].order.slice(0, 1) : [];
}

/** Who has most of a token; all who tie. */
export function leaders(view: View, token: Token): number[] {
  const most = Math.max(...view.players.map((player) => player.tokens[token]));
  return view.players.flatMap((player, seat) => (player.tokens[token] === most ? [seat] : []));
}

/** Points as they stand; majorities and rewards that wait for the end count when the game is over. */
export function points(view: View): number[] {
  return view.players.map((player, seat) => player.prestige + (view.step === 'over' ? atTheEnd(view, seat) : 0));
}

function atTheEnd(view: View, seat: number): number {
  const area = view.players[seat]?.area ?? [];
  const majorities = MAJORITIES.filter((token) => leaders(view, token).includes(seat)).length;
  const times = (per: Per | null) => (per === 'majority' ? majorities : area.filter(({ tile }) => FACES[tile].kind === per).length);
  const rewards = area.map(({ tile }) => FACES[tile].reward).filter(({ when }) => when === 'at-the-end');
  return NUMBERS.majority * majorities + rewards.reduce((sum, { gain, per }) => sum + (gain.prestige ?? 0) * times(per), 0);
}

/** How many slots the adventure board has; the upper half of them is the Wilderness. */
export function slots(view: View): number {
  return NUMBERS.tables.find(({ players }) => players === view.players.length)?.slots ?? view.board.length;
}

/** Whether a tile that was taken can be paid for with a coin as well as with a potion more. */
export function hasChoiceOfSurcharge(view: View, { taken, tokens }: View['players'][number]): boolean {
  if (!taken || Number(taken.slot) <= slots(view) / 2) return false;
  const { cost } = FACES[taken.tile];
  const lacking = (token: 'combat' | 'magic') => Math.max(0, (cost[token] ?? 0) - tokens[token]);
  const coins = cost.coin ?? 0;
  const potions = (cost.potion ?? 0) + lacking('combat') + lacking('magic');
  return tokens.coin > coins && tokens.potion > potions;
}

/** The empty spots beside the tiles of an area. */
export function spotsBeside(area: readonly Placed[]): Spot[] {
  const taken = new Set(area.map(({ spot }) => String(spot)));
  const beside = area.flatMap(({ spot: [x, y] }): Spot[] => [[x, y - 1], [x + 1, y], [x, y + 1], [x - 1, y]]);
  return [...new Map(beside.map((spot) => [String(spot), spot])).entries()].flatMap(([key, spot]) => (taken.has(key) ? [] : [spot]));
}
