import { readFileSync } from 'node:fs';
import { handOf } from '@overtrick/bots';
import { findSystem } from '@overtrick/bots/internals/bidding/system/list';
import { DOUBTS, doubtsOf, weightOf } from '@overtrick/bots/internals/bidding/weight';
import { cardsOf, FULL, minus, setOf } from '@overtrick/rules/cards/cardSet';
import { SEATS } from '@overtrick/rules/cards/seat';
import { below, type Random, seededRandom, shuffled } from '@overtrick/rules/random';
import { createEngine } from '@overtrick/solver/engine';
import { readModule } from '@overtrick/solver/node';
import { type Bidder, situationsOf } from '../lib/bidOut.ts';
import { readSolvedBoards, type SolvedBoard } from '../lib/boards.ts';
import { readData } from '../lib/data.ts';
import { meanOf, rounded } from '../lib/figures.ts';
import { selfMadeBoards } from '../lib/selfMade.ts';
import { type Fit, type FitOptions, type FitResult, ROOT, replaceConstant, settingOf } from './fit.ts';

const FILE = 'packages/bots/src/bidding/weight.ts';
/** The call from which a situation is looked at, and every second after it. */
const FROM = 3;
const HAND = 13;

/** A hand among dealt ones: how often each doubt holds for each, and its weight as it is; the real one comes first. */
interface Look {
  readonly doubts: readonly (readonly number[])[];
  readonly weights: readonly number[];
}

/** Puts the hand of another seat among dealt ones of the cards that the player to act does not see. */
function* looksAt(
  board: SolvedBoard,
  bidder: Bidder | undefined,
  count: number,
  random: Random,
): Generator<Look> {
  const { deal } = board;
  for (const s of situationsOf(board, bidder)) {
    if (s.made.length < FROM || s.made.length % 2 === 0) continue;
    const callers = SEATS.filter((each) => each !== s.me && s.made.some((made) => made.seat === each));
    const seat = callers[below(random, callers.length)];
    if (seat === undefined) continue;
    const unseen = cardsOf(minus(FULL, deal[s.me]));
    const dealt = Array.from({ length: count }, () => setOf(shuffled(random, unseen).slice(0, HAND)));
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

/** Returns the chance of each by the logarithms of their weights. */
function sharesOf(logarithms: readonly number[]): readonly number[] {
  const most = Math.max(...logarithms);
  const powers = logarithms.map((each) => Math.exp(each - most));
  const all = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / all);
}

const weighed = (doubts: readonly number[], by: readonly number[]): number =>
  doubts.reduce((sum, times, i) => sum + times * (by[i] ?? 0), 0);

/** Returns the logarithm of how much likelier the real hand is than a dealt one. */
const toldBy = (logarithms: readonly number[]): number =>
  Math.log((sharesOf(logarithms)[0] ?? 0) * logarithms.length);

const RATE = 0.5;
const STEPS = 1000;

/** Finds the logarithms of the weights, uphill step by step: the likelihood has one top. */
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

/**
 * Fits how much less likely each doubt makes a hand for what its seat has called, so that the real hand is the
 * likeliest among dealt ones. Reports the weights, and how much likelier than a dealt hand the real one is (the mean
 * logarithm) on the second half of the hands, which they were not fitted to.
 * @param bidder bids the boards; if left out, the auctions of the boards are read by SAYC
 */
function fitDoubts(name: string, bidder: Bidder | undefined, options: FitOptions): FitResult {
  const { data, seed, deals } = options;
  const random = seededRandom('doubts');
  const engine = createEngine(readModule(), { megabytes: 1 });
  if (data !== undefined) readData(data);
  const boards =
    data === undefined ? [...selfMadeBoards(engine, seed, deals, OTHER_SYSTEMS)] : readSolvedBoards(data);
  const looks = boards.flatMap((board) => [...looksAt(board, bidder, settingOf(options, 'dealt'), random)]);
  const half = Math.floor(looks.length / 2);
  const [seen, unseen] = [looks.slice(0, half), looks.slice(half)];
  const by = fitted(seen);
  // two digits that say something
  const weights = DOUBTS.map((doubt, i) => `${doubt}: ${Number(Math.exp(by[i] ?? 0).toPrecision(2))}`);
  return {
    text: replaceConstant(readFileSync(`${ROOT}/${FILE}`, 'utf8'), name, `{ ${weights.join(', ')} }`),
    report: {
      hands: looks.length,
      weights,
      told: {
        fitted: mean(unseen.map(({ doubts }) => toldBy(doubts.map((each) => weighed(each, by))))),
        asItIs: mean(unseen.map(({ weights: own }) => toldBy(own))),
      },
    },
  };
}

/** Players whose agreements are not those by which they are read. */
const OTHER_SYSTEMS = ['acol', 'two-over-one', 'weak-notrump'];

const SIZES = { deals: 400, settings: { dealt: 60 } };

export const doubts: Fit = {
  ...SIZES,
  file: FILE,
  about: 'how much a doubt counts against a hand, of players who go by the system (FAITHFUL)',
  seed: 'doubts',
  run: (options) =>
    fitDoubts(
      'FAITHFUL',
      {
        system: findSystem('sayc'),
        worlds: 0,
        engine: createEngine(readModule(), { megabytes: 1 }),
      },
      options,
    ),
};

export const freeDoubts: Fit = {
  ...SIZES,
  file: FILE,
  about: 'the same of players who may have agreed on anything (FREE)',
  seed: 'free-doubts',
  run: (options) => fitDoubts('FREE', undefined, options),
};
