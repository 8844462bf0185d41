//! The rules of Guilds in English.

import type { Chapter, RuleNumber } from '../../../wire/guilds';
import type { Rulebook } from '../../rulebook';

const rulebook: Rulebook<Chapter, RuleNumber> = {
  chapters: {
    '1': 'The solo board',
    '2': 'Set-up of the solo game',
    '3': 'The start of a turn alone',
    '4': 'Laying guild tiles',
    '5': 'Fields with a condition',
    '6': 'The conditions',
    '7': 'End and result of the solo game',
    '8': 'Set-up of the base game',
    '9': 'A turn',
    '10': 'Die actions',
    '11': 'Mines and exploration',
    '12': 'Attacks',
    '13': 'Action cards',
    '14': 'Player cards',
    '15': 'Public buildings',
    '16': 'Scoring',
  },
  rules: {
    '1.1': 'The solo board has 18 fields in three rows a, b and c of six fields each, three start fields I, II and III, and a loss box.',
    '1.2':
      'Nine fields carry conditions: seven mine fields and two 5-Jar fields. The sixth field of each row is a final field, also with a condition. The other six fields are blank.',
    '1.3': 'The conditions of a row stand on its fields 2, 4 and 5; fields 1 and 3 are blank.',

    '2.1':
      'Six guild tiles of each of the three colours that nobody plays go into a bag. Three of them are drawn onto the start fields, beginning with I.',
    '2.2': 'One of your mines lies on each of the seven mine fields, and a coin of 5 Jar on each of the two 5-Jar fields.',

    '3.1':
      'A turn alone begins in this order, before any action: an attack card is revealed, dice are drawn and rolled, you may swap guild tiles, the tile of start field I is laid, and the others slide.',
    '3.2': 'Once a turn you may pay 3 Jar to swap the guild tiles on start fields I and II, or those on II and III.',
    '3.3': 'The guild tile of start field I is laid on the solo board, and its field is resolved at once.',
    '3.4': 'The other two guild tiles slide down one start field, and a new one is drawn onto III. The bag is empty after turn 15.',

    '4.1': 'Each row of the solo board takes guild tiles of one colour only.',
    '4.2': 'The first guild tile of the game opens row a, the first of the next new colour row b, and that of the third colour row c.',
    '4.3':
      'A guild tile goes to the row of its colour, on the leftmost free field. Where it is laid is no choice: your choice is the swap before.',

    '5.1':
      'On a field with a condition its general action happens first, if it has one; then the condition is tested. The test only looks at what you have; you pay nothing.',
    '5.2': 'If you meet the condition, the negative effect is ignored.',
    '5.3':
      'If you meet the condition of a mine field, lay its mine on a landscape by the usual rules, but without a die and without regard to difficulty. If no landscape can take it, it goes to your reserve.',
    '5.4': 'If you meet the condition of a 5-Jar field, the coin on it is yours.',
    '5.5': 'If you do not meet the condition, the negative effect happens at once, and a mine on the field goes to the loss box.',
    '5.6':
      'If you do not meet the condition of a 5-Jar field, its coin goes to the final field of its row as a marker and changes the condition there. You never gain that coin.',
    '5.7':
      'Collapse: a die is rolled. On 1 to 4 all ore and crystal tiles of that column go to the general supply, on 5 those of the second row from the top, on 6 those of the third. They stay in the game.',
    '5.8': 'If there are too few cards or buildings for an effect, as many are taken as there are.',
    '5.9':
      'You cannot throw action cards away to meet a condition: they leave your hand only by being played, or when you draw beyond the hand limit.',

    '6.1':
      'Field a2, mine field. First 1 random unbuilt public building goes to the box. Condition: at least 7 Jar. Otherwise 2 random unbuilt public buildings become penalty buildings, and you get 2 minus points.',
    '6.2':
      'Field a4, mine field. First the top 5 action cards of the draw pile go to the box. Condition: no action card in hand. Otherwise the top 15 action cards go to the box.',
    '6.3': 'Field a5, 5-Jar field. Condition: at least 1 trade medal. Otherwise there is a collapse, and the coin goes to final field a6.',
    '6.4': 'Field a6, final field. Condition: at least 20 Jar; if the coin lies here, at least 25 Jar.',
    '6.5':
      'Field b2, 5-Jar field. First there is a collapse, always. Condition: at least 3 combat points. Otherwise the coin goes to final field b6.',
    '6.6':
      'Field b4, mine field. First 1 random unbuilt public building goes to the box. Condition: at least 14 Jar. Otherwise 3 random unbuilt public buildings become penalty buildings, and you get 3 minus points.',
    '6.7':
      'Field b5, mine field. Condition: at least 6 player cards in play. Otherwise 2 of your player cards, chosen by you, go from play back into your deck.',
    '6.8': 'Field b6, final field. Condition: at least 3 exploration medals; if the coin lies here, at least 2 trade medals instead.',
    '6.9':
      'Field c2, mine field. Condition: at least 3 action cards in hand. Otherwise the upper half of the draw pile, rounded down, goes to the box.',
    '6.10': 'Field c4, mine field. Condition: at least 3 ore or crystal tiles. Otherwise there is a collapse.',
    '6.11': 'Field c5, mine field. Condition: medals of 3 different kinds. Otherwise you lose 1 medal of your choice.',
    '6.12': 'Field c6, final field. Condition: at least 3 civil medals. It never changes.',
    '6.13':
      'A penalty building comes into play with a guild tile of a colour that nobody plays. Using it costs double, and it gives nobody points or medals.',

    '7.1': 'When you meet the condition of your first final field, the game goes on.',
    '7.2': 'When you meet the condition of a second final field, the game ends at once.',
    '7.3': 'If you do not meet the condition of a final field, the game is lost at once.',
    '7.4': 'If you have not met two final fields after 16 turns, the game is lost.',
    '7.5':
      'Your result alone is the usual scoring, plus 3 points for each final field met and 5 more for the second, less 2 points for each mine in the loss box, and less your minus points.',
    '7.6': 'You win alone with two final fields met and at least 70 points; otherwise you lose.',

    '8.1':
      'Landscapes lie in four columns and four rows; row 4, at the bottom, is the valley. Eight bear ore and eight crystal, at random, and each starts with one tile of its kind.',
    '8.2':
      'There are 22 ore tiles and 14 crystal tiles; those that lie on no landscape are the general supply. A landscape holds at most 2 tiles.',
    '8.3':
      'You begin with 4 Jar, 2 action cards, a deck of 12 player cards and 10 mines in your reserve; alone, 7 of these mines lie on the solo board. Nobody has medals or combat points yet.',
    '8.4': 'At the start all 14 public buildings are unbuilt and open to all.',
    '8.5': 'Two to four players play 12 turns each, clockwise from a random start player, without the solo board.',
    '8.6': 'Each player after the start player begins with 4 Jar more than the one before.',

    '9.1': 'Every turn begins with an attack card being revealed.',
    '9.2':
      'Then 2 dice are drawn from the bag and rolled. The bag has 3 dice of each of four colours; used dice are laid aside, and when the bag is empty all go back into it.',
    '9.3': 'Use each die for one die action, or let it go for 1 Jar.',
    '9.4': 'Before, between and after your die actions you may play action cards and use public buildings.',
    '9.5': 'You can end your turn only when all your dice are used; then the attack is resolved.',

    '10.1':
      'The strength of a die is its pips, 1 more if its colour matches the action, plus the bonuses of your player cards. A die action must have an effect. Prospect and Extract are green, Trade is yellow, Build and Recruit are white, Muster is red; Study and Labour have no colour.',
    '10.2': 'Prospect: lay a mine from your reserve on a landscape whose difficulty is at most the strength of the die.',
    '10.3':
      'Extract: take 1 tile, up to 2 at strength 3 or more, up to 3 at strength 6 or more, from landscapes with a mine of yours into your stock; at least one.',
    '10.4':
      'Trade: sell tiles of your stock, at least one and at most half the strength, rounded up: ore for 2 Jar, crystal for 3 Jar.',
    '10.5':
      'A Trade of at least 4 tiles brings a trade medal; so does one with strength 7 or more that sells at least one ore and one crystal.',
    '10.6': 'Build: build a public building whose rank is at most the strength of the die.',
    '10.7': 'Recruit: draw 2 of your player cards, 3 at strength 5 or more, and play one of them or none.',
    '10.8': 'Muster: gain 1 combat point, 2 at strength 6 or more, 3 at strength 7 or more.',
    '10.9': 'Study: draw 1 action card, 2 at strength 6 or more.',
    '10.10': 'Labour: gain 1 Jar, 2 at strength 3 or more.',
    '10.11': 'You have at most 10 combat points; more are not gained.',

    '11.1': 'For a new mine your die, card or building must be up to the difficulty of the landscape: 1 in row 4, 3 in row 3, 4 in row 2, 5 in row 1.',
    '11.2':
      'You may lay a mine in row 4, or above, below or beside one of your own mines, not diagonally. A landscape takes only one mine of yours, and mines of at most 3 players.',
    '11.3': 'Your first mine in row 3, your first in row 2 and your first in row 1 bring an exploration medal each.',
    '11.4': 'Each column with mines of yours in all four rows brings an exploration medal.',
    '11.5': 'There are 12 medals of each kind; when a kind has run out, it is not gained any more.',

    '12.1':
      'There are two decks of ten attack cards, I for the first half of the game and II for the second. When a card is revealed, its vein first adds a tile to the topmost landscape without a tile in the card’s column, if the supply has one of the right kind.',
    '12.2':
      'A deck that has run out is made anew of those of its cards that are no trophies. If there are none, no attack card is revealed.',
    '12.3':
      'At the end of your turn you may spend as many combat points as the attack is strong. Then it is repelled: you gain as much Jar as its strength and keep the card as a trophy.',
    '12.4': 'An attack that is not repelled does its damage, as far as possible. A Raid costs you 2 Jar for each point of its strength.',
    '12.5': 'Beasts: all tiles of the card’s column go to the general supply.',
    '12.6': 'Blight: for each point of its strength 1 ore or crystal tile of your stock goes to the supply; you choose which.',
    '12.7': 'Panic: for each point of its strength 2 action cards of the draw pile go to the box.',

    '13.1':
      'There are 18 kinds of action cards with 3 cards each. Your hand is secret; played and discarded cards lie open on the discard pile. Nothing is ever shuffled anew.',
    '13.2':
      'The hand limit is 3. With a full hand you draw all the same, one card at a time, and must put one of the four on the discard pile before anything else.',
    '13.3': 'You can play a card only if you can pay its price, where it has one, and its action can then be carried out at least in part. From an empty pile nothing is drawn.',
    '13.4': 'Cards that go to the box go unseen.',
    '13.5':
      'New Vein: 2 ore tiles of the supply are laid on landscapes with room. Crystal Bloom: 2 crystal tiles likewise. Rich Strike: 1 ore and 1 crystal tile likewise.',
    '13.6': 'Courier: 2 Jar. Tithe: 1 Jar for each building of yours; you need at least one.',
    '13.7': 'Rush Order: sell up to 2 tiles, each for 1 Jar more than in a Trade.',
    '13.8': 'Fair: for 1 Jar, one ore and one crystal tile become a trade medal.',
    '13.9': 'Mercenaries: 2 combat points. Militia: 1 combat point for each building of yours; you need at least one.',
    '13.10': 'Tunnel: lay a mine from your reserve on a landscape with difficulty at most 4. Guide: the same with difficulty at most 3.',
    '13.11': 'Hoist: for 1 Jar, take one tile from a landscape with a mine of yours.',
    '13.12':
      'Architect: for 2 Jar, your next Build of this turn costs one ore or crystal tile less, as you choose. Scaffold: your next Build of this turn needs 2 less strength. Either can be played only if a Build is possible then, and not twice for the same Build.',
    '13.13': 'Herald: recruit with two cards drawn; the card you play is 1 Jar cheaper.',
    '13.14': 'Lucky Charm: turn one of your unused dice to another side. Second Wind: roll all your unused dice again.',
    '13.15': 'Ledger: for 1 Jar, draw 2 action cards.',

    '14.1':
      'When you recruit, you draw the cards openly from your deck, as many as there are. You may play one of them by paying its cost; the rest go back.',
    '14.2': 'A cost that is made cheaper is never below 0.',
    '14.3':
      'Foreman (1 Jar, 1 point): 1 more strength on Extract. Surveyor (1 Jar, 1 point): the same on Prospect. Mason (2 Jar, 1 point): the same on Build.',
    '14.4':
      'Broker (2 Jar, 1 point): 1 Jar more for each Trade. Captain (1 Jar, 1 point): Muster brings 1 more. Scholar (1 Jar, 1 point): you draw 1 more card when you Study.',
    '14.5': 'Steward (2 Jar, 1 point): 1 Jar whenever you draw your dice.',
    '14.6':
      'Envoy (9 Jar, 1 point): a trade medal at once. Pathfinder (4 Jar, 1 point): an exploration medal at once. Magistrate (4 Jar, 1 point): a civil medal at once.',
    '14.7': 'Veteran (2 Jar, 1 point): 2 combat points at once. Patron (4 Jar, 5 points): nothing but the points.',

    '15.1': 'Each public building can be built only once. You pay its cost, put one of your 12 guild tiles on it, and take a civil medal.',
    '15.2': 'You may use any building in play, each at most once a turn, if its effect can be carried out at least in part.',
    '15.3':
      'To use a building you pay its price of use: to the bank for your own building, to the owner for another player’s; for a penalty building it is doubled and goes to the bank.',
    '15.4':
      'Smelter (rank 2, cost 2 ore, 3 points, use 1 Jar): an ore tile becomes 4 Jar. Gem Exchange (rank 2, cost 1 ore and 1 crystal, 3 points, use 1 Jar): a crystal tile becomes 5 Jar.',
    '15.5':
      'Guild Hall (rank 3, cost 2 ore and 1 crystal, 5 points, use 2 Jar): recruit with two cards drawn; the card you play is 2 Jar cheaper.',
    '15.6':
      'Watchtower (rank 2, cost 2 ore, 3 points, use 1 Jar): 1 combat point. Barracks (rank 3, cost 3 ore, 4 points, use 2 Jar): 2 combat points.',
    '15.7':
      'Library (rank 2, cost 1 crystal, 2 points, use 2 Jar): draw 1 action card. Academy (rank 3, cost 2 crystals, 4 points, use 3 Jar): draw 2.',
    '15.8': 'Assay Office (rank 2, cost 1 ore and 1 crystal, 3 points, use 1 Jar): take a tile from a landscape with a mine of yours.',
    '15.9':
      'Survey Post (rank 2, cost 2 ore, 3 points, use 2 Jar): lay a mine from your reserve on a landscape with difficulty at most 4.',
    '15.10':
      'Market (rank 2, cost 1 ore and 4 Jar, 3 points, use free): sell a tile for 1 Jar more than in a Trade. Mint (rank 3, cost 2 ore and 1 crystal, 4 points, use free): 2 Jar.',
    '15.11':
      'Foundry (rank 2, cost 2 ore, 3 points, use 1 Jar): an ore tile of the supply is laid on a landscape with room. Crystal Garden (rank 2, cost 2 crystals, 4 points, use 1 Jar): a crystal tile likewise.',
    '15.12': 'Embassy (rank 4, cost 2 ore and 2 crystals, 7 points, use 6 Jar): a trade medal.',

    '16.1': 'Each of your mines on a landscape counts nothing in row 4, 1 point in rows 3 and 2, and 3 points in row 1.',
    '16.2': 'Your buildings and your player cards in play count their points.',
    '16.3': 'Each medal counts 1 point, and each set of three different medals 3 more.',
    '16.4': 'A trophy of strength 1 counts nothing, a stronger one 1 point.',
    '16.5': 'Every 5 Jar count 1 point, and so do every 2 ore or crystal tiles.',
    '16.6': 'With two to four players most points win. A tie goes to more medals, then to more Jar; players who are still tied share the rank.',
  },
  reconstructed: ['8', '9', '10', '11', '12', '13', '14', '15', '16'],
};

export default rulebook;
