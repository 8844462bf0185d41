//! A text of the game made into the words that the page asks for.
import {
  type Artifact, type Building, type Colour, type Effect, type Guild, type Hero, HEROES, type Options, type Plot, PLOTS, type Rating, type Region, type Resource,
  RESOURCES, type Shown, type Space, SPACES, type Step, type Street,
} from '../../wire/settlement';
import { possible } from '../choices';
import type { Words } from '../manifest';

/** Words of the board itself that name no component. */
export type Ui =
  | 'market' | 'heroes' | 'artifacts' | 'exchange' | 'round' | 'wilderness' | 'settlement' | 'settlers' | 'bonus-settlers' | 'resources'
  | 'points' | 'surcharge' | 'terrain-stacks' | 'hero-deck' | 'building-stack' | 'pile' | 'empty' | 'monster' | 'fort' | 'used' | 'start-player'
  | 'deposits' | 'buildings' | 'terrains' | 'monsters' | 'reconstructed' | 'tiles-left' | 'passed' | 'give' | 'get' | 'supply' | 'copies' | 'reward';

export type OptionKey = keyof Options;
export type Source = 'heroes' | 'bank' | 'church';
export type Group = 'settlers' | 'build' | 'explore' | 'hunt' | 'forts' | 'regions' | 'streets' | 'use' | 'monsters' | 'exchange' | 'heroes' | 'artifacts' | 'pass' | 'end';

/** A move of each kind as a sentence; names come already spoken. */
export interface Moves {
  bonus(settlers: number): string;
  build(building: string, plot: string): string;
  buildFromPile(building: string, plot: string): string;
  explore(space: string): string;
  hunt(space: string): string;
  fort(space: string): string;
  activate(space: string): string;
  region(region: string): string;
  street(street: string): string;
  use(building: string): string;
  useWith(building: string, what: string): string;
  done: string;
  scroll(resource: string): string;
  summon(space: string): string;
  calm(space: string): string;
  exchange(give: string, get: string): string;
  invite(hero: string, price: string): string;
  end: string;
  pass: string;
  passKeeping(goods: string): string;
  take(artifact: string): string;
}

type OfKind<K extends Effect['kind']> = Extract<Effect, { kind: K }>;
/** How an effect is told; `null` where the line beside it says enough. */
export type Effects = { [K in Effect['kind']]: (effect: OfKind<K>, say: Speaker) => string | null };
export interface Speaker {
  who: string;
  id(id: string): string;
  goods(amounts: Partial<Record<Resource, number>>): string;
  bundle(resources: Resource[]): string;
  /** The building on a plot of who acts; the plot itself, where that is not known. */
  onPlot(plot: Plot): string;
}

/** What a turn consists of, by the verbs of its moves. */
const CHOICES = {
  action: ['build', 'explore', 'hunt', 'fort', 'activate', 'region', 'street'], invite: ['invite'], exchange: ['exchange'], end: ['end'], pass: ['pass'],
} as const;
export type Choice = keyof typeof CHOICES;

/** What is asked, by the step of the game. */
export interface Prompts {
  waiting(name: string): string;
  over: string;
  drawing: string;
  draft: string;
  /** The turn of the reader, who may do one of these. */
  turn(choices: Choice[]): string;
  use: string;
  scroll: string;
  mask: string;
  artifact: string;
}

/** Everything the game says in one language. */
export interface Text {
  summary: string;
  about: string;
  resources: Record<Resource, string>;
  /** `3 wood`, with the right ending. */
  amount(resource: Resource, count: number): string;
  and: string;
  buildings: Record<Building, string>;
  uses: Record<Building, string>;
  artifacts: Record<Artifact, string>;
  powers: Record<Artifact, string>;
  guilds: Record<Guild, string>;
  worths: Record<Guild, string>;
  monsters: Record<Colour, string>;
  ratings: Record<Rating, string>;
  /** What somebody alone has become. */
  rated(rating: string, points: number): string;
  /** A hero has no printed name: guild and number. */
  hero(guild: string, number: number): string;
  terrain(resource: string, monster: string): string;
  space(region: string, column: number): string;
  plot(street: string, column: number): string;
  regions: Record<Region, string>;
  streets: Record<Street, string>;
  sources: Record<Source, string>;
  options: Record<OptionKey, string>;
  values: Record<Options[Exclude<OptionKey, 'seats'>], string>;
  seats(count: number): string;
  groups: Record<Group, string>;
  moves: Moves;
  effects: Effects;
  prompts: Prompts;
  ui: Record<Ui, string>;
}

/** A word of the board, from the words that the board was given. */
export const say = (words: Words<Shown, Effect>, key: Ui): string => words.id(`ui-${key}`);

/** The words of the game from its text. */
export function words(text: Text): Words<Shown, Effect> {
  const prefixed = (prefix: string, table: Record<string, string>) =>
    Object.entries(table).map(([id, name]): [string, string] => [prefix + id, name]);
  const names = new Map<string, string>([
    ...Object.entries({ ...text.resources, ...text.buildings, ...text.artifacts, ...text.guilds, ...text.monsters, ...text.ratings }),
    ...prefixed('ui-', text.ui),
    ['settlers', text.ui.settlers],
    ['bonus-settlers', text.ui['bonus-settlers']],
    ...prefixed('use-', text.uses),
    ...prefixed('power-', text.powers),
    ...prefixed('worth-', text.worths),
    ...prefixed('region-', text.regions),
    ...prefixed('street-', text.streets),
  ]);

  function id(word: string): string {
    const known = names.get(word);
    if (known !== undefined) return known;
    const hero = HEROES[word as Hero];
    if (hero) return text.hero(text.guilds[hero.guild], Number(word.slice(1)));
    const [row = '', column = ''] = word.split('.');
    if (row in text.regions && column) return text.space(row, Number(column));
    if (row in text.streets && column) return text.plot(text.streets[row as Street], Number(column));
    const [resource = '', colour = ''] = word.split('-');
    if (resource in text.resources && colour in text.monsters) return text.terrain(text.resources[resource as Resource], text.monsters[colour as Colour]);
    return word;
  }

  function list(parts: string[]): string {
    return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} ${text.and} ${parts.at(-1)}`;
  }
  const goods = (amounts: Partial<Record<Resource, number>>) =>
    list(RESOURCES.filter((kind) => amounts[kind]).map((kind) => text.amount(kind, amounts[kind] ?? 0)));
  const bundle = (resources: Resource[]) => goods(Object.fromEntries(RESOURCES.map((kind) => [kind, resources.filter((one) => one === kind).length])));

  function move(line: string, view: Shown): string {
    const [verb = '', ...rest] = line.split(' ');
    const [first = '', second = '', third = ''] = rest;
    const { moves } = text;
    switch (verb) {
      case 'bonus': return moves.bonus(Number(first));
      case 'build': return third ? moves.buildFromPile(id(first), id(second)) : moves.build(id(first), id(second));
      case 'explore': return moves.explore(id(first));
      case 'hunt': return moves.hunt(id(first));
      case 'fort': return moves.fort(id(first));
      case 'activate': return moves.activate(id(first));
      case 'region': return moves.region(id(`region-${first}`));
      case 'street': return moves.street(id(`street-${first}`));
      case 'use': return use(first, second, view);
      case 'done': return moves.done;
      case 'scroll': return moves.scroll(id(first));
      case 'summon': return moves.summon(id(first));
      case 'calm': return moves.calm(id(first));
      case 'exchange': return moves.exchange(bundle(rest.slice(0, rest.indexOf('for')) as Resource[]), text.amount(rest.at(-1) as Resource, 1));
      case 'invite': return moves.invite(id(first), priceOf(first as Hero, view));
      case 'end': return moves.end;
      case 'pass': return rest.length > 1 ? moves.passKeeping(bundle(rest.slice(1) as Resource[])) : moves.pass;
      case 'take': return moves.take(id(first));
      default: return line;
    }
  }

  function use(plot: string, chosen: string, view: Shown): string {
    const building = view.players?.[view.active]?.settlement[plotIndex(plot)];
    const name = building ? id(building) : id(plot);
    return chosen ? text.moves.useWith(name, id(chosen)) : text.moves.use(name);
  }

  const priceOf = (hero: Hero, view: Shown) => goods(view.facts.prices[view.row.indexOf(hero)] ?? HEROES[hero].cost);

  return {
    summary: text.summary,
    about: text.about,
    prompt: (view, me, seatNames, offers) => prompt(text.prompts, view, me, seatNames, offers),
    move,
    rating: (view) => (view.rating === null ? null : text.rated(text.ratings[view.rating], view.players[0]?.points ?? 0)),
    group: (line) => text.groups[VERBS[line.split(' ')[0] ?? ''] ?? 'end'],
    effect(effect, seatNames, earlier) {
      const who = 'seat' in effect ? seatNames(effect.seat) : effect.kind === 'round' ? seatNames(effect.start) : '';
      const tell = text.effects[effect.kind] as (effect: Effect, say: Speaker) => string | null;
      const onPlot = (plot: Plot) => {
        const built = earlier?.((other) => other.kind === 'built' && 'seat' in effect && other.seat === effect.seat && other.plot === plot);
        return built?.kind === 'built' ? id(built.building) : id(plot);
      };
      return tell(effect, { who, id, goods, bundle, onPlot });
    },
    id,
    source: (word) => text.sources[word as Source] ?? word,
    option: (key) => text.options[key as OptionKey] ?? key,
    value: (key, value) => (key === 'seats' ? text.seats(Number(value)) : (text.values[value as keyof Text['values']] ?? value)),
  };
}

/** The place of a plot or space among the nine. */
export function plotIndex(place: string): number {
  const at = PLOTS.indexOf(place as Plot);
  return at >= 0 ? at : SPACES.indexOf(place as Space);
}

const VERBS: Record<string, Group> = {
  bonus: 'settlers',
  build: 'build', explore: 'explore', hunt: 'hunt', fort: 'forts', activate: 'forts', region: 'regions', street: 'streets', use: 'use', done: 'use',
  scroll: 'artifacts', summon: 'monsters', calm: 'monsters', exchange: 'exchange', invite: 'heroes', take: 'artifacts', pass: 'pass',
};

function prompt(prompts: Prompts, view: Shown, me: number | null, names: (seat: number) => string, offers?: readonly string[]): string {
  const step: Step | undefined = view.steps.at(-1);
  if (step === undefined) return prompts.over;
  if (step === 'start' || (typeof step === 'object' && ('market' in step || 'heroes' in step || 'artifacts' in step || 'terrain' in step))) return prompts.drawing;
  if (me !== view.active) return prompts.waiting(names(view.active));
  if (step === 'draft') return prompts.draft;
  if (step === 'artifact') return prompts.artifact;
  if ('use' in step) return prompts.use;
  if ('scroll' in step) return prompts.scroll;
  if ('mask' in step) return prompts.mask;
  const choices = possible(CHOICES, offers);
  // Exchanging is no step of its own: it is named where nothing else is left before the end.
  const steps = choices.some((choice) => choice === 'action' || choice === 'invite');
  return prompts.turn(choices.filter((choice) => choice !== 'exchange' || !steps));
}
