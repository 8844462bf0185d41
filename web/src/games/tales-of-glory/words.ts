//! The words of the page, made from a language's text.

import { type Amounts, type Effect, FACES, type Per, type Quests, RECONSTRUCTED, type Shown, type Slot, type Surcharge, type Tile, type Token } from '../../wire/tales-of-glory';
import type { Words } from '../manifest';
import type { Label, Option, Source, Text, Verb } from './text/text';

export function words(text: Text): Words<Shown, Effect> {
  const amounts = (of: Amounts) =>
    text.list((Object.entries(of) as [Token, number][]).filter(([, amount]) => amount > 0).map(([token, amount]) => text.token[token](amount)));
  const reward = (tile: Tile) => {
    const { gain, per, when } = FACES[tile].reward;
    return text.reward(amounts(gain), per, when);
  };
  const content = (tile: Tile, chest: string) => amounts(FACES[tile].chests[Number(chest) - 1] ?? {});

  /** All that is printed on a tile, for those who cannot see it. */
  function printed(tile: Tile): string {
    const face = FACES[tile];
    const edges = face.edges.flatMap((edge, at) => {
      if (edge === 'blank') return [];
      const said = typeof edge === 'string' ? text.connector[edge] : text.edge(edge, amounts(edge.gain));
      return [`${text.side[at]}: ${said}`];
    });
    const kind = face.kind ? [text.kind[face.kind]] : [];
    const cost = Object.keys(face.cost).length ? [text.cost(amounts(face.cost))] : [];
    const chests = face.chests.map((held) => text.holds(amounts(held)));
    return [[text.tile[tile], ...kind].join(', '), ...cost, reward(tile), ...edges, ...chests].join('; ');
  }

  function move(line: string, view: Shown): string {
    const [verb, first = '', second = '', third = ''] = line.split(' ');
    const tile = first as Tile;
    const on = view.board[Number(first) - 1] ?? null;
    switch (verb as Verb) {
      case 'decline':
        return text.move.decline(tile);
      case 'select':
        return text.move.select(first as Slot, on);
      case 'take':
        return text.move.take(first as Slot, on);
      case 'pay':
        return text.move.pay(first as Surcharge);
      case 'place':
        return text.move.place(tile, Number(second), Number(third));
      case 'discard':
        return text.move.discard(tile);
      case 'done':
        return text.move.done();
      case 'key':
        return text.move.key(tile, content(tile, second));
      case 'collect':
        return text.move.collect(tile, reward(tile));
      default:
        return line;
    }
  }

  /** Tiles, chests (`key mill 1`), spots (`1 -2`), slots (`select 3`), amounts (`3 coin`), sorts (`kind coin`), all that is on a tile (`about mill`), labels. */
  function id(id: string): string {
    const [first = '', second = '', third = ''] = id.split(' ');
    if (id in text.tile) return text.tile[id as Tile];
    if (id in text.label) return text.label[id as Label];
    if (id in text.kind) return text.kind[id as keyof Text['kind']];
    if (first === 'kind' && second in text.sort) return text.sort[second as Token];
    if (first === 'seen' && second in text.tile) return `${printed(second as Tile)}${RECONSTRUCTED.includes(second) ? `; ${text.label.reconstructed}` : ''}`;
    if (first === 'about' && second in text.tile) return printed(second as Tile);
    if (first === 'key' && second in text.tile) return text.chest(second as Tile, content(second as Tile, third));
    if (first === 'select' || first === 'take') return text.slot(second);
    if (first === 'pay') return text.move.pay(second as Surcharge);
    if (first === 'discard' && second in text.tile) return text.move.discard(second as Tile);
    if (first === 'round') return text.round(Number(second));
    if (second in text.token) return text.token[second as Token](Number(first));
    if (second !== '' && Number.isFinite(Number(id.replace(' ', '')))) return text.spot(Number(first), Number(second));
    if (id in text.per) return text.per[id as Per];
    return id;
  }

  function prompt(view: Shown, me: number | null, names: (seat: number) => string): string {
    if (view.step === 'over') return text.prompt.over;
    const waiting = view.facts.awaited;
    if (waiting.length === 0) return text.prompt.setup;
    if (me === null || !waiting.includes(me)) return text.prompt.wait(text.list(waiting.map(names)));
    const player = view.players[me];
    if (view.step === 'decline') return text.prompt.decline;
    if (view.step === 'select') return text.prompt.select(view.round);
    if (view.step !== 'play' || !player) return text.prompt.take;
    if (player.stage === 'collect') return text.prompt.collect;
    if (player.stage === 'quests') return text.prompt.quests;
    return player.stage === 'tile' && (view.facts.players[me]?.payments.length ?? 0) > 1 ? text.prompt.pay : text.prompt.place;
  }

  return {
    prompt,
    move,
    id,
    group: (line) => text.group[line.split(' ')[0] as Verb] ?? line,
    effect: (effect, names) => {
      const say = text.effect[effect.kind] as (effect: Effect, names: (seat: number) => string, list: typeof amounts) => string | null;
      return say(effect, names, amounts);
    },
    source: (word) => text.source[word as Source] ?? word,
    option: (key) => text.option[key as Option] ?? key,
    value: (key, value) => (key === 'quests' ? (text.quests[value as Quests] ?? value) : key === 'seats' ? text.seats(value) : value),
    summary: text.summary,
    about: text.about,
  };
}
