//! What Settlement tells of its things: heroes, buildings, artifacts, terrains, places and goods.

import { facts, glossary, type Inspection, lacking, type Look, type Told } from '../../../inspect/told';
import {
  type Artifact, ARTIFACTS, type Building, BUILDINGS, type Colour, DEPOSIT_POINTS, type Effect, type Hero, HEROES, MONSTERS, PLOTS, type Plot,
  type Resource, RECONSTRUCTED, RESOURCES, type SeatView, type Shown, SPACES, type Space, type Terrain,
} from '../../../wire/settlement';
import de from './de';
import en from './en';
import it from './it';
import { RULES, type Easy, type InspectText, type TermId, type Verb } from './text';

type Amounts = Partial<Record<Resource, number>>;
type Here = Look<Shown, Effect>;
type Thing = Omit<Told, 'term'> & { term: TermId };

const TEXTS = { en, de, it };
const list = (language: Here['language']) => new Intl.ListFormat(language, { type: 'conjunction' });

function goods(amounts: Amounts, { language }: Here): string {
  return list(language).format(RESOURCES.filter((kind) => amounts[kind]).map((kind) => TEXTS[language].amount(kind, amounts[kind] ?? 0)));
}

const mine = ({ view, me }: Here): SeatView | null => (view && me !== null ? (view.players[me] ?? null) : null);

/** What one has for a price, or what is missing. */
function purse(price: Amounts, here: Here): [now: string | null, lacks: string | null] {
  const own = mine(here);
  if (!own) return [null, null];
  const missing = lacking(RESOURCES, price, own.resources);
  return Object.keys(missing).length > 0 ? [null, goods(missing, here)] : [TEXTS[here.language].affordable, null];
}

/** What a hero would count for a player now. */
function worth(hero: Hero, own: SeatView): number {
  const counted = {
    adventurer: own.wilderness.filter(Boolean).length,
    builder: own.settlement.filter(Boolean).length,
    defender: own.wilderness.filter((tile) => tile?.fort).length,
    artisan: HEROES[hero].points,
  };
  return counted[HEROES[hero].guild];
}

function ofHero(hero: Hero, here: Here): Thing {
  const text = TEXTS[here.language];
  const { guild, settlers, cost } = HEROES[hero];
  const own = mine(here);
  const at = here.view?.row.indexOf(hero) ?? -1;
  const price: Amounts = here.view?.facts.prices[at] ?? cost;
  const surcharge = (price.diamond ?? 0) - cost.diamond;
  const said = [goods(cost, here), ...(surcharge > 0 ? [text.surcharge(text.amount('diamond', surcharge))] : [])];
  const [, lacks] = at >= 0 ? purse(price, here) : [null, null];
  return {
    name: here.words.id(hero),
    term: 'hero',
    origin: RECONSTRUCTED.includes(hero) ? 'reconstructed' : 'printed',
    facts: facts(
      ['cost', said.join('; ')],
      ['effect', settlers > 0 ? text.settlers(settlers) : null],
      ['worth', guild === 'artisan' ? text.points(HEROES[hero].points) : here.words.id(`worth-${guild}`)],
      ['now', own ? text.counted(worth(hero, own)) : null],
      ['lacks', lacks],
    ),
  };
}

function ofBuilding(building: Building, here: Here, built: boolean): Thing {
  const text = TEXTS[here.language];
  const { cost, effect } = BUILDINGS[building];
  const own = mine(here);
  const [affordable, lacks] = built ? [null, null] : purse(cost, here);
  const deposit = typeof effect === 'object' && 'Deposit' in effect ? effect.Deposit : null;
  const held = deposit && own ? own.resources[deposit.resource] : 0;
  const now = deposit && held > 0 ? text.deposit(text.amount(deposit.resource, held), held * DEPOSIT_POINTS[deposit.resource]) : affordable;
  const owned = own?.settlement.filter((other) => other === building).length ?? 0;
  return {
    name: here.words.id(building),
    term: 'building',
    origin: 'printed',
    facts: facts(
      ['cost', goods(cost, here)],
      ['effect', here.words.id(`use-${building}`)],
      ['now', [now, owned > 0 ? text.owned(owned) : null].filter(Boolean).join(' ') || null],
      ['lacks', lacks],
    ),
  };
}

function ofTerrain(terrain: Terrain, monster: boolean, here: Here): Thing {
  const text = TEXTS[here.language];
  const [resource, colour] = terrain.split('-') as [Resource, Colour];
  const { settlers, reward } = MONSTERS[colour];
  return {
    name: here.words.id(terrain),
    term: monster ? 'monster' : 'terrain',
    origin: 'reconstructed',
    facts: facts(
      ['effect', text.yields(text.amount(resource, 1))],
      ['cost', monster ? text.hunt(settlers) : null],
      ['worth', `${here.words.id(colour)}: ${text.reward(goods(reward, here))}`],
    ),
  };
}

const plain = (name: string, term: TermId): Thing => ({ name, term, facts: [], origin: 'printed' });

function tell(id: string, here: Here): Thing | null {
  const { words } = here;
  const own = mine(here);
  const last = id.split(' ').at(-1) ?? id;
  const pile = id.replace(/^pile-/, '');
  const [resource = '', colour = ''] = id.split('-');
  if (id in HEROES) return ofHero(id as Hero, here);
  if (id.startsWith('built ')) return ofBuilding(last as Building, here, true);
  if (RESOURCES.includes(resource as Resource) && colour in MONSTERS) return ofTerrain(id as Terrain, false, here);
  if (pile in BUILDINGS) return ofBuilding(pile as Building, here, false);
  if (id in ARTIFACTS) return { name: words.id(id), term: 'artifact', origin: 'printed', facts: facts(['effect', words.id(`power-${id as Artifact}`)]) };
  if (id.startsWith('region ')) return plain(words.id(`region-${last}`), 'region');
  if (id.startsWith('street ')) return plain(words.id(`street-${last}`), 'street');
  if (id.startsWith('exchange') || id.startsWith('for ')) return plain(TEXTS[here.language].terms.exchange[0].split('|')[0] ?? id, 'exchange');
  if (PLOTS.includes(id as Plot)) {
    const building = own?.settlement[PLOTS.indexOf(id as Plot)];
    return building ? ofBuilding(building, here, true) : plain(words.id(id), 'plot');
  }
  if (SPACES.includes(id as Space)) {
    const tile = own?.wilderness[SPACES.indexOf(id as Space)];
    return tile ? ofTerrain(tile.terrain, tile.monster, here) : plain(words.id(id), 'space');
  }
  if (RESOURCES.includes(last as Resource)) return plain(words.id(last), 'resource');
  return last in RULES ? plain(words.id(last), last as TermId) : null;
}

/** Every place of the board that a move might name with a clicked piece. */
function attempts(id: string, chosen: readonly string[], view: Shown, me: number): string[] {
  const own = view.players[me];
  if (!own) return [];
  const free = PLOTS.find((_, at) => own.settlement[at] === null) ?? PLOTS[0] ?? '1.1';
  const building = [...chosen].reverse().find((other) => other in BUILDINGS);
  const last = id.split(' ').at(-1) ?? id;
  const pile = id.replace(/^pile-/, '');
  if (id in HEROES) return [`invite ${id}`];
  if (pile in BUILDINGS) return [`build ${pile} ${free}${id.startsWith('pile-') ? ' pile' : ''}`];
  if (id in ARTIFACTS) return [`take ${id}`];
  if (id.startsWith('region ') || id.startsWith('street ')) return [id];
  if (PLOTS.includes(id as Plot)) return building ? [`build ${building} ${id}`] : [`use ${id}`, `street ${id[0]}`];
  if (SPACES.includes(id as Space)) {
    const tile = own.wilderness[SPACES.indexOf(id as Space)];
    if (!tile) return [`explore ${id}`];
    return tile.monster ? [`hunt ${id}`] : [tile.fort ? `activate ${id}` : `fort ${id}`, `region ${id.split('.')[0]}`];
  }
  if (id.startsWith('exchange ')) return ['wood', 'clay', 'stone', 'diamond', 'gold'].map((get) => `${id} ${get}`);
  return RESOURCES.includes(last as Resource) ? [`scroll ${last}`] : [];
}

const CHAPTERS: [key: string, chapter: string][] = [['draft', '14'], ['artifact', '14'], ['use', '9'], ['scroll', '14'], ['mask', '6']];

function chapter({ steps }: Shown): string {
  const step = steps.at(-1);
  if (step === undefined) return '15';
  const kind = typeof step === 'string' ? step : (Object.keys(step)[0] ?? '');
  return CHAPTERS.find(([key]) => key === kind)?.[1] ?? '2';
}

const said = (text: InspectText) => glossary(RULES, text.terms);

const inspection: Inspection<Shown, Effect> = {
  tell,
  attempts,
  chapter,
  terms: { en: said(en), de: said(de), it: said(it) },
  begin: { en: en.begin, de: de.begin, it: it.begin },
  good: (line, language) => TEXTS[language].good[line.split(' ')[0] as Verb] ?? null,
  recommended(line, { view, language }) {
    const [verb, artifact = ''] = line.split(' ');
    if (verb !== 'take' || view?.steps.at(-1) !== 'draft') return null;
    return TEXTS[language].easy[artifact as Easy] ?? null;
  },
  amount(what, count, { words, language }) {
    const text = TEXTS[language];
    if (what === 'settlers') return text.hunt(count);
    if (what === 'bonus-settlers') return text.bonus(count);
    return RESOURCES.includes(what as Resource) ? text.amount(what as Resource, count) : `${count} ${words.id(what)}`;
  },
};

export default inspection;
