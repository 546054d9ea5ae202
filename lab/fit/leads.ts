import { readFileSync } from 'node:fs';
import { defined } from '@overtrick/rules/assert';
import { randomDeal } from '@overtrick/rules/deals/deal';
import { type Random, seededRandom, shuffled } from '@overtrick/rules/random';
import { rounded } from '../lib/figures.ts';
import { LEAD_TABLES, type LeadSample, sampleLeads, type TriedCard } from '../lib/leadSamples.ts';
import {
  type Fit,
  type FitOptions,
  type FitResult,
  ROOT,
  replaceConstant,
  settingOf,
  wrapped,
} from './fit.ts';

const FILE = 'packages/solver/assembly/leadWeights.ts';
/** The width of a line of numbers. */
const WIDTH = 119;

const SIZE = Object.values(LEAD_TABLES).reduce((sum, size) => sum + size, 0);
/** The steps of a weight get shorter from here (Adagrad). */
const START = 1e-3;
/** The pull of each weight in use towards 0: weights of rare features stay small. */
const DECAY = 2e-5;
/** The number of largest weights that are cut to 127, so that rounding loses less of all others. */
const CUT = 8;
const MOST = 127;
/** Brings the costs of leads to the order of 1. */
const POSITIONS = 1e4;
/** The score of a card that is tried after those with one. */
const LAST = -1e9;

/** Returns the score of a card. */
function scoreOf({ on }: TriedCard, weights: ArrayLike<number>): number {
  let sum = 0;
  for (const i of on) sum += weights[i] ?? 0;
  return sum;
}

/**
 * Fits weights that have the expected number of positions up to the first card that cuts off least, if cards are drawn
 * with chances in proportion to the exponential of their scores: gradient steps, each weight's shorter the more it has
 * moved. A lead's gradient is divided by the square root of its mean positions.
 */
export function fitWeights(
  samples: readonly LeadSample[],
  epochs: number,
  rate: number,
  random: Random,
): Float32Array {
  const weights = new Float32Array(SIZE);
  const moved = new Float32Array(SIZE).fill(START);
  let left = samples;
  for (let epoch = 0; epoch < epochs; epoch++) {
    const pace = rate * (1 - epoch / epochs);
    left = shuffled(random, left);
    for (const sample of left) {
      const slopes = slopesOf(sample, weights);
      for (const [k, { on }] of sample.cards.entries()) {
        const slope = slopes[k] ?? 0;
        if (slope === 0) continue;
        for (const i of on) {
          const weight = weights[i] ?? 0;
          const pull = slope + DECAY * weight;
          const far = (moved[i] ?? 0) + pull * pull;
          moved[i] = far;
          weights[i] = weight - (pace * pull) / Math.sqrt(far);
        }
      }
    }
  }
  return weights;
}

/** Returns the slopes of a lead's expected positions by the scores of its cards. */
function slopesOf({ cards, rate }: LeadSample, weights: Float32Array): readonly number[] {
  const costs = cards.map(({ positions }) => ((positions + 0.5) * rate) / POSITIONS);
  const scale = 1 / Math.sqrt(costs.reduce((sum, cost) => sum + cost, 0) / costs.length);
  const scores = cards.map((card) => scoreOf(card, weights));
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const cutting = Math.max(
    1e-12,
    cards.reduce((sum, { cuts }, k) => sum + (cuts ? (powers[k] ?? 0) : 0), 0),
  );
  /** The mean cost of the card that cuts off, and how fast the cost of those before it falls with its score. */
  let mean = 0;
  let fall = 0;
  const slopes = cards.map(({ cuts }, k) => {
    const power = powers[k] ?? 0;
    const cost = costs[k] ?? 0;
    if (cuts) {
      mean += (cost * power) / cutting;
      return 0;
    }
    const before = power / (power + cutting);
    const slope = cost * before * (1 - before);
    fall += slope;
    return slope * scale;
  });
  return cards.map(({ cuts }, k) =>
    cuts ? ((powers[k] ?? 0) / cutting) * ((costs[k] ?? 0) - mean - fall) * scale : (slopes[k] ?? 0),
  );
}

/** Returns the weights as integers of a byte. */
export function bytesOf(weights: Float32Array): readonly number[] {
  const largest = [...weights].map(Math.abs).toSorted((a, b) => b - a);
  const full = largest[CUT] || 1;
  return [...weights].map((weight) => Math.max(-MOST, Math.min(MOST, Math.round((weight / full) * MOST))));
}

/** Puts weights into the tables of the file. */
export function withWeights(file: string, weights: readonly number[]): string {
  let text = file;
  let at = 0;
  for (const [name, size] of Object.entries(LEAD_TABLES)) {
    const lines = wrapped(weights.slice(at, at + size), WIDTH);
    text = replaceConstant(text, name, `memory.data<i8>([\n${lines}\n])`);
    at += size;
  }
  return text;
}

/** Reads the weights from the tables of the file. */
export function weightsIn(file: string): readonly number[] {
  return Object.keys(LEAD_TABLES).flatMap((name) => {
    const [, list] = new RegExp(`const ${name}: [^[]*\\[([^\\]]*),\\s*\\]`).exec(file) ?? [];
    return defined(list, `a table ${name}`).split(',').map(Number);
  });
}

/** Returns the positions up to the first card that cuts off, for all leads that the samples stand for. */
function positionsBy(samples: readonly LeadSample[], scoreBy: (card: TriedCard) => number): number {
  let sum = 0;
  for (const { cards, rate } of samples) {
    const ordered = cards.toSorted((one, other) => scoreBy(other) - scoreBy(one));
    const first = ordered.findIndex(({ cuts }) => cuts);
    for (const { positions } of ordered.slice(0, first + 1)) sum += positions * rate;
  }
  return sum;
}

/**
 * Fits the order of leads. Reports how many positions this order and that of the file take on deals that it was not
 * fitted to, as a multiple of those of the best order.
 */
function fitLeads(options: FitOptions): FitResult {
  const { deals, seed } = options;
  const dealt = (from: number, count: number) =>
    Array.from({ length: count }, (_, deal) => randomDeal(seededRandom(`${seed} ${from + deal}`)));
  const samples = sampleLeads(dealt(0, deals));
  const epochs = settingOf(options, 'epochs');
  const fitted = fitWeights(samples, epochs, settingOf(options, 'rate'), seededRandom(seed));
  const weights = bytesOf(fitted);
  const file = readFileSync(`${ROOT}/${FILE}`, 'utf8');
  const unseen = sampleLeads(dealt(deals, Math.ceil(deals / 10)));
  /** Counts with the cards between the ends of a suit last, as the solver has them. */
  const byWeights = (some: readonly number[]) =>
    positionsBy(unseen, (card) => (card.on.length === 0 ? LAST : scoreOf(card, some)));
  const least = positionsBy(unseen, ({ cuts, positions }) => (cuts ? -positions : LAST));
  return {
    text: withWeights(file, weights),
    report: {
      leads: samples.length,
      unseen: unseen.length,
      positions: {
        fitted: rounded(byWeights(weights) / least),
        file: rounded(byWeights(weightsIn(file)) / least),
      },
    },
  };
}

export const leads: Fit = {
  file: FILE,
  about: "the solver's order of leads",
  seed: 'leads',
  deals: 1740,
  settings: { epochs: 16, rate: 0.1 },
  run: fitLeads,
};
