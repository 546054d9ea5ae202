/** The sounds of an evening. */
export type Bell = 'call' | 'warning' | 'move' | 'over';

/** The pitches of the notes in hertz, played one after the other. */
const NOTES: Readonly<Record<Bell, readonly number[]>> = {
  call: [880, 660],
  warning: [660, 660],
  move: [523, 659, 784],
  over: [784, 659, 523],
};
const NOTE_S = 0.28;

let context: AudioContext | undefined;

/** Rings; does nothing where the browser allows no sound before the first press. */
export function ring(bell: Bell): void {
  context ??= new AudioContext();
  const audio = context;
  if (audio.state === 'suspended') void audio.resume();
  for (const [i, pitch] of NOTES[bell].entries()) {
    const at = audio.currentTime + i * NOTE_S;
    const tone = new OscillatorNode(audio, { type: 'sine', frequency: pitch });
    const gain = new GainNode(audio, { gain: 0 });
    gain.gain.setValueAtTime(0.25, at);
    gain.gain.exponentialRampToValueAtTime(0.001, at + NOTE_S);
    tone.connect(gain).connect(audio.destination);
    tone.start(at);
    tone.stop(at + NOTE_S);
  }
}
