//! What is said in the guided match of Terra Mystica, in English.

import type { Lesson } from '../../../guide/lesson';

const lesson: Lesson = {
  aim: 'You lead a people that lives on one kind of land. You turn land into your own, build on it, and score for what you have built. After six rounds the most points win.',
  steps: [
    'The people of this lesson, “[halflings]”, live on brown land and get 1 point for every spade they use. That suits the round that is coming: in it, every spade scores 2 points more.',
    'Everybody begins with dwellings on their own colour. This one lies near the middle, where there is much land to be turned into yours.',
    'Your neighbour has settled beside you. That is good: your buildings near others are cheaper to upgrade, and you get power when your neighbours build. Your second dwelling stays close to the first.',
    'Before the first round you choose a bonus card. “[bon1]” pays coins and lets you use one spade for nothing in the round.',
    'A dwelling becomes a trading house, which brings coins and power each round. It costs only half the coins, because somebody else lives next door.',
    'You have taken your one action of this turn. In a round you take turns until all have passed.',
    'Your neighbour has upgraded beside your trading house, so you may take 2 power for 1 point. Power moves through three bowls; what has come to the third pays for actions. Two for one is a good price.',
    'A trading house becomes a temple. It brings a priest each round, and a favour tile at once.',
    '“[fav11]” gives a step in the cult of earth, and from now on 2 points for every dwelling that you build. You will build many.',
    'That was your action.',
    'Now the spade of your bonus card: it takes no workers.',
    'One spade moves a hex one step on the circle of colours. This one needs just one step to become brown. You score 1 point for your people and 2 for this round.',
    'With the spade you may build there in the same turn. The dwelling brings a worker each round, and “[fav11]” scores 2 points.',
    'Nothing else to do in this turn.',
    'Your workers and coins are nearly spent, so you pass and swap your bonus card. “[bon4]” gives 3 power and lets you build across a river for a round.',
  ],
  end: 'You know how a round goes: build, upgrade, use spades and power, take favours, and pass. Five more follow. Look at what each round scores, and keep four connected buildings in mind: with enough power value they are a town.',
};

export default lesson;
