//! What is said in the guided match of Settlement, in German.

import type { Lesson } from '../../../guide/lesson';

const lesson: Lesson = {
  aim: 'Mit sechs Siedlern erschließt du die Wildnis, baust eine Siedlung und lädst Helden ein. Helden bringen am Ende die meisten Punkte.',
  steps: [
    'Jeder hat in jeder Runde ein Artefakt. „[treasure]“ gibt dir sofort 1 Gold, und Gold ist genau das, was der Held „[h41]“ außer Holz und Lehm kostet: 7 Punkte.',
    'Landschaften bringen das ganze Spiel über Ressourcen. In der nächsten Reihe der Wildnis kostet das Erkunden 1 deiner 6 Siedler. Die erste Landschaft muss dort liegen, jede weitere neben einer von deinen.',
    'Deine Aktion ist getan. Du könntest jetzt noch einen Helden einladen, aber im Moment sind dir Holz und Lehm mehr wert. Die anderen sind dran, dann wirst du wieder gefragt: Eine Runde hat viele Züge.',
    'Eine zweite Landschaft neben der ersten: Später aktiviert ein einziger Siedler beide zusammen.',
    'Ein Monster ist erschienen, weil ein Held seiner Farbe ausliegt. Solange es da ist, bringt die Landschaft nichts ein. Jetzt sind die anderen dran.',
    'Ein grünes Monster kostet 1 Siedler und bringt 1 Diamant. Andere Farben kosten mehr Siedler und bringen mehr.',
    'Das war deine Aktion in diesem Zug.',
    'Auf einer Landschaft mit Festung erscheint nie wieder ein Monster. Ohne Festung käme es zurück, sobald die Landschaft etwas einbringt. Außerdem bewahrt dir eine Festung am Ende der Runde eine einfache Ressource.',
    'Das war deine Aktion in diesem Zug. Du könntest jetzt passen, hast aber noch zwei Siedler.',
    'Ein Siedler, und alle Landschaften der Reihe bringen etwas ein: 1 Holz und 1 Lehm. Jede Reihe kann einmal je Runde aktiviert werden.',
    'Neben deiner Aktion darfst du in jedem Zug einen Helden einladen. „[h41]“ liegt weit rechts in der Auslage und kostet deshalb keinen Aufpreis, und du hast alles, was nötig ist. Das sind 7 Punkte.',
    'Aktion und Held sind erledigt: Die anderen sind dran.',
    'Für deinen letzten Siedler: „[sawmill]“ kostet 1 Stein, und der ginge am Ende der Runde ohnehin verloren. Von nun an gibt es 1 Holz, wenn du diese Siedlungsreihe aktivierst.',
    'Du hast keine Siedler mehr, also passt du: Alle sechs kommen zurück. Diamanten und Gold behältst du, einfache Ressourcen verfallen, bis auf die eine, die deine Festung bewahrt.',
    'Wer passt, tauscht das Artefakt. „[treasure]“ hat seinen Dienst getan; „[chest]“ bringt einen Bonussiedler, damit hast du in der nächsten Runde sieben.',
  ],
  end: 'Du kennst jetzt eine ganze Runde: erkunden, jagen, befestigen, aktivieren, bauen und Helden einladen. Noch fünf davon, dann gewinnt, wer die meisten Punkte hat. Schau zuerst auf die Helden in der Auslage und beschaffe dann, was sie kosten.',
};

export default lesson;
