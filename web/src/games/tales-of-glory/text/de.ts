//! Tales of Glory auf Deutsch.

import { NUMBERS } from '../../../wire/tales-of-glory';
import { words } from '../words';
import type { Text } from './text';

const list = new Intl.ListFormat('de', { type: 'conjunction' });
const many = (one: string, more: string) => (amount: number) => `${amount} ${amount === 1 ? one : more}`;
const compensation = () => list.format([many('Münze', 'Münzen')(NUMBERS.compensation.coin ?? 0), many('Zaubertrank', 'Zaubertränke')(NUMBERS.compensation.potion ?? 0), many('Schlüssel', 'Schlüssel')(NUMBERS.compensation.key ?? 0)]);
const away = (steps: number, word: string) => (steps === 0 ? [] : [`${Math.abs(steps)} nach ${word}`]);

const text: Text = {
  tile: {
    mill: 'Mühle', tavern: 'Taverne', market: 'Markt', well: 'Brunnen', chapel: 'Kapelle', camp: 'Lager',
    goblin: 'Goblin', wolf: 'Wolf', imp: 'Kobold', ghoul: 'Ghul',
    purse: 'Geldbeutel', elixir: 'Elixier', lantern: 'Laterne', horseshoe: 'Hufeisen',
    squire: 'Knappe', apprentice: 'Lehrling', herbalist: 'Kräuterfrau', scout: 'Kundschafter',
    forge: 'Schmiede', library: 'Bibliothek', harbour: 'Hafen', bridge: 'Brücke', abbey: 'Abtei',
    ogre: 'Oger', harpy: 'Harpyie', troll: 'Troll', wraith: 'Geist', basilisk: 'Basilisk',
    blade: 'Klinge', grimoire: 'Zauberbuch', chalice: 'Kelch', amulet: 'Amulett', compass: 'Kompass',
    hunter: 'Jäger', locksmith: 'Schlosser', bard: 'Barde', surveyor: 'Landvermesserin', mentor: 'Mentorin',
    castle: 'Burg', temple: 'Tempel', arena: 'Arena',
    hydra: 'Hydra', lich: 'Lich', kraken: 'Krake', giant: 'Riese', dragon: 'Drache',
    crown: 'Krone', hoard: 'Hort',
    'barbarian-character': 'Barbar (Charakter)', champion: 'Streiter', archmage: 'Erzmagierin', collector: 'Sammler', regent: 'Regentin',
    banquet: 'Festmahl', pilgrimage: 'Pilgerfahrt', siege: 'Belagerung', coronation: 'Krönung', crusade: 'Kreuzzug', heist: 'Raubzug',
    tournament: 'Turnier', expedition: 'Expedition', ransom: 'Lösegeld', prophecy: 'Prophezeiung', ritual: 'Ritual', rescue: 'Rettung',
    alliance: 'Bündnis', exile: 'Verbannung', treaty: 'Vertrag', reckoning: 'Abrechnung',
    paladin: 'Paladin', shaman: 'Schamanin', barbarian: 'Barbar', thief: 'Diebin', mage: 'Magier',
  },
  kind: { place: 'Ort', monster: 'Monster', treasure: 'Schatz', character: 'Charakter' },
  token: {
    combat: many('Kampfpunkt', 'Kampfpunkte'),
    magic: many('Magiepunkt', 'Magiepunkte'),
    potion: many('Zaubertrank', 'Zaubertränke'),
    coin: many('Münze', 'Münzen'),
    prestige: many('Prestigepunkt', 'Prestigepunkte'),
    key: many('Schlüssel', 'Schlüssel'),
    marker: () => 'die Erstspielermarke',
  },
  sort: { combat: 'Kampf', magic: 'Magie', potion: 'Zaubertränke', coin: 'Münzen', prestige: 'Prestige', key: 'Schlüssel', marker: 'Marken' },
  per: {
    place: 'je Ort', monster: 'je Monster', treasure: 'je Schatz', character: 'je Charakter',
    key: 'je Schlüssel auf eigenen Truhen', combat: 'je Kampfpunkt', magic: 'je Magiepunkt', majority: 'je Mehrheit',
    'three-coins': 'je 3 Münzen im Vorrat', 'three-potions': 'je 3 Zaubertränke im Vorrat',
    surrounded: 'je Plättchen, das an vier andere grenzt', 'closed-chest': 'je geschlossener Truhe',
  },
  label: {
    'ended-now': 'Punkte, wenn das Spiel jetzt endete', 'to-pay': 'zu zahlen',
    'adventure-board': 'Hauptspielbrett', wilderness: 'Wildnis', valley: 'Tal', majorities: 'Mehrheiten', get 'majority-worth'() { return `je ${NUMBERS.majority} Prestigepunkte`; },
    'discard-pile': 'Ablagestapel', get compensation() { return `Abwerfen: ${compensation()}`; }, banner: 'Banner', reserve: 'Vorrat', legend: 'Spielbereich', hand: 'Aufträge auf der Hand', taken: 'Genommenes Plättchen',
    'first-player': 'Erstspieler', 'has-chosen': 'hat gewählt', 'is-choosing': 'wählt noch', surcharge: '1 Münze oder 1 Zaubertrank mehr', empty: 'leer',
    'age-1': 'Zeitalter 1', 'age-2': 'Zeitalter 2', 'age-3': 'Zeitalter 3', quest: 'Aufträge', hero: 'Helden',
    'zoom-in': 'Vergrößern', 'zoom-out': 'Verkleinern', 'zoom-fit': 'Alles zeigen', reconstructed: 'rekonstruiert', 'selection-cards': 'Auswahlkarten', 'selection-card': 'Auswahlkarte',
  },
  group: {
    decline: 'Auftrag ablehnen', select: 'Feld wählen', take: 'Plättchen nehmen', pay: 'Mehrkosten', place: 'Legen', discard: 'Abwerfen', done: 'Abschließen', key: 'Truhe öffnen', collect: 'Ertrag nehmen',
  },
  source: { prestige: 'Prestige im Spiel', majorities: 'Mehrheiten', characters: 'Charaktere am Ende', quests: 'Aufträge am Ende' },
  option: { seats: 'Mitspielende', quests: 'Aufträge' },
  quests: { without: 'ohne Aufträge', with: 'mit Aufträgen' },
  seats: (players) => `${players} Personen`,
  list: (things) => list.format(things),
  move: {
    decline: (tile) => `Auftrag ablehnen: ${text.tile[tile]}`,
    select: (slot, tile) => (tile ? `Feld ${slot}: ${text.tile[tile]}` : `Feld ${slot}`),
    take: (slot, tile) => (tile ? `${text.tile[tile]} von Feld ${slot} nehmen` : `Plättchen von Feld ${slot} nehmen`),
    pay: (surcharge) => `Wildnis mit ${surcharge === 'coin' ? '1 Münze' : '1 Zaubertrank'} bezahlen`,
    place: (tile, x, y) => `${text.tile[tile]} legen: ${text.spot(x, y)}`,
    discard: (tile) => `${text.tile[tile]} abwerfen für ${compensation()}`,
    done: () => 'In diesem Zug nichts mehr legen',
    key: (tile, content) => `Truhe öffnen (${text.tile[tile]}): ${content}`,
    collect: (tile, reward) => `Ertrag nehmen (${text.tile[tile]}): ${reward}`,
  },
  spot: (x, y) => {
    const way = [...away(y, y < 0 ? 'oben' : 'unten'), ...away(x, x < 0 ? 'links' : 'rechts')];
    return way.length ? `vom Helden ${way.join(', ')}` : 'auf den Helden';
  },
  slot: (slot) => `Feld ${slot}`,
  chest: (tile, content) => `Truhe (${text.tile[tile]}): ${content}`,
  reward: (gain, per, when) => [when === 'at-the-end' ? `am Ende ${gain}` : gain, ...(per ? [text.per[per]] : [])].join(' '),
  cost: (price) => `kostet ${price}`,
  side: ['oben', 'rechts', 'unten', 'links'],
  edge: (edge, gain) => (edge.from ? `${gain} neben: ${text.kind[edge.from]}` : `${gain} bei Verbindung`),
  connector: { plain: 'Verbindungsstück', 'half-key': 'halber Schlüssel' },
  holds: (content) => `Truhe: ${content}`,
  prompt: {
    setup: 'Das Spiel wird aufgebaut.',
    decline: 'Behalte zwei Aufträge: Lehne einen der drei ab.',
    select: (round) => `Runde ${round} von ${NUMBERS.rounds}: Wähle geheim ein Feld.`,
    take: 'Dein Plättchen ist weg: Nimm eines der übrigen.',
    pay: 'Wähle, womit du die Wildnis bezahlst, oder wirf das Plättchen ab.',
    place: 'Lege dein Plättchen an ein passendes Verbindungsstück, oder wirf es ab.',
    quests: 'Du kannst Aufträge legen oder deinen Zug abschließen.',
    collect: 'Wähle eine Truhe oder einen Ertrag.',
    wait: (who) => `Warten auf ${who}.`,
    over: 'Die Geschichten sind erzählt.',
  },
  effect: {
    hero: (e, names) => `${names(e.seat)} erhält als Helden: ${text.tile[e.hero]}.`,
    'quest-dealt': (e, names) => (e.quest ? `${names(e.seat)} erhält den Auftrag ${text.tile[e.quest]}.` : null),
    'quest-declined': (e, names) => (e.quest ? `${names(e.seat)} lehnt den Auftrag ${text.tile[e.quest]} ab.` : `${names(e.seat)} lehnt einen Auftrag ab.`),
    marker: (e, names) => `${names(e.seat)} erhält die Erstspielermarke.`,
    removed: (e) => `Abgeworfen: ${text.tile[e.tile]}.`,
    drawn: (e) => `Neu auf Feld ${e.slot}: ${text.tile[e.tile]}.`,
    slid: () => null,
    round: (e) => `Runde ${e.round} beginnt.`,
    selected: (e, names) => (e.slot ? `${names(e.seat)} wählt Feld ${e.slot}.` : `${names(e.seat)} hat gewählt.`),
    shown: (e, names) => `${names(e.seat)} deckt die ${e.slot} auf.`,
    taken: (e, names) => `${names(e.seat)} nimmt ${text.tile[e.tile]} von Feld ${e.slot}.`,
    surcharged: (e, names) => `${names(e.seat)} bezahlt die Wildnis mit ${e.surcharge === 'coin' ? 'einer Münze' : 'einem Zaubertrank'}.`,
    paid: (e, names, amounts) => `${names(e.seat)} bezahlt ${amounts(e.price)}.`,
    placed: (e, names) => `${names(e.seat)} legt ${text.tile[e.tile]}.`,
    discarded: (e, names) => `${names(e.seat)} wirft ${text.tile[e.tile]} ab.`,
    done: () => null,
    gained: (e, names, amounts) => `${names(e.seat)} erhält ${amounts(e.gain)}.`,
    collected: (e, names) => `${names(e.seat)} nimmt den Ertrag von ${text.tile[e.tile]}, ${e.times}-mal.`,
    opened: (e, names) => `${names(e.seat)} öffnet eine Truhe: ${text.tile[e.tile]}.`,
    'key-lost': (e, names) => `${names(e.seat)} verliert einen Schlüssel: Keine Truhe ist zu öffnen.`,
    majority: (e, names) => `Mehrheit ${text.sort[e.token]}: ${list.format(e.holders.map(names))}.`,
  },
  round: (round) => `Runde ${round} von ${NUMBERS.rounds}`,
  summary: 'Wähle geheim Abenteuer und lege sie um deinen Helden.',
  about:
    'Zehn Jahre im Leben eines Helden: In jeder Runde wählen alle geheim ein Plättchen vom Hauptspielbrett und legen es in ihren Spielbereich. Verbindungsstücke müssen aneinanderpassen, zwei halbe Schlüssel öffnen eine Truhe, und wer am Ende am meisten Kampf, Magie, Zaubertränke und Münzen hat, wird dafür belohnt. Die Plättchen sind ein eigener Satz.',
};

export default words(text);
