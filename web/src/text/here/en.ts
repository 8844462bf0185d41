//! Tables on this device and what belongs to them, in English.

import { listed } from '../plural';
import type { HereText } from './text';

const list = listed('en');

export const here: HereText = {
  here: {
    where: 'Where is it played?',
    atServer: 'At the server: friends can join from anywhere',
    onDevice: 'On this device: works without a network',
    you: 'You',
    badge: 'On this device',
    explain: 'This table lives on this device and needs no network.',
    save: 'Save as a file',
    keep: 'Keep on this device',
    move: 'Move to the server',
    moveMore: 'The server checks every line, and the match goes on there with the same dice. It is marked as begun on a device and counts among nobody’s results.',
    brought: 'Begun on a device',
    broughtMore: 'This match was begun on somebody’s own device, where its dice could be known. It counts among nobody’s results.',
  },
  foresight: {
    would: 'This move:',
    points: (gains) => `At once: ${list(gains)}`,
    chance: 'Then chance decides.',
  },
  sharing: {
    title: 'Share this position',
    link: 'Link',
    embed: 'For another page',
    more: 'The whole match is in the link itself. Nothing of it is sent to a server.',
    tooLong: 'This match is too long for a link.',
    picture: (kind) => `Save as ${kind}`,
    whole: 'Open in Tafelrunde',
    broken: 'There is no match in this link. It may have been cut off.',
  },
  update: { ready: 'A new version is ready.', load: 'Load it' },
};
