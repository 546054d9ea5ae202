import { handOf } from '@overtrick/bots';
import { isFor } from '@overtrick/bots/internals/bidding/choose';
import { rulesRead } from '@overtrick/bots/internals/bidding/read';
import type { Rule } from '@overtrick/bots/internals/bidding/rule';
import { isVague } from '@overtrick/bots/internals/bidding/said';
import { countPoints } from '@overtrick/bots/internals/bidding/shows';
import { systemOf } from '@overtrick/bots/internals/bidding/system/compile';
import { SYSTEM_IDS, systemText } from '@overtrick/bots/internals/bidding/system/list';
import { defined } from '@overtrick/rules/assert';
import { termsOfBoard } from '@overtrick/rules/deals/board';
import { randomDeal } from '@overtrick/rules/deals/deal';
import { seededRandom } from '@overtrick/rules/random';
import { createEngine } from '@overtrick/solver/engine';
import { readModule } from '@overtrick/solver/node';
import { type Bidder, bidOut } from '../lib/bidOut.ts';
import { rounded } from '../lib/figures.ts';
import { type Fit, type FitOptions, type FitResult, settingOf } from './fit.ts';

/** The systems without the points of earlier fits. Half of the deals are bid by the first, which most tables play. */
const SYSTEMS = SYSTEM_IDS.map((id) => systemOf(systemText(id), new Map()));

/** Returns the points of a hand as the rule counts them; high cards where it counts none. */
const pointsBy = (rule: Rule, hand: ReturnType<typeof handOf>): number =>
  rule.shows.points === undefined ? hand.high : countPoints(hand, rule.shows.count);

/**
 * Returns the points between which all but a few hands lie, wider by some points: the fewer the hands, the more may lie
 * beyond.
 */
function rangeOf(points: readonly number[], left: number): readonly [number, number] {
  const sorted = points.toSorted((a, b) => a - b);
  const out = Math.floor(sorted.length * left);
  const [, below, above] = MARGINS.find(([most]) => sorted.length < most) ?? USUAL_MARGIN;
  const least = (sorted[out] ?? 0) - below;
  return [least <= LOW ? 0 : least, (sorted[sorted.length - 1 - out] ?? 0) + above];
}
/** The points by which the range of fewer hands than that is widened, below and above: strong hands are rarer. */
const MARGINS: readonly (readonly [number, number, number])[] = [
  [100, 3, 5],
  [400, 2, 3],
];
const USUAL_MARGIN = [Infinity, 1, 2] as const;
/** The points that count as none. */
const LOW = 4;

function run(options: FitOptions): FitResult {
  const engine = createEngine(readModule(), { megabytes: 1 });
  const found = new Map<string, number[]>();
  let calls = 0;
  for (let deal = 0; deal < options.deals; deal++) {
    const { dealer, vul } = termsOfBoard(deal + 1);
    const hands = randomDeal(seededRandom(`${options.seed} ${deal}`));
    const bidder: Bidder = {
      system: defined(SYSTEMS[deal % 2 === 0 ? 0 : ((deal - 1) / 2) % SYSTEMS.length], 'a system'),
      worlds: 0,
      engine,
    };
    const { end } = bidOut(hands, dealer, vul, { NS: bidder, EW: bidder });
    for (const { seat, call, before } of end.made) {
      calls += 1;
      const hand = handOf(hands[seat]);
      const vague = rulesRead(before, call).filter(
        ({ shows, forcing = 'no' }) => isVague(shows) && forcing === 'no',
      );
      // a call of judgement has no line of its own: it may be read as any of them
      const own = vague.find((rule) => isFor(rule, hand));
      for (const rule of own === undefined ? vague : [own]) {
        const { id } = rule;
        if (id !== undefined) found.set(id, [...(found.get(id) ?? []), pointsBy(rule, hand)]);
      }
    }
  }
  const fewest = settingOf(options, 'fewest');
  const ranges = [...found]
    .filter(([, points]) => points.length >= fewest)
    .map(([id, points]) => [id, rangeOf(points, settingOf(options, 'left'))] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  const lines = ranges.map(([id, range]) => `    ${JSON.stringify(id)}: ${JSON.stringify(range)}`);
  return {
    text: `{\n  "ranges": {\n${lines.join(',\n')}\n  }\n}\n`,
    report: { calls, lines: found.size, ranges: ranges.length, width: widthOf(ranges) },
  };
}

/** Returns the mean width of the ranges, in points. */
const widthOf = (ranges: readonly (readonly [string, readonly [number, number]])[]): number =>
  rounded(ranges.reduce((sum, [, [least, most]]) => sum + most - least, 0) / ranges.length, 1);

export const usual: Fit = {
  file: 'packages/bots/src/bidding/system/usual.json',
  about: 'the points of the hands that make a call whose line leaves them open',
  seed: 'usual',
  deals: 8000,
  settings: { fewest: 25, left: 0.002 },
  run,
};
