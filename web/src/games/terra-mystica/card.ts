//! The game on the first screen.

import type { Card } from '../manifest';
import Picture from './Picture.svelte';

const card: Card = {
  Picture,
  words: {
    en: {
        name: 'Terra Mystica',
        sentence: 'Fourteen peoples and more reshape the land around them, and grow strong beside their neighbours.',
        picture: 'Hexes of seven terrains with a river, a dwelling and a temple',
    },
    de: {
        name: 'Terra Mystica',
        sentence: 'Vierzehn Völker und mehr formen das Land nach ihrer Art und wachsen an ihren Nachbarn.',
        picture: 'Sechsecke in sieben Landschaften mit Fluss, Wohnhaus und Tempel',
    },
    it: {
        name: 'Terra Mystica',
        sentence: 'Quattordici popoli e più plasmano la terra a modo loro e crescono accanto ai vicini.',
        picture: 'Esagoni di sette terreni con un fiume, un’abitazione e un tempio',
    },
  },
};

export default card;
