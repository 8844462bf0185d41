//! Tables on this device and what belongs to them, in German.

import { listed } from '../plural';
import type { HereText } from './text';

const list = listed('de');

export const here: HereText = {
  here: {
    where: 'Wo wird gespielt?',
    atServer: 'Am Server: Freunde können von überall dazukommen',
    onDevice: 'Auf diesem Gerät: geht ohne Netz',
    you: 'Du',
    badge: 'Auf diesem Gerät',
    explain: 'Dieser Tisch steht auf diesem Gerät und braucht kein Netz.',
    save: 'Als Datei sichern',
    keep: 'Auf diesem Gerät behalten',
    move: 'Auf den Server umziehen',
    moveMore: 'Der Server prüft jede Zeile, und die Partie geht dort mit denselben Würfeln weiter. Sie ist als auf einem Gerät begonnen gekennzeichnet und zählt bei niemandem zu den Ergebnissen.',
    brought: 'Auf einem Gerät begonnen',
    broughtMore: 'Diese Partie wurde auf einem eigenen Gerät begonnen, wo man die Würfel kennen konnte. Sie zählt bei niemandem zu den Ergebnissen.',
  },
  foresight: {
    would: 'Dieser Zug:',
    points: (gains) => `Sofort: ${list(gains)}`,
    chance: 'Dann entscheidet der Zufall.',
  },
  sharing: {
    title: 'Diese Stellung teilen',
    link: 'Link',
    embed: 'Für eine andere Seite',
    more: 'Die ganze Partie steckt im Link selbst. Nichts davon geht an einen Server.',
    tooLong: 'Diese Partie ist zu lang für einen Link.',
    picture: (kind) => `Als ${kind} sichern`,
    whole: 'In Tafelrunde öffnen',
    broken: 'In diesem Link steckt keine Partie. Vielleicht wurde er abgeschnitten.',
  },
  update: { ready: 'Eine neue Version ist da.', load: 'Laden' },
};
