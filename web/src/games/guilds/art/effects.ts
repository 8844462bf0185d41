//! What cards, buildings, fields and attacks do, as rows of signs and numbers.

import { ATTACKS, LOSSES, type AttackCard, type AttackKind, type Condition, type Deed, type Mishap, type Talent } from '../../../wire/guilds';
import { byKind } from '../../variant';
import type { Sign } from './icons';

/** Signs, and texts of one or two letters between them. */
export type Signs = (Sign | string)[];

/** The same sign several times. */
const times = (amount: number, sign: Sign): Signs => (amount > 2 ? [String(amount), sign] : Array<Sign>(amount).fill(sign));

export const deedSigns = (deed: Deed): Signs =>
  byKind<Deed, Signs>(deed, {
    Lay: ({ ore, crystal }) => [...times(ore, 'ore'), ...times(crystal, 'crystal'), '›', 'peak'],
    Jar: (jar) => [String(jar), 'jar'],
    JarPerBuilding: (jar) => [String(jar), 'jar', '×', 'building'],
    Sell: ({ tiles, more }) => [String(tiles), 'any-tile', '›', 'jar', `+${more}`],
    Fair: () => ['ore', 'crystal', '›', 'trade-medal'],
    Combat: (points) => [String(points), 'combat'],
    CombatPerBuilding: (points) => [String(points), 'combat', '×', 'building'],
    Mine: ({ difficulty }) => ['mine', `≤${difficulty}`, 'peak'],
    Hoist: ({ landscapes }) => [...(landscapes > 1 ? [String(landscapes), '×'] : []), 'mine', '›', 'any-tile'],
    CheaperBuild: () => ['build', '−1', 'any-tile'],
    EasierBuild: ({ strength }) => ['build', `−${strength}`, 'strength'],
    Recruit: ({ cheaper }) => ['recruit', `−${cheaper}`, 'jar'],
    TurnDie: () => ['turn'],
    RollAgain: () => ['roll'],
    DrawCards: (cards) => [`+${cards}`, 'action-card'],
    Exchange: ({ tile, jar }) => [tile, '›', String(jar), 'jar'],
    Medal: (medal) => [`${medal}-medal`],
  });

export const talentSigns = (talent: Talent): Signs =>
  byKind<Talent, Signs>(talent, {
    Strength: ([action, more]) => [action, `+${more}`, 'strength'],
    More: ([action, more]) => [action, `+${more}`],
    JarWithTheDice: (jar) => ['die', '›', String(jar), 'jar'],
    Medal: (medal) => [`${medal}-medal`],
    Combat: (points) => [String(points), 'combat'],
    Nothing: () => [],
  });

export function harmSigns(card: AttackCard): Signs {
  const { kind, column } = ATTACKS[card];
  const harm: Record<AttackKind, Signs> = {
    Raid: ['Raid', `−${LOSSES[card]}`, 'jar'],
    Beasts: ['Beasts', '›', `${column}`, 'collapse'],
    Blight: ['Blight', `−${LOSSES[card]}`, 'any-tile'],
    Panic: ['Panic', `−${LOSSES[card]}`, 'action-card'],
  };
  return harm[kind];
}

export const conditionSigns = (condition: Condition): Signs =>
  byKind<Condition, Signs>(condition, {
    Jar: (jar) => [String(jar), 'jar'],
    EmptyHand: () => ['no-card'],
    CardsInHand: (cards) => [String(cards), 'action-card'],
    Medals: ([medal, medals]) => [String(medals), `${medal}-medal`],
    DifferentMedals: () => ['medals'],
    Combat: (points) => [String(points), 'combat'],
    PlayerCards: (cards) => [String(cards), 'player-card'],
    Tiles: (tiles) => [String(tiles), 'any-tile'],
  });

export const mishapSigns = (mishap: Mishap): Signs =>
  byKind<Mishap, Signs>(mishap, {
    BoxBuildings: (buildings) => [`−${buildings}`, 'building'],
    PenaltyBuildings: ({ buildings }) => [String(buildings), 'penalty'],
    BoxCards: (cards) => [`−${cards}`, 'action-card'],
    BoxHalfTheCards: () => ['half'],
    Collapse: () => ['collapse'],
    ReturnPlayerCards: (cards) => [`−${cards}`, 'player-card'],
    LoseMedals: (medals) => [`−${medals}`, 'medal'],
  });
