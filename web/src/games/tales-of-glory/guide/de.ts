//! What is said in the guided match of Tales of Glory, in German.

import type { Lesson } from '../../../guide/lesson';

const lesson: Lesson = {
  aim: 'In zehn Runden umgibst du deinen Helden mit Orten, Monstern, Schätzen und Charakteren. Wer am Ende das meiste Prestige hat, gewinnt.',
  steps: [
    'Alle wählen geheim ein Feld. Auf Feld 1 liegt „[imp]“, ein Monster, das 1 Magie verlangt: Die hat dein Held. Und wer das niedrigste Feld nimmt, bekommt die Erstspielermarke.',
    'Magie und Kampf musst du nur haben, sie werden nicht ausgegeben. Wo Plättchen sich berühren, müssen Verbindungsstücke zusammenkommen. Hier treffen sich ein halber Schlüssel des Monsters und einer deines Helden: Zusammen sind sie ein Schlüssel.',
    'Ein Schlüssel öffnet eine Truhe. In dieser ist 1 Kampf, und mit 2 Kampf besiegst du bald stärkere Monster.',
    '„[ghoul]“ verlangt 2 Magie, und du hast 1. Was fehlt, ersetzt ein Zaubertrank, und davon hast du welche. Es bringt 6 Prestige.',
    'Nur Verbindungsstücke dürfen aneinanderliegen, an dieser Seite ein einfaches. Die fehlende Magie bezahlst du mit einem Zaubertrank.',
    'Jetzt hat der andere die Marke und würde zuerst nehmen. Feld 3 bleibt dir wahrscheinlich, mit „[goblin]“: Es verlangt 1 Kampf.',
    'Hier kommen die Verbindungsstücke zusammen. Es bringt 4 Prestige und eine Münze.',
    '„[wolf]“ verlangt 2 Kampf: Dank der Truhe hast du sie. Und weil du die Marke hast, nimmst du zuerst, selbst wenn der andere dasselbe Feld wählt.',
    'Ihr wolltet es beide, und die Marke hat entschieden. Es bringt 6 Prestige.',
    'Die Felder 4 bis 6 sind die Wildnis: Was dort liegt, bringt mehr und kostet 1 Münze oder 1 Zaubertrank mehr. Feld 5 ist einen Versuch wert.',
    'Der andere war zuerst dran. Nun nimmst du irgendein Plättchen, das übrig ist. „[abbey]“ bringt 6 Prestige.',
    'Für die Wildnis zahlst du eine Münze oder einen Zaubertrank. „[abbey]“ selbst kostet 2 Münzen, also gibst du den Zaubertrank.',
    'Orte können dich für Nachbarn belohnen. Hier liegt er an deinen Plättchen und lässt andere Verbindungsstücke für später offen.',
  ],
  end: 'Du kennst eine Runde: Feld wählen, Plättchen nehmen, bezahlen, legen, Truhen öffnen. Passt ein Plättchen nirgends, wirf es für Münze, Zaubertrank und Schlüssel ab. Am Ende bringt auch das meiste an Kampf, Magie, Zaubertränken und Münzen Prestige.',
};

export default lesson;
