//! The game on the first screen.

import type { Card } from '../manifest';
import Picture from './Picture.svelte';

const card: Card = {
  Picture,
  words: {
    en: {
        name: 'Guilds',
        sentence: 'One against the board: dig for ore, raise buildings and meet the board’s conditions in time.',
        picture: 'A mountain with a mine, dice and a medal',
        reconstructed: 'The base game is reconstructed; the solo board is as printed.',
    },
    de: {
        name: 'Guilds',
        sentence: 'Allein gegen das Spielbrett: Fördere Erz, errichte Gebäude und erfülle rechtzeitig die Bedingungen.',
        picture: 'Ein Berg mit einer Mine, Würfel und eine Medaille',
        reconstructed: 'Das Grundspiel ist rekonstruiert, das Solotableau wie gedruckt.',
    },
    it: {
        name: 'Guilds',
        sentence: 'Da solo contro il tabellone: estrai minerali, costruisci e soddisfa in tempo le condizioni.',
        picture: 'Una montagna con una miniera, dadi e una medaglia',
        reconstructed: 'Il gioco base è ricostruito; la plancia solitario è come stampata.',
    },
  },
};

export default card;
