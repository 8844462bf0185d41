//! Come il modulo chiama i valori di Tales of Glory, in italiano.

import type { FormName } from '../../../wire/tales-of-glory';

const names: Record<FormName, string> = {
  back: 'Dorso',
  bottom: 'Sotto',
  bundle: 'Segnalini in un mazzetto',
  chests: 'Forzieri',
  compensation: 'Per una tessera scartata',
  cost: 'Costo',
  edges: 'Lato',
  gain: 'Guadagno',
  kind: 'Tipo',
  left: 'Sinistra',
  majority: 'Prestigio di una maggioranza',
  numbers: 'Numeri delle regole',
  per: 'Per ogni',
  players: 'Giocatori',
  quests_dealt: 'Missioni distribuite',
  quests_kept: 'Missioni tenute',
  removed: 'Tessere rimosse',
  reward: 'Ricompensa',
  right: 'Destra',
  rounds: 'Round',
  slots: 'Posti',
  surcharge: 'Sovrapprezzo nelle terre selvagge',
  swept: 'Tessere tolte',
  tables: 'Numero di giocatori',
  tile: 'Tessere',
  top: 'Sopra',
  when: 'Quando',
};

export default names;
