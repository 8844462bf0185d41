//! What is said in the guided match of Guilds, in English.

import type { Lesson } from '../../../guide/lesson';

const lesson: Lesson = {
  aim: 'Alone against the board: each turn a guild tile moves the solo board towards its next condition. Meet two final fields and have at least 70 points.',
  steps: [
    'Guild tiles are laid from the first start field. The first fields of each row ask for nothing, so there is no reason to pay 3 Jar for a swap.',
    'Each turn you have two dice. A weak one is good enough to recruit: you see two people of your deck and may hire one.',
    '“[steward]” costs 2 Jar and pays you 1 Jar every turn from now on. Helpers who pay for themselves come first.',
    'A die is 1 stronger if its colour matches the action. Red matches Muster: the 6 becomes 7 and brings 3 combat points. A field that comes soon asks for just that many.',
    'You could repel the attack for 2 combat points. But it only takes ore and crystal from your stock, and you have none: save your points.',
    'Again a first field of a row: nothing is asked.',
    'Mines bring ore and crystal for the rest of the game. The valley, the lowest row, has difficulty 1: even your weakest die can do that.',
    'The next mine must lie beside one of yours. Row 3 has difficulty 3, and your first mine there brings an exploration medal.',
    'This attack clears the first column of the land, where you have nothing. Save your combat points again: the tile that comes next leads to the field that asks for 3 of them.',
    'Now it pays off: this field asks for 3 combat points. You need only have them, and 5 Jar are yours.',
    'With strength 3 you take up to two tiles from landscapes where you have mines.',
    'First the ore of the valley.',
    'Then the crystal above: the building that you are about to build costs one.',
    'A building brings points and a civil medal. “[library]” costs 1 crystal, needs strength 2, and can be used every turn.',
    'Using it costs 2 Jar and draws an action card. Cards cost no die, and some fields ask how many you hold.',
  ],
  end: 'You know what a turn asks: look at what comes on the solo board, use two dice, hire, mine, build, and decide about the attack. Play on from here: the field test has brought you Jar, and an attack is waiting.',
};

export default lesson;
