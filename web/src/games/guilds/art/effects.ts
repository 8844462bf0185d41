//! What cards, buildings, fields and attacks do, as rows of signs and numbers.

import { BASE } from '../data';
import type { Attack, Condition, Deed, Mishap, Talent } from '../facts';
import type { Sign } from './icons';

/** Signs, and texts of one or two letters between them. */
export type Signs = (Sign | string)[];

/** The same sign several times. */
const times = (amount: number, sign: Sign): Signs => (amount > 2 ? [String(amount), sign] : Array<Sign>(amount).fill(sign));

export function deedSigns(deed: Deed): Signs {
  switch (deed.kind) {
    case 'Lay':
      return [...times(deed.ore, 'ore'), ...times(deed.crystal, 'crystal'), '›', 'peak'];
    case 'Jar':
      return [String(deed.of), 'jar'];
    case 'JarPerBuilding':
      return [String(deed.of), 'jar', '×', 'building'];
    case 'Sell':
      return [String(deed.tiles), 'any-tile', '›', 'jar', `+${deed.more}`];
    case 'Fair':
      return ['ore', 'crystal', '›', 'trade-medal'];
    case 'Combat':
      return [String(deed.of), 'combat'];
    case 'CombatPerBuilding':
      return [String(deed.of), 'combat', '×', 'building'];
    case 'Mine':
      return ['mine', `≤${deed.difficulty}`, 'peak'];
    case 'Hoist':
      return [...(deed.landscapes > 1 ? [String(deed.landscapes), '×'] : []), 'mine', '›', 'any-tile'];
    case 'CheaperBuild':
      return ['build', '−1', 'any-tile'];
    case 'EasierBuild':
      return ['build', `−${deed.strength}`, 'strength'];
    case 'Recruit':
      return ['recruit', `−${deed.cheaper}`, 'jar'];
    case 'TurnDie':
      return ['turn'];
    case 'RollAgain':
      return ['roll'];
    case 'DrawCards':
      return [`+${deed.of}`, 'action-card'];
    case 'Exchange':
      return [deed.tile, '›', String(deed.jar), 'jar'];
    case 'Medal':
      return [`${deed.of}-medal`];
  }
}

export function talentSigns(talent: Talent): Signs {
  switch (talent.kind) {
    case 'Strength':
      return [talent.of[0], `+${talent.of[1]}`, 'strength'];
    case 'More':
      return [talent.of[0], `+${talent.of[1]}`];
    case 'JarWithTheDice':
      return ['die', '›', String(talent.of), 'jar'];
    case 'Medal':
      return [`${talent.of}-medal`];
    case 'Combat':
      return [String(talent.of), 'combat'];
    case 'Nothing':
      return [];
  }
}

export function harmSigns({ kind, strength, column }: Attack): Signs {
  const harm: Record<Attack['kind'], Signs> = {
    Raid: ['Raid', `−${BASE.raid_jar * strength}`, 'jar'],
    Beasts: ['Beasts', '›', `${column}`, 'collapse'],
    Blight: ['Blight', `−${BASE.blight_tiles * strength}`, 'any-tile'],
    Panic: ['Panic', `−${BASE.panic_cards * strength}`, 'action-card'],
  };
  return harm[kind];
}

export function conditionSigns(condition: Condition): Signs {
  switch (condition.kind) {
    case 'Jar':
      return [String(condition.of), 'jar'];
    case 'EmptyHand':
      return ['no-card'];
    case 'CardsInHand':
      return [String(condition.of), 'action-card'];
    case 'Medals':
      return [String(condition.of[1]), `${condition.of[0]}-medal`];
    case 'DifferentMedals':
      return ['medals'];
    case 'Combat':
      return [String(condition.of), 'combat'];
    case 'PlayerCards':
      return [String(condition.of), 'player-card'];
    case 'Tiles':
      return [String(condition.of), 'any-tile'];
  }
}

export function mishapSigns(mishap: Mishap): Signs {
  switch (mishap.kind) {
    case 'BoxBuildings':
      return [`−${mishap.of}`, 'building'];
    case 'PenaltyBuildings':
      return [String(mishap.buildings), 'penalty'];
    case 'BoxCards':
      return [`−${mishap.of}`, 'action-card'];
    case 'BoxHalfTheCards':
      return ['half'];
    case 'Collapse':
      return ['collapse'];
    case 'ReturnPlayerCards':
      return [`−${mishap.of}`, 'player-card'];
    case 'LoseMedals':
      return [`−${mishap.of}`, 'medal'];
  }
}
