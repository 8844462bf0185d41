//! What Terra Mystica tells of its things: factions, cards, tiles, actions, structures, land, cults and power.

import { facts, glossary, type Inspection, lacking, type Look, type Saying, type Told } from '../../../inspect/told';
import {
  type Action, type Bonus, BONUSES, type Colour, type Cult, CULTS, type Effect, type Faction, FACTIONS, type Favour, FAVOURS, type FinalScoring, type Hex, NUMBERS, type PerStructure,
  type PlayerView, type Score, SCORES, type Shown, type Structure, STRUCTURES, TOWNS, type Town, WHEEL,
} from '../../../wire/terra-mystica';
import { powerActions } from '../art/actions';
import { ability } from '../words';
import de from './de';
import en from './en';
import it from './it';
import { type Deed, type Easy, type InspectText, RULES, type TermId, type Unit } from './text';

type Here = Look<Shown, Effect>;
type Thing = Omit<Told, 'term'> & { term: TermId };
type Amounts = Partial<Record<Unit, number>>;

const TEXTS = { en, de, it };
const UNITS = Object.keys(en.units) as Unit[];

const amount = (what: Unit, count: number, { language }: Pick<Here, 'language'>) => `${count} ${TEXTS[language].units[what][count === 1 ? 0 : 1]}`;
const goods = (amounts: Amounts, here: Here) =>
  new Intl.ListFormat(here.language, { type: 'conjunction' }).format(UNITS.filter((unit) => amounts[unit]).map((unit) => amount(unit, amounts[unit] ?? 0, here)));

const mine = ({ view, me }: Here): PlayerView | null => (view && me !== null ? (view.players[me] ?? null) : null);

function purse(price: Amounts, here: Here): readonly (readonly ['now' | 'lacks', string])[] {
  const own = mine(here);
  if (!own) return [];
  const { coins, workers, priests, bowls } = own;
  const missing = lacking(UNITS, price, { coins, workers, priests, power: bowls[2] });
  return Object.keys(missing).length > 0 ? [['lacks', goods(missing, here)]] : [['now', TEXTS[here.language].affordable]];
}

/** What stands for a player, times the points for each. */
function scored(per: PerStructure, { view, me }: Here): number {
  const built = me === null ? undefined : view?.facts.players[me];
  const structures = STRUCTURES.reduce((sum, structure) => sum + per[structure] * (built?.built[structure] ?? 0), 0);
  return structures + per.shipping * (built?.ships ?? 0);
}

const scores = (per: PerStructure) => Object.values(per).some((points) => points > 0);
const told = (name: string, term: TermId, ...said: Saying[]): Thing => ({ name, term, facts: facts(...said), origin: 'printed' });

function ofStructure(structure: Structure, here: Here): Thing {
  const own = mine(here);
  const row = own?.faction ? FACTIONS[own.faction].structures[STRUCTURES.indexOf(structure)] : undefined;
  const term: TermId = structure === 'd' ? 'dwelling' : 'structure';
  return told(here.words.id(structure), term, ...(row ? [['cost', goods({ ...row.cost }, here)] as const, ...purse({ ...row.cost }, here)] : []));
}

function ofHex(id: Hex, here: Here): Thing | null {
  const hex = here.view?.hexes[id];
  if (!here.view || !hex) return null;
  const text = TEXTS[here.language];
  const name = `${id}, ${here.words.id(`land-${hex.colour}`)}`;
  if (hex.structure) return told(name, hex.structure === 'd' ? 'dwelling' : 'structure', ['effect', here.words.id(hex.structure)]);
  const price = here.me === null ? null : (here.view.facts.players[here.me]?.land[hex.colour] ?? null);
  const way = here.view.facts.reach[id];
  const reached = mine(here)?.faction && here.view.round > 0 ? (way === undefined ? text.far : typeof way === 'object' ? text.ships(way.ships) : null) : null;
  return told(name, 'hex', ['cost', price ? text.build(amount(price.of, price.amount, here)) : null], ['now', reached]);
}

function ofAction(id: Action, here: Here): Thing {
  const text = TEXTS[here.language];
  const shared = powerActions().find((action) => action.id === id);
  const used = here.view?.taken.includes(id) || mine(here)?.used.includes(id) ? (['lacks', text.taken] as const) : null;
  if (!shared) return told(here.words.id(id), 'special', ...(used ? [used] : []));
  const price = { power: shared.price ?? 0 };
  return told(here.words.id(id), 'action', ['cost', goods(price, here)], ...(used ? [used] : purse(price, here)));
}

function ofCult(cult: Cult, here: Here): Thing {
  const own = mine(here);
  const step = own?.cults[cult] ?? 0;
  const next = NUMBERS.cult_power.findIndex((power, at) => at > step && power > 0);
  const said = next < 0 ? null : `${next}: ${amount('power', NUMBERS.cult_power[next] ?? 0, here)}`;
  return told(here.words.id(cult), 'cult', ['now', own ? TEXTS[here.language].step(step, said) : null]);
}

const FINALS: readonly string[] = ['connected-distance', 'connected-sa-sh-distance', 'building-on-edge', 'connected-clusters'] satisfies FinalScoring[];

/** Pieces of one’s own mat, by their ids. */
const HELD: Record<string, TermId> = {
  c: 'coin', w: 'worker', p: 'priest', pw: 'power', '3pw': 'power', '5pw': 'power', burn: 'burn', 'bowl-1': 'power', ship: 'ship', dig: 'dig',
};

function tell(id: string, here: Here): Thing | null {
  const { words, view } = here;
  const text = TEXTS[here.language];
  const last = id.split(' ').at(-1) ?? id;
  if (last in FACTIONS) {
    const { start } = FACTIONS[last as Faction];
    return told(words.id(last), 'faction', ['effect', `${ability(words, last as Faction)} ${text.start(goods({ ...start }, here))}`]);
  }
  if (last in BONUSES) {
    const card = BONUSES[last as Bonus];
    return told(words.id(last), 'bonus', ['effect', words.id(last)], ['now', scores(card.pass) ? text.scores(scored(card.pass, here)) : null]);
  }
  if (last in FAVOURS) {
    const left = view?.favours[last as Favour];
    return told(words.id(last), 'favour', ['effect', words.id(last)], ['now', left === undefined || id.startsWith('action') ? null : text.left(left)]);
  }
  if (last in TOWNS) {
    const { points, keys } = TOWNS[last as Town];
    const left = view?.towns[last as Town];
    return told(words.id(last), 'town', ['effect', goods({ keys }, here)], ['worth', amount('points', points, here)], ['now', left === undefined || id.startsWith('own') ? null : text.left(left)]);
  }
  if (last in SCORES) return told(words.id(last), 'score', ['worth', rewards(last as Score, here)]);
  if (FINALS.includes(last)) return told(words.id(last), 'network');
  if (STRUCTURES.includes(last as Structure)) return ofStructure(last as Structure, here);
  if (CULTS.includes(last as Cult)) return ofCult(last as Cult, here);
  if (/^act/.test(last)) return ofAction(last as Action, here);
  if (WHEEL.includes(last as Colour)) {
    const price = view && here.me !== null ? view.facts.players[here.me]?.land[last as Colour] : null;
    return told(words.id(`land-${last}`), 'hex', ['cost', price ? text.build(amount(price.of, price.amount, here)) : null]);
  }
  const held = HELD[last];
  if (held) return told(text.terms[held][0].split('|')[0] ?? last, held);
  return last.startsWith('r') ? told(text.terms.river[0], 'river') : ofHex(last, here);
}

/** What a scoring tile gives in its round. */
function rewards(score: Score, here: Here): string {
  const { spade, town, built } = SCORES[score];
  const text = TEXTS[here.language];
  const said = [
    ...(spade ? [`${text.units.spades[0]}: ${amount('points', spade, here)}`] : []),
    ...(town ? [`${text.terms.town[0].split('|')[0]}: ${amount('points', town, here)}`] : []),
    ...STRUCTURES.filter((structure) => built[structure] > 0).map((structure) => `${here.words.id(structure)}: ${amount('points', built[structure], here)}`),
  ];
  return said.join('; ');
}

function attempts(id: string, _: readonly string[], view: Shown, me: number): string[] {
  const own = view.players[me];
  const last = id.split(' ').at(-1) ?? id;
  if (last in FACTIONS) return [`pick ${last}`];
  if (last in BONUSES) return id.startsWith('action') ? [id] : [`pass ${last}`];
  if (last in FAVOURS) return id.startsWith('action') ? [id] : [`+${last}`];
  if (last in TOWNS) return [`+${last}`];
  if (/^act/.test(last)) return [`action ${last}`];
  if (CULTS.includes(last as Cult)) return [`send p ${last}`, `+${last}`];
  if (last === 'ship' || last === 'dig') return [`advance ${last}`];
  if (last === 'burn') return ['burn 1'];
  const hex = view.hexes[last];
  if (!hex || !own) return [];
  if (hex.structure === null) return [`build ${last}`, ...(own.home ? [`transform ${last} ${own.home}`] : [])];
  const next: Partial<Record<Structure, Structure[]>> = { d: ['tp'], tp: ['te', 'sh'], te: ['sa'] };
  return hex.owner === me ? (next[hex.structure] ?? []).map((structure) => `upgrade ${last} ${structure}`) : [`build ${last}`];
}

function chapter({ phase, due }: Shown): string {
  if (phase === 'over') return '11';
  if (phase === 'factions' || phase === 'colours') return '12';
  if (phase === 'first-cards' || typeof phase === 'object') return '1';
  if (phase === 'offers') return '7';
  if (due.favours > 0 || due.towns > 0) return '8';
  if (due.steps > 0 || phase === 'cult-bonus') return '9';
  return due.spades > 0 ? '5' : phase === 'income' ? '3' : '2';
}

function deedOf(line: string): Deed {
  const verb = line.split(' ')[0] ?? '';
  if (/^[+-](fav|tw)/.test(verb)) return 'tile';
  return /^[+-]/.test(verb) ? 'cult' : (verb as Deed);
}

const said = (text: InspectText) => glossary(RULES, text.terms);

const inspection: Inspection<Shown, Effect> = {
  tell,
  attempts,
  chapter,
  terms: { en: said(en), de: said(de), it: said(it) },
  begin: { en: en.begin, de: de.begin, it: it.begin },
  good: (line, language) => TEXTS[language].good[deedOf(line)] ?? null,
  recommended: (line, { language }) => (line.startsWith('pick ') ? (TEXTS[language].easy[line.slice(5) as Easy] ?? null) : null),
  amount: (what, count, { words, language }) => {
    const unit = UNITS.find((one) => one === what || one === `${what}s`);
    return unit ? amount(unit, count, { language }) : `${count} ${words.id(what)}`;
  },
};

export default inspection;
