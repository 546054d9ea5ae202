import { judge, type Net } from '@overtrick/bots/signals/net';
import { fraction, type Random } from '@overtrick/rules/random';

/** One choice among several, each option the inputs that are on for it. */
export interface Choice {
  readonly options: readonly (readonly number[])[];
  readonly chosen: number;
}

const RATE = 0.08;
/** How much of each weight that is used is taken away for each choice: what is seen seldom stays small. */
const DECAY = 1e-5;

/** The mean logarithm of the chance that a net gives to what was chosen. */
export function likelihoodOf(net: Net, choices: readonly Choice[]): number {
  let sum = 0;
  for (const { options, chosen } of choices) {
    const wishes = options.map((on) => judge(net, on));
    const most = Math.max(...wishes);
    const all = wishes.reduce((total, wish) => total + Math.exp(wish - most), 0);
    sum += (wishes[chosen] ?? 0) - most - Math.log(all);
  }
  return sum / choices.length;
}

/** A net that makes what was chosen as likely as it can: gradient steps, each weight's shorter the more it has moved (Adagrad). */
export function fitNet(
  inputs: number,
  hidden: number,
  epochs: number,
  random: Random,
  choicesOf: () => Iterable<Choice>,
): Net {
  const small = (size: number, scale: number) =>
    Float32Array.from({ length: size }, () => (fraction(random) * 2 - 1) * scale);
  const first = small(inputs * hidden, 0.1);
  const bias = small(hidden, 0.1);
  const second = small(hidden, 0.5);
  const moved = {
    first: new Float32Array(inputs * hidden).fill(0.1),
    bias: new Float32Array(hidden).fill(0.1),
    second: new Float32Array(hidden).fill(0.1),
  };
  const at = (row: Float32Array, i: number): number => row[i] ?? 0;
  const step = (row: Float32Array, far: Float32Array, i: number, slope: number): void => {
    far[i] = at(far, i) + slope * slope;
    row[i] = at(row, i) * (1 - DECAY) - (RATE * slope) / Math.sqrt(at(far, i));
  };
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const { options, chosen } of choicesOf()) {
      const layers = options.map((on) => {
        const sums = Float32Array.from(bias);
        for (const input of on) {
          const row = input * hidden;
          for (let j = 0; j < hidden; j++) sums[j] = at(sums, j) + at(first, row + j);
        }
        return sums;
      });
      const wishes = layers.map((sums) =>
        sums.reduce((total, sum, j) => total + (sum > 0 ? sum * at(second, j) : 0), 0),
      );
      const most = Math.max(...wishes);
      const powers = wishes.map((wish) => Math.exp(wish - most));
      const all = powers.reduce((a, b) => a + b, 0);
      const steps = new Float32Array(hidden);
      const slopes = powers.map((power, i) => power / all - (i === chosen ? 1 : 0));
      for (const [i, slope] of slopes.entries()) {
        if (Math.abs(slope) < 1e-4) continue;
        const sums = layers[i];
        if (sums === undefined) continue;
        for (let j = 0; j < hidden; j++) {
          if (at(sums, j) <= 0) continue;
          const back = slope * at(second, j);
          steps[j] = at(steps, j) + slope * at(sums, j);
          step(bias, moved.bias, j, back);
          for (const input of options[i] ?? []) step(first, moved.first, input * hidden + j, back);
        }
      }
      for (let j = 0; j < hidden; j++) step(second, moved.second, j, at(steps, j));
    }
  }
  return { inputs, hidden, first, bias, second };
}
