//! The form for printed components in English.

import { plural } from '../../text/plural';
import type { Text } from './text';

const count = plural('en');

const text: Text = {
  title: (game) => `Printed components of ${game}`,
  about: 'You own the box? Enter what is printed on its components. The cards beside the form are drawn as you type, and the game is checked: whoever has your edition can play with it.',
  how: 'Nothing that you enter is kept on the server. It stays in this browser until you download it. Printed values may belong to somebody: think before you share them.',
  name: 'Name of the edition',
  open: 'Go on with a file',
  again: 'Start again',
  sure: 'Really discard everything entered?',
  kind: 'Components',
  value: 'Effect',
  nothing: 'nothing',
  example: (text) => `for example ${text}`,
  reconstructed: 'reconstructed',
  entered: (values) => count(values, { one: '# value entered', other: '# values entered' }),
  checking: 'Checking…',
  playable: 'The game can be played with these components.',
  builtIn: 'Nothing differs from the built-in components yet.',
  wrong: 'The game cannot be played like this.',
  reason: 'Reason:',
  toValue: 'Show the value',
  download: 'Download the edition',
  howToUse: (file) => `Put ${file} into the “editions” folder of a server, or play with it in the terminal: tafel play … --edition ${file}`,
  cards: 'As drawn',
};

export default text;
