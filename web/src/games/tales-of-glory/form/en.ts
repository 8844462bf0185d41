//! What the form calls the values of Tales of Glory, in English.

import type { FormName } from '../../../wire/tales-of-glory';

const names: Record<FormName, string> = {
  back: 'Back',
  bottom: 'Bottom',
  bundle: 'Tokens in a bundle',
  chests: 'Chests',
  compensation: 'For a discarded tile',
  cost: 'Cost',
  edges: 'Edge',
  gain: 'Gain',
  kind: 'Kind',
  left: 'Left',
  majority: 'Prestige of a majority',
  numbers: 'Numbers of the rules',
  per: 'For each',
  players: 'Players',
  quests_dealt: 'Quests dealt',
  quests_kept: 'Quests kept',
  removed: 'Tiles removed',
  reward: 'Reward',
  right: 'Right',
  rounds: 'Rounds',
  slots: 'Slots',
  surcharge: 'Surcharge in the wilderness',
  swept: 'Tiles swept',
  tables: 'Number of players',
  tile: 'Tiles',
  top: 'Top',
  when: 'When',
};

export default names;
