//! A text of the game made into the words that the page asks for.
import type {
  Action, Bonus, Colour, Conversion, Cult, Effect, Faction, Favour, FinalScoring, MapId, Options, Progress, Reason, Score, Shown, Source, Structure, Town,
} from '../../wire/terra-mystica';
import { possible } from '../choices';
import type { Earlier, Words } from '../manifest';

/** Words of the board itself that name no component. */
export type Ui =
  | 'closer' | 'farther' | 'whole' | 'reach' | 'river' | 'in-town' | 'order' | 'scoring' | 'cults' | 'power-actions' | 'bonus-cards'
  | 'favours' | 'towns' | 'factions' | 'maps' | 'structures' | 'passed' | 'bowls' | 'coins' | 'workers' | 'priests' | 'power' |
  'points' | 'keys' | 'income' | 'shipping' | 'digging' | 'wheel' | 'coins-on-card' | 'taken' | 'left' | 'no-faction' | 'bid';

export type OptionKey = keyof Options;

export type Group =
  | 'factions' | 'build' | 'terraform' | 'upgrade' | 'advance' | 'priests' | 'power-actions' | 'special-actions' | 'tiles' | 'cults'
  | 'bridges' | 'conversions' | 'offers' | 'end';

/** A move of each kind as a sentence; names come already spoken. */
export interface Moves {
  pick(faction: string): string;
  bid(faction: string, points: number): string;
  colour(land: string): string;
  build(hex: string): string;
  dig(spades: number): string;
  transform(hex: string, land: string): string;
  discard: string;
  upgrade(hex: string, structure: string): string;
  advance: Record<Progress, string>;
  send(cult: string): string;
  /** To a space for this many steps, although a better one is free. */
  sendTo(cult: string, steps: number): string;
  giveBack(cult: string): string;
  action(action: string): string;
  bridge(from: string, to: string): string;
  connect(river: string): string;
  burn(tokens: number): string;
  ordain(priests: number): string;
  favour(tile: string): string;
  town(tile: string): string;
  step(cult: string): string;
  lose(cult: string): string;
  leech(power: number, price: number): string;
  decline: string;
  token: string;
  unlock(land: string): string;
  keep: string;
  firstCard(card: string): string;
  pass(card: string | null): string;
  done: string;
  resign: string;
}

/** The same as a deed, to follow the name of who did it: `builds a dwelling on E5`. */
export interface Deeds extends Omit<Moves, 'decline' | 'firstCard'> {
  convert(exchange: string): string;
  /** How much was declined, where that is known. */
  decline(power: number | null): string;
}

type OfKind<K extends Effect['kind']> = Extract<Effect, { kind: K }>;
/** How an effect is told: by whom, and with names that are already spoken. */
export type Effects = { [K in Effect['kind']]: (effect: OfKind<K>, say: Speaker) => string | null };
export interface Speaker {
  who: string;
  /** Another seat that the effect names. */
  other(seat: number): string;
  id(id: string): string;
  deed(line: string): string;
  reason(reason: Reason): string;
}

/** What a turn consists of, by the verbs of its moves. */
const CHOICES = {
  action: ['build', 'dig', 'transform', 'upgrade', 'advance', 'send', 'action', 'bridge', 'connect'], convert: ['convert', 'burn'], done: ['done'], pass: ['pass'],
} as const;
export type Choice = keyof typeof CHOICES;

/** What is asked, by the step of the game. */
export interface Prompts {
  waiting(name: string): string;
  over: string;
  factions: string;
  auction: string;
  colours: string;
  dwellings: string;
  firstCards: string;
  income: string;
  offers(by: string): string;
  cultBonus(spades: number): string;
  spades(spades: number): string;
  favours(tiles: number): string;
  towns(tiles: number): string;
  bridges: string;
  steps: string;
  freeTradingHouse: string;
  ride: string;
  sandstorm: string;
  chooseColour: string;
  buyToken: string;
  /** The turn of the reader, who may do one of these. */
  turn(choices: Choice[]): string;
  drawing: string;
}

/** Everything the game says in one language. */
export interface Text {
  summary: string;
  about: string;
  factions: Record<Faction, string>;
  /** What a faction is good at, in a sentence or two. */
  abilities: Record<Faction, string>;
  lands: Record<Colour, string>;
  colours: Record<Colour, string>;
  structures: Record<Structure, string>;
  cults: Record<Cult, string>;
  bonuses: Record<Bonus, string>;
  favours: Record<Favour, string>;
  towns: Record<Town, string>;
  scores: Record<Score, string>;
  /** What actions do; those of cards and tiles are called otherwise than the cards and tiles. */
  actions: Record<Action, string>;
  conversions: Record<Conversion, string>;
  tracks: Record<Progress, string>;
  finals: Record<FinalScoring, string>;
  maps: Record<MapId, string>;
  sources: Record<Source, string>;
  /** What points come from, for those kinds that have no tile to name. */
  reasons: Record<Extract<Reason, string>, string>;
  options: Record<OptionKey, string>;
  /** Answers joined by a plus are named by their parts. */
  values: Record<Exclude<Options[Exclude<OptionKey, 'seats'>], MapId | FinalScoring | `${string}+${string}`>, string>;
  seats(count: number): string;
  groups: Record<Group, string>;
  moves: Moves;
  deeds: Deeds;
  effects: Effects;
  prompts: Prompts;
  chance: { score(round: string, tile: string): string; remove(card: string): string; final(scoring: string): string; lot(faction: string): string };
  ui: Record<Ui, string>;
}

/** A word of the board, from the words that the board was given. */
export const say = (words: Words<Shown, Effect>, key: Ui): string => words.id(`ui-${key}`);
/** What a faction is good at. */
export const ability = (words: Words<Shown, Effect>, faction: Faction): string => words.id(`ability-${faction}`);

/** The words of the game from its text. */
export function words(text: Text): Words<Shown, Effect> {
  const prefixed = (prefix: string, names: Record<string, string>) =>
    Object.entries(names).map(([id, name]): [string, string] => [prefix + id, name]);
  const names = new Map<string, string>([
    ...Object.entries({
      ...text.actions, ...text.factions, ...text.structures, ...text.cults, ...text.bonuses, ...text.favours, ...text.towns,
      ...text.scores, ...text.conversions, ...text.tracks, ...text.finals, ...text.maps, ...text.colours,
    }),
    ...prefixed('ui-', text.ui),
    ...prefixed('land-', text.lands),
    ...prefixed('ability-', text.abilities),
  ]);
  const id = (word: string) => names.get(word) ?? word;
  const land = (word = '') => id(`land-${word}`);

  /** What can be said of a move in either way. */
  function said(moves: Omit<Moves, 'decline' | 'firstCard'>, line: string): string | null {
    const [verb = '', first = '', second = '', third = ''] = line.split(' ');
    switch (verb) {
      case 'pick': return moves.pick(id(first));
      case 'bid': return moves.bid(id(first), Number(second));
      case 'colour': return moves.colour(land(first));
      case 'build': return moves.build(first);
      case 'dig': return moves.dig(Number(first));
      case 'transform': return moves.transform(first, land(second));
      case 'discard': return moves.discard;
      case 'upgrade': return moves.upgrade(first, id(second));
      case 'advance': return moves.advance[first as Progress] ?? null;
      case 'send':
        if (third === '1') return moves.giveBack(id(second));
        return third ? moves.sendTo(id(second), Number(third)) : moves.send(id(second));
      case 'action': return moves.action(text.actions[first as Action] ?? first);
      case 'bridge': return moves.bridge(first, second);
      case 'connect': return moves.connect(first);
      case 'burn': return moves.burn(Number(first));
      case 'ordain': return moves.ordain(Number(first));
      case 'leech': return moves.leech(Number(first), Number(first) - 1);
      case 'token': return moves.token;
      case 'unlock': return moves.unlock(land(first));
      case 'keep': return moves.keep;
      case 'pass': return moves.pass(first ? id(first) : null);
      case 'done': return moves.done;
      case 'resign': return moves.resign;
      default: return signed(moves, verb);
    }
  }

  /** `+fav11`, `+tw3`, `+fire`, `-fire`. */
  function signed(moves: Pick<Moves, 'lose' | 'favour' | 'town' | 'step'>, word: string): string | null {
    const name = id(word.slice(1));
    if (word.startsWith('-')) return moves.lose(name);
    if (word.startsWith('+fav')) return moves.favour(name);
    if (word.startsWith('+tw')) return moves.town(name);
    return word.startsWith('+') ? moves.step(name) : null;
  }

  function move(line: string, view?: Shown): string {
    const [verb = '', first = ''] = line.split(' ');
    if (verb === 'pass' && view?.phase === 'first-cards') return text.moves.firstCard(id(first));
    if (verb === 'convert') return id(line.slice(verb.length + 1));
    return verb === 'decline' ? text.moves.decline : (said(text.moves, line) ?? line);
  }

  /** A move as a deed; what was declined is found in the offer. */
  function deed(line: string, seat: number, earlier: Earlier<Effect> | undefined): string {
    const [verb = ''] = line.split(' ');
    if (verb === 'convert') return text.deeds.convert(id(line.slice(verb.length + 1)));
    if (verb !== 'decline') return said(text.deeds, line) ?? line;
    const offered = earlier?.((effect) => effect.kind === 'offered' && effect.seat === seat);
    return text.deeds.decline(offered?.kind === 'offered' ? offered.power : null);
  }

  function reason(why: Reason): string {
    return typeof why === 'string' ? text.reasons[why] : id(Object.values(why)[0] ?? '');
  }

  return {
    summary: text.summary,
    about: text.about,
    prompt: (view, me, seatNames, offers) => prompt(text.prompts, view, me, seatNames, offers),
    move,
    group: (line) => text.groups[groupOf(line)],
    effect(effect, seatNames, earlier) {
      const who = 'seat' in effect ? seatNames(effect.seat) : '';
      const tell = text.effects[effect.kind] as (effect: Effect, say: Speaker) => string | null;
      if (effect.kind === 'fell') return fell(text, effect.what, id);
      return tell(effect, { who, other: seatNames, id, deed: (line) => deed(line, 'seat' in effect ? effect.seat : -1, earlier), reason });
    },
    id,
    source: (word) => text.sources[word as Source] ?? word,
    option: (key) => text.options[key as OptionKey] ?? key,
    value: (key, value) => {
      const named = (part: string) => text.values[part as keyof Text['values']] ?? id(part);
      return key === 'seats' ? text.seats(Number(value)) : value.split('+').map(named).join(' + ');
    },
  };
}

function fell(text: Text, line: string, id: (word: string) => string): string {
  const [what = '', first = '', second = ''] = line.split(' ');
  if (what === 'score') return text.chance.score(first, id(second));
  if (what === 'lot') return text.chance.lot(id(first));
  return what === 'remove' ? text.chance.remove(id(first)) : text.chance.final(id(first));
}

function groupOf(line: string): Group {
  const [verb = '', first = ''] = line.split(' ');
  if (/^[+-](fire|water|earth|air)$/.test(verb)) return 'cults';
  if (verb.startsWith('+')) return 'tiles';
  if (verb === 'action') return /^act[1-6]$/.test(first) ? 'power-actions' : 'special-actions';
  return VERBS[verb] ?? 'end';
}

const VERBS: Record<string, Group> = {
  pick: 'factions', bid: 'factions', colour: 'factions', build: 'build', dig: 'terraform', transform: 'terraform', discard: 'terraform', upgrade: 'upgrade',
  advance: 'advance', send: 'priests', ordain: 'priests', bridge: 'bridges', connect: 'bridges', burn: 'conversions', convert: 'conversions',
  leech: 'offers', decline: 'offers', token: 'offers', unlock: 'priests', keep: 'priests',
};

function prompt(prompts: Prompts, view: Shown, me: number | null, names: (seat: number) => string, offers?: readonly string[]): string {
  const { phase, due } = view;
  if (phase === 'over') return prompts.over;
  if (phase === 'scores' || phase === 'cards' || phase === 'final-tile' || phase === 'lots') return prompts.drawing;
  if (me !== view.active) return prompts.waiting(names(view.active));
  if (due.task === 'choose-colour') return prompts.chooseColour;
  if (phase === 'offers') return due.task === 'buy-token' ? prompts.buyToken : prompts.offers(names(view.turn));
  if (due.favours > 0) return prompts.favours(due.favours);
  if (due.towns > 0) return prompts.towns(due.towns);
  if (due.steps > 0) return prompts.steps;
  if (due.bridges > 0) return prompts.bridges;
  if (phase === 'cult-bonus') return prompts.cultBonus(due.spades);
  if (due.spades > 0) return prompts.spades(due.spades);
  switch (due.task) {
    case 'free-trading-house': return prompts.freeTradingHouse;
    case 'ride': return prompts.ride;
    case 'sandstorm': return prompts.sandstorm;
    case 'buy-token': return prompts.buyToken;
    case 'none': return open(prompts, view, offers);
  }
}

/** What is asked when nothing is due. */
function open(prompts: Prompts, { phase }: Shown, offers?: readonly string[]): string {
  if (typeof phase === 'object') return prompts.dwellings;
  if (phase === 'factions') return prompts.factions;
  if (phase === 'auction') return prompts.auction;
  if (phase === 'colours') return prompts.colours;
  if (phase === 'first-cards') return prompts.firstCards;
  if (phase === 'income') return prompts.income;
  const choices = possible(CHOICES, offers);
  // Converting is no step of its own: it is named where no action is left.
  return prompts.turn(choices.filter((choice) => choice !== 'convert' || !choices.includes('action')));
}
