//! The things of Tales of Glory and its first match, in English.

import type { InspectText } from './text';

const text: InspectText = {
  terms: {
    slot: ['slot|slots', 'All choose a slot in secret. Low slots are safe; whoever takes the lowest gets the first-player marker.'],
    wilderness: ['Wilderness', 'The upper half of the slots. A tile from there costs a coin or a potion more.'],
    tile: ['tile|tiles', 'One each round: pay for it, lay it against your legend, and collect its rewards.'],
    place: ['Place', 'Its connectors bring rewards when something is laid against them.'],
    monster: ['Monster', 'Asks for combat or magic on your banner and brings much prestige.'],
    treasure: ['Treasure', 'Mostly rewards at once; some count for others.'],
    character: ['Character', 'Counts what you have, at once or at the end.'],
    quest: ['Quest|Quests', 'Kept in hand from the start and laid when it pays.'],
    hero: ['Hero|Heroes', 'The first tile of your legend. Everybody has another one.'],
    legend: ['legend', 'Your tiles. A new one must connect, and nowhere may a connector meet a blank edge.'],
    connector: ['connector|connectors', 'The sides where tiles meet. A connector must meet a connector.'],
    halfkey: ['half key|half keys', 'Two halves that meet make a key for a chest of one of the two tiles, or of your Hero.'],
    chest: ['chest|chests', 'A key opens it and brings what it holds. Closed chests are worth nothing.'],
    banner: ['banner', 'Shows your combat and magic. They are never spent.'],
    combat: ['combat', 'A threshold for tiles: you must have that much, and keep it. The most of it brings 4 prestige at the end.'],
    magic: ['magic', 'A threshold for tiles: you must have that much, and keep it. The most of it brings 4 prestige at the end.'],
    potion: ['potion|potions', 'Pays for tiles, or stands in for missing combat or magic. The most of them brings 4 prestige at the end.'],
    coin: ['coin|coins', 'Pays for tiles. The most of them brings 4 prestige at the end.'],
    prestige: ['prestige', 'The points of the game.'],
    key: ['key|keys', 'Opens one chest at once.'],
    marker: ['first-player marker|marker', 'Its holder takes first when several want the same slot.'],
    reward: ['reward|rewards', 'What a tile brings when it is laid, or at the end.'],
    discard: ['discard', 'A tile that you cannot or do not want to lay becomes a coin, a potion and a key.'],
    majority: ['majority|majorities', 'The most combat, magic, potions or coins bring 4 prestige each at the end.'],
  },
  good: {
    decline: 'Keep what fits your Hero and your banner.',
    select: 'Choose what you can pay and lay; think of what the others want, too.',
    take: 'Take what connects best.',
    pay: 'Keep what you have less of, or what wins a majority.',
    place: 'Look for half keys that meet, and for Places that gain a neighbour.',
    discard: 'A coin, a potion and a key are not bad for a tile that fits nowhere.',
    done: 'Quests can still be laid in a later round.',
    key: 'First the chest that you need now.',
    collect: 'Rewards that count things: take them when most is counted.',
  },
  begin: {
    aim: 'Have the most prestige after ten rounds: from tiles, from chests, and from majorities in combat, magic, potions and coins.',
    turn: 'Choose a slot in secret, pay for the tile, and lay it so that connectors meet. Or discard it for a coin, a potion and a key.',
    goal: 'Take cheap tiles from low slots, lay them next to your Hero’s half keys, and open both of its chests.',
  },
  affordable: 'You can pay for it.',
  counts: (times, gain) => `${gain}, counted ${times === 1 ? 'once' : `${times} times`} as things stand`,
};

export default text;
