//! The words of the page, made from a language's text.

import { ACTIONS, ATTACKS, FIELDS, HIRELINGS, LOSSES, PLANS, PLAYS, type ActionCard, type AttackCard, type Building, type Condition, type Deed, type DieAction, type DieColour, type Effect, type Field, type Landscape, type Medal, type Mishap, type Options, type PlayerCard, RECONSTRUCTED, SOLO, type StartField, type Talent, type Tile, type Shown } from '../../wire/guilds';
import { possible } from '../choices';
import type { Words } from '../manifest';
import { byKind, kindOf } from '../variant';
import { printed } from './fields';
import type { Choice, Source, Text, Verb } from './text/text';

/** What a turn consists of, by the verbs of its moves. */
const CHOICES: Record<Choice, readonly Verb[]> = {
  dice: [...(Object.keys(ACTIONS) as DieAction[]), 'release'], cards: ['play'], buildings: ['use'], repel: ['repel'], end: ['end'],
};

/** From which strength on a die action achieves how much. */
export const amounts = (action: DieAction) => ACTIONS[action].amounts;

export function words(text: Text): Words<Shown, Effect> {
  const deed = (of: Deed) => byKind(of, text.deed);
  const play = (card: ActionCard) => {
    const { price, deed: does } = PLAYS[card];
    return price ? text.priced(price, deed(does)) : deed(does);
  };
  const talent = (of: Talent) => byKind(of, text.talent);
  const condition = (of: Condition) => byKind(of, text.condition);
  const mishap = (of: Mishap) => byKind(of, text.mishap);
  const goods = (ore: number, crystal: number, jar = 0) =>
    text.list([...(ore ? [text.tile.ore(ore)] : []), ...(crystal ? [text.tile.crystal(crystal)] : []), ...(jar ? [text.jar(jar)] : [])]);
  const die = (colour: string, pips: string) => text.die(colour as DieColour, pips);
  const landscape = (id: string) => text.landscape(id as Landscape);

  function field(id: Field): string {
    const face = printed(id);
    if (!face) return `${text.field(id)}: ${text.label.blank}`;
    const { isFinal, first, otherwise, marked } = face;
    const tested = text.tested(first && mishap(first), condition(face.condition), otherwise && mishap(otherwise));
    const changed = marked ? ` (${text.label.marked}: ${condition(marked)})` : '';
    return `${isFinal ? `${text.label.final} ${id}` : text.field(id)}: ${tested}${changed}`;
  }

  function harm(card: AttackCard): string {
    const { kind, column } = ATTACKS[card];
    return text.harm(kind, LOSSES[card], column);
  }

  /** All that is printed on a piece, for those who cannot see it. */
  function about(id: string): string {
    if (id in PLANS) {
      const { rank, tiles, jar, points, use_price, deed: use } = PLANS[id as Building];
      return text.plan(text.building[id as Building], rank, goods(tiles.ore, tiles.crystal, jar), points, use_price, deed(use));
    }
    if (id in PLAYS) return `${text.card[id as ActionCard]}: ${play(id as ActionCard)}`;
    if (id in HIRELINGS) {
      const { jar, points, talent: of } = HIRELINGS[id as PlayerCard];
      return text.hirelingCard(text.hireling[id as PlayerCard], jar, points, talent(of));
    }
    if (id in ATTACKS) return text.attackCard(text.attack[id as AttackCard], ATTACKS[id as AttackCard].strength, harm(id as AttackCard));
    if (id in ACTIONS) {
      const colour = ACTIONS[id as DieAction].colour;
      const more = colour ? `; ${text.matching(text.colour[colour])}` : '';
      return `${text.action[id as DieAction]}: ${text.achieves[id as DieAction]}${more}`;
    }
    return id in FIELDS ? field(id as Field) : name(id);
  }

  const so = (amount: number, what: string): string | null => {
    if (what in text.tile) return text.tile[what as Tile](amount);
    const medal = what.replace('-medal', '');
    if (what.endsWith('-medal') && medal in text.medal) return text.medal[medal as Medal](amount);
    const counted = { jar: text.jar, combat: text.combat, card: text.cards, points: text.points, mine: text.mines }[what];
    return counted ? counted(amount) : null;
  };

  /** Components by their ids, landscapes, fields, dice (`red 4`), amounts (`3 jar`), and labels. */
  function name(id: string): string {
    const [first = '', second = '', third = ''] = id.split(' ');
    const found = [text.building, text.card, text.hireling, text.attack, text.guild, text.action, text.damage, text.label].find((names) => id in names);
    if (found) return (found as Record<string, string>)[id] ?? id;
    if (first === 'about') return about(second);
    if (first === 'seen') return `${about(second)}${RECONSTRUCTED.includes(second) ? `; ${text.label.reconstructed}` : ''}`;
    if (first === 'harm' && second in ATTACKS) return harm(second as AttackCard);
    if (first === 'deed') return second in PLANS ? deed(PLANS[second as Building].deed) : second in PLAYS ? play(second as ActionCard) : talent(HIRELINGS[second as PlayerCard].talent);
    if (/^c[1-4]r[1-4]$/.test(id)) return landscape(id);
    if (first === 'die' && second in text.colour) return text.colour[second as DieColour];
    if (first in text.colour) return die(first, second);
    if (first === 'I' || first === 'II' || first === 'III') return text.start(first as StartField);
    if (first === 'round') return text.round(Number(second), Number(third));
    return so(Number(first), second) ?? id;
  }

  function move(line: string, view: Shown): string {
    const [verb = '', first = '', second = '', third = '', fourth = '', fifth = '', sixth = ''] = line.split(' ');
    const withDie = die(first, second);
    switch (verb as Verb) {
      case 'swap':
        return text.move.swap(first, second);
      case 'keep':
      case 'stop':
      case 'decline':
      case 'repel':
      case 'end':
        return text.move[verb as 'keep' | 'stop' | 'decline' | 'repel' | 'end']();
      case 'prospect':
        return text.move.prospect(withDie, landscape(third));
      case 'trade':
        return text.move.trade(withDie, goods(Number(fourth), Number(sixth)));
      case 'build':
        return text.move.build(withDie, third as Building, fifth ? (fifth as Tile) : null);
      case 'extract':
      case 'recruit':
      case 'muster':
      case 'study':
      case 'labour':
      case 'release':
        return text.move[verb as 'extract' | 'recruit' | 'muster' | 'study' | 'labour' | 'release'](withDie);
      case 'play':
        return `${text.move.play(first as ActionCard)}: ${play(first as ActionCard)}`;
      case 'use':
        return `${text.move.use(first as Building)}: ${deed(PLANS[first as Building].deed)}`;
      case 'mine':
        return text.move.mine(landscape(first));
      case 'take':
        return text.move.take(first as Tile, landscape(second));
      case 'lay':
        return text.move.lay(first as Tile, landscape(second));
      case 'sell':
        return text.move.sell(goods(Number(second), Number(fourth)));
      case 'turn':
        return text.move.turn(withDie, third);
      case 'hire':
        return text.move.hire(first as PlayerCard, view.facts.hires.find(({ card }) => card === first)?.jar ?? HIRELINGS[first as PlayerCard].jar);
      case 'discard':
        return text.move.discard(first as ActionCard);
      case 'return':
        return text.move.return(first as PlayerCard);
      case 'forfeit':
        return text.move.forfeit(first as Medal);
      case 'lose':
        return text.move.lose(first as Tile);
      default:
        return line;
    }
  }

  function prompt(view: Shown, me: number | null, names: (seat: number) => string, offers?: readonly string[]): string {
    const step = view.steps.at(-1);
    if (step === undefined) return text.prompt.over;
    if (!view.facts.asked) return text.prompt.setup;
    if (me !== view.active) return text.prompt.wait(names(view.active));
    const kind = kindOf(step);
    if (kind === 'act') return text.prompt.act(possible(CHOICES, offers));
    if (kind === 'swap') return text.prompt.swap(view.facts.solo?.next ?? null);
    return text.prompt[kind as Exclude<keyof Text['prompt'], 'wait' | 'swap' | 'act'>] ?? text.prompt.setup;
  }

  /** §7.2 to §7.6: which condition ended a solo game, or what was missing. */
  function verdict(view: Shown, heard: readonly Effect[]): string | null {
    if (!view.solo) return null;
    const { finals } = view.solo;
    const failed = heard.findLast((effect) => effect.kind === 'condition-failed');
    const points = view.facts.points[0] ?? 0;
    if (finals >= 2) return points >= SOLO.points_to_win ? text.verdict.won(points, SOLO.points_to_win) : text.verdict.few(points, SOLO.points_to_win);
    if (failed?.kind === 'condition-failed' && printed(failed.field)?.isFinal) return text.verdict.failed(needed(failed.field, view.solo.marked), finals);
    return text.verdict.late(view.facts.rounds, finals);
  }

  /** A final field and the condition that counts there now. */
  function needed(of: Field, marked: readonly string[]): string {
    const face = printed(of);
    if (!face) return text.field(of);
    const tests = marked.includes(of[0] ?? '') && face.marked ? face.marked : face.condition;
    return `${text.label.final} ${of}: ${condition(tests)}`;
  }

  return {
    prompt,
    verdict,
    move,
    id: name,
    group: (line) => text.group[line.split(' ')[0] as Verb] ?? line,
    effect: (effect, names) => {
      const say = text.effect[effect.kind] as (effect: Effect, names: (seat: number) => string) => string | null;
      return say(effect, names);
    },
    source: (word) => text.source[word as Source] ?? word,
    option: (key) => text.option[key as keyof Options] ?? key,
    value: (_, value) => text.seats(value),
    summary: text.summary,
    about: text.about,
  };
}
