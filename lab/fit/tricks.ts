import { handOf } from '@overtrick/bots';
import { notrumpFigures, trumpFigures } from '@overtrick/bots/internals/bidding/evaluation/opposite';
import { findSystem } from '@overtrick/bots/internals/bidding/system/list';
import { SUITS } from '@overtrick/rules/cards/card';
import { partner } from '@overtrick/rules/cards/seat';
import { createEngine } from '@overtrick/solver/engine';
import { readModule } from '@overtrick/solver/node';
import { bidOut } from '../lib/bidOut.ts';
import { readSolvedBoards, type SolvedBoard, turned } from '../lib/boards.ts';
import { readData } from '../lib/data.ts';
import { rounded } from '../lib/figures.ts';
import { LeastSquares } from '../lib/leastSquares.ts';
import { randomBoards } from '../lib/randomBoards.ts';
import { type Fit, type FitOptions, type FitResult, settingOf, wrapped } from './fit.ts';

const HEAD = '/** Made by `npm run fit tricks`: the weights of the figures of `opposite.ts`, in tricks. */';
/** The width of a line of numbers. */
const WIDTH = 110;

/** Writes a list of numbers as the formatter has it. */
const listOf = (name: string, weights: readonly number[]): string =>
  `export const ${name}: readonly number[] = [\n${wrapped(
    weights.map((weight) => rounded(weight, 3)),
    WIDTH,
  )}\n];\n`;

/**
 * Fits what a hand is worth opposite partner's calls: least squares of the double-dummy tricks on the figures of
 * `evaluation/opposite.ts`, over auctions of bots. Reports for each kind of contract the number of hands, and the
 * standard deviation of the tricks before and after.
 */
function fitTricks(options: FitOptions): FitResult {
  const engine = createEngine(readModule(), { megabytes: 8 });
  const bidder = { system: findSystem('sayc'), worlds: 0, engine };
  const trumps = new LeastSquares();
  const notrump = new LeastSquares();
  const learn = ({ deal, tricks, dealer, vul }: SolvedBoard): void => {
    const { end } = bidOut(deal, dealer, vul, { NS: bidder, EW: bidder });
    for (const { before, seat } of end.made) {
      if (before.bid === undefined) continue;
      const hand = handOf(deal[seat]);
      const own = before.know[partner(seat)];
      notrump.add(notrumpFigures(before, hand), tricks[seat].N);
      for (const suit of SUITS) {
        if (hand.length[suit] + own.length[suit][0] >= 6)
          trumps.add(
            trumpFigures(before, hand, suit),
            Math.max(tricks[seat][suit], tricks[partner(seat)][suit]),
          );
      }
    }
  };
  const { data, seed, deals } = options;
  if (data !== undefined) readData(data);
  const boards = data === undefined ? randomBoards(engine, seed, deals) : readSolvedBoards(data);
  for (const board of boards) for (let k = 0; k < settingOf(options, 'turns'); k++) learn(turned(board, k));
  const fits = { WITH_TRUMPS: trumps.solve(), AT_NOTRUMP: notrump.solve() };
  const lists = Object.entries(fits).map(([name, { weights }]) => listOf(name, weights));
  return {
    text: `${HEAD}\n${lists.join('\n')}`,
    report: Object.fromEntries(
      Object.entries(fits).map(([name, { count, before, after }]) => [
        name,
        { count, before: rounded(before), after: rounded(after) },
      ]),
    ),
  };
}

export const tricks: Fit = {
  file: 'packages/bots/src/bidding/evaluation/weights.ts',
  about: "tricks of a hand opposite partner's calls (least squares)",
  seed: 'tricks',
  deals: 2000,
  settings: { turns: 4 },
  run: fitTricks,
};
