//! Tales of Glory in English.

import { NUMBERS } from '../../../wire/tales-of-glory';
import { words } from '../words';
import type { Text } from './text';

const list = new Intl.ListFormat('en', { type: 'conjunction' });
const many = (one: string, more: string) => (amount: number) => `${amount} ${amount === 1 ? one : more}`;
const compensation = () => list.format([many('coin', 'coins')(NUMBERS.compensation.coin ?? 0), many('potion', 'potions')(NUMBERS.compensation.potion ?? 0), many('key', 'keys')(NUMBERS.compensation.key ?? 0)]);

const text: Text = {
  tile: {
    mill: 'Mill', tavern: 'Tavern', market: 'Market', well: 'Well', chapel: 'Chapel', camp: 'Camp',
    goblin: 'Goblin', wolf: 'Wolf', imp: 'Imp', ghoul: 'Ghoul',
    purse: 'Purse', elixir: 'Elixir', lantern: 'Lantern', horseshoe: 'Horseshoe',
    squire: 'Squire', apprentice: 'Apprentice', herbalist: 'Herbalist', scout: 'Scout',
    forge: 'Forge', library: 'Library', harbour: 'Harbour', bridge: 'Bridge', abbey: 'Abbey',
    ogre: 'Ogre', harpy: 'Harpy', troll: 'Troll', wraith: 'Wraith', basilisk: 'Basilisk',
    blade: 'Blade', grimoire: 'Grimoire', chalice: 'Chalice', amulet: 'Amulet', compass: 'Compass',
    hunter: 'Hunter', locksmith: 'Locksmith', bard: 'Bard', surveyor: 'Surveyor', mentor: 'Mentor',
    castle: 'Castle', temple: 'Temple', arena: 'Arena',
    hydra: 'Hydra', lich: 'Lich', kraken: 'Kraken', giant: 'Giant', dragon: 'Dragon',
    crown: 'Crown', hoard: 'Hoard',
    'barbarian-character': 'Barbarian (Character)', champion: 'Champion', archmage: 'Archmage', collector: 'Collector', regent: 'Regent',
    banquet: 'Banquet', pilgrimage: 'Pilgrimage', siege: 'Siege', coronation: 'Coronation', crusade: 'Crusade', heist: 'Heist',
    tournament: 'Tournament', expedition: 'Expedition', ransom: 'Ransom', prophecy: 'Prophecy', ritual: 'Ritual', rescue: 'Rescue',
    alliance: 'Alliance', exile: 'Exile', treaty: 'Treaty', reckoning: 'Reckoning',
    paladin: 'Paladin', shaman: 'Shaman', barbarian: 'Barbarian', thief: 'Thief', mage: 'Mage',
  },
  kind: { place: 'Place', monster: 'Monster', treasure: 'Treasure', character: 'Character' },
  token: {
    combat: (amount) => `${amount} combat`,
    magic: (amount) => `${amount} magic`,
    potion: many('potion', 'potions'),
    coin: many('coin', 'coins'),
    prestige: (amount) => `${amount} prestige`,
    key: many('key', 'keys'),
    marker: () => 'the first-player marker',
  },
  sort: { combat: 'combat', magic: 'magic', potion: 'potions', coin: 'coins', prestige: 'prestige', key: 'keys', marker: 'markers' },
  per: {
    place: 'for each Place', monster: 'for each Monster', treasure: 'for each Treasure', character: 'for each Character',
    key: 'for each key on your chests', combat: 'for each combat', magic: 'for each magic', majority: 'for each majority',
    'three-coins': 'for each 3 coins in reserve', 'three-potions': 'for each 3 potions in reserve',
    surrounded: 'for each tile that touches four others', 'closed-chest': 'for each closed chest',
  },
  label: {
    'ended-now': 'points if the game ended now', 'to-pay': 'to pay',
    'adventure-board': 'Adventure board', wilderness: 'Wilderness', valley: 'Valley', majorities: 'Majorities', get 'majority-worth'() { return `${NUMBERS.majority} prestige each`; },
    'discard-pile': 'Discard pile', get compensation() { return `Discard: ${compensation()}`; }, banner: 'Banner', reserve: 'Reserve', legend: 'Legend', hand: 'Quests in hand', taken: 'Tile taken',
    'first-player': 'First player', 'has-chosen': 'has chosen', 'is-choosing': 'is choosing', surcharge: '1 coin or 1 potion more', empty: 'empty',
    'age-1': 'Age 1', 'age-2': 'Age 2', 'age-3': 'Age 3', quest: 'Quests', hero: 'Heroes',
    'zoom-in': 'Zoom in', 'zoom-out': 'Zoom out', 'zoom-fit': 'Show all', reconstructed: 'reconstructed', 'selection-cards': 'Selection cards', 'selection-card': 'Selection card',
  },
  group: {
    decline: 'Decline a Quest', select: 'Choose a slot', take: 'Take a tile', pay: 'Surcharge', place: 'Place', discard: 'Discard', done: 'Finish', key: 'Open a chest', collect: 'Collect a reward',
  },
  source: { prestige: 'Prestige gained in play', majorities: 'Majorities', characters: 'Characters at the end', quests: 'Quests at the end' },
  option: { seats: 'Players', quests: 'Quests' },
  quests: { without: 'without Quests', with: 'with Quests' },
  seats: (players) => `${players} players`,
  list: (things) => list.format(things),
  move: {
    decline: (tile) => `Decline the quest ${text.tile[tile]}`,
    select: (slot, tile) => (tile ? `Slot ${slot}: ${text.tile[tile]}` : `Slot ${slot}`),
    take: (slot, tile) => (tile ? `Take ${text.tile[tile]} from slot ${slot}` : `Take the tile on slot ${slot}`),
    pay: (surcharge) => `Pay 1 ${surcharge} for the Wilderness`,
    place: (tile, x, y) => `Place ${text.tile[tile]}: ${text.spot(x, y)}`,
    discard: (tile) => `Discard ${text.tile[tile]} for ${compensation()}`,
    done: () => 'Place nothing more this turn',
    key: (tile, content) => `Open the chest of ${text.tile[tile]}: ${content}`,
    collect: (tile, reward) => `Collect from ${text.tile[tile]}: ${reward}`,
  },
  spot: (x, y) => {
    const rows = `${Math.abs(y)} ${y < 0 ? 'above' : 'below'}`;
    const columns = `${Math.abs(x)} ${x < 0 ? 'left' : 'right'} of`;
    if (x === 0) return `${rows} the Hero`;
    return y === 0 ? `${columns} the Hero` : `${rows} and ${columns} the Hero`;
  },
  slot: (slot) => `Slot ${slot}`,
  chest: (tile, content) => `Chest of ${text.tile[tile]}: ${content}`,
  reward: (gain, per, when) => [when === 'at-the-end' ? `at the end ${gain}` : gain, ...(per ? [text.per[per]] : [])].join(' '),
  cost: (price) => `costs ${price}`,
  side: ['top', 'right', 'bottom', 'left'],
  edge: (edge, gain) => (edge.from ? `${gain} next to a ${text.kind[edge.from]}` : `${gain} when connected`),
  connector: { plain: 'connector', 'half-key': 'half key' },
  holds: (content) => `chest with ${content}`,
  prompt: {
    setup: 'The table is being set up.',
    decline: 'Keep two Quests: decline one of the three.',
    select: (round) => `Round ${round} of ${NUMBERS.rounds}: choose a slot in secret.`,
    take: 'Your tile is gone: take one that is left.',
    pay: 'Choose how to pay for the Wilderness, or discard the tile.',
    place: 'Place your tile next to a matching connector, or discard it.',
    quests: 'You may place Quests, or finish your turn.',
    collect: 'Choose a chest to open or a reward to collect.',
    wait: (who) => `Waiting for ${who}.`,
    over: 'The tales are told.',
  },
  effect: {
    hero: (e, names) => `${names(e.seat)} plays the ${text.tile[e.hero]}.`,
    'quest-dealt': (e, names) => (e.quest ? `${names(e.seat)} is dealt the quest ${text.tile[e.quest]}.` : null),
    'quest-declined': (e, names) => (e.quest ? `${names(e.seat)} declines the quest ${text.tile[e.quest]}.` : `${names(e.seat)} declines a Quest.`),
    marker: (e, names) => `${names(e.seat)} gets the first-player marker.`,
    removed: (e) => `${text.tile[e.tile]} leaves the board.`,
    drawn: (e) => `${text.tile[e.tile]} comes to slot ${e.slot}.`,
    slid: () => null,
    round: (e) => `Round ${e.round} begins.`,
    selected: (e, names) => (e.slot ? `${names(e.seat)} chooses slot ${e.slot}.` : `${names(e.seat)} has chosen.`),
    shown: (e, names) => `${names(e.seat)} shows ${e.slot}.`,
    taken: (e, names) => `${names(e.seat)} takes ${text.tile[e.tile]} from slot ${e.slot}.`,
    surcharged: (e, names) => `${names(e.seat)} pays a ${e.surcharge} for the Wilderness.`,
    paid: (e, names, amounts) => `${names(e.seat)} pays ${amounts(e.price)}.`,
    placed: (e, names) => `${names(e.seat)} places ${text.tile[e.tile]}.`,
    discarded: (e, names) => `${names(e.seat)} discards ${text.tile[e.tile]}.`,
    done: () => null,
    gained: (e, names, amounts) => `${names(e.seat)} gains ${amounts(e.gain)}.`,
    collected: (e, names) => `${names(e.seat)} collects from ${text.tile[e.tile]}, ${e.times === 1 ? 'once' : `${e.times} times`}.`,
    opened: (e, names) => `${names(e.seat)} opens a chest of ${text.tile[e.tile]}.`,
    'key-lost': (e, names) => `${names(e.seat)} loses a key: no chest to open.`,
    majority: (e, names) => `Most ${text.sort[e.token]}: ${list.format(e.holders.map(names))}.`,
  },
  round: (round) => `Round ${round} of ${NUMBERS.rounds}`,
  summary: 'Choose adventures in secret and weave them around your Hero.',
  about:
    'Ten years in the life of a Hero: every round all choose a tile of the adventure board in secret and lay it against their own legend. Connectors must meet, half keys that meet open chests, and whoever has the most combat, magic, potions and coins in the end is remembered. The tiles are a set of our own.',
};

export default words(text);
