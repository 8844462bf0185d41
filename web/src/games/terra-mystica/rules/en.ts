//! The rules of Terra Mystica in English.

import type { Chapter, RuleNumber } from '../../../wire/terra-mystica';
import type { Rulebook } from '../../rulebook';

const rulebook: Rulebook<Chapter, RuleNumber> = {
  chapters: {
    '1': 'Set-up',
    '2': 'Rounds',
    '3': 'Income',
    '4': 'Power and conversions',
    '5': 'Terrain',
    '6': 'Building and upgrading',
    '7': 'Power offers',
    '8': 'Towns',
    '9': 'Cults',
    '10': 'Actions',
    '11': 'Points',
    '12': 'Factions',
    '13': 'Fire & Ice',
  },
  rules: {
    '1.1':
      'Two to five players share one of seven maps. A land hex has one of seven colours, which form a wheel: yellow, brown, black, blue, green, gray, red, and yellow again. River hexes part the land.',
    '1.2':
      'Six scoring tiles are drawn, one for each round; the spade tile never lies in rounds 5 and 6. The temple tile takes part only if you have agreed on it.',
    '1.3':
      'There are nine bonus cards, ten if you have agreed on the one that scores for shipping. Random cards are removed until there are three more than players.',
    '1.4':
      'In order of seating each player chooses a faction whose colour and board nobody has taken. Factions of Fire & Ice can be chosen only if you have agreed on them; their boards (ice, volcano and variable) exist once each.',
    '1.5':
      'You begin with the resources, bowls, cult steps and shipping of your faction board, and with 20 points. With balanced start points each faction has its own number of points instead.',
    '1.6':
      'Ice and variable factions choose a colour that nobody has right away; volcano factions choose theirs when all factions are known. A chosen colour is taken for everybody who chooses later.',
    '1.7':
      'Each player places a dwelling in order of seating, then another in reverse order, on a free hex of the own or chosen colour. Then Nomads place a third dwelling, and Chaos Magicians, who were left out before, place their only one.',
    '1.8': 'Dwellings of the set-up cost nothing, offer no power and score nothing.',
    '1.9':
      'Then each player takes a bonus card, in reverse order of seating. The cards left over get their first coin when round 1 begins, after the income.',
    '1.10': 'If you have agreed on a further final scoring, one of four is added at the end; it can also be drawn at random.',

    '2.1':
      'There are 6 rounds. A round consists of income, one coin on each bonus card that nobody holds, actions until all have passed, and in rounds 1 to 5 the cult bonus.',
    '2.2':
      'Players take one action each in the order of the round; whoever has passed is left out. The last player who has not passed goes on alone, turn after turn.',
    '2.3':
      'Whoever passes first begins the next round, and the others follow in order of seating. With variable turn order, the order of passing is the order of the next round.',
    '2.4':
      'A turn is one action. You may convert and burn power freely before and after it. You end your turn yourself; it ends by itself when there is nothing left to decide.',
    '2.5': 'You cannot end your turn while something is due: spades, tiles, cult steps or bridges.',
    '2.6':
      'Each power action, and each special action of a stronghold, bonus card or favour tile, can be taken only once a round. In the next round all are free again.',
    '2.7':
      'If you have agreed on it, you may leave the game in your turn: you pass for good, give your bonus card back and score nothing for it. You still receive income and cult bonus, you are offered no more power, and your structures stay.',
    '2.8': 'Every price is paid in full, at once, and from what you have. If you cannot pay, you cannot do it.',

    '3.1':
      'Every round, the first one too, begins with income for all: for structures on the map, for the bonus card you hold, and for favour tiles.',
    '3.2':
      'You can have at most 7 priests, less one for each of your priests that stands on a cult space. Priests beyond that are lost, wherever they come from.',
    '3.3': 'Power beyond what your bowls can take is lost.',

    '4.1':
      'Power lies in three bowls. When you gain power, each point moves a token from bowl I to II, or, when bowl I is empty, from II to III. When you spend power, tokens go from bowl III to I: there must be enough of them in bowl III.',
    '4.2': 'To burn power, remove tokens of bowl II for good: for each one removed another moves from bowl II to III.',
    '4.3':
      'In your turn you may convert 5 power into a priest, 3 power into a worker, 1 power into a coin, a priest into a worker or a coin, and a worker into a coin. Nobody converts out of turn, in set-up, income or cult bonus, or after passing.',
    '4.4': 'You may convert into a priest beyond your limit, but that priest is lost.',
    '4.5': 'Coins become points only at the end of the game, except for the Alchemists.',

    '5.1':
      'You can build and transform only where you reach. Each of your structures reaches every hex next to it, the other end of every bridge on its hex, whoever built it, and every land hex that is no more river hexes away than your shipping level. The bonus card with shipping adds 1 while you hold it and have not passed, if your faction has a shipping track.',
    '5.2':
      'You may transform a free land hex that you reach. It costs as many spades as there are steps on the wheel to the new colour. The way to a colour other than home may not lead through home; then the other way round counts.',
    '5.3':
      'To transform a hex you need spades. They come from digging (you pay workers, as many as your digging track says), from power actions, from the spade bonus card, from the strongholds of Giants and Halflings, and from the cult bonus.',
    '5.4':
      'After an action that gives spades, and before its first hex, you may dig for more. Spades that you have bought must all be used on one hex; whatever is left of the others is then lost, and no second hex follows. To or from your home they may also go the longer way round the wheel, if that uses them up.',
    '5.5':
      'Spades of an action that were not bought may be shared among several hexes, at most one of which may become a colour other than home. You may also throw them away.',
    '5.6':
      'When all spades are used up you may build one dwelling, on a hex that became home in this very action and on no other.',
    '5.7': 'Points and gifts for spades come when you gain the spades, whether you use them or not.',
    '5.8': 'Hexes of ice and volcano, and hexes with a structure, are never transformed.',

    '6.1': 'You may build a dwelling on a free hex of your home colour that you reach, for the price on your board.',
    '6.2':
      'You may upgrade a dwelling to a trading house, a trading house to a temple or to the stronghold, and a temple to the sanctuary, for the price on your board. The old piece returns to your board.',
    '6.3': 'Each faction has 8 dwellings, 4 trading houses, 3 temples, one stronghold and one sanctuary.',
    '6.4':
      'A trading house costs double the coins unless a structure of an opponent is directly adjacent, by hex edge or bridge. Opponents who have left the game still count.',
    '6.5':
      'A temple or a sanctuary brings you one favour tile at once (Chaos Magicians take two): one that is still there and that you do not have yet.',
    '6.6': 'For 4 coins and a priest you advance one level of shipping and gain the points of the new level, up to the end of your track.',
    '6.7': 'For the price on your board you advance one level of digging and gain 6 points, up to the end of your track.',
    '6.8':
      'A bridge joins two land hexes across the river, where the map has a place for it and none lies yet. One of your structures must stand at one end at least. Each faction has 3 bridges.',
    '6.9': 'A bridge makes its two hexes directly adjacent, for everybody and for every purpose.',

    '7.1':
      'From round 1 on, whoever builds or upgrades, even for free, offers power to each opponent with structures directly adjacent to that hex: the sum of the power values of these structures.',
    '7.2': 'You take all of the offered power or none of it. Taking it costs one point less than the power you take.',
    '7.3':
      'You never take more power than your bowls can hold. If you have fewer points than the price, you get one power more than you have points. What is offered is counted anew at every decision.',
    '7.4':
      'Power offers are answered after the turn, building by building, clockwise from the builder. Whoever could gain nothing is not asked.',
    '7.5': 'When you are offered power you may burn power before you answer; nothing else can be done out of turn.',

    '8.1':
      'Your structures become a town when at least 4 of them are connected by direct adjacency, their power values add up to at least 7, and none of them belongs to a town yet. A sanctuary counts as two structures.',
    '8.2': 'Towns are looked for where you have just built or upgraded, and at both ends of a new bridge; nowhere else.',
    '8.3':
      'The favour tile for small towns lowers the power values you need to 6. When you take it, all of your structures are looked at.',
    '8.4':
      'A structure that connects to one of your towns joins it, together with every structure without a town that it connects; no new town arises. Linking two towns changes nothing.',
    '8.5':
      'For each town you take a town tile at once: its points, its gift and its keys. You may take favour and town tiles of one action in any order.',
    '8.6': 'When the town tiles have run out no more towns are founded, and the structures stay free.',
    '8.7': 'Three more kinds of town tiles take part only if you have agreed on them.',
    '8.8':
      'The town tile for shipping gives a step of shipping with its points; without a shipping track you get only the points of the tile. Fakirs gain 1 range instead.',

    '9.1':
      'You may send a priest to a cult, on the best free space: 3 steps on the first space, 2 on each of the other three. Each space holds one priest, who stays there for good.',
    '9.2': 'You may also send a priest back to the supply for one step in a cult.',
    '9.3': 'Each time you reach step 3, 5, 7 or 10 of a cult you gain 1, 2, 2 or 3 power.',
    '9.4':
      'For step 10 you need a town key that is not used for another cult, and only one player can stand there. Steps beyond are lost; you may send a priest all the same.',
    '9.5': 'If you had to stop at step 9 for want of a key and gain one in the same turn, you make the step up.',
    '9.6':
      'If you have fewer keys than cults in which you are about to reach step 10, you choose which ones, at once and in the order of the cults.',
    '9.7':
      'After rounds 1 to 5 you get the cult bonus of the round’s scoring tile as often as the number of the tile goes into your steps in its cult: with the number 4, 9 steps bring it twice. The temple tile counts your priests on cult spaces. It is given in the order of the next round.',
    '9.8':
      'Spades of the cult bonus are used in the order of the next round, on any number of hexes that you reach, several of which may become a colour other than home. The bonus card with shipping does not count here; skipping, buying more spades and building are not possible, but you may throw the spades away. They score nothing for the scoring tile.',

    '10.1':
      'Power actions are shared by all players: a bridge or a priest for 3 power, 2 workers, 7 coins or a spade for 4 power, two spades for 6 power.',
    '10.2':
      'As special actions, the spade bonus card gives a spade, and the bonus card and the favour tile with a cult step give a step in a cult of your choice.',
    '10.3':
      'When you pass, some bonus cards score: 4 points each for stronghold and sanctuary, 2 for each trading house, 1 for each dwelling, or 3 for each level of shipping, without what a card adds. The favour tile for passing gives 0, 2, 3, 3 or 4 points for none to four trading houses.',
    '10.4':
      'When you pass, you take a bonus card that nobody holds, with its coins, and only then give your old one back. In round 6 no new card is taken.',

    '11.1':
      'A scoring tile gives points while its round lasts: 2 for a spade, 5 for a town, 2 for a dwelling, 5 for the stronghold or the sanctuary, 3 for a trading house, or 4 for a temple, as it shows.',
    '11.2': 'Some favour tiles give 3 points for each trading house, or 2 for each dwelling, that you build after taking them.',
    '11.3': 'At the end the first three in each cult gain 8, 4 and 2 points. Whoever stands on step 0 gets nothing.',
    '11.4':
      'At the end the three largest networks gain 18, 12 and 6 points: structures that are connected directly or by shipping, without the bonus card with shipping.',
    '11.5': 'Players who tie share the points of the places that they cover, rounded down.',
    '11.6': 'At the very end bowl II is burned and everything you have becomes coins: every 3 of them make a point.',
    '11.7':
      'The further scorings give 18, 12 and 6 points too, each within one network: for the greatest distance between two structures, for the distance between stronghold and sanctuary, for structures on the edge of the map, or for clusters of directly adjacent structures.',
    '11.8': 'Whoever has most points wins; a tie is shared.',

    '12.1':
      'Nomads begin with three dwellings. With the stronghold, a sandstorm turns a free hex directly next to one of their structures (not across a bridge or by ship) into home without a spade, and a dwelling may be built there.',
    '12.2':
      'Fakirs have no shipping and one level of digging. They may skip one hex of any kind, one more with the stronghold: they pay a priest and gain 4 points, for one target an action, and only if they do not reach the hex otherwise.',
    '12.3':
      'Chaos Magicians take two favour tiles each time. With the stronghold they may take two actions in a row; both must be taken, or the turn ends by passing.',
    '12.4':
      'Giants pay exactly 2 spades for any change, and transform to home only; a lone spade is of no use to them. With the stronghold they have an action of 2 spades for one hex.',
    '12.5':
      'Swarmlings gain 3 workers for each town. With the stronghold they have an action that upgrades a dwelling to a trading house for free; otherwise it is an upgrade like any other.',
    '12.6':
      'Mermaids begin with shipping 1 and can reach 5. In their turn they may connect free structures of theirs over one river hex into a town, which that hex then belongs to; a river hex next to one of their towns cannot be used. The stronghold brings a step of shipping with its points.',
    '12.7':
      'Witches gain 5 points for each town. With the stronghold they may place a dwelling for free on any free hex of their home colour; otherwise it is built like any other.',
    '12.8': 'For the Auren the stronghold brings a favour tile, and an action of 2 steps in one cult.',
    '12.9': 'Halflings gain 1 point for each spade. The stronghold brings 3 spades at once.',
    '12.10':
      'Cultists gain one cult step for each building of theirs for which somebody really takes power. If all who could take it decline they gain 1 power, and if nobody could they gain nothing. The stronghold brings 7 points.',
    '12.11':
      'In their turn, and at the end too, Alchemists may trade a point for a coin, or 2 coins for a point. The stronghold brings 12 power, and from then on 2 power for each spade.',
    '12.12':
      'Darklings pay a priest for each spade they buy and gain 2 points for it; other spades give them no points. When the stronghold is built they may turn up to 3 workers into priests, at once or never.',
    '12.13':
      'Engineers may build a bridge for 2 workers as an action, any number of times. With the stronghold they gain 3 points at each pass for each of their bridges with own structures at both ends.',
    '12.14':
      'Dwarves have no shipping. Like the Fakirs they may skip one hex: they pay 2 workers, 1 with the stronghold, and gain 4 points.',
    '12.15': 'Skipping connects structures in the final network too, and river hexes of a Mermaid town connect like land.',
    '12.16': 'Dwarves and Fakirs have shipping level 0 for every purpose.',

    '13.1':
      'Ice factions begin on their chosen colour, and every hex that they build on or transform becomes ice. A hex costs the distance of its colour to the chosen one, at least 1 spade; they transform to ice only.',
    '13.2': 'Ice Maidens take a favour tile when they are chosen. With the stronghold they gain 3 points for each temple at each pass.',
    '13.3':
      'Yetis pay 1 power less for power actions, and their stronghold and sanctuary have a power value of 4. With the stronghold they may take power actions that were already taken this round.',
    '13.4':
      'Volcano factions have no spades. As an action they turn a hex that they reach into volcano, and may build there. Home colours of other players cost more, except those of ice and volcano factions and Riverwalkers.',
    '13.5':
      'Acolytes pay 3 steps of one cult for a volcano, 4 for a home colour of another player; a spade they gain is a cult step instead. With the stronghold each priest they send makes 1 step more.',
    '13.6':
      'Dragonlords pay 1 power token for a volcano, 2 for a home colour of another player, from bowl I, then II, then III; a spade they gain is a new token in bowl I instead. The stronghold brings a new token for each player.',
    '13.7':
      'Riverwalkers neither transform nor take spade actions. They build on colours that they have unlocked, within river distance 1; being next to a structure is not enough, and their first dwellings must touch a river. The stronghold brings two bridges.',
    '13.8':
      'Riverwalkers may have one priest. For each priest gained they may unlock a colour instead, for 1 coin, or 2 if it is the home colour of another player; each unlocked colour raises the limit of priests by one.',
    '13.9':
      'When somebody takes power for their building, Shapeshifters may buy a new token in bowl III for a point; if all who could take it decline, they gain 1 power. With the stronghold they may choose a new free colour for 5 power or for 5 tokens, any number of times.',
  },
  reconstructed: [],
};

export default rulebook;
