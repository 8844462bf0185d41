//! The rules of Tales of Glory in English.

import type { Chapter, RuleNumber } from '../../../wire/tales-of-glory';
import type { Rulebook } from '../../rulebook';

const rulebook: Rulebook<Chapter, RuleNumber> = {
  chapters: {
    '1': 'Set-up',
    '2': 'Phase 1: obtaining a tile',
    '3': 'Phase 2: paying',
    '4': 'Phase 2: placing',
    '5': 'Phase 2: rewards',
    '6': 'Keys and chests',
    '7': 'Phase 3: the next round',
    '8': 'End of the game',
    '9': 'Quests',
    '10': 'The tiles',
  },
  rules: {
    '1.1':
      'Two to five players. The adventure board has 6 numbered slots with two or three players and 8 with four or five. The upper half of the numbers is the Wilderness: slots 4 to 6, or 5 to 8.',
    '1.2':
      'The adventure tiles have five backs: Age 1, Age 2, Age 3, Quest and Hero. A tile with an age is a Place, a Monster, a Treasure or a Character.',
    '1.3':
      'Combat and magic lie on your banner; potions, coins and prestige lie in your reserve; keys go onto chests. All tokens are open, and there are always enough of them.',
    '1.4': 'Every player has one selection card for each slot of the board.',
    '1.5': 'With two or three players, 2 random tiles of Age 1 go to the discard pile, face up, before the first round.',
    '1.6':
      'Each player draws a Hero. It is the first tile of your area, and you get at once what is printed on it. Heroes that nobody drew leave the game.',
    '1.7': 'Chance decides who holds the first-player marker at the start.',
    '1.8': 'Every slot of the board receives one tile of Age 1.',

    '2.1': 'All players choose a slot, secretly and at the same time.',
    '2.2':
      'When all have chosen, the cards are shown. Clockwise from the holder of the first-player marker, each player takes the tile of the chosen slot if it is still there.',
    '2.3':
      'Players who got nothing catch up after that: in the same order each takes any tile that is still on the board. An empty slot gives nothing.',
    '2.4': 'Everybody takes exactly one tile each round.',
    '2.5':
      'Then the first-player marker goes to the player whose tile lay on the lowest slot, whatever card was played for it. Tiles taken in catching up count too.',
    '2.6':
      'If that player holds the first-player marker already, it goes to the player whose tile lay on the second-lowest slot. So it changes hands every round.',

    '3.1':
      'All players play their new tile at the same time: they pay for it, place it and collect the rewards, or they discard it. Nothing you do touches another player’s area.',
    '3.2':
      'A tile costs nothing, or one or two kinds of combat, magic, coins and potions. Coins and potions are paid from your reserve; without them you cannot play the tile.',
    '3.3': 'Combat and magic are thresholds: your banner must show at least as much as the tile asks, and nothing is removed from it.',
    '3.4':
      'A tile from the Wilderness costs 1 coin or 1 potion more, also when you took it in catching up. You choose which before placing it; if you can pay in one way only, you pay in that way.',
    '3.5':
      'If you are short of combat or magic you may boost with potions: each one spent lowers the threshold by one. You spend exactly as many as you lack.',
    '3.6': 'Potions never stand in for the coins of a printed cost, nor coins for potions.',
    '3.7':
      'Instead of playing your tile you may discard it, even if you could play it. You gain 1 coin, 1 potion and 1 key. No surcharge is due, and the tile itself gives nothing.',
    '3.8':
      'A tile that you cannot pay, or that fits nowhere in your area, can only be discarded. Nothing is paid unless there is a legal spot, and once the surcharge is paid the tile must be placed.',
    '3.9': 'The rewards of a turn cannot pay for a tile of the same turn.',

    '4.1': 'Tiles lie upright on a square grid, one on each spot, and are never turned.',
    '4.2': 'A new tile must make at least one connection: one of its connectors must meet a connector of a tile that lies there already.',
    '4.3': 'Wherever two tiles touch, a connector must meet a connector, and a blank edge a blank edge.',
    '4.4': 'All sorts of connectors fit together: plain ones, those with half a key, and those with a reward.',
    '4.5': 'A tile that was placed is never moved. The grid has no border: your area can grow in every direction.',

    '5.1':
      'You collect the reward of a tile after placing it. Coins, potions and prestige go to your reserve, combat and magic onto your banner.',
    '5.2':
      'The rewarding connectors of a Place are collected when they become connected: when you lay the Place next to a tile, or later when you lay a tile next to the Place. Where two of them meet, you collect both.',
    '5.3':
      'A reward with a multiplier is collected once for each thing counted at that moment: Places, Monsters, Treasures or Characters in your area, keys on your chests, combat or magic. The tile just placed counts; if there is nothing to count you get nothing.',
    '5.4': 'A reward with the sign of the end is collected only in the final scoring.',
    '5.5':
      'Some rewarding connectors ask for a certain type of tile on the other side. You may connect another type, but then this reward is lost for good. Heroes and Quests have no type.',
    '5.6':
      'If you gain the first-player marker as a reward, this comes before the rule of the lowest slot. It changes hands at the end of the phase; if several players gained it, the one later in clockwise order from its holder gets it.',
    '5.7': 'One placement may give several rewards.',
    '5.8':
      'Rewards without a multiplier, and those that count tiles, are collected first. Keys to be placed and rewards that count anything else come in the order of your choice.',

    '6.1': 'A key on a chest opens it, and you get what it holds as a reward. Each chest takes only one key in the whole game.',
    '6.2':
      'Two half keys that meet make a key. It opens a chest of one of these two tiles or of your Hero. Half a key that meets another connector makes none.',
    '6.3': 'A key from a reward, from another chest or from discarding opens any of your chests.',
    '6.4':
      'A key must be placed at once, on a closed chest that it can open. If there is only one such chest and no other reward to choose, it goes there by itself.',
    '6.5': 'A key that cannot open any closed chest is lost.',
    '6.6':
      'Several keys are placed one after the other: first those from connections, clockwise from the top in the order in which the connections were made, then the others.',
    '6.7': 'You can open only your own chests. Closed chests are worth nothing at the end.',

    '7.1':
      'Of the tiles left on the board, those on the lowest slots go to the discard pile: 3 with two players, 2 with three, 1 with four, none with five.',
    '7.2': 'The other tiles slide down to the lowest slots and keep their order.',
    '7.3': 'Then tiles are drawn onto the empty slots: from Age 1, when that is empty from Age 2, then from Age 3.',
    '7.4': 'There are 10 rounds. After the last one nothing is discarded or drawn, and the game ends.',

    '8.1':
      'For each of combat, magic, potions and coins, whoever has most gains 4 prestige. All who tie for most gain them, even if nobody has any.',
    '8.2':
      'Then the rewards with the sign of the end are collected. Those that count majorities count the ones just gained, ties included.',
    '8.3': 'Whoever has most prestige wins. Tokens that are left are worth nothing else.',
    '8.4':
      'A tie goes to whoever has more combat, then more magic, then more potions, then more coins. Players who are still tied share the rank.',

    '9.1':
      'With Quests, every player is dealt 3 Quests after the Heroes and declines one of them, all at the same time. Quests in hand and declined ones are secret; how many you hold is not.',
    '9.2': 'In phase 2 you may place Quests from your hand in your area. They are paid, placed and connected like other tiles.',
    '9.3':
      'You may place any number of Quests in a turn, before or after the tile of the round, and even if you discard that tile. If you still hold Quests after it, you say yourself when your turn is done.',
    '9.4': 'All tiles of a turn are placed and paid before any of its rewards is collected; this includes what you gain for discarding.',
    '9.5': 'Quests have no type and no surcharge, and you may boost with potions to pay for them. They cannot be discarded.',
    '9.6':
      'Quests know further multipliers: each bundle of 3 coins or 3 potions in your reserve (they are not spent), each tile of your area that touches four others, Hero and Quests included, and each closed chest in your area.',
    '9.7': 'Quests that were not placed give nothing and cost nothing.',

    '10.1':
      'There are 53 tiles with an age (18 of Age 1, 20 of Age 2, 15 of Age 3), 16 Quests and 5 Heroes. With any number of players the stacks run out exactly before the last round.',
    '10.2':
      'Only Places have rewards on connectors; only Characters and Quests have multipliers or wait for the end. A cost is at most two kinds of combat, magic, coins and potions.',
    '10.3': 'Every kind of reward and every multiplier is on some tile. Combat, magic, keys and the marker come one at a time.',
    '10.4':
      'Every tile has at least one connector, and the average tile more than two. Connectors and half keys are spread evenly over left and right, top and bottom.',
    '10.5': 'Every Hero has two chests, at least two connectors and a coin to start with. No two Heroes are alike in edges, start or chests.',
    '10.6': 'Monsters ask for more combat and magic from age to age.',
  },
  reconstructed: ['10'],
};

export default rulebook;
