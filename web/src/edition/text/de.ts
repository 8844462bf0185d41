//! Das Formular für gedrucktes Material auf Deutsch.

import { plural } from '../../text/plural';
import type { Text } from './text';

const count = plural('de');

const text: Text = {
  title: (game) => `Gedrucktes Material von ${game}`,
  about: 'Dir gehört die Schachtel? Trag ein, was auf dem Material steht. Die Karten neben dem Formular werden beim Tippen gezeichnet, und das Spiel wird geprüft: Wer deine Ausgabe hat, kann damit spielen.',
  how: 'Der Server behält nichts von dem, was du einträgst. Es bleibt in diesem Browser, bis du es herunterlädst. Gedruckte Werte können jemandem gehören: Überleg dir, ob du sie weitergibst.',
  name: 'Name der Ausgabe',
  open: 'Mit einer Datei weitermachen',
  again: 'Neu anfangen',
  sure: 'Wirklich alles Eingetragene verwerfen?',
  kind: 'Material',
  value: 'Wirkung',
  nothing: 'nichts',
  example: (text) => `zum Beispiel ${text}`,
  reconstructed: 'rekonstruiert',
  entered: (values) => count(values, { one: '# Wert eingetragen', other: '# Werte eingetragen' }),
  checking: 'Wird geprüft …',
  playable: 'Mit diesem Material lässt sich spielen.',
  builtIn: 'Noch unterscheidet sich nichts vom eingebauten Material.',
  wrong: 'So lässt sich nicht spielen.',
  reason: 'Grund:',
  toValue: 'Wert zeigen',
  download: 'Ausgabe herunterladen',
  howToUse: (file) => `Leg ${file} in den Ordner „editions“ eines Servers oder spiel damit im Terminal: tafel play … --edition ${file}`,
  cards: 'So gezeichnet',
};

export default text;
