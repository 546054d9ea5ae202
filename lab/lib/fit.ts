import { judge, type Net } from '@overtrick/bots/internals/sampling/signals/net';
import { fraction, type Random } from '@overtrick/rules/random';

/** The inputs of one net about an option. */
export interface Term {
  /** The place of the net among those that are fitted together. */
  readonly net: number;
  readonly on: readonly number[];
}

/** One choice among several: how much each option is wanted is the sum of what nets judge of it. */
export interface Choice {
  readonly options: readonly (readonly Term[])[];
  readonly chosen: number;
}

const RATE = 0.08;
/** For the weights of single inputs, which find their place sooner. */
const DIRECT_RATE = 0.1;
/** The share of each weight in use that is taken away at each step: weights of rare inputs stay small. */
const DECAY = 1e-5;

const at = (row: Float32Array, i: number): number => row[i] ?? 0;

/** Returns the mean logarithm of the chance that the nets give to what was chosen. */
export function likelihoodOf(nets: readonly Net[], choices: readonly Choice[]): number {
  let sum = 0;
  for (const { options, chosen } of choices) {
    const wishes = options.map((terms) =>
      terms.reduce((total, { net, on }) => {
        const one = nets[net];
        return one === undefined ? total : total + judge(one, on);
      }, 0),
    );
    const most = Math.max(...wishes);
    const all = wishes.reduce((total, wish) => total + Math.exp(wish - most), 0);
    sum += (wishes[chosen] ?? 0) - most - Math.log(all);
  }
  return sum / choices.length;
}

/** A net while it is fitted: with how far each weight has moved. */
interface Fitting extends Net {
  /** The slopes of the second weights by this choice: they are moved once for all its options. */
  readonly slopes: Float32Array;
  readonly moved: Pick<Net, 'direct' | 'first' | 'bias' | 'second'>;
}

function startNet(inputs: number, hidden: number, random: Random): Fitting {
  const small = (size: number, scale: number) =>
    Float32Array.from({ length: size }, () => (fraction(random) * 2 - 1) * scale);
  const far = (size: number) => new Float32Array(size).fill(0.1);
  return {
    inputs,
    hidden,
    direct: new Float32Array(inputs),
    first: small(inputs * hidden, 0.1),
    bias: small(hidden, 0.1),
    second: small(hidden, 0.5),
    slopes: new Float32Array(hidden),
    moved: { direct: far(inputs), first: far(inputs * hidden), bias: far(hidden), second: far(hidden) },
  };
}

function step(row: Float32Array, far: Float32Array, i: number, slope: number, rate = RATE): void {
  far[i] = at(far, i) + slope * slope;
  row[i] = at(row, i) * (1 - DECAY) - (rate * slope) / Math.sqrt(at(far, i));
}

function layerOf({ hidden, first, bias }: Net, on: readonly number[]): Float32Array {
  const sums = Float32Array.from(bias);
  for (const input of on) {
    const row = input * hidden;
    for (let j = 0; j < hidden; j++) sums[j] = at(sums, j) + at(first, row + j);
  }
  return sums;
}

/** Moves the weights of a net against the slope of what it said. */
function moveBack(
  { hidden, direct, first, bias, second, moved, slopes }: Fitting,
  on: readonly number[],
  sums: Float32Array,
  slope: number,
) {
  for (const input of on) step(direct, moved.direct, input, slope, DIRECT_RATE);
  for (let j = 0; j < hidden; j++) {
    const sum = at(sums, j);
    if (sum <= 0) continue;
    const back = slope * at(second, j);
    slopes[j] = at(slopes, j) + slope * sum;
    step(bias, moved.bias, j, back);
    for (const input of on) step(first, moved.first, input * hidden + j, back);
  }
}

/**
 * Fits nets that make each choice as likely as they can: gradient steps, each weight's shorter the more it has moved
 * (Adagrad).
 * @param sizes inputs and hidden rows of each net
 * @param choicesOf the choices of an epoch
 */
export function fitNets(
  sizes: readonly { readonly inputs: number; readonly hidden: number }[],
  epochs: number,
  random: Random,
  choicesOf: (epoch: number) => Iterable<Choice>,
): readonly Net[] {
  const nets = sizes.map(({ inputs, hidden }) => startNet(inputs, hidden, random));
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const { options, chosen } of choicesOf(epoch)) {
      const judged = options.map((terms) =>
        terms.flatMap(({ net: which, on }) => {
          const net = nets[which];
          return net === undefined ? [] : [{ net, on, sums: layerOf(net, on) }];
        }),
      );
      const wishes = judged.map((terms) =>
        terms.reduce(
          (total, { net, on, sums }) =>
            sums.reduce(
              (all, sum, j) => all + (sum > 0 ? sum * at(net.second, j) : 0),
              on.reduce((all, input) => all + at(net.direct, input), total),
            ),
          0,
        ),
      );
      const most = Math.max(...wishes);
      const powers = wishes.map((wish) => Math.exp(wish - most));
      const all = powers.reduce((a, b) => a + b, 0);
      for (const [i, terms] of judged.entries()) {
        const slope = (powers[i] ?? 0) / all - (i === chosen ? 1 : 0);
        if (Math.abs(slope) < 1e-3) continue;
        for (const { net, on, sums } of terms) moveBack(net, on, sums, slope);
      }
      for (const { hidden, second, moved, slopes } of nets) {
        for (let j = 0; j < hidden; j++) step(second, moved.second, j, at(slopes, j));
        slopes.fill(0);
      }
    }
  }
  return nets;
}
