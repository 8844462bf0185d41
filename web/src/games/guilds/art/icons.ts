//! The signs on cards, boards and mats, each in a square of 24: told apart by shape as well as by colour.

import type { AttackKind, DieAction, Medal, Tile } from '../../../wire/guilds';

/** Everything that has a sign. */
export type Sign =
  | DieAction
  | Tile
  | AttackKind
  | `${Medal}-medal`
  | 'jar'
  | 'coin'
  | 'combat'
  | 'mine'
  | 'action-card'
  | 'no-card'
  | 'player-card'
  | 'building'
  | 'penalty'
  | 'medals'
  | 'medal'
  | 'points'
  | 'collapse'
  | 'box'
  | 'half'
  | 'check'
  | 'cross'
  | 'trophy'
  | 'peak'
  | 'swap'
  | 'strength'
  | 'die'
  | 'turn'
  | 'roll'
  | 'supply'
  | 'any-tile';

const ink = '#2b1d12';
const outlined = (drawing: string) => `<g stroke="${ink}" stroke-width="1.500" stroke-linejoin="round" stroke-linecap="round">${drawing}</g>`;

const ore = '<path d="M3 16l3-8 6-4 7 3 2.500 7-4 6.500H7z" fill="#8a6b55"/><path d="M5.500 12.500l6.500-4.500 2.500 1.500-8 6.500zM11 18.500l7.500-6 1 2.500-4.500 4.500z" fill="#f0a33e" stroke-width="1"/><path d="M8 8.500l3-2" stroke="#c9ad98" fill="none"/>';
const crystal = '<path d="M7.500 21L4.500 11.500 8.500 3l3.500 5 3-3.500 4.500 7L16.500 21z" fill="#b9a3ec"/><path d="M8.500 3l1 18M12 8l-2.500 13M15 4.500L13.500 21" fill="none" stroke-width="1.100"/><path d="M8 5.500l-2 5 1.500 5z" fill="#efe8ff" stroke="none"/>';
const jar = '<path d="M8.500 2.500h7v2.500l-1 1.500c4 2 5.500 5 5.500 8.500 0 4.500-3 6.500-8 6.500s-8-2-8-6.500C4 11.500 5.500 8.500 9.500 6.500L8.500 5z" fill="#d98f4e"/><path d="M4.300 13.500c5 2 10.500 2 15.400 0M7.500 8.500c3 1 6 1 9 0" fill="none" stroke="#7a3d14" stroke-width="1.300"/><path d="M7.500 11c-.8 1.500-1 3-.8 5" fill="none" stroke="#f7d2a4" stroke-width="1.500"/>';
const combat = '<path d="M4 3l11.500 11.500-2 2L3 6z" fill="#dfe5ec"/><path d="M20 3L8.500 14.500l2 2L21 6z" fill="#dfe5ec"/><path d="M12.500 17.500l4.500-4.500 1.500 1.500-4.500 4.500zM11.500 17.500L7 13l-1.500 1.500L10 19z" fill="#a8332b"/><path d="M16.500 17.500l3.500 3.500M7.500 17.500L4 21" stroke-width="3"/>';
const building = '<path d="M3.500 21.500V10L12 3.500 20.500 10v11.500z" fill="#e6c99a"/><path d="M2 11L12 3l10 8" fill="none" stroke="#8c3722" stroke-width="2.600"/><path d="M9.500 21.500v-6a2.500 2.500 0 0 1 5 0v6z" fill="#6e4522"/>';
const card = (back: string) => `<rect x="4.500" y="2" width="15" height="20" rx="2.200" fill="${back}"/>`;
const medal = (ribbon: string, sign: string) => `<path d="M6 1.500h12l-3 8H9z" fill="${ribbon}"/><circle cx="12" cy="15" r="7.300" fill="#e7b63c"/><circle cx="12" cy="15" r="5.200" fill="#f6d77c" stroke-width="1"/>${sign}`;
const trade = '<path d="M12 11.500v7M9.500 13.200h3.700a1.700 1.700 0 0 1 0 3.400H10" fill="none" stroke-width="1.400"/>';
const exploration = '<path d="M8 18l4-7 4 7z" fill="#4b7038" stroke-width="1.200"/>';
const civil = '<path d="M9 18v-4l3-2.500 3 2.500v4z" fill="#b0492f" stroke-width="1.200"/>';
const die = '<rect x="3" y="3" width="18" height="18" rx="4" fill="#fbf3e0"/>';
const pips = (...at: number[][]) => at.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.700" fill="${ink}" stroke="none"/>`).join('');
const hammer = '<path d="M5 4h10l4 4-3 2-3-2H5z" fill="#9aa3ad"/><path d="M8.500 9h3.500v12.500H8.500z" fill="#a9713d"/>';

export const SIGNS: Record<Sign, string> = {
  jar: outlined(jar),
  ore: outlined(ore),
  crystal: outlined(crystal),
  'any-tile': outlined(`<g transform="translate(-2 4) scale(0.75)">${ore}</g><g transform="translate(8 0) scale(0.7)">${crystal}</g>`),
  coin: outlined('<circle cx="12" cy="12" r="10" fill="#e7b63c"/><circle cx="12" cy="12" r="7.500" fill="none" stroke-width="1"/><path d="M14.800 7.500h-5l-.5 4.500c4-1.500 6 0 5.800 2.500-.2 2.600-3.600 3.500-6 1.800" fill="none" stroke-width="1.800"/>'),
  combat: outlined(combat),
  mine: outlined('<path d="M2.500 21.500L12 5l9.500 16.500z" fill="#8b8479"/><path d="M7.500 21.500v-6l4.500-4 4.500 4v6z" fill="#2b2118"/><path d="M7.500 21.500v-6l4.500-4 4.500 4v6" fill="none" stroke="#c48d55" stroke-width="2"/><path d="M12 5V1.500l4 1.500-4 1.500" fill="#e7b63c" stroke-width="1.200"/>'),
  'action-card': outlined(`${card('#5f7d3f')}<path d="M12 5.500l1.700 4.300 4.300 1.700-4.300 1.700L12 17.500l-1.700-4.300L6 11.500l4.300-1.700z" fill="#f6e58a" stroke-width="1"/>`),
  'no-card': outlined(`${card('#d9d2c3')}<path d="M3 21L21 3" stroke="#a8332b" stroke-width="2.600"/>`),
  'player-card': outlined(`${card('#4b6a8a')}<circle cx="12" cy="9" r="3" fill="#efcaa8" stroke-width="1.100"/><path d="M7 18c0-4 2-5.500 5-5.500s5 1.500 5 5.500z" fill="#dfe5ec" stroke-width="1.100"/>`),
  building: outlined(building),
  penalty: outlined(`${building}<path d="M15 14l7 7M22 14l-7 7" stroke="#a8332b" stroke-width="2.600"/>`),
  'trade-medal': outlined(medal('#d9a441', trade)),
  'exploration-medal': outlined(medal('#5f8050', exploration)),
  'civil-medal': outlined(medal('#4b6a8a', civil)),
  medal: outlined(medal('#a8332b', '<path d="M12 11.500l1 2.300 2.500.2-1.900 1.600.6 2.400-2.200-1.300-2.200 1.300.6-2.400-1.900-1.600 2.500-.2z" fill="#a8332b" stroke="none"/>')),
  medals: outlined('<circle cx="7" cy="9" r="5.500" fill="#d9a441"/><circle cx="17" cy="9" r="5.500" fill="#7fa457"/><circle cx="12" cy="16.500" r="5.500" fill="#7fa8cf"/>'),
  points: outlined('<path d="M12 1.500l3.200 6.800 7.300.9-5.400 5 1.500 7.300L12 17.800l-6.600 3.700 1.500-7.300-5.400-5 7.300-.9z" fill="#f6d77c"/>'),
  collapse: outlined('<path d="M3 3l6 1 1 5-5 1zM14 2l6 3-2 5-5-2z" fill="#8b8479"/><path d="M8 12l7-1 3 6-6 5-6-3z" fill="#8a6b55"/><path d="M3 13v7M21 12v8" stroke="#a8332b" stroke-width="1.800"/><path d="M1.500 18L3 20.500 4.500 18M19.500 18l1.500 2.500 1.500-2.500" fill="none" stroke="#a8332b" stroke-width="1.800"/>'),
  box: outlined('<path d="M3 8l9-4 9 4v10l-9 4-9-4z" fill="#c48d55"/><path d="M3 8l9 4 9-4M12 12v10" fill="none"/><path d="M7 6l9 4v4" fill="none" stroke-width="1.100"/>'),
  half: outlined(`${card('#d9d2c3')}<path d="M4.500 12h15V4.200A2.200 2.200 0 0 0 17.300 2H6.700a2.200 2.200 0 0 0-2.200 2.200z" fill="#5f7d3f"/>`),
  check: '<circle cx="12" cy="12" r="10.500" fill="#2b6a34"/><path d="M6.500 12.500l4 4 7-8.500" fill="none" stroke="#fff" stroke-width="2.800" stroke-linecap="round" stroke-linejoin="round"/>',
  cross: '<path d="M8 1.500h8L22.500 8v8L16 22.500H8L1.500 16V8z" fill="#a3231f"/><path d="M8 8l8 8M16 8l-8 8" stroke="#fff" stroke-width="2.800" stroke-linecap="round"/>',
  trophy: outlined('<path d="M6 3h12c0 7-2 10-4.500 11v3.500c2 .5 3.500 2 3.500 4H7c0-2 1.500-3.500 3.500-4V14C8 13 6 10 6 3z" fill="#e7b63c"/><path d="M6 5H2.500c0 4 1.500 6 5 6.500M18 5h3.500c0 4-1.500 6-5 6.500" fill="none" stroke-width="1.800"/>'),
  peak: outlined('<path d="M1.500 21L9 6l4 7 3-4.500L22.500 21z" fill="#8b8479"/><path d="M9 6l2.500 4.500-2.500 1-2.500-1z" fill="#fff"/>'),
  swap: outlined('<path d="M3 8.500h13V5l5.500 5L16 15v-3.500H3z" fill="#f6d77c" transform="translate(0 -3.500)"/><path d="M21 15.500H8V12l-5.500 5L8 22v-3.500h13z" fill="#c48d55"/>'),
  strength: outlined('<path d="M12 2l9 3.500v6c0 5.500-4 8.500-9 10.500-5-2-9-5-9-10.500v-6z" fill="#7d8794"/>'),
  die: outlined(`${die}${pips([8, 8], [16, 8], [12, 12], [8, 16], [16, 16])}`),
  turn: outlined(`<g transform="translate(4 4) scale(0.7)">${die}${pips([12, 12])}</g><path d="M3 12a9 9 0 0 1 15-6.500M21 12a9 9 0 0 1-15 6.500" fill="none" stroke-width="2"/><path d="M18.500 2v4h-4M5.500 22v-4h4" fill="none" stroke-width="2"/>`),
  roll: outlined(`<g transform="rotate(-14 9 14) translate(0 6) scale(0.68)">${die}${pips([8, 8], [16, 16], [12, 12])}</g><g transform="rotate(14 17 8) translate(10 0) scale(0.56)">${die}${pips([8, 8], [16, 16])}</g>`),
  supply: outlined('<path d="M3 9h18l-2 12.500H5z" fill="#c48d55"/><path d="M4 14h16M5 18h14" fill="none" stroke-width="1.100"/><path d="M6 9c0-8 12-8 12 0" fill="none" stroke-width="1.800"/>'),
  prospect: outlined('<path d="M3 9.500C7 3 15 1.500 21.500 5c-5 0-8 1-10 3l10 11-2.500 2.500-10.500-10c-2.500.5-4 1-5.500 2.500-.5-1.500-.5-3 0-4.500z" fill="#9aa3ad"/>'),
  extract: outlined('<path d="M3 9h18l-2.500 8h-13z" fill="#7d8794"/><path d="M4 9l3-4 3 2 3-3 3 3 3-1 2 3z" fill="#8a6b55"/><circle cx="8" cy="19.500" r="2.500" fill="#5b4632"/><circle cx="16" cy="19.500" r="2.500" fill="#5b4632"/>'),
  trade: outlined('<path d="M12 3v17M6 21h12M4 6.500l16-2" fill="none" stroke-width="2"/><path d="M1.500 14l3-7.500 3 7.500c-1 2.500-5 2.500-6 0zM16.500 12l3-7.500 3 7.500c-1 2.500-5 2.500-6 0z" fill="#e7b63c"/>'),
  build: outlined(hammer),
  recruit: outlined('<path d="M3 22c0-6 3-8.500 7-8.500s7 2.500 7 8.500z" fill="#4b6a8a"/><circle cx="10" cy="8" r="5" fill="#efcaa8"/><path d="M19.500 3v8M15.500 7h8" stroke="#2b6a34" stroke-width="2.800"/>'),
  muster: outlined(combat),
  study: outlined('<path d="M2 5c4-1.500 7-1 10 1.500C15 4 18 3.500 22 5v14c-4-1.500-7-1-10 1.500C9 18 6 17.500 2 19z" fill="#f3ead4"/><path d="M12 6.500v14M5 9c2-.4 3-.2 4.500.5M5 13c2-.4 3-.2 4.500.5M19 9c-2-.4-3-.2-4.500.5M19 13c-2-.4-3-.2-4.500.5" fill="none" stroke-width="1.200"/>'),
  labour: outlined('<path d="M11 2.500h3V13h-3z" fill="#a9713d"/><path d="M8 2.500h9" stroke-width="2.800"/><path d="M7.500 13h10v4c0 3-2.500 5-5 5.500-2.500-.5-5-2.500-5-5.500z" fill="#9aa3ad"/>'),
  Raid: outlined('<path d="M9 2.500h6l-1 3c4 2 5.500 5.500 5.500 9 0 5-3 7-7.500 7s-7.500-2-7.500-7c0-3.500 1.500-7 5.500-9z" fill="#a4603a"/><path d="M8.500 5.500h7" stroke="#e7b63c" stroke-width="2"/><path d="M21 3L8 18l-1 3 3-1L23 6z" fill="#dfe5ec"/>'),
  Beasts: outlined('<path d="M4 9l-1-6.500L9 6h6l6-3.500L20 9l1 4-4 1.500L14.500 21h-5L7 14.500 3 13z" fill="#7d6a58"/><circle cx="8.500" cy="11" r="1.300" fill="#f6e58a" stroke-width="1"/><circle cx="15.500" cy="11" r="1.300" fill="#f6e58a" stroke-width="1"/><path d="M10 16h4l-2 2.500z" fill="#2b2118"/>'),
  Blight: outlined('<path d="M12 22c-6 0-9-4-9-8 3 1 4 0 5-2 1-3-1-5 2-9.500 1 3 3 3 4 6 .5 2-.5 3 1 4 2 1 3-2 2.500-4 2.500 2 3.500 4 3.500 6.500 0 4-4 7-9 7z" fill="#6f8f4e"/><circle cx="9" cy="16" r="1.500" fill="#cfe08a" stroke="none"/><circle cx="13.500" cy="18" r="1.800" fill="#cfe08a" stroke="none"/><circle cx="14" cy="13.500" r="1" fill="#cfe08a" stroke="none"/>'),
  Panic: outlined('<path d="M12 3c4 0 6 3 6 7l1.500 6h-15L6 10c0-4 2-7 6-7z" fill="#e7b63c"/><path d="M9.500 16c0 5 5 5 5 0z" fill="#8c5a1c"/><path d="M12 3V1M2 5l2.500 2M22 5l-2.500 2M1 11.500h3M20 11.500h3" fill="none" stroke="#a8332b" stroke-width="1.800"/>'),
};
