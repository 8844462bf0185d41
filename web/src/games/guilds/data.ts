//! What is printed on cards, buildings and boards, made from the data files of the rules by data.test.ts; do not edit.

import type { ActionCard, AttackCard, Building, DieAction, Field, PlayerCard } from '../../wire/guilds';
import type { Action, Attack, Base, FieldFacts, Hireling, Plan, Play, SoloNumbers } from './facts';

export const BASE: Base = {"rounds":{"alone":16,"together":12},"die_let_go":1,"matching_colour":1,"prices":{"ore":2,"crystal":3},"most_combat":10,"rows":[{"difficulty":5,"points":3},{"difficulty":4,"points":1},{"difficulty":3,"points":1},{"difficulty":1,"points":0}],"raid_jar":2,"blight_tiles":1,"panic_cards":2,"hand_limit":3,"cards_drawn_to_recruit":2,"scoring":{"medal":1,"set_of_medals":3,"trophies":[0,1,1,1],"jar_for_a_point":5,"tiles_for_a_point":2}};

export const ACTIONS: Record<DieAction, Action> = {
  "prospect": {"colour":"green","amounts":[]},
  "extract": {"colour":"green","amounts":[[1,1],[3,2],[6,3]]},
  "trade": {"colour":"yellow","amounts":[[1,1],[3,2],[5,3],[7,4]]},
  "build": {"colour":"white","amounts":[]},
  "recruit": {"colour":"white","amounts":[[1,2],[5,3]]},
  "muster": {"colour":"red","amounts":[[1,1],[6,2],[7,3]]},
  "study": {"colour":null,"amounts":[[1,1],[6,2]]},
  "labour": {"colour":null,"amounts":[[1,1],[3,2]]},
};

export const PLAYS: Record<ActionCard, Play> = {
  "new-vein": {"price":0,"deed":{"kind":"Lay","ore":2,"crystal":0}},
  "crystal-bloom": {"price":0,"deed":{"kind":"Lay","ore":0,"crystal":2}},
  "rich-strike": {"price":0,"deed":{"kind":"Lay","ore":1,"crystal":1}},
  "courier": {"price":0,"deed":{"kind":"Jar","of":2}},
  "tithe": {"price":0,"deed":{"kind":"JarPerBuilding","of":1}},
  "rush-order": {"price":0,"deed":{"kind":"Sell","tiles":2,"more":1}},
  "fair": {"price":1,"deed":{"kind":"Fair"}},
  "mercenaries": {"price":0,"deed":{"kind":"Combat","of":2}},
  "militia": {"price":0,"deed":{"kind":"CombatPerBuilding","of":1}},
  "tunnel": {"price":0,"deed":{"kind":"Mine","difficulty":4}},
  "guide": {"price":0,"deed":{"kind":"Mine","difficulty":3}},
  "hoist": {"price":1,"deed":{"kind":"Hoist","landscapes":1}},
  "architect": {"price":2,"deed":{"kind":"CheaperBuild"}},
  "scaffold": {"price":0,"deed":{"kind":"EasierBuild","strength":2}},
  "herald": {"price":0,"deed":{"kind":"Recruit","cheaper":1}},
  "lucky-charm": {"price":0,"deed":{"kind":"TurnDie"}},
  "second-wind": {"price":0,"deed":{"kind":"RollAgain"}},
  "ledger": {"price":1,"deed":{"kind":"DrawCards","of":2}},
};

export const ATTACKS: Record<AttackCard, Attack> = {
  "thieves": {"deck":"First","kind":"Raid","strength":1,"column":1},
  "cutpurses": {"deck":"First","kind":"Raid","strength":2,"column":2},
  "brigands": {"deck":"First","kind":"Raid","strength":1,"column":3},
  "wolves": {"deck":"First","kind":"Beasts","strength":1,"column":4},
  "boars": {"deck":"First","kind":"Beasts","strength":2,"column":1},
  "bats": {"deck":"First","kind":"Beasts","strength":1,"column":2},
  "rust": {"deck":"First","kind":"Blight","strength":1,"column":3},
  "damp": {"deck":"First","kind":"Blight","strength":2,"column":4},
  "rumour": {"deck":"First","kind":"Panic","strength":2,"column":1},
  "alarm": {"deck":"First","kind":"Panic","strength":2,"column":2},
  "raiders": {"deck":"Second","kind":"Raid","strength":3,"column":3},
  "warband": {"deck":"Second","kind":"Raid","strength":4,"column":4},
  "bears": {"deck":"Second","kind":"Beasts","strength":2,"column":1},
  "wyrm": {"deck":"Second","kind":"Beasts","strength":4,"column":2},
  "rot": {"deck":"Second","kind":"Blight","strength":2,"column":3},
  "flood": {"deck":"Second","kind":"Blight","strength":3,"column":4},
  "firedamp": {"deck":"Second","kind":"Blight","strength":4,"column":1},
  "riot": {"deck":"Second","kind":"Panic","strength":2,"column":2},
  "exodus": {"deck":"Second","kind":"Panic","strength":3,"column":3},
  "plague": {"deck":"Second","kind":"Panic","strength":3,"column":4},
};

export const HIRELINGS: Record<PlayerCard, Hireling> = {
  "foreman": {"jar":1,"points":1,"talent":{"kind":"Strength","of":["extract",1]}},
  "surveyor": {"jar":1,"points":1,"talent":{"kind":"Strength","of":["prospect",1]}},
  "mason": {"jar":2,"points":1,"talent":{"kind":"Strength","of":["build",1]}},
  "broker": {"jar":2,"points":1,"talent":{"kind":"More","of":["trade",1]}},
  "captain": {"jar":1,"points":1,"talent":{"kind":"More","of":["muster",1]}},
  "scholar": {"jar":3,"points":1,"talent":{"kind":"More","of":["study",1]}},
  "steward": {"jar":2,"points":1,"talent":{"kind":"JarWithTheDice","of":1}},
  "envoy": {"jar":9,"points":1,"talent":{"kind":"Medal","of":"trade"}},
  "pathfinder": {"jar":4,"points":1,"talent":{"kind":"Medal","of":"exploration"}},
  "magistrate": {"jar":4,"points":1,"talent":{"kind":"Medal","of":"civil"}},
  "veteran": {"jar":2,"points":1,"talent":{"kind":"Combat","of":2}},
  "patron": {"jar":4,"points":5,"talent":{"kind":"Nothing"}},
};

export const PLANS: Record<Building, Plan> = {
  "smelter": {"ore":2,"crystal":0,"jar":0,"rank":2,"points":3,"use_price":1,"deed":{"kind":"Exchange","tile":"ore","jar":4}},
  "gem-exchange": {"ore":1,"crystal":1,"jar":0,"rank":2,"points":3,"use_price":1,"deed":{"kind":"Exchange","tile":"crystal","jar":5}},
  "guild-hall": {"ore":2,"crystal":1,"jar":0,"rank":3,"points":5,"use_price":2,"deed":{"kind":"Recruit","cheaper":2}},
  "watchtower": {"ore":2,"crystal":0,"jar":0,"rank":2,"points":3,"use_price":1,"deed":{"kind":"Combat","of":1}},
  "barracks": {"ore":2,"crystal":0,"jar":0,"rank":3,"points":4,"use_price":2,"deed":{"kind":"Combat","of":2}},
  "library": {"ore":0,"crystal":1,"jar":0,"rank":2,"points":2,"use_price":2,"deed":{"kind":"DrawCards","of":1}},
  "academy": {"ore":0,"crystal":2,"jar":0,"rank":3,"points":4,"use_price":3,"deed":{"kind":"DrawCards","of":2}},
  "assay-office": {"ore":1,"crystal":1,"jar":0,"rank":2,"points":3,"use_price":1,"deed":{"kind":"Hoist","landscapes":1}},
  "survey-post": {"ore":2,"crystal":0,"jar":0,"rank":2,"points":3,"use_price":2,"deed":{"kind":"Mine","difficulty":4}},
  "market": {"ore":1,"crystal":0,"jar":4,"rank":2,"points":3,"use_price":0,"deed":{"kind":"Sell","tiles":1,"more":1}},
  "mint": {"ore":2,"crystal":1,"jar":0,"rank":3,"points":4,"use_price":0,"deed":{"kind":"Jar","of":2}},
  "foundry": {"ore":2,"crystal":0,"jar":0,"rank":2,"points":3,"use_price":1,"deed":{"kind":"Lay","ore":1,"crystal":0}},
  "crystal-garden": {"ore":0,"crystal":2,"jar":0,"rank":2,"points":4,"use_price":1,"deed":{"kind":"Lay","ore":0,"crystal":1}},
  "embassy": {"ore":2,"crystal":2,"jar":0,"rank":4,"points":7,"use_price":6,"deed":{"kind":"Medal","of":"trade"}},
};

export const SOLO: SoloNumbers = {"coin":5,"swap":3,"final_points":3,"second_final_points":5,"loss_box":2,"points_to_win":70};

export const FIELDS: Record<Field, FieldFacts | null> = {
  a1: null,
  a2: {"kind":"Mine","first":{"kind":"BoxBuildings","of":1},"condition":{"kind":"Jar","of":7},"otherwise":{"kind":"PenaltyBuildings","buildings":2,"minus_points":2}},
  a3: null,
  a4: {"kind":"Mine","first":{"kind":"BoxCards","of":5},"condition":{"kind":"EmptyHand"},"otherwise":{"kind":"BoxCards","of":15}},
  a5: {"kind":"Coin","first":null,"condition":{"kind":"Medals","of":["trade",1]},"otherwise":{"kind":"Collapse"},"marks":"a"},
  a6: {"kind":"Final","condition":{"kind":"Jar","of":20},"marked":{"kind":"Jar","of":25}},
  b1: null,
  b2: {"kind":"Coin","first":{"kind":"Collapse"},"condition":{"kind":"Combat","of":3},"otherwise":null,"marks":"b"},
  b3: null,
  b4: {"kind":"Mine","first":{"kind":"BoxBuildings","of":1},"condition":{"kind":"Jar","of":14},"otherwise":{"kind":"PenaltyBuildings","buildings":3,"minus_points":3}},
  b5: {"kind":"Mine","first":null,"condition":{"kind":"PlayerCards","of":6},"otherwise":{"kind":"ReturnPlayerCards","of":2}},
  b6: {"kind":"Final","condition":{"kind":"Medals","of":["exploration",3]},"marked":{"kind":"Medals","of":["trade",2]}},
  c1: null,
  c2: {"kind":"Mine","first":null,"condition":{"kind":"CardsInHand","of":3},"otherwise":{"kind":"BoxHalfTheCards"}},
  c3: null,
  c4: {"kind":"Mine","first":null,"condition":{"kind":"Tiles","of":3},"otherwise":{"kind":"Collapse"}},
  c5: {"kind":"Mine","first":null,"condition":{"kind":"DifferentMedals","of":3},"otherwise":{"kind":"LoseMedals","of":1}},
  c6: {"kind":"Final","condition":{"kind":"Medals","of":["civil",3]},"marked":null},
};
