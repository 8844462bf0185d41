//! The rules of Settlement in English.

import type { Chapter, RuleNumber } from '../../../wire/settlement';
import type { Rulebook } from '../../rulebook';

const rulebook: Rulebook<Chapter, RuleNumber> = {
  chapters: {
    '1': 'Set-up',
    '2': 'Turns',
    '3': 'Settlers',
    '4': 'Building',
    '5': 'Exploring',
    '6': 'Monsters',
    '7': 'Forts',
    '8': 'Regions',
    '9': 'Streets',
    '10': 'Exchange',
    '11': 'Heroes',
    '12': 'Passing',
    '13': 'End of a round',
    '14': 'Artifacts',
    '15': 'Scoring',
    '16': 'Playing alone',
    '17': 'Supply',
  },
  rules: {
    '1.1': 'Settlement is for one to four players and lasts 6 rounds.',
    '1.2':
      'Each region of the wilderness has a hidden stack of 12 terrain tiles; every tile shows a resource and a monster colour. Which tiles there are is a *reconstruction*: with “even” terrains every region holds three tiles of each colour, with “rising danger” the strong monsters live farther away.',
    '1.3':
      'There are 12 kinds of buildings with 3 tiles each. They lie hidden, and 9 of them are laid open as the market; equal tiles are not piled at the start.',
    '1.4': 'The 48 heroes are shuffled, and four of them form the hero row. All but one of the hero cards are a *reconstruction*.',
    '1.5': 'Three artifacts more than there are players are laid open as the artifact row. The others stay out of the game.',
    '1.6': 'You begin with 6 basic settlers, 1 wood, 1 clay and 1 stone, and without diamonds or gold.',
    '1.7': 'The start player is drawn at random.',
    '1.8':
      'Before the first round everybody takes one artifact. The player to the right of the start player chooses first, then it goes on counter-clockwise, so that the start player chooses last. The row is not refilled: three artifacts stay in it.',

    '2.1': 'Turns go clockwise from the start player until everybody has passed.',
    '2.2': 'In your turn you may take at most one action and invite at most one hero, in either order.',
    '2.3': 'If you neither take an action nor invite a hero, you must pass. Exchanging resources alone does not make a turn.',
    '2.4': 'After an action or an invitation you may end your turn, or pass right away.',
    '2.5': 'Once you have passed you take no further part in this round.',
    '2.6': 'Whoever passes first is the start player of the next round; the order of the running round does not change.',

    '3.1':
      'Every action costs settlers, and you must have enough of them. Basic and bonus settlers count the same and can be mixed; basic ones are used first, because they come back and used bonus settlers do not.',
    '3.2':
      'Each region, each street and each fort can be activated only once a round. All other actions can be taken as often as you like.',
    '3.3': 'You can use a bonus settler as soon as you have it, even in the same turn.',

    '4.1': 'To build, use 1 settler, choose a building of the market, pay its cost, and put it on any free plot of any of your streets.',
    '4.2': 'Without a free plot you cannot build. Buildings are never moved or taken away.',
    '4.3':
      'After you have built, a hidden tile fills the empty space of the market. Nothing is drawn if copies are left on that pile, or if there are no more tiles. Where a pile and a single tile of the same kind lie open, you choose which to take from.',
    '4.4': 'Your settlement may hold several buildings of the same kind.',
    '4.5':
      'A building put into a street that you have already activated this round does nothing until the street is activated again. The same goes for a terrain explored in a region that you have already activated.',

    '5.1':
      'Exploring takes 1 settler in region I, 2 in region II and 3 in region III. Choose an empty space of the region first; then the top tile of its stack is laid there.',
    '5.2': 'Your first terrain must be in region I, on any of its three spaces.',
    '5.3':
      'Every further terrain must lie next to one that you have explored: left, right, above or below, not diagonally. Monsters on the neighbouring terrain do not matter.',
    '5.4': 'Exploring itself brings no resource. Afterwards the new tile is checked for a monster.',

    '6.1':
      'When a terrain is checked, a monster of its colour appears if at least one hero of the row has that colour at this moment. It is only ever one monster, and heroes that were invited no longer count.',
    '6.2': 'On a terrain with a fort no monster ever appears.',
    '6.3':
      'You can hunt a monster on one of your own terrains: 1 settler for a green one, 2 for yellow, 3 for blue, 4 for red. The monster goes away.',
    '6.4':
      'You get the reward of a hunt at once: 1 diamond for green, 1 gold for yellow, 2 gold for blue, 1 diamond and 2 gold for red.',
    '6.5': 'Once the monster is gone the terrain yields its resource again, even in the same round.',

    '7.1': 'For 1 settler you build a fort on one of your explored terrains that has neither a fort nor a monster. It stays there for good.',
    '7.2':
      'For 1 settler you activate a fort and get one resource of its terrain, without a check for monsters. You may do so even if you have activated its region in the same round.',
    '7.3': 'A fort can be activated in the very round it was built.',

    '8.1':
      'For 1 settler you activate a region: every terrain of it without a monster yields one resource, even if you have activated a fort there in the same round.',
    '8.2': 'You cannot decline what a region yields.',
    '8.3':
      'After all yields, each terrain that has just yielded and has no fort is checked for a monster. A monster that appears takes nothing back.',
    '8.4': 'A region without terrains or a street without buildings can be activated too, though it brings nothing.',

    '9.1':
      'For 1 settler you activate a street: you may use each of its buildings once, in any order, and leave out those that you do not want.',
    '9.2': 'The Sawmill gives 1 wood, the Clay Pit 1 clay, the Quarry 1 stone and the Diamond Mine 1 diamond, from the general supply.',
    '9.3': 'The Storehouse gives 1 basic resource of your choice.',
    '9.4': 'At the Bazaar you give 1 of your basic resources for 1 gold.',
    '9.5':
      'The Gem Cutter turns 1 diamond into 1 wood, 1 clay and 1 stone, the Alchemist turns 1 gold into 2 diamonds: one exchange each time you use the building.',
    '9.6': 'At the Tavern you give 1 diamond for 2 bonus settlers.',
    '9.7':
      'The Trading Post gives 1 resource of one of your terrains with a fort. This takes no settler, and the fort itself can still be activated.',
    '9.8':
      'Each time you use a Bank you may lay 1 gold on it, each time you use a Church 1 diamond. It stays there for good and scores at the end; there is no limit to it.',

    '10.1':
      'At any time in your turn, and as often as you like, you may exchange with the general supply: 2 basic resources for 1 basic resource, 1 wood, 1 clay and 1 stone for 1 diamond, 2 diamonds for 1 gold, or 1 gold for 1 basic resource.',
    '10.2':
      'There are no other rates: no gold for diamonds, no diamond for basic resources, no three equal resources for a diamond. Players do not trade with each other.',
    '10.3':
      'You may also exchange between using two buildings of a street. While you are deciding about the Scroll of Luck or the Shaman’s Mask the exchange has to wait, and after passing there is none.',
    '10.4': 'What you get must be of another kind than everything you give.',

    '11.1': 'Once in your turn, before or after your action, you may invite one hero of the row. It takes no settler.',
    '11.2':
      'You pay the cost of the hero and the surcharge of its space in the row: 2 diamonds for the leftmost space, 1 for the second, nothing for the third and fourth. With fewer than four cards it is the left spaces that stay empty.',
    '11.3': 'The bonus settlers of a hero come to you at once.',
    '11.4':
      'An invited hero lies beside your board from now on. The other cards slide to the right and a new one comes in on the left, as long as the deck lasts. Everybody may see who has invited whom.',

    '12.1':
      'When you pass, your basic resources go back to the supply, except one for each of your forts: you choose which ones, and keep as many as you can. Diamonds and gold stay with you.',
    '12.2': 'When you pass, your basic settlers come back. Used bonus settlers are lost, unused ones stay with you.',
    '12.3':
      'When you pass, you take a new artifact from the row and only then lay your old one back. So you cannot keep the same one; but you may take what another player has just laid back, or one that you had in an earlier round.',
    '12.4': 'In the last round passing is all: nothing is kept and no artifact is taken.',

    '13.1': 'When all have passed, the rightmost hero is discarded, the others slide to the right, and a new one comes in on the left.',
    '13.2':
      'Then equal buildings of the market are piled, one pile for each kind, and every empty space is filled with one tile. The new tiles are not piled now, whatever they show.',
    '13.3': 'Then the next round begins. After the last round none of this happens: the game is over when all have passed.',

    '14.1':
      'Eternal Hourglass: after building you may use the effect of the new building once, without a settler. Its street can still be activated.',
    '14.2':
      'Enchanted Compass: exploring brings you a resource of the new terrain. Only then is the tile checked for a monster, and you keep the resource anyway.',
    '14.3': 'Mace of Valour: every hunt brings you 1 diamond more.',
    '14.4': 'Potion of Power: building a fort brings you a resource of its terrain at once, without a check for monsters.',
    '14.5':
      'Scroll of Luck: activating a region brings you one resource more, of any one of its terrains, even one that holds a monster. A region without terrains gives nothing more, and no further check follows.',
    '14.6': 'Crown of Command: activating a fort brings you one more resource of its terrain. Trading Posts and regions give nothing more.',
    '14.7': 'Merry Mug: every hero that you invite brings you 1 bonus settler more.',
    '14.8':
      'Guiding Star: once a round you may activate one of your regions a second time, as an action of its own and for a settler. Only terrains without a monster yield and are checked.',
    '14.9': 'Key of Knowledge: once a round you may activate one of your streets a second time, as an action of its own and for a settler.',
    '14.10':
      'Mirror of Transformation: you exchange basic resources one for one instead of two for one. A kind that came to you in this way cannot be exchanged on in this way before you do something else.',
    '14.11':
      'Shaman’s Mask: at every check you decide for each tile whether its monster appears, whatever the heroes of the row show. On a terrain with a fort it still cannot.',
    '14.12':
      'As soon as you take it, the Living Chest gives you 1 bonus settler, the Magic Treasure 1 gold and the Diamond Ring 1 diamond, in the first choice of artifacts too. You give nothing of it back when you pass.',

    '15.1':
      'Points come from your heroes, from the gold on your Banks (5 points each) and from the diamonds on your Churches (4 points each). Nothing else counts.',
    '15.2':
      'At the end an Adventurer is worth 1 point for each of your terrains, those with monsters included, a Builder 1 for each of your buildings, a Defender 1 for each of your forts, and an Artisan the number on the card.',
    '15.3':
      'A tie goes to whoever has more gold in the own supply, then more diamonds; what lies on Banks and Churches is not counted. Players who are still tied share the rank.',

    '16.1': 'Playing alone you choose from 4 open artifacts; the other ten form a hidden stack.',
    '16.2':
      'After passing you take one of the three open artifacts. Your old one leaves the game, and one from the stack comes into the row.',
    '16.3': 'Your result makes you a settler (up to 50 points), a mayor (51 to 75), a knight (76 to 100) or a lord (101 and more).',

    '17.1': 'Resources and bonus settlers never run out, unless you play with a limited supply.',
    '17.2':
      'With a limited supply there are 16 of each basic resource, 42 diamonds, 32 gold and 24 bonus settlers. If you should get more than there is, you get what there is.',
    '17.3': 'With a limited supply you can exchange or use a building only if everything that it brings is there.',
    '17.4': 'Terrains, forts and monsters are always enough for everybody; there are no more than 9 monsters of a colour.',
  },
  reconstructed: [],
};

export default rulebook;
