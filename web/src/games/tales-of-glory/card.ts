//! The game on the first screen.

import type { Card } from '../manifest';
import Picture from './Picture.svelte';

const card: Card = {
  Picture,
  words: {
    en: {
        name: 'Tales of Glory',
        sentence: 'Ten rounds of a hero’s life: choose in secret, then lay your legend tile by tile.',
        picture: 'A banner, a castle and a dragon on square tiles',
        reconstructed: 'All tiles are reconstructed.',
    },
    de: {
        name: 'Tales of Glory',
        sentence: 'Zehn Runden eines Heldenlebens: wähle geheim und lege deine Legende Plättchen für Plättchen.',
        picture: 'Ein Banner, eine Burg und ein Drache auf quadratischen Plättchen',
        reconstructed: 'Alle Plättchen sind rekonstruiert.',
    },
    it: {
        name: 'Tales of Glory',
        sentence: 'Dieci round di vita eroica: scegli in segreto e componi la tua leggenda tessera dopo tessera.',
        picture: 'Uno stendardo, un castello e un drago su tessere quadrate',
        reconstructed: 'Tutte le tessere sono ricostruite.',
    },
  },
};

export default card;
