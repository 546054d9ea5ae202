/**
 * A small neural net over inputs that are on or off. It adds a direct weight for each active input, and the outputs of
 * one hidden layer.
 */
export interface Net {
  readonly inputs: number;
  readonly hidden: number;
  /** A weight for each input. */
  readonly direct: Float32Array;
  /** A row of `hidden` weights for each input. */
  readonly first: Float32Array;
  readonly bias: Float32Array;
  readonly second: Float32Array;
}

/** A net as stored in a file: weights in hundredths, in the order of `Net`, separated by spaces. */
export interface NetData {
  readonly inputs: number;
  readonly hidden: number;
  readonly weights: string;
}

const UNIT = 100;

export function readNet({ inputs, hidden, weights }: NetData): Net {
  const all = Float32Array.from(weights.split(' '), (weight) => Number(weight) / UNIT);
  const rows = inputs + inputs * hidden;
  return {
    inputs,
    hidden,
    direct: all.subarray(0, inputs),
    first: all.subarray(inputs, rows),
    bias: all.subarray(rows, rows + hidden),
    second: all.subarray(rows + hidden, rows + 2 * hidden),
  };
}

export const writeNet = ({ inputs, hidden, direct, first, bias, second }: Net): NetData => ({
  inputs,
  hidden,
  weights: [...direct, ...first, ...bias, ...second].map((weight) => Math.round(weight * UNIT)).join(' '),
});

const sums = new Float32Array(64);

/** Returns the net's output for these active inputs. Compare it only with other outputs of the same net. */
export function judge({ hidden, direct, first, bias, second }: Net, on: readonly number[]): number {
  let total = 0;
  for (let j = 0; j < hidden; j++) sums[j] = bias[j] ?? 0;
  for (const input of on) {
    total += direct[input] ?? 0;
    const row = input * hidden;
    for (let j = 0; j < hidden; j++) sums[j] = (sums[j] ?? 0) + (first[row + j] ?? 0);
  }
  for (let j = 0; j < hidden; j++) {
    const sum = sums[j] ?? 0;
    if (sum > 0) total += sum * (second[j] ?? 0);
  }
  return total;
}
