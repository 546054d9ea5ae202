// node lab/fit/doubts.ts BOARDS [--source expert-2012] [--boards 400] [--dealt 60] [--played]
//
// Fits how much less likely each doubt makes a hand for what its seat has called
// (packages/bots/src/bidding/weight.ts). Four judged bots bid the boards of BOARDS, a JSONL file of expert records;
// with --played the players' own auctions are taken, read by SAYC. At every second call from the third on, the hand
// of another seat stands among --dealt ones of the cards that the player on turn does not see, and the weights are
// found by which it is the likeliest. Prints JSON: the weights fitted to the first half of the hands, and on the
// second half the mean logarithm of how much likelier than a dealt hand the real one comes out by them, and by
// `weightOf` as it is.
import { parseArgs } from 'node:util';
import { handOf } from '@overtrick/bots/bidding/hand';
import { findSystem } from '@overtrick/bots/bidding/system/list';
import { DOUBTS, doubtsOf, weightOf } from '@overtrick/bots/bidding/weight';
import { cardsOf, FULL, minus, setOf } from '@overtrick/rules/cardSet';
import { below, seededRandom, shuffled } from '@overtrick/rules/random';
import { SEATS } from '@overtrick/rules/seat';
import { createEngine } from '@overtrick/solver/engine';
import { readModule } from '@overtrick/solver/node';
import { type Bidder, situationsOf } from '../lib/bidOut.ts';
import { readSolvedBoards, type SolvedBoard } from '../lib/boards.ts';
import { meanOf, rounded } from '../lib/figures.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    source: { type: 'string', default: 'expert-2012' },
    boards: { type: 'string', default: '400' },
    dealt: { type: 'string', default: '60' },
    played: { type: 'boolean', default: false },
  },
});
const random = seededRandom('doubts');
/** Bids the boards from all seats; absent where they are read as they were played. */
const bidder: Bidder | undefined = values.played
  ? undefined
  : { system: findSystem('sayc'), worlds: 0, engine: createEngine(readModule(), { megabytes: 1 }) };
const FROM = 3;
const HAND = 13;

/** A hand among dealt ones: how often each doubt holds for each, and its weight as it is; the real one comes first. */
interface Look {
  readonly doubts: readonly (readonly number[])[];
  readonly weights: readonly number[];
}

function* looksAt(board: SolvedBoard): Generator<Look> {
  const { deal } = board;
  for (const s of situationsOf(board, bidder)) {
    if (s.made.length < FROM || s.made.length % 2 === 0) continue;
    const callers = SEATS.filter((each) => each !== s.me && s.made.some((made) => made.seat === each));
    const seat = callers[below(random, callers.length)];
    if (seat === undefined) continue;
    const unseen = cardsOf(minus(FULL, deal[s.me]));
    const dealt = Array.from({ length: Number(values.dealt) }, () =>
      setOf(shuffled(random, unseen).slice(0, HAND)),
    );
    const hands = [deal[seat], ...dealt].map(handOf);
    yield {
      doubts: hands.map((hand) => {
        const found = doubtsOf(hand, seat, s);
        return DOUBTS.map((doubt) => found[doubt]);
      }),
      weights: hands.map((hand) => Math.log(weightOf(hand, seat, s))),
    };
  }
}

/** The chance of each by the logarithms of their weights. */
function sharesOf(logarithms: readonly number[]): readonly number[] {
  const most = Math.max(...logarithms);
  const powers = logarithms.map((each) => Math.exp(each - most));
  const all = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / all);
}

const weighed = (doubts: readonly number[], by: readonly number[]): number =>
  doubts.reduce((sum, times, i) => sum + times * (by[i] ?? 0), 0);

/** The logarithm of how much likelier the real hand is than a dealt one. */
const toldBy = (logarithms: readonly number[]): number =>
  Math.log((sharesOf(logarithms)[0] ?? 0) * logarithms.length);

const RATE = 0.5;
const STEPS = 1000;

/** The logarithms of the weights, uphill step by step: the likelihood has one top. */
function fitted(looks: readonly Look[]): readonly number[] {
  let by: readonly number[] = DOUBTS.map(() => 0);
  for (let step = 0; step < STEPS; step++) {
    const slopes = DOUBTS.map(() => 0);
    for (const { doubts } of looks) {
      const shares = sharesOf(doubts.map((each) => weighed(each, by)));
      for (const [k, each] of doubts.entries())
        for (const [i, times] of each.entries())
          slopes[i] = (slopes[i] ?? 0) + times * ((k === 0 ? 1 : 0) - (shares[k] ?? 0));
    }
    by = by.map((each, i) => each + (RATE * (slopes[i] ?? 0)) / looks.length);
  }
  return by;
}

const mean = (figures: readonly number[]): number => rounded(meanOf(figures).mean, 3);

const looks = readSolvedBoards(positionals[0] ?? '')
  .filter(({ source }) => source === values.source)
  .slice(0, Number(values.boards))
  .flatMap((board) => [...looksAt(board)]);
const half = Math.floor(looks.length / 2);
const [seen, unseen] = [looks.slice(0, half), looks.slice(half)];
const by = fitted(seen);
console.log(
  JSON.stringify(
    {
      hands: looks.length,
      weights: Object.fromEntries(DOUBTS.map((doubt, i) => [doubt, rounded(Math.exp(by[i] ?? 0), 3)])),
      told: {
        fitted: mean(unseen.map(({ doubts }) => toldBy(doubts.map((each) => weighed(each, by))))),
        asItIs: mean(unseen.map(({ weights }) => toldBy(weights))),
      },
    },
    null,
    2,
  ),
);
