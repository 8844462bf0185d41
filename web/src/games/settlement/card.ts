//! The game on the first screen.

import type { Card } from '../manifest';
import Picture from './Picture.svelte';

const card: Card = {
  Picture,
  words: {
    en: {
        name: 'Settlement',
        sentence: 'Send settlers into the wild, lay out streets and make a village that works by itself.',
        picture: 'Timber houses along a street before wooded hills',
        reconstructed: 'Hero cards and terrain tiles are reconstructed.',
    },
    de: {
        name: 'Settlement',
        sentence: 'Schick Siedler in die Wildnis, errichte Gebäude und baue eine Siedlung, die von selbst läuft.',
        picture: 'Fachwerkhäuser an einer Straße vor bewaldeten Hügeln',
        reconstructed: 'Heldenkarten und Landschaften sind rekonstruiert.',
    },
    it: {
        name: 'Settlement',
        sentence: 'Manda i coloni nelle terre selvagge, traccia le strade e crea un villaggio che lavora da sé.',
        picture: 'Case a graticcio lungo una strada davanti a colline boscose',
        reconstructed: 'Carte eroe e territori sono ricostruiti.',
    },
  },
};

export default card;
