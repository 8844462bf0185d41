//! What the page reads off a view: what is asked, where guild tiles go, what conditions would say now, points.

import type { Die, DieAction, Field, Guild, Medal, SeatView, Solo, SoloRow, Step, View } from '../../wire/guilds';
import { ACTIONS, ATTACKS, BASE, FIELDS, HIRELINGS, PLANS, SOLO } from './data';
import type { Condition } from './facts';

export const MEDALS: readonly Medal[] = ['trade', 'exploration', 'civil'];
export const ROWS: readonly SoloRow[] = ['a', 'b', 'c'];
const STEPS_WITH_A_CHOICE: readonly string[] = ['swap', 'act', 'discard', 'mine', 'take', 'lay-tiles', 'sell', 'turn', 'recruit', 'return', 'forfeit', 'lose'];

/** The name of a step. */
export function stepName(step: Step | undefined): string {
  return step === undefined ? 'over' : typeof step === 'string' ? step : (Object.keys(step)[0] ?? '');
}

/** What is to be done now; nothing when the game is over. */
export function now(view: View): Step | undefined {
  return view.steps.at(-1);
}

/** Whether the player whose turn it is has something to decide. */
export function isAsked(view: View): boolean {
  return STEPS_WITH_A_CHOICE.includes(stepName(now(view)));
}

/** How many turns each player has. */
export function rounds(view: View): number {
  return view.solo ? BASE.rounds.alone : BASE.rounds.together;
}

/** Where the next tile of a guild goes: its own row or the first that is not opened. */
export function placeOf(solo: Solo, guild: Guild): Field | null {
  const own = solo.rows.findIndex(({ colour }) => colour === guild);
  const at = own >= 0 ? own : solo.rows.findIndex(({ colour }) => colour === null);
  const row = solo.rows[at];
  return row && row.laid < 6 ? (`${ROWS[at] ?? 'a'}${row.laid + 1}` as Field) : null;
}

/** What is tested on a field, with the coin that may mark it. */
export function conditionOf(solo: Solo, field: Field): Condition | null {
  const facts = FIELDS[field];
  if (!facts) return null;
  const marked = facts.kind === 'Final' && solo.marked.includes(field[0] as SoloRow) ? facts.marked : null;
  return marked ?? facts.condition;
}

/** Whether a condition would be met with what a player has now. */
export function meets(condition: Condition, player: SeatView): boolean {
  switch (condition.kind) {
    case 'Jar':
      return player.jar >= condition.of;
    case 'EmptyHand':
      return player.cards_in_hand === 0;
    case 'CardsInHand':
      return player.cards_in_hand >= condition.of;
    case 'Medals':
      return player.medals[condition.of[0]] >= condition.of[1];
    case 'DifferentMedals':
      return MEDALS.filter((medal) => player.medals[medal] > 0).length >= condition.of;
    case 'Combat':
      return player.combat >= condition.of;
    case 'PlayerCards':
      return player.cards.length >= condition.of;
    case 'Tiles':
      return player.stock.ore + player.stock.crystal >= condition.of;
  }
}

/** What a die is worth for an action in the hands of a player. */
export function strength(action: DieAction, die: Die, player: SeatView): number {
  const talents = player.cards.map((card) => HIRELINGS[card].talent);
  const bonus = talents.reduce((sum, talent) => sum + (talent.kind === 'Strength' && talent.of[0] === action ? talent.of[1] : 0), 0);
  return die.pips + (ACTIONS[action].colour === die.colour ? BASE.matching_colour : 0) + bonus;
}

/** What an action achieves with a strength; none where it is not an amount. */
export function amount(action: DieAction, strength: number): number | null {
  return ACTIONS[action].amounts.findLast(([from]) => strength >= from)?.[1] ?? null;
}

/** Points as they stand. */
export function points(view: View): number[] {
  return view.players.map((player) => own(player) + (view.solo ? solo(view.solo) : 0));
}

function own(player: SeatView): number {
  const { medal, set_of_medals, trophies, jar_for_a_point, tiles_for_a_point } = BASE.scoring;
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  const medals = MEDALS.map((kind) => player.medals[kind]);
  return (
    sum(player.mines.map((mine) => BASE.rows[Number(mine[3]) - 1]?.points ?? 0)) +
    sum(player.buildings.map((building) => PLANS[building].points)) +
    sum(player.cards.map((card) => HIRELINGS[card].points)) +
    medal * sum(medals) +
    set_of_medals * Math.min(...medals) +
    sum(player.trophies.map((card) => trophies[ATTACKS[card].strength - 1] ?? 0)) +
    Math.floor(player.jar / jar_for_a_point) +
    Math.floor((player.stock.ore + player.stock.crystal) / tiles_for_a_point)
  );
}

function solo({ finals, loss_box, minus_points }: Solo): number {
  return SOLO.final_points * finals + (finals === 2 ? SOLO.second_final_points : 0) - SOLO.loss_box * loss_box - minus_points;
}
