//! Tables on this device and what belongs to them, in Italian.

import { listed } from '../plural';
import type { HereText } from './text';

const list = listed('it');

export const here: HereText = {
  here: {
    where: 'Dove si gioca?',
    atServer: 'Sul server: gli amici possono unirsi da ovunque',
    onDevice: 'Su questo dispositivo: funziona senza rete',
    you: 'Tu',
    badge: 'Su questo dispositivo',
    explain: 'Questo tavolo sta su questo dispositivo e non ha bisogno di rete.',
    save: 'Salva come file',
    keep: 'Tieni su questo dispositivo',
    move: 'Sposta sul server',
    moveMore: 'Il server controlla ogni riga e la partita continua lì con gli stessi dadi. Resta indicata come iniziata su un dispositivo e non conta nei risultati di nessuno.',
    brought: 'Iniziata su un dispositivo',
    broughtMore: 'Questa partita è iniziata su un dispositivo proprio, dove i dadi si potevano conoscere. Non conta nei risultati di nessuno.',
  },
  foresight: {
    would: 'Questa mossa:',
    points: (gains) => `Subito: ${list(gains)}`,
    chance: 'Poi decide il caso.',
  },
  sharing: {
    title: 'Condividi questa posizione',
    link: 'Link',
    embed: 'Per un’altra pagina',
    more: 'Tutta la partita è nel link stesso. Niente viene inviato a un server.',
    tooLong: 'Questa partita è troppo lunga per un link.',
    picture: (kind) => `Salva come ${kind}`,
    whole: 'Apri in Tafelrunde',
    broken: 'In questo link non c’è nessuna partita. Forse è stato troncato.',
  },
  update: { ready: 'È pronta una nuova versione.', load: 'Caricala' },
};
