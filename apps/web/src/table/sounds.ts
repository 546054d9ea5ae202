/** The sounds of a table. */
export type Sound = 'card' | 'call' | 'trick' | 'turn';

/** A note: its pitch in hertz, its start and length in seconds, its loudness. */
type Note = readonly [pitch: number, at: number, length: number, gain: number];

const NOTES: Readonly<Record<Exclude<Sound, 'card'>, readonly Note[]>> = {
  call: [[660, 0, 0.07, 0.06]],
  trick: [
    [392, 0, 0.09, 0.06],
    [523, 0.07, 0.12, 0.06],
  ],
  turn: [
    [523, 0, 0.12, 0.09],
    [784, 0.11, 0.2, 0.09],
  ],
};

let context: AudioContext | undefined;

/** Plays a short sound; does nothing where the browser allows no sound before the first tap. */
export function play(sound: Sound): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  if (sound === 'card') rustle(context);
  else
    for (const [pitch, at, length, gain] of NOTES[sound])
      ring(context, pitch, context.currentTime + at, length, gain);
}

function ring(audio: AudioContext, pitch: number, at: number, length: number, gain: number): void {
  const tone = new OscillatorNode(audio, { type: 'triangle', frequency: pitch });
  tone.connect(fading(audio, at, length, gain)).connect(audio.destination);
  tone.start(at);
  tone.stop(at + length);
}

/** Plays the sound of a card put on cloth: a short noise without its high frequencies. */
function rustle(audio: AudioContext): void {
  const length = 0.06;
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  // any noise will do: this is a linear congruential generator
  for (let i = 0, word = 1; i < samples.length; i++) {
    word = (Math.imul(word, 1_664_525) + 1_013_904_223) | 0;
    samples[i] = word / 2 ** 31;
  }
  const noise = new AudioBufferSourceNode(audio, { buffer });
  const low = new BiquadFilterNode(audio, { type: 'lowpass', frequency: 1400 });
  noise
    .connect(low)
    .connect(fading(audio, audio.currentTime, length, 0.22))
    .connect(audio.destination);
  noise.start();
}

function fading(audio: AudioContext, at: number, length: number, gain: number): GainNode {
  const node = new GainNode(audio, { gain: 0 });
  node.gain.setValueAtTime(0, at);
  node.gain.linearRampToValueAtTime(gain, at + 0.008);
  node.gain.exponentialRampToValueAtTime(0.0001, at + length);
  return node;
}
