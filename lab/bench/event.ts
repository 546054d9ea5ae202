/**
 * Measures how fast an event is ranked, and how the cost grows: `node lab/bench/event.ts [--check]`. Prints one JSON
 * object. With --check it fails where 1,000 pairs on 30 boards take 200 ms or more, one corrected result 10 ms or more,
 * or the cost grows faster than results × log results.
 */
import type { Contestant, Event } from '@overtrick/duplicate/event/event';
import { rankingOf } from '@overtrick/duplicate/event/ranking';
import { type ScoredEvent, scoreEvent, scoringOf } from '@overtrick/duplicate/event/scored';
import { totalsOf } from '@overtrick/duplicate/event/totals';
import { METHODS } from '@overtrick/duplicate/methods/list';
import type { Entry } from '@overtrick/duplicate/traveller/traveller';
import type { Contract } from '@overtrick/rules/auction/contract';
import { vulOfBoard } from '@overtrick/rules/deals/board';
import { below, pick, seededRandom } from '@overtrick/rules/random';
import { duplicateScore } from '@overtrick/rules/scores/score';

const RUNS = 15;
const random = seededRandom('event');
/** Draws a score of any contract, as at tables where nobody agrees: more different scores than a real board has. */
function scoreOn(board: number): number {
  const contract: Contract = {
    level: pick(random, [1, 2, 3, 4, 5, 6] as const),
    strain: pick(random, ['C', 'D', 'H', 'S', 'N'] as const),
    doubling: pick(random, [0, 0, 0, 1] as const),
    declarer: pick(random, ['N', 'E', 'S', 'W'] as const),
  };
  return duplicateScore(contract, 4 + below(random, 10), vulOfBoard(board));
}

function eventOf(pairs: number, boards: number): Event {
  const contestants = Array.from(
    { length: pairs },
    (_, i): Contestant => ({ id: `${i + 1}`, number: `${i + 1}` }),
  );
  const travellers = Array.from({ length: boards }, (_, b) => ({
    board: b + 1,
    entries: Array.from(
      { length: pairs / 2 },
      (_, t): Entry => ({
        ns: `${2 * t + 1}`,
        ew: `${2 * ((t + b) % (pairs / 2)) + 2}`,
        outcome: { kind: 'played', score: scoreOn(b + 1) },
      }),
    ),
  }));
  return { winners: 1, contestants, travellers };
}

function corrected(event: Event): Event {
  const [first, ...rest] = event.travellers;
  const [entry, ...entries] = first?.entries ?? [];
  if (first === undefined || entry === undefined) throw new Error('an empty event');
  const changed: Entry = { ...entry, outcome: { kind: 'played', score: scoreOn(1) } };
  return { ...event, travellers: [{ ...first, entries: [changed, ...entries] }, ...rest] };
}

/** Returns the median of some runs, in milliseconds of processor time: other programs do not count. */
function milliseconds(work: () => unknown): number {
  const times = Array.from({ length: RUNS }, () => {
    const start = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  }).sort((a, b) => a - b);
  return times[RUNS >> 1] ?? 0;
}

const round = (value: number): number => Math.round(value * 1000) / 1000;

const SIZES = [250, 500, 1000, 2000, 4000];
const events = new Map(SIZES.map((pairs) => [pairs, eventOf(pairs, 30)]));
const club = events.get(1000);
if (club === undefined) throw new Error('1,000 pairs');

const results = METHODS.filter(({ results }) => results === undefined).map(({ id }) => {
  const scoring = scoringOf({ method: id });
  if (!scoring.ok) throw new Error(id);
  const rank = (event: Event, before?: ScoredEvent) =>
    rankingOf(event, totalsOf(scoreEvent(event, scoring.value, before)));
  const ranked = milliseconds(() => rank(club));
  const before = scoreEvent(club, scoring.value);
  const again = milliseconds(() => rank(corrected(club), before));
  // the slope of log time over log (n log n), by least squares
  const points = SIZES.map((pairs) => {
    const event = events.get(pairs) ?? club;
    const n = pairs * 15;
    return [Math.log(n * Math.log(n)), Math.log(milliseconds(() => rank(event)))] as const;
  });
  const mean = (of: (point: readonly [number, number]) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [mx, my] = [mean(([x]) => x), mean(([, y]) => y)];
  const exponent = mean(([x, y]) => (x - mx) * (y - my)) / mean(([x]) => (x - mx) ** 2);
  return { method: id, rankedMs: round(ranked), correctedMs: round(again), exponent: round(exponent) };
});

console.log(JSON.stringify({ pairs: 1000, boards: 30, results: 15_000, methods: results }, null, 1));
if (
  process.argv.includes('--check') &&
  results.some((one) => one.rankedMs >= 200 || one.correctedMs >= 10 || one.exponent > 1.15)
)
  process.exitCode = 1;
