//! The things of Settlement and its first match, in English.

import type { InspectText } from './text';

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

const text: InspectText = {
  terms: {
    action: ['action|actions', 'One per turn: explore, hunt, build, or activate what you have. Every action takes settlers.'],
    pass: ['pass', 'You take no further part in the round: your settlers come back, most basic resources go, and you choose a new artifact.'],
    settler: ['settler|settlers', 'Your workers: every action uses some. Basic settlers come back when you pass.'],
    bonus: ['bonus settler|bonus settlers', 'A settler to be used once. What you have not used stays with you.'],
    building: ['building|buildings', 'It works whenever you activate its street. Building takes 1 settler and the printed cost.'],
    plot: ['plot|plots', 'A place for one building in one of your three streets.'],
    market: ['market', 'The buildings that everybody can choose from.'],
    terrain: ['terrain|terrains', 'It yields its resource whenever you activate its region, unless a monster sits on it.'],
    space: ['space|spaces', 'A place for one terrain. The farther region costs more settlers to explore and has richer terrains.'],
    monster: ['monster|monsters', 'It keeps its terrain from yielding until you hunt it, which brings a reward.'],
    fort: ['fort|forts', 'It keeps monsters away, can be activated by itself, and keeps one basic resource for you when you pass.'],
    region: ['region|regions', 'A row of your wilderness: activated once a round, each of its terrains yields.'],
    street: ['street|streets', 'A row of your settlement: activated once a round, each of its buildings can be used.'],
    resource: ['resource|resources|basic resource|basic resources', 'Wood, clay and stone are basic; diamonds and gold are worth more and stay with you when you pass.'],
    exchange: ['exchange', 'With the supply, at any time of your turn and as often as you like.'],
    hero: ['hero|heroes', 'One per turn can be invited. Heroes give most of the points at the end.'],
    artifact: ['artifact|artifacts', 'A power for one round. When you pass you swap it for another.'],
    deposit: ['deposit', 'Gold on banks and diamonds on churches: they lie there for good and score at the end.'],
  },
  good: {
    build: 'Builders score for buildings, and a good street brings goods every round.',
    explore: 'More terrains, more goods. Adventurers score for them.',
    hunt: 'Frees the terrain and brings diamonds or gold at once.',
    fort: 'Safe from monsters, worth points with Defenders.',
    activate: 'One resource for one settler.',
    region: 'All terrains of the region yield: best when it is full and free of monsters.',
    street: 'All buildings of the street work: plan them side by side.',
    use: 'Use what helps, in the order that helps.',
    done: 'Only if the others bring nothing now.',
    scroll: 'Take what your next hero costs.',
    summon: 'A monster can be hunted for its reward.',
    calm: 'The terrain keeps yielding.',
    exchange: 'Turn what you have too much of into what a hero or building costs.',
    invite: 'Heroes are most of your points. The right ones cost no surcharge.',
    end: 'The next player moves; you will be asked again this round.',
    pass: 'Ends the round for you. First use up your settlers: they come back anyway.',
    take: 'Choose what helps in the coming round.',
  },
  begin: {
    aim: 'Have the most points after six rounds. They come from heroes, from gold on banks and from diamonds on churches.',
    turn: 'Take one action with your settlers and invite one hero, in any order; or pass for this round.',
    goal: 'Explore two terrains in region I, build there what you have resources for, and invite your first hero.',
  },
  easy: { mace: 'easy to use: 1 diamond more for each monster', compass: 'easy to use: goods with every exploration', mug: 'easy to use: one settler more for each hero' },
  amount: (resource, n) => (resource === 'diamond' ? count(n, 'diamond', 'diamonds') : `${n} ${resource}`),
  points: (n) => count(n, 'point', 'points'),
  counted: (n) => `${count(n, 'point', 'points')} as your settlement stands`,
  surcharge: (goods) => `surcharge of this space: ${goods}`,
  settlers: (n) => `${count(n, 'bonus settler', 'bonus settlers')} at once`,
  affordable: 'You can pay for it.',
  owned: (n) => `You have ${n} of them.`,
  reward: (goods) => `${goods} for hunting it`,
  bonus: (n) => count(n, 'bonus settler', 'bonus settlers'),
  hunt: (n) => count(n, 'settler', 'settlers'),
  deposit: (goods, n) => `You have ${goods}: up to ${count(n, 'point', 'points')}, one each time you use it.`,
  yields: (goods) => `yields ${goods}`,
};

export default text;
