//! Tales of Glory in italiano.

import { NUMBERS } from '../../../wire/tales-of-glory';
import { words } from '../words';
import type { Text } from './text';

const list = new Intl.ListFormat('it', { type: 'conjunction' });
const many = (one: string, more: string) => (amount: number) => `${amount} ${amount === 1 ? one : more}`;
const compensation = () => list.format([many('moneta', 'monete')(NUMBERS.compensation.coin ?? 0), many('pozione', 'pozioni')(NUMBERS.compensation.potion ?? 0), many('chiave', 'chiavi')(NUMBERS.compensation.key ?? 0)]);
const away = (steps: number, word: string) => (steps === 0 ? [] : [`${Math.abs(steps)} ${word}`]);

const text: Text = {
  tile: {
    mill: 'Mulino', tavern: 'Taverna', market: 'Mercato', well: 'Pozzo', chapel: 'Cappella', camp: 'Accampamento',
    goblin: 'Goblin', wolf: 'Lupo', imp: 'Diavoletto', ghoul: 'Ghoul',
    purse: 'Borsello', elixir: 'Elisir', lantern: 'Lanterna', horseshoe: 'Ferro di cavallo',
    squire: 'Scudiero', apprentice: 'Apprendista', herbalist: 'Erborista', scout: 'Esploratore',
    forge: 'Fucina', library: 'Biblioteca', harbour: 'Porto', bridge: 'Ponte', abbey: 'Abbazia',
    ogre: 'Orco', harpy: 'Arpia', troll: 'Troll', wraith: 'Spettro', basilisk: 'Basilisco',
    blade: 'Lama', grimoire: 'Grimorio', chalice: 'Calice', amulet: 'Amuleto', compass: 'Bussola',
    hunter: 'Cacciatore', locksmith: 'Fabbro', bard: 'Bardo', surveyor: 'Agrimensore', mentor: 'Mentore',
    castle: 'Castello', temple: 'Tempio', arena: 'Arena',
    hydra: 'Idra', lich: 'Lich', kraken: 'Kraken', giant: 'Gigante', dragon: 'Drago',
    crown: 'Corona', hoard: 'Tesoro nascosto',
    'barbarian-character': 'Barbaro (Personaggio)', champion: 'Campione', archmage: 'Arcimago', collector: 'Collezionista', regent: 'Reggente',
    banquet: 'Banchetto', pilgrimage: 'Pellegrinaggio', siege: 'Assedio', coronation: 'Incoronazione', crusade: 'Crociata', heist: 'Grande colpo',
    tournament: 'Torneo', expedition: 'Spedizione', ransom: 'Riscatto', prophecy: 'Profezia', ritual: 'Rituale', rescue: 'Salvataggio',
    alliance: 'Alleanza', exile: 'Esilio', treaty: 'Trattato', reckoning: 'Resa dei conti',
    paladin: 'Paladino', shaman: 'Sciamana', barbarian: 'Barbaro', thief: 'Ladra', mage: 'Mago',
  },
  kind: { place: 'Luogo', monster: 'Mostro', treasure: 'Tesoro', character: 'Personaggio' },
  token: {
    combat: (amount) => `${amount} combattimento`,
    magic: (amount) => `${amount} magia`,
    potion: many('pozione', 'pozioni'),
    coin: many('moneta', 'monete'),
    prestige: (amount) => `${amount} prestigio`,
    key: many('chiave', 'chiavi'),
    marker: () => 'il segnalino primo giocatore',
  },
  sort: { combat: 'combattimento', magic: 'magia', potion: 'pozioni', coin: 'monete', prestige: 'prestigio', key: 'chiavi', marker: 'segnalini' },
  per: {
    place: 'per ogni Luogo', monster: 'per ogni Mostro', treasure: 'per ogni Tesoro', character: 'per ogni Personaggio',
    key: 'per ogni chiave sui propri forzieri', combat: 'per ogni punto combattimento', magic: 'per ogni punto magia', majority: 'per ogni maggioranza',
    'three-coins': 'ogni 3 monete in riserva', 'three-potions': 'ogni 3 pozioni in riserva',
    surrounded: 'per ogni tessera che ne tocca altre quattro', 'closed-chest': 'per ogni forziere chiuso',
  },
  label: {
    'ended-now': 'punti se la partita finisse ora', 'to-pay': 'da pagare',
    'adventure-board': 'Tabellone', wilderness: 'Terre selvagge', valley: 'Valle', majorities: 'Maggioranze', get 'majority-worth'() { return `${NUMBERS.majority} punti prestigio ciascuna`; },
    'discard-pile': 'Pila degli scarti', get compensation() { return `Scartare: ${compensation()}`; }, banner: 'Stendardo', reserve: 'Riserva', legend: 'Area', hand: 'Missioni in mano', taken: 'Tessera presa',
    'first-player': 'Primo giocatore', 'has-chosen': 'ha scelto', 'is-choosing': 'sta scegliendo', surcharge: '1 moneta o 1 pozione in più', empty: 'vuota',
    'age-1': 'Era 1', 'age-2': 'Era 2', 'age-3': 'Era 3', quest: 'Missioni', hero: 'Eroi',
    'zoom-in': 'Ingrandisci', 'zoom-out': 'Riduci', 'zoom-fit': 'Mostra tutto', reconstructed: 'ricostruito', 'selection-cards': 'Carte scelta', 'selection-card': 'Carta scelta',
  },
  group: {
    decline: 'Rifiuta una Missione', select: 'Scegli una casella', take: 'Prendi una tessera', pay: 'Sovrapprezzo', place: 'Piazza', discard: 'Scarta', done: 'Concludi', key: 'Apri un forziere', collect: 'Riscuoti',
  },
  source: { prestige: 'Prestigio durante la partita', majorities: 'Maggioranze', characters: 'Personaggi a fine partita', quests: 'Missioni a fine partita' },
  option: { seats: 'Giocatori', quests: 'Missioni' },
  quests: { without: 'senza Missioni', with: 'con le Missioni' },
  seats: (players) => `${players} giocatori`,
  list: (things) => list.format(things),
  move: {
    decline: (tile) => `Rifiuta la Missione ${text.tile[tile]}`,
    select: (slot, tile) => (tile ? `Casella ${slot}: ${text.tile[tile]}` : `Casella ${slot}`),
    take: (slot, tile) => (tile ? `Prendi ${text.tile[tile]} dalla casella ${slot}` : `Prendi la tessera della casella ${slot}`),
    pay: (surcharge) => `Paga ${surcharge === 'coin' ? '1 moneta' : '1 pozione'} per le Terre selvagge`,
    place: (tile, x, y) => `Piazza ${text.tile[tile]}: ${text.spot(x, y)}`,
    discard: (tile) => `Scarta ${text.tile[tile]} per ${compensation()}`,
    done: () => 'Non piazzare altro in questo turno',
    key: (tile, content) => `Apri il forziere (${text.tile[tile]}): ${content}`,
    collect: (tile, reward) => `Riscuoti da ${text.tile[tile]}: ${reward}`,
  },
  spot: (x, y) => {
    const way = [...away(y, y < 0 ? 'in su' : 'in giù'), ...away(x, x < 0 ? 'a sinistra' : 'a destra')];
    return way.length ? `${way.join(', ')} dall’Eroe` : 'sull’Eroe';
  },
  slot: (slot) => `Casella ${slot}`,
  chest: (tile, content) => `Forziere (${text.tile[tile]}): ${content}`,
  reward: (gain, per, when) => [when === 'at-the-end' ? `a fine partita ${gain}` : gain, ...(per ? [text.per[per]] : [])].join(' '),
  cost: (price) => `costa ${price}`,
  side: ['sopra', 'a destra', 'sotto', 'a sinistra'],
  edge: (edge, gain) => (edge.from ? `${gain} accanto a: ${text.kind[edge.from]}` : `${gain} se collegato`),
  connector: { plain: 'connettore', 'half-key': 'mezza chiave' },
  holds: (content) => `forziere con ${content}`,
  prompt: {
    setup: 'Si prepara la partita.',
    decline: 'Tieni due Missioni: rifiutane una su tre.',
    select: (round) => `Round ${round} di ${NUMBERS.rounds}: scegli in segreto una casella.`,
    take: 'La tua tessera non c’è più: prendine una rimasta.',
    pay: 'Scegli come pagare le Terre selvagge, o scarta la tessera.',
    place: 'Piazza la tessera accanto a un connettore adatto, o scartala.',
    quests: 'Puoi piazzare Missioni o concludere il turno.',
    collect: 'Scegli un forziere da aprire o una ricompensa da riscuotere.',
    wait: (who) => `In attesa di ${who}.`,
    over: 'Le storie sono raccontate.',
  },
  effect: {
    hero: (e, names) => `${names(e.seat)} riceve l’Eroe ${text.tile[e.hero]}.`,
    'quest-dealt': (e, names) => (e.quest ? `${names(e.seat)} riceve la Missione ${text.tile[e.quest]}.` : null),
    'quest-declined': (e, names) => (e.quest ? `${names(e.seat)} rifiuta la Missione ${text.tile[e.quest]}.` : `${names(e.seat)} rifiuta una Missione.`),
    marker: (e, names) => `${names(e.seat)} riceve il segnalino primo giocatore.`,
    removed: (e) => `${text.tile[e.tile]} lascia il tabellone.`,
    drawn: (e) => `Nuova sulla casella ${e.slot}: ${text.tile[e.tile]}.`,
    slid: () => null,
    round: (e) => `Comincia il round ${e.round}.`,
    selected: (e, names) => (e.slot ? `${names(e.seat)} sceglie la casella ${e.slot}.` : `${names(e.seat)} ha scelto.`),
    shown: (e, names) => `${names(e.seat)} rivela ${e.slot}.`,
    taken: (e, names) => `${names(e.seat)} prende ${text.tile[e.tile]} dalla casella ${e.slot}.`,
    surcharged: (e, names) => `${names(e.seat)} paga ${e.surcharge === 'coin' ? 'una moneta' : 'una pozione'} per le Terre selvagge.`,
    paid: (e, names, amounts) => `${names(e.seat)} paga ${amounts(e.price)}.`,
    placed: (e, names) => `${names(e.seat)} piazza ${text.tile[e.tile]}.`,
    discarded: (e, names) => `${names(e.seat)} scarta ${text.tile[e.tile]}.`,
    done: () => null,
    gained: (e, names, amounts) => `${names(e.seat)} ottiene ${amounts(e.gain)}.`,
    collected: (e, names) => `${names(e.seat)} riscuote da ${text.tile[e.tile]}, ${e.times === 1 ? 'una volta' : `${e.times} volte`}.`,
    opened: (e, names) => `${names(e.seat)} apre un forziere: ${text.tile[e.tile]}.`,
    'key-lost': (e, names) => `${names(e.seat)} perde una chiave: nessun forziere da aprire.`,
    majority: (e, names) => `Maggioranza di ${text.sort[e.token]}: ${list.format(e.holders.map(names))}.`,
  },
  round: (round) => `Round ${round} di ${NUMBERS.rounds}`,
  summary: 'Scegli avventure in segreto e intrecciale attorno al tuo Eroe.',
  about:
    'Dieci anni nella vita di un Eroe: a ogni round tutti scelgono in segreto una tessera del tabellone e la aggiungono alla propria area. I connettori devono combaciare, due mezze chiavi aprono un forziere, e chi alla fine ha più combattimento, magia, pozioni e monete viene premiato. Le tessere sono una serie originale.',
};

export default words(text);
