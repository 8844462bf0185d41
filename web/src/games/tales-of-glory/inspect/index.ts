//! What Tales of Glory tells of its things: tiles, slots, spots, tokens and chests.

import { facts, glossary, type Inspection, lacking, type Look, type Origin, type Told } from '../../../inspect/told';
import { type Amounts, type Effect, FACES, type Per, RECONSTRUCTED, type SeatView, type Shown, type Slot, type Tile, type Token, TOKENS } from '../../../wire/tales-of-glory';
import type { Verb } from '../text/text';
import de from './de';
import en from './en';
import it from './it';
import { type InspectText, RULES, type TermId } from './text';

type Here = Look<Shown, Effect>;
type Thing = Omit<Told, 'term'> & { term: TermId };

const TEXTS = { en, de, it };
const mine = ({ view, me }: Here): SeatView | null => (view && me !== null ? (view.players[me] ?? null) : null);

function goods(amounts: Amounts, { words, language }: Here): string {
  const said = TOKENS.filter((token) => amounts[token]).map((token) => words.id(`${amounts[token] ?? 0} ${token}`));
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(said);
}

/** How often a multiplier counts for a player now; null for those that only the end knows. */
function times(per: Per, own: SeatView): number | null {
  const laid = own.area.map(({ tile }) => FACES[tile]);
  switch (per) {
    case 'place':
    case 'monster':
    case 'treasure':
    case 'character':
      return laid.filter(({ kind }) => kind === per).length;
    case 'combat':
    case 'magic':
      return own.tokens[per];
    case 'key':
      return own.area.reduce((sum, { opened }) => sum + opened.length, 0);
    case 'closed-chest':
      return own.area.reduce((sum, { tile, opened }) => sum + FACES[tile].chests.length - opened.length, 0);
    case 'three-coins':
      return Math.floor(own.tokens.coin / 3);
    case 'three-potions':
      return Math.floor(own.tokens.potion / 3);
    case 'majority':
    case 'surrounded':
      return null;
  }
}

function ofTile(tile: Tile, here: Here, laid: boolean): Thing {
  const text = TEXTS[here.language];
  const { back, kind, cost, reward } = FACES[tile];
  const own = mine(here);
  const missing = own ? lacking(TOKENS, cost, own.tokens) : {};
  const counted = own && reward.per ? times(reward.per, own) : null;
  const priced = Object.keys(cost).length > 0;
  const purse = laid || !own || !priced ? null : goods(missing, here);
  const term: TermId = back === 'quest' ? 'quest' : back === 'hero' ? 'hero' : (kind ?? 'tile');
  // What is printed on it, without its name and kind, which the card's head says.
  const [, ...printed] = here.words.id(`about ${tile}`).split('; ');
  const now = counted === null ? null : text.counts(counted, goods(reward.gain, here));
  return {
    name: here.words.id(tile),
    term,
    origin: originOf(tile),
    facts: facts(['effect', printed.join('; ')], ['now', [purse === '' ? text.affordable : null, now].filter(Boolean).join(' ') || null], ['lacks', purse]),
  };
}

const originOf = (tile: string): Origin => (RECONSTRUCTED.includes(tile) ? 'reconstructed' : 'printed');

const plain = (name: string, term: TermId): Thing => ({ name, term, facts: [], origin: 'printed' });

function tell(id: string, here: Here): Thing | null {
  const { view, words } = here;
  const parts = id.split(' ');
  const [first = '', second = ''] = parts;
  if (first === 'key') return { ...plain(words.id(id), 'chest'), origin: originOf(second) };
  if (first === 'select' || first === 'take') {
    const tile = view?.board[Number(second) - 1];
    return tile ? ofTile(tile, here, false) : plain(words.id(id), Number(second) > (view?.facts.slots ?? 8) / 2 ? 'wilderness' : 'slot');
  }
  if (first === 'discard') return plain(words.id('compensation'), 'discard');
  const tile = parts.find((part) => part in FACES);
  if (tile) return ofTile(tile as Tile, here, first === 'collect');
  if (first === 'pay') return plain(words.id(`kind ${second}`), second as TermId);
  const token = parts.find((part) => TOKENS.includes(part as Token));
  if (token) return plain(words.id(`kind ${token}`), token as TermId);
  return /^-?\d+ -?\d+$/.test(id) ? plain(words.id(id), 'legend') : null;
}

function attempts(id: string, _: readonly string[], view: Shown, me: number): string[] {
  const own = view.players[me];
  const [first = '', second = ''] = id.split(' ');
  if (first === 'select' || first === 'take') return view.step === 'select' ? [`select ${second as Slot}`] : [`take ${second}`];
  const held = own?.taken?.tile;
  if (/^-?\d+ -?\d+$/.test(id)) return held ? [`place ${held} ${id}`] : [];
  if (first in FACES) return own?.quests?.includes(first as Tile) ? [`place ${first} 1 0`, `decline ${first}`] : held ? [`place ${held} 1 0`] : [];
  return ['key', 'collect', 'pay', 'discard'].includes(first) ? [id] : [];
}

function chapter({ step, players, me }: Shown): string {
  if (step === 'over') return '8';
  if (step === 'decline') return '9';
  if (step !== 'play') return '2';
  const stage = me === null ? 'idle' : players[me]?.stage;
  return stage === 'collect' ? '5' : stage === 'tile' ? '3' : '4';
}

const said = (text: InspectText) => glossary(RULES, text.terms);

const inspection: Inspection<Shown, Effect> = {
  tell,
  attempts,
  chapter,
  terms: { en: said(en), de: said(de), it: said(it) },
  begin: { en: en.begin, de: de.begin, it: it.begin },
  good: (line, language) => TEXTS[language].good[line.split(' ')[0] as Verb] ?? null,
  // Heroes are drawn; what a beginner chooses first are the quests to keep.
  recommended: () => null,
  amount: (what, count, { words }) => words.id(`${count} ${what}`),
};

export default inspection;
