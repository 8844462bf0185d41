//! What is said in the guided match of Settlement, in English.

import type { Lesson } from '../../../guide/lesson';

const lesson: Lesson = {
  aim: 'You tame a wilderness with six settlers, build a settlement, and invite heroes. Heroes give most of the points at the end.',
  steps: [
    'Everybody has one artifact for each round. “[treasure]” gives you 1 gold at once, and gold is just what the hero “[h41]” costs, besides wood and clay: 7 points.',
    'Terrains bring resources for the rest of the game. Exploring in the nearest region takes 1 of your 6 settlers. The first terrain must lie there, the others beside one of yours.',
    'You have taken your action. One could still invite a hero now, but wood and clay are worth more to you at the moment. The others move, then you are asked again: a round has many turns.',
    'A second terrain beside the first: one settler will later activate both together.',
    'A monster has come, because a hero of its colour stands in the row. As long as it is there the terrain yields nothing. The others move now.',
    'A green monster takes 1 settler, and hunting it brings 1 diamond. Other colours take more settlers and bring more.',
    'That was your action for this turn.',
    'On a terrain with a fort no monster appears ever again. Without the fort it would come back as soon as the terrain yields. A fort also keeps one basic resource for you at the end of the round.',
    'That was your action for this turn. You could pass now, but you still have two settlers.',
    'One settler, and all terrains of the region yield: 1 wood and 1 clay. Each region can be activated once a round.',
    'Besides your action you may invite one hero each turn. “[h41]” stands far to the right in the row, so there is no surcharge, and you have all it costs. That is 7 points.',
    'Action and hero are done: the others move.',
    'For your last settler: “[sawmill]” costs 1 stone, which would be lost at the end of the round anyway. From now on it gives 1 wood whenever you activate its street.',
    'You have no settlers left, so you pass: all six come back. Diamonds and gold stay with you, basic resources are lost, except the one that your fort keeps.',
    'Whoever passes swaps the artifact. “[treasure]” has done its work; “[chest]” brings a bonus settler, so that you have seven in the next round.',
  ],
  end: 'You know a whole round: explore, hunt, fortify, activate, build, and invite heroes. Five more like it, and whoever has the most points wins. Look at the heroes in the row first, then get what they cost.',
};

export default lesson;
