//! The things of Tales of Glory and its first match, in German.

import type { InspectText } from './text';

const text: InspectText = {
  terms: {
    slot: ['Feld|Felder', 'Alle wählen geheim ein Feld. Niedrige Felder sind sicher; wer das niedrigste nimmt, bekommt die Erstspielermarke.'],
    wilderness: ['Wildnis', 'Die obere Hälfte der Felder. Ein Plättchen von dort kostet eine Münze oder einen Zaubertrank mehr.'],
    tile: ['Plättchen', 'Eines je Runde: Bezahle es, lege es an und nimm seinen Ertrag.'],
    place: ['Ort', 'Seine Verbindungsstücke bringen etwas, sobald etwas daran liegt.'],
    monster: ['Monster', 'Verlangt Kampf oder Magie auf deinem Banner und bringt viel Prestige.'],
    treasure: ['Schatz', 'Meist ein Ertrag sofort; manches zählt für andere Plättchen.'],
    character: ['Charakter', 'Zählt, was du hast, sofort oder am Ende.'],
    quest: ['Auftrag|Aufträge', 'Von Anfang an auf der Hand; lege ihn, wenn er sich lohnt.'],
    hero: ['Held|Helden', 'Das erste Plättchen deines Spielbereichs. Alle haben einen anderen.'],
    legend: ['Spielbereich', 'Deine Plättchen. Ein neues muss verbunden sein, und nirgends darf ein Verbindungsstück an einer leeren Seite liegen.'],
    connector: ['Verbindungsstück|Verbindungsstücke', 'Die Seiten, an denen Plättchen zusammenkommen: immer Verbindungsstück an Verbindungsstück.'],
    halfkey: ['halber Schlüssel', 'Zwei Hälften ergeben einen Schlüssel für eine Truhe auf einem der beiden Plättchen oder auf deinem Helden.'],
    chest: ['Truhe|Truhen', 'Ein Schlüssel öffnet sie und bringt, was darin ist. Geschlossene Truhen sind nichts wert.'],
    banner: ['Banner', 'Zeigt deinen Kampf und deine Magie. Sie werden nie ausgegeben.'],
    combat: ['Kampf', 'Eine Schwelle für Plättchen: So viel musst du haben und behältst es. Am meisten davon bringt am Ende 4 Prestige.'],
    magic: ['Magie', 'Eine Schwelle für Plättchen: So viel musst du haben und behältst es. Am meisten davon bringt am Ende 4 Prestige.'],
    potion: ['Zaubertrank|Zaubertränke', 'Bezahlt Plättchen oder ersetzt fehlenden Kampf oder fehlende Magie. Am meisten davon bringt am Ende 4 Prestige.'],
    coin: ['Münze|Münzen', 'Bezahlt Plättchen. Am meisten davon bringt am Ende 4 Prestige.'],
    prestige: ['Prestige', 'Die Punkte des Spiels.'],
    key: ['Schlüssel', 'Öffnet sofort eine Truhe.'],
    marker: ['Erstspielermarke', 'Wer sie hat, nimmt zuerst, wenn mehrere dasselbe Feld wollen.'],
    reward: ['Ertrag', 'Was ein Plättchen beim Legen oder am Ende bringt.'],
    discard: ['abwerfen|wirf', 'Ein Plättchen, das du nicht legen kannst oder willst, wird zu Münze, Zaubertrank und Schlüssel.'],
    majority: ['Mehrheit|Mehrheiten', 'Am meisten Kampf, Magie, Zaubertränke oder Münzen bringt am Ende je 4 Prestige.'],
  },
  good: {
    decline: 'Behalte, was zu deinem Helden und deinem Banner passt.',
    select: 'Wähle, was du bezahlen und legen kannst; denk auch daran, was die anderen wollen.',
    take: 'Nimm, was am besten passt.',
    pay: 'Behalte, wovon du weniger hast oder was eine Mehrheit bringt.',
    place: 'Achte auf halbe Schlüssel, die zusammenkommen, und auf Orte, die einen Nachbarn bekommen.',
    discard: 'Münze, Zaubertrank und Schlüssel sind nicht wenig für ein Plättchen, das nirgends passt.',
    done: 'Aufträge kannst du auch in späteren Runden legen.',
    key: 'Zuerst die Truhe, die du jetzt brauchst.',
    collect: 'Erträge, die etwas zählen: Nimm sie, wenn am meisten zählt.',
  },
  begin: {
    aim: 'Habe nach zehn Runden am meisten Prestige: aus Plättchen, aus Truhen und aus Mehrheiten bei Kampf, Magie, Zaubertränken und Münzen.',
    turn: 'Wähle geheim ein Feld, bezahle das Plättchen und lege es so, dass Verbindungsstücke zusammenkommen. Oder wirf es für Münze, Zaubertrank und Schlüssel ab.',
    goal: 'Nimm günstige Plättchen von niedrigen Feldern, lege sie an die halben Schlüssel deines Helden und öffne seine beiden Truhen.',
  },
  affordable: 'Du kannst es bezahlen.',
  counts: (times, gain) => `${gain}, zurzeit ${times}-mal`,
};

export default text;
