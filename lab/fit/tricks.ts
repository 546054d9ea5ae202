// node lab/fit/tricks.ts BOARDS [--half a|b|both] [--turns 4]
//     [--out packages/bots/src/bidding/evaluation/weights.ts]
//
// Fits what a hand is worth opposite partner's calls: least squares of the double-dummy tricks on the figures of
// `evaluation/opposite.ts`, over auctions of bots on the deals of BOARDS (a JSONL file with double-dummy tables).
// Prints JSON: for each kind of contract the number of hands, and the standard deviation of the tricks before and
// after.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { notrumpFigures, trumpFigures } from '@overtrick/bots/bidding/evaluation/opposite';
import { handOf } from '@overtrick/bots/bidding/hand';
import { findSystem } from '@overtrick/bots/bidding/system/list';
import { SUITS } from '@overtrick/rules/card';
import { partner } from '@overtrick/rules/seat';
import { createEngine } from '@overtrick/solver/engine';
import { readModule } from '@overtrick/solver/node';
import { bidOut } from '../lib/bidOut.ts';
import { readSolvedBoards, type SolvedBoard, turned } from '../lib/boards.ts';
import { rounded } from '../lib/figures.ts';
import { LeastSquares } from '../lib/leastSquares.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    half: { type: 'string', default: 'a' },
    turns: { type: 'string', default: '4' },
    out: { type: 'string', default: 'packages/bots/src/bidding/evaluation/weights.ts' },
  },
});

const engine = createEngine(readModule(), { megabytes: 8 });
const bidder = { system: findSystem('sayc'), worlds: 0, engine };
const trumps = new LeastSquares();
const notrump = new LeastSquares();

function learn({ deal, tricks, dealer, vul }: SolvedBoard): void {
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
}

for (const [i, board] of readSolvedBoards(positionals[0] ?? '').entries())
  if (values.half === 'both' || (i % 2 === 0) === (values.half === 'a'))
    for (let k = 0; k < Number(values.turns); k++) learn(turned(board, k));

const fits = { WITH_TRUMPS: trumps.solve(), AT_NOTRUMP: notrump.solve() };
const table = (name: string, weights: readonly number[]) =>
  `export const ${name}: readonly number[] = [\n${weights.map((weight) => `  ${rounded(weight, 3)},\n`).join('')}];\n`;
writeFileSync(
  values.out,
  `/** Made by \`node lab/fit/tricks.ts\`: the weights of the figures of \`opposite.ts\`, in tricks. */\n${Object.entries(
    fits,
  )
    .map(([name, { weights }]) => table(name, weights))
    .join('\n')}`,
);
console.log(
  JSON.stringify(
    Object.fromEntries(
      Object.entries(fits).map(([name, { count, before, after }]) => [
        name,
        { count, before: rounded(before), after: rounded(after) },
      ]),
    ),
    null,
    2,
  ),
);
