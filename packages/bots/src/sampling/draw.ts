import { defined } from '@overtrick/rules/assert';
import { fraction, type Random } from '@overtrick/rules/random';
import type { PlainPlay } from './hidden.ts';
import { type Layout, layoutSampler } from './sample.ts';
import type { Weighted } from './trial.ts';

/** The weight of a layout relative to others, at least 0. */
export type WeightOf = (layout: Layout) => number;

/**
 * The extent of a drawing: `batch` at a time, until the weights suffice for ENOUGH times the wanted number, or `most`
 * are drawn.
 */
interface Effort {
  readonly batch: number;
  readonly most: number;
  isSpent?(): boolean;
}
const ENOUGH = 4;
const OF_LAYOUTS: Effort = { batch: 500, most: 8000 };

/**
 * Draws about `count` layouts of the hidden hands with probabilities by `weightOf`; repeated ones are combined with
 * their weight. If no layout has a weight, all are equally likely.
 */
export const drawLayouts = (
  play: PlainPlay,
  weightOf: WeightOf,
  count: number,
  random: Random,
): readonly Weighted<Layout>[] =>
  drawWorlds(layoutSampler(play, random), weightOf, count, OF_LAYOUTS, random);

/** Draws worlds of any kind in the same way. */
export function drawWorlds<World>(
  draw: () => World,
  weightOf: (world: World) => number,
  count: number,
  { batch, most, isSpent }: Effort,
  random: Random,
): readonly Weighted<World>[] {
  const worlds: World[] = [];
  const weights: number[] = [];
  let sum = 0;
  let squares = 0;
  do {
    for (let i = 0; i < batch; i++) {
      const world = draw();
      const weight = weightOf(world);
      worlds.push(world);
      weights.push(weight);
      sum += weight;
      squares += weight * weight;
    }
  } while (
    worlds.length < most &&
    (sum === 0 || (sum * sum) / squares < count * ENOUGH) &&
    isSpent?.() !== true
  );
  const even = sum === 0 ? 1 : 0;
  return resampled(
    worlds,
    weights.map((weight) => weight + even),
    count,
    random,
  );
}

/**
 * Resamples systematically: one random number for all, so that each is drawn as often as its weight says, rounded up or
 * down.
 */
function resampled<World>(
  worlds: readonly World[],
  weights: readonly number[],
  count: number,
  random: Random,
): readonly Weighted<World>[] {
  const step = weights.reduce((sum, weight) => sum + weight, 0) / count;
  let mark = fraction(random) * step;
  let passed = 0;
  const drawn: Weighted<World>[] = [];
  for (const [i, weight] of weights.entries()) {
    passed += weight;
    let times = 0;
    for (; mark < passed; mark += step) times++;
    if (times > 0) drawn.push({ world: defined(worlds[i], 'as many as weights'), weight: times });
  }
  return spread(drawn, random);
}

/** Shuffles the items, so that the first ones represent all if the time runs out. */
function spread<T>(items: readonly T[], random: Random): readonly T[] {
  const keyed = items.map((item) => ({ item, key: random() }));
  return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item);
}
