//! The signs on tiles, banners and boards, each in a square of 24: told apart by shape as well as by colour.

import type { Kind, Per, Token } from '../../../wire/tales-of-glory';

/** Everything that has a sign. */
export type Sign = Token | Kind | Per | 'end' | 'chest' | 'opened' | 'quest' | 'hero' | 'discard' | 'card';

const coin = '<circle cx="12" cy="12" r="9.500" fill="#e7b63c" stroke="#6b4a08" stroke-width="1.800"/><circle cx="12" cy="12" r="6.600" fill="none" stroke="#b9821c" stroke-width="1.200"/><path d="M12 7.500v9M9 9.500h4.500a2 2 0 0 1 0 4H10" fill="none" stroke="#6b4a08" stroke-width="1.600"/>';
const potion = '<path d="M9.500 2.500h5v5.500l5 8.500a3.500 3.500 0 0 1-3 5h-9a3.500 3.500 0 0 1-3-5l5-8.500z" fill="#d3efe6" stroke="#164a40" stroke-width="1.800" stroke-linejoin="round"/><path d="M6.800 14.500h10.400l1.600 2.800a2.300 2.300 0 0 1-2 3.400H7.200a2.300 2.300 0 0 1-2-3.400z" fill="#2a8f7a"/><path d="M8.500 2.500h7" stroke="#164a40" stroke-width="2.600" stroke-linecap="round"/>';
const magic = '<path d="M12 1.500l2.700 7.800L22.500 12l-7.800 2.700L12 22.500l-2.700-7.800L1.500 12l7.800-2.700z" fill="#7b5bb5" stroke="#34215e" stroke-width="1.600" stroke-linejoin="round"/><circle cx="12" cy="12" r="2.400" fill="#efe6ff"/>';
const combat = '<g stroke="#333b46" stroke-width="1.400" stroke-linejoin="round"><path d="M10 15V5l2-3.500L14 5v10z" fill="#dfe5ec"/><path d="M12 4v10" stroke-width="1"/><path d="M5.500 14.500h13v3h-13z" fill="#a8332b"/><path d="M10.700 17.500h2.600V22h-2.600z" fill="#6e4522"/></g>';
const key = '<g fill="none" stroke="#3d2b16" stroke-linecap="round"><circle cx="7" cy="12" r="4.200" stroke-width="4.600"/><path d="M11 12h10.500M17.500 12v4.200M21 12v3.400" stroke-width="4.200"/></g><g fill="none" stroke="#e7b63c" stroke-linecap="round"><circle cx="7" cy="12" r="4.200" stroke-width="2.200"/><path d="M11 12h10.500M17.500 12v4.200M21 12v3.400" stroke-width="2"/></g>';
const closed = '<g stroke="#3d2610" stroke-width="1.500" stroke-linejoin="round"><path d="M3 11h18v9.500H3z" fill="#a9713d"/><path d="M3 11c0-5 2.500-7 5.500-7h7c3 0 5.500 2 5.500 7z" fill="#c48d55"/><path d="M9.500 9.500h5v5.500h-5z" fill="#e7b63c"/></g><circle cx="12" cy="12" r="1.100" fill="#2b2118"/><path d="M12 12v2" stroke="#2b2118" stroke-width="1.200"/>';

export const SIGNS: Record<Sign, string> = {
  coin,
  potion,
  magic,
  combat,
  key,
  prestige: '<path d="M12 1.800l9 2.700v7.300c0 5.600-4.300 8.600-9 10.700-4.700-2.100-9-5.100-9-10.700V4.500z" fill="#a8332b" stroke="#4d120e" stroke-width="1.600" stroke-linejoin="round"/><path d="M12 6l1.700 3.700 4 .4-3 2.700.9 4L12 14.700l-3.600 2.100.9-4-3-2.700 4-.4z" fill="#fdeebf"/>',
  marker: '<path d="M5.500 22.500V2" stroke="#3d2610" stroke-width="2.400" stroke-linecap="round"/><path d="M6 3h14l-3.500 4.700 3.500 4.800H6z" fill="#c2453a" stroke="#4d120e" stroke-width="1.500" stroke-linejoin="round"/><path d="M11 5.800v4M9.700 6.700l1.300-.9" stroke="#fff" stroke-width="1.500" fill="none"/>',
  place: '<g stroke="#4a2f10" stroke-width="1.500" stroke-linejoin="round"><path d="M4 21.500V11h16v10.500z" fill="#f0dcb4"/><path d="M2 11.500L12 3l10 8.500z" fill="#b0492f"/><path d="M9.500 21.500v-5a2.500 2.500 0 0 1 5 0v5z" fill="#6e4522"/></g>',
  monster: '<path d="M4 10L4.500 2l5 4.200h5l5-4.200.5 8v5c0 4.500-4 7-8 7s-8-2.500-8-7z" fill="#6f9a4e" stroke="#26400f" stroke-width="1.500" stroke-linejoin="round"/><path d="M7 10.500l3.600 1.800M17 10.500l-3.600 1.800" stroke="#1b2c0c" stroke-width="2" stroke-linecap="round"/><path d="M7.500 16.500h9l-1.500 3-1.500-1.500-1.500 1.500-1.500-1.500L9 19.500z" fill="#fff8e6" stroke="#26400f" stroke-width="1"/>',
  treasure: '<path d="M6 4h12l4.500 6L12 21.500 1.500 10z" fill="#f0c24b" stroke="#5f430a" stroke-width="1.600" stroke-linejoin="round"/><path d="M1.500 10h21M8 10l4 11.500L16 10l-4-6z" fill="none" stroke="#5f430a" stroke-width="1.200" stroke-linejoin="round"/><path d="M6.500 5.500h3L8 8.500H4.500z" fill="#fff6d6"/>',
  character: '<path d="M3.500 22c0-6 3.500-8.500 8.500-8.500s8.500 2.500 8.500 8.500z" fill="#4a74a8" stroke="#1b3050" stroke-width="1.500"/><circle cx="12" cy="8" r="5" fill="#efcaa8" stroke="#1b3050" stroke-width="1.500"/><path d="M7 7.500c0-7 10-7 10 0-3-2-7-2-10 0z" fill="#6e4522" stroke="#1b3050" stroke-width="1"/>',
  majority: '<path d="M3 19.500L1.500 7l6 4.500L12 4l4.500 7.500 6-4.500L21 19.500z" fill="#e7b63c" stroke="#5f430a" stroke-width="1.600" stroke-linejoin="round"/><path d="M4 22h16" stroke="#5f430a" stroke-width="2.600"/>',
  'three-coins': `<svg x="0" y="8" width="15" height="15" viewBox="0 0 24 24">${coin}</svg><svg x="9" y="8" width="15" height="15" viewBox="0 0 24 24">${coin}</svg><svg x="4.500" y="0.500" width="15" height="15" viewBox="0 0 24 24">${coin}</svg>`,
  'three-potions': `<svg x="0" y="7" width="16" height="16" viewBox="0 0 24 24">${potion}</svg><svg x="8.500" y="7" width="16" height="16" viewBox="0 0 24 24">${potion}</svg><svg x="4" y="0" width="16" height="16" viewBox="0 0 24 24">${potion}</svg>`,
  surrounded: '<g stroke="#3d2b16" stroke-width="1.300"><path d="M8.500 1h7v7h-7zM1 8.500h7v7H1zM16 8.500h7v7h-7zM8.500 16h7v7h-7z" fill="#f0dcb4"/><path d="M8.500 8.500h7v7h-7z" fill="#a8332b"/></g>',
  'closed-chest': closed,
  chest: closed,
  opened: '<g stroke="#3d2610" stroke-width="1.500" stroke-linejoin="round"><path d="M4.500 9C4 3.500 6.500 1.500 9 1.500h6c2.500 0 5 2 4.500 7.500z" fill="#8a5a2b"/><path d="M3 12.500 5 9h14l2 3.500z" fill="#2b1d10"/><path d="M3 12.500h18v9H3z" fill="#a9713d"/></g><path d="M8 12.500c1-2.500 3-2.500 4-.5 1-2 3-2 4 .5z" fill="#f6d77c"/>',
  end: '<path d="M6 2.500h12v4L13.500 12l4.500 5.500v4H6v-4l4.500-5.500L6 6.500z" fill="#fff6dd" stroke="#3d2b16" stroke-width="1.800" stroke-linejoin="round"/><path d="M8 19.500c1-3 3-3.500 4-3.500s3 .5 4 3.500zM9 7h6l-3 3.500z" fill="#c98f2e"/><path d="M4.500 2.500h15M4.500 21.500h15" stroke="#3d2b16" stroke-width="2.400" stroke-linecap="round"/>',
  quest: '<path d="M5 3h12c2.500 0 3 3.500 0 3.500v12.500a2.500 2.500 0 0 1-2.500 2.500H3.500A2.500 2.500 0 0 0 6 19V6.500C3 6.500 3 3 5 3z" fill="#f0e2c0" stroke="#4b2a63" stroke-width="1.500" stroke-linejoin="round"/><path d="M9 9.500h5M9 12.500h5M9 15.500h3.500" stroke="#4b2a63" stroke-width="1.500"/><circle cx="18" cy="18" r="4" fill="#7b5bb5" stroke="#34215e" stroke-width="1.200"/>',
  hero: '<path d="M3.500 12.500C3.500 5 7 2 12 2s8.500 3 8.500 10.500V20l-5 2.500v-7H13v-4h-2v4H8.500v7l-5-2.500z" fill="#dfe5ec" stroke="#333b46" stroke-width="1.500" stroke-linejoin="round"/><path d="M12 2v9" stroke="#333b46" stroke-width="1.400"/><path d="M12 2c3-3 7-2 9 1-3-.5-5 0-7 1z" fill="#a8332b" stroke="#4d120e" stroke-width="1"/>',
  discard: '<g stroke="#3d2b16" stroke-width="1.500" stroke-linejoin="round"><path d="M4 8l12-4 4 11-12 4z" fill="#d9c49c"/><path d="M3.500 10.500h13v11h-13z" fill="#f0e2c0"/></g><path d="M7 13.500l6 5M13 13.500l-6 5" stroke="#a8332b" stroke-width="2" stroke-linecap="round"/>',
  card: '<rect x="5" y="2" width="14" height="20" rx="2" fill="#4b2a63" stroke="#2a1638" stroke-width="1.500"/><path d="M12 6l4 6-4 6-4-6z" fill="#e7b63c"/>',
};
