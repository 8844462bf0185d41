//! What is said in the guided match of Tales of Glory, in English.

import type { Lesson } from '../../../guide/lesson';

const lesson: Lesson = {
  aim: 'In ten rounds you surround your hero with places, monsters, treasures and characters. Whoever has the most prestige at the end wins.',
  steps: [
    'Everybody chooses a slot secretly. In slot 1 lies “[imp]”, a monster that asks for 1 magic: your hero has that. And whoever takes the lowest slot gets the first-player marker.',
    'Magic and combat are only looked at, not spent. Wherever tiles touch, connectors must meet. Here a half key of the monster meets one of your hero: together they are a key.',
    'A key opens a chest. This one holds 1 combat, and with 2 combat you can soon beat stronger monsters.',
    '“[ghoul]” asks for 2 magic and you have 1. A potion fills the gap, and you have some. It brings 6 prestige.',
    'The tile must meet connectors only, on this side a plain one. The missing magic is paid with a potion.',
    'The other one holds the marker now and would take first. Slot 3 is likely to be left to you, with “[goblin]”: it asks for 1 combat.',
    'Here its connectors meet those of your tiles. It brings 4 prestige and a coin.',
    '“[wolf]” asks for 2 combat: thanks to the chest you have them. You hold the marker, so even if the other one chooses the same slot, you take first.',
    'You both wanted it, and the marker decided. It brings 6 prestige.',
    'The slots 4 to 6 are the Wilderness: what lies there brings more, and costs 1 coin or 1 potion more. Slot 5 is worth trying.',
    'The other one took it first. Now you take any tile that is left. “[abbey]” brings 6 prestige.',
    'For the Wilderness you pay a coin or a potion. “[abbey]” itself costs 2 coins, so the potion goes.',
    'Places can reward you for neighbours. Here it meets your tiles and leaves its other connectors open for later.',
  ],
  end: 'You know a round: choose a slot, take a tile, pay for it, place it, open chests. If a tile fits nowhere, discard it for a coin, a potion and a key. In the end the most combat, magic, potions and coins bring prestige too.',
};

export default lesson;
