//! Il modulo per i componenti stampati in italiano.

import { plural } from '../../text/plural';
import type { Text } from './text';

const count = plural('it');

const text: Text = {
  title: (game) => `Componenti stampati di ${game}`,
  about: 'Possiedi la scatola? Inserisci ciò che è stampato sui componenti. Le carte accanto al modulo si disegnano mentre scrivi e il gioco viene controllato: chi ha la tua edizione può giocarci.',
  how: 'Il server non conserva nulla di ciò che inserisci. Resta in questo browser finché non lo scarichi. I valori stampati possono appartenere a qualcuno: pensaci prima di condividerli.',
  name: 'Nome dell’edizione',
  open: 'Continua con un file',
  again: 'Ricomincia',
  sure: 'Vuoi davvero eliminare tutto ciò che hai inserito?',
  kind: 'Componenti',
  value: 'Effetto',
  nothing: 'niente',
  example: (text) => `per esempio ${text}`,
  reconstructed: 'ricostruito',
  entered: (values) => count(values, { one: '# valore inserito', other: '# valori inseriti' }),
  checking: 'Controllo in corso…',
  playable: 'Con questi componenti si può giocare.',
  builtIn: 'Per ora nulla è diverso dai componenti incorporati.',
  wrong: 'Così non si può giocare.',
  reason: 'Motivo:',
  toValue: 'Mostra il valore',
  download: 'Scarica l’edizione',
  howToUse: (file) => `Metti ${file} nella cartella «editions» di un server, oppure gioca nel terminale: tafel play … --edition ${file}`,
  cards: 'Come appare',
};

export default text;
