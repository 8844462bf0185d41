//! Wie das Formular die Werte von Tales of Glory nennt, auf Deutsch.

import type { FormName } from '../../../wire/tales-of-glory';

const names: Record<FormName, string> = {
  back: 'Rückseite',
  bottom: 'Unten',
  bundle: 'Marker in einem Bündel',
  chests: 'Truhen',
  compensation: 'Für ein abgeworfenes Plättchen',
  cost: 'Kosten',
  edges: 'Kante',
  gain: 'Ertrag',
  kind: 'Art',
  left: 'Links',
  majority: 'Prestige einer Mehrheit',
  numbers: 'Zahlen der Regeln',
  per: 'Je',
  players: 'Spieler',
  quests_dealt: 'Ausgeteilte Aufträge',
  quests_kept: 'Behaltene Aufträge',
  removed: 'Entfernte Plättchen',
  reward: 'Belohnung',
  right: 'Rechts',
  rounds: 'Runden',
  slots: 'Plätze',
  surcharge: 'Aufpreis in der Wildnis',
  swept: 'Weggeräumte Plättchen',
  tables: 'Spielerzahl',
  tile: 'Plättchen',
  top: 'Oben',
  when: 'Wann',
};

export default names;
