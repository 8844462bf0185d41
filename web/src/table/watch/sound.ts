//! A few soft sounds, made as they are played; off unless the reader wants them.

import { LOUDEST, manner } from './manner.svelte';

/** What can be heard. */
export type Sound = 'move' | 'other' | 'turn' | 'end';

/** A tone: its pitch, when it begins, how long it rings (in seconds), and how loud it is. */
type Tone = readonly [hertz: number, from: number, rings: number, loud: number];

const TONES: Record<Sound, readonly Tone[]> = {
  // Wood on wood.
  move: [[220, 0, 0.09, 0.5], [330, 0, 0.05, 0.25]],
  other: [[175, 0, 0.1, 0.4], [262, 0, 0.06, 0.2]],
  // A small bell.
  turn: [[659, 0, 0.5, 0.3], [988, 0.09, 0.6, 0.2]],
  end: [[392, 0, 0.7, 0.3], [494, 0.14, 0.7, 0.3], [587, 0.28, 1, 0.3]],
};
const ATTACK_S = 0.008;
const QUIETEST = 0.0001;

let context: AudioContext | null = null;

/** Plays a sound at the volume that was chosen. */
export function play(sound: Sound): void {
  const { volume } = manner.choices;
  if (volume === 0 || !globalThis.AudioContext) return;
  context ??= new AudioContext();
  // Browsers keep it silent until somebody touches the page.
  if (context.state === 'suspended') void context.resume();
  for (const tone of TONES[sound]) ring(context, tone, volume / LOUDEST);
}

function ring(on: AudioContext, [hertz, from, rings, loud]: Tone, volume: number): void {
  const [tone, gain] = [on.createOscillator(), on.createGain()];
  const start = on.currentTime + from;
  tone.type = 'triangle';
  tone.frequency.value = hertz;
  gain.gain.setValueAtTime(QUIETEST, start);
  gain.gain.exponentialRampToValueAtTime(loud * volume * volume, start + ATTACK_S);
  gain.gain.exponentialRampToValueAtTime(QUIETEST, start + rings);
  tone.connect(gain).connect(on.destination);
  tone.start(start);
  tone.stop(start + rings);
}
