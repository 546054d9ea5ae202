import { defined } from '@overtrick/rules/assert';
import { fraction, type Random } from '@overtrick/rules/random';
import type { PlainPlay } from './hidden.ts';
import { type Layout, layoutSampler } from './sample.ts';
import type { Weighted } from './trial.ts';

/** The weight of a layout beside others, at least 0. */
export type WeightOf = (layout: Layout) => number;

/** Draws `batch` at a time, until they weigh like ENOUGH times as many as wanted, or `most` are there. */
interface Effort {
  readonly batch: number;
  readonly most: number;
  isSpent?(): boolean;
}
const ENOUGH = 4;
const OF_LAYOUTS: Effort = { batch: 500, most: 8000 };

/**
 * About `count` layouts of the hidden hands, each as likely to be drawn as `weightOf` says, those drawn several times
 * together with their weight. When no layout has a weight all are as likely.
 */
export const drawLayouts = (
  play: PlainPlay,
  weightOf: WeightOf,
  count: number,
  random: Random,
): readonly Weighted<Layout>[] =>
  drawWorlds(layoutSampler(play, random), weightOf, count, OF_LAYOUTS, random);

/** The same of whatever is drawn. */
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
 * Systematic resampling: one chance for all, so that each is drawn as often as its weight says, up or down to a whole
 * number.
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

/** In another order, so that the first some stand for all when the time runs out. */
function spread<T>(items: readonly T[], random: Random): readonly T[] {
  const keyed = items.map((item) => ({ item, key: random() }));
  return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item);
}
