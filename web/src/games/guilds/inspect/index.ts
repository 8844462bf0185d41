//! What Guilds tells of its things: dice, actions, cards, buildings, fields, landscapes and goods.

import { facts, glossary, type Inspection, lacking, type Look, type Saying, type Told } from '../../../inspect/told';
import {
  ACTIONS, ATTACKS, type AttackCard, type Building, type DieAction, type Effect, type Field, FIELDS, HIRELINGS, LANDSCAPES, type Landscape, type Medal, MEDALS, type PlayerCard, PLANS,
  PLAYS, RECONSTRUCTED, type ActionCard, type SeatView, type Shown, TILES, type Tile,
} from '../../../wire/guilds';
import { kindOf } from '../../variant';
import { printed } from '../fields';
import type { Verb } from '../text/text';
import de from './de';
import en from './en';
import it from './it';
import { type InspectText, RULES, type TermId } from './text';

type Here = Look<Shown, Effect>;
type Thing = Omit<Told, 'term'> & { term: TermId };
type Purse = Partial<Record<Tile | 'jar', number>>;

const TEXTS = { en, de, it };
const KINDS = [...TILES, 'jar'] as const;
/** What the words of the game count by themselves. */
const COUNTED: readonly string[] = [...KINDS, 'combat', 'mine', 'card', 'points'];
const mine = ({ view, me }: Here): SeatView | null => (view && me !== null ? (view.players[me] ?? null) : null);
const list = (parts: string[], { language }: Here) => new Intl.ListFormat(language, { type: 'conjunction' }).format(parts);
const goods = (amounts: Purse, here: Here) => list(KINDS.filter((kind) => amounts[kind]).map((kind) => here.words.id(`${amounts[kind] ?? 0} ${kind}`)), here);

function purse(price: Purse, here: Here): readonly (readonly ['now' | 'lacks', string])[] {
  const own = mine(here);
  if (!own) return [];
  const missing = goods(lacking(KINDS, price, { ...own.stock, jar: own.jar }), here);
  return missing === '' ? [['now', TEXTS[here.language].affordable]] : [['lacks', missing]];
}

/** All but the solo board is a reconstruction of the base game. */
const told = (name: string, term: TermId, ...said: Saying[]): Thing => ({ name, term, facts: facts(...said), origin: 'reconstructed' });

function ofBuilding(id: Building, here: Here): Thing {
  const text = TEXTS[here.language];
  const { rank, tiles, jar, points, use_price } = PLANS[id];
  const unbuilt = here.view?.unbuilt.includes(id) ?? true;
  return told(
    here.words.id(id),
    'building',
    ['cost', text.rank(rank, goods({ ...tiles, jar }, here))],
    ['effect', [here.words.id(`deed ${id}`), ...(use_price ? [text.use(here.words.id(`${use_price} jar`))] : [])].join('; ')],
    ['worth', text.points(points)],
    ...(unbuilt ? purse({ ...tiles, jar }, here) : []),
  );
}

function ofField(id: Field, here: Here): Thing {
  const text = TEXTS[here.language];
  const tested = here.view?.facts.solo?.tests.find(({ field }) => field === id);
  const term: TermId = printed(id)?.isFinal ? 'final' : 'field';
  const [name = id, ...said] = here.words.id(`about ${id}`).split(': ');
  return {
    ...told(name, term, ['effect', said.join(': ')], tested?.met === false ? ['lacks', text.unmet] : ['now', tested ? text.met : null]),
    origin: 'printed',
  };
}

function ofAction(id: DieAction, here: Here): Thing {
  const [, said] = here.words.id(`about ${id}`).split(/: (.*)/s);
  const amounts = here.view?.facts.worth[id] ?? [];
  return told(here.words.id(id), 'dieAction', ['effect', said], ['now', amounts.length > 0 ? TEXTS[here.language].dice(amounts.join(', ')) : null]);
}

function ofHireling(id: PlayerCard, here: Here): Thing {
  const { jar, points } = HIRELINGS[id];
  const price = here.view?.facts.hires.find(({ card }) => card === id)?.jar;
  const cost = here.words.id(`${price ?? jar} jar`);
  return told(
    here.words.id(id), 'hireling', ['cost', cost], ['effect', here.words.id(`deed ${id}`)], ['worth', TEXTS[here.language].points(points)],
    ...(price === undefined ? [] : purse({ jar: price }, here)),
  );
}

/** Amounts beside the board: what each of them is. */
const HELD: Record<string, TermId> = { lose: 'stock', less: 'stock', lay: 'supply', forfeit: 'medal' };

/** Components whose values somebody has entered are no reconstruction any more. */
function tell(id: string, here: Here): Thing | null {
  const thing = find(id, here);
  const isComponent = [PLANS, PLAYS, HIRELINGS, ATTACKS, ACTIONS].some((table) => id in table);
  return thing && isComponent && !RECONSTRUCTED.includes(id) ? { ...thing, origin: 'printed' } : thing;
}

function find(id: string, here: Here): Thing | null {
  const { words, view } = here;
  const [first = '', second = ''] = id.split(' ');
  if (id === 'repel' && view?.attack) return ofAttack(view.attack, here);
  if (id in PLANS) return ofBuilding(id as Building, here);
  if (id in PLAYS) {
    const { price } = PLAYS[id as ActionCard];
    return told(words.id(id), 'card', ['effect', words.id(`deed ${id}`)], ...(price ? purse({ jar: price }, here) : []));
  }
  if (id in HIRELINGS) return ofHireling(id as PlayerCard, here);
  if (id in ATTACKS) return ofAttack(id as AttackCard, here);
  if (id in ACTIONS) return ofAction(id as DieAction, here);
  if (id in FIELDS) return ofField(id as Field, here);
  if (LANDSCAPES.includes(id as Landscape)) return told(words.id(id), 'landscape');
  if (TILES.includes(first as Tile) && LANDSCAPES.includes(second as Landscape)) return told(words.id(`1 ${first}`), 'tile');
  if (/^(red|green|yellow|white) /.test(id)) return told(words.id(`${first} ${second}`), 'die');
  if (first === 'guild' || first === 'I' || first === 'II') return { ...told(words.id(first === 'guild' ? second : first), 'guild'), origin: 'printed' };
  const held = HELD[first];
  return held ? told(words.id(held === 'medal' ? `1 ${second}-medal` : `1 ${second}`), held) : null;
}

function ofAttack(id: AttackCard, here: Here): Thing {
  const { strength } = ATTACKS[id];
  return told(here.words.id(id), 'attack', ['cost', here.words.id(`${strength} combat`)], ['effect', here.words.id(`harm ${id}`)]);
}

function attempts(id: string, chosen: readonly string[], view: Shown): string[] {
  const step = view.steps.at(-1);
  const kind = step === undefined ? 'over' : kindOf(step);
  const [first = '', second = ''] = id.split(' ');
  const dice = [...chosen.filter((one) => /^(red|green|yellow|white) \d$/.test(one)), ...view.dice.map(({ colour, pips }) => `${colour} ${pips}`)];
  const strong = dice.slice(0, 2);
  if (id === 'repel') return ['repel'];
  if (id in PLANS) return view.unbuilt.includes(id as Building) ? strong.map((die) => `build ${die} ${id}`) : [`use ${id}`];
  if (id in PLAYS) return kind === 'discard' ? [`discard ${id}`] : [`play ${id}`];
  if (id in HIRELINGS) return kind === 'return' ? [`return ${id}`] : [`hire ${id}`];
  if (id in ACTIONS) {
    const bare: DieAction[] = ['extract', 'recruit', 'muster', 'study', 'labour'];
    if (bare.includes(id as DieAction)) return strong.map((die) => `${id} ${die}`);
    if (id === 'prospect') return strong.map((die) => `prospect ${die} ${LANDSCAPES.at(-1)}`);
    return id === 'trade' ? strong.map((die) => `trade ${die} ore 1 crystal 0`) : [];
  }
  if (LANDSCAPES.includes(id as Landscape)) return kind === 'mine' ? [`mine ${id}`] : strong.map((die) => `prospect ${die} ${id}`);
  if (TILES.includes(first as Tile)) return [`take ${first} ${second}`];
  return ['lose', 'lay', 'forfeit'].includes(first) ? [id] : [];
}

const CHAPTERS: Partial<Record<string, string>> = { swap: '4', act: '9', mine: '11', take: '10', sell: '10', recruit: '14', discard: '13', return: '6', forfeit: '6', lose: '12' };

const said = (text: InspectText) => glossary(RULES, text.terms);

const inspection: Inspection<Shown, Effect> = {
  tell,
  attempts,
  chapter({ steps }) {
    const step = steps.at(-1);
    return step === undefined ? '16' : (CHAPTERS[kindOf(step)] ?? '9');
  },
  terms: { en: said(en), de: said(de), it: said(it) },
  begin: { en: en.begin, de: de.begin, it: it.begin },
  good: (line, language) => TEXTS[language].good[line.split(' ')[0] as Verb] ?? null,
  recommended: (line, { language }) => (line === 'keep' ? TEXTS[language].keepTip : null),
  amount(what, count, { words, language }) {
    const { units } = TEXTS[language];
    if (what in units) return units[what as keyof typeof units](count);
    if (COUNTED.includes(what)) return words.id(`${count} ${what}`);
    return MEDALS.includes(what as Medal) ? words.id(`${count} ${what}-medal`) : `${count} × ${words.id(what)}`;
  },
};

export default inspection;
