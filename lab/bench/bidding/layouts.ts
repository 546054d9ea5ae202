// node lab/bench/bidding/layouts.ts [BOARDS] [--source expert-2012] [--skip 0] [--boards 250] [--worlds 20] [--played]
//
// Tells how near the hands that a bidder imagines come to the real ones. Four judged bots bid the boards of BOARDS,
// a JSONL file of expert records; with --played the players' own auctions are taken, read by SAYC. At every third
// call from the third on, the player to act imagines --worlds layouts; the mean of each other hand's points and
// lengths in them stands beside its own. Prints JSON: the mean squares of the differences with their standard
// errors, in points and in cards of all suits together, for partner and for the opponents; and the processor
// milliseconds of a look.
//
// Without BOARDS the boards are random deals that bots bid by the frozen system.
import { parseArgs } from 'node:util';
import { type Hand, handOf } from '@overtrick/bots/internals/bidding/hand';
import { handsFitting } from '@overtrick/bots/internals/bidding/simulation/layouts';
import { findSystem } from '@overtrick/bots/internals/bidding/system/list';
import { SUITS } from '@overtrick/rules/cards/card';
import { bySeat, partner, SEATS } from '@overtrick/rules/cards/seat';
import { seededRandom } from '@overtrick/rules/random';
import { createEngine } from '@overtrick/solver/engine';
import { readModule } from '@overtrick/solver/node';
import { type Bidder, situationsOf } from '../../lib/bidOut.ts';
import type { SolvedBoard } from '../../lib/boards.ts';
import { chosenBoards } from '../../lib/chosen.ts';
import { meanOf, percentilesOf, rounded, roundedMean } from '../../lib/figures.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    source: { type: 'string', default: 'expert-2012' },
    skip: { type: 'string', default: '0' },
    boards: { type: 'string' },
    worlds: { type: 'string', default: '20' },
    played: { type: 'boolean', default: false },
  },
});
/** Bids the boards from all seats; absent where they are read as they were played. */
const bidder: Bidder | undefined = values.played
  ? undefined
  : { system: findSystem('sayc'), worlds: 0, engine: createEngine(readModule(), { megabytes: 1 }) };
const FROM = 3;
const EVERY = 3;

/** The squares of differences, in points and in cards. */
interface Off {
  readonly points: number[];
  readonly cards: number[];
}
const off: { readonly partner: Off; readonly opponents: Off } = {
  partner: { points: [], cards: [] },
  opponents: { points: [], cards: [] },
};
const times: number[] = [];

function look(board: SolvedBoard, at: number): void {
  const hands = bySeat((seat) => handOf(board.deal[seat]));
  for (const s of situationsOf(board, bidder)) {
    const calls = s.made.length;
    if (calls < FROM || s.bid === undefined || (at + calls) % EVERY !== 0) continue;
    const start = process.cpuUsage().user;
    const random = seededRandom(`layouts ${at} ${calls}`);
    const imagined = [...handsFitting(s, hands[s.me], Number(values.worlds), random)];
    times.push((process.cpuUsage().user - start) / 1000);
    for (const seat of SEATS) {
      if (seat === s.me) continue;
      const { points, cards } = off[seat === partner(s.me) ? 'partner' : 'opponents'];
      const square = (of: (hand: Hand) => number): number =>
        (meanOf(imagined.map((each) => of(each[seat]))).mean - of(hands[seat])) ** 2;
      points.push(square(({ high }) => high));
      cards.push(SUITS.reduce((sum, suit) => sum + square(({ length }) => length[suit]), 0));
    }
  }
}

chosenBoards({ ...values, file: positionals[0], seed: 'layouts', usual: 60 }).forEach(look);
const told = ({ points, cards }: Off) => ({
  points: roundedMean(points),
  cards: roundedMean(cards),
});
console.log(
  JSON.stringify(
    {
      looks: times.length,
      partner: told(off.partner),
      opponents: told(off.opponents),
      milliseconds: { mean: rounded(meanOf(times).mean), ...percentilesOf(times) },
    },
    null,
    2,
  ),
);
