// node lab/bench/bidding/match.ts [BOARDS] [--half a|b|both] [--worlds 0] [--other-worlds 0] [--system sayc]
//     [--other lab/frozen/sayc.txt] [--boards n] [--turns 1] [--random SEED] [--out FILE] [--plain] [--other-judges]
//     [--other-trees FOLDER]
//
// A team match in bidding: a system of today against one that is kept as it was (`lab/frozen`), at two
// tables of each deal, scored double dummy. BOARDS is a JSONL file of deals with double-dummy tables. --half takes
// every second distinct board: changes are tried on half `a`, and half `b` is measured at the end. --turns bids each
// deal with so many dealers and vulnerabilities. --random plays --boards random deals of a seed instead. With
// --worlds today's side thinks in so many layouts, with --other-worlds the other. Today's side judges the calls of its
// system but with --plain, the other does with --other-judges, or by the trees of a folder (--other sayc
// --other-trees FOLDER: today's trees against those). Prints JSON: IMPs a board with their standard error, the share of
// deals on which both sides bid, how many calls of each round a line written for the auction decides, and the time of a
// call. --out writes a line a board: IMPs and both auctions.
//
// Without BOARDS the boards are random deals that bots bid by the frozen system.
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { KINDS, type Kind } from '@overtrick/bots/internals/bidding/judgement/kinds';
import { readTrees } from '@overtrick/bots/internals/bidding/judgement/trees';
import { type Side, sideOf } from '@overtrick/rules/cards/seat';
import { makeDeal } from '@overtrick/rules/deals/deal';
import { impsOf } from '@overtrick/rules/scores/imps';
import { createEngine } from '@overtrick/solver/engine';
import { readModule } from '@overtrick/solver/node';
import { type Bidder, type BidOut, biddersOf, bidOut, doubleDummyScore } from '../../lib/bidOut.ts';
import { type SolvedBoard, turned } from '../../lib/boards.ts';
import { chosenBoards } from '../../lib/chosen.ts';
import { meanOf, percentilesOf, rounded } from '../../lib/figures.ts';
import { randomBoards } from '../../lib/randomBoards.ts';
import { FROZEN, systemNamed } from '../../lib/systems.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    half: { type: 'string', default: 'both' },
    worlds: { type: 'string', default: '0' },
    'other-worlds': { type: 'string', default: '0' },
    system: { type: 'string', default: 'sayc' },
    other: { type: 'string', default: FROZEN },
    boards: { type: 'string' },
    turns: { type: 'string', default: '1' },
    random: { type: 'string' },
    out: { type: 'string' },
    plain: { type: 'boolean', default: false },
    'other-judges': { type: 'boolean', default: false },
    'other-trees': { type: 'string' },
  },
});

/** Reads the kinds of judgement by the trees of a folder: `later.json`, `slams.json`. */
const kindsOf = (folder: string): readonly Kind[] =>
  KINDS.map((kind) => {
    const trees = readTrees(JSON.parse(readFileSync(`${folder}/${kind.id}.json`, 'utf8')));
    return { ...kind, trees: () => trees };
  });

const engine = createEngine(readModule(), { megabytes: 32 });
const today: Bidder = {
  system: systemNamed(values.system),
  worlds: Number(values.worlds),
  engine,
  isPlain: values.plain,
};
const other: Bidder = {
  system: systemNamed(values.other),
  worlds: Number(values['other-worlds']),
  engine,
  isPlain: !values['other-judges'] && values['other-trees'] === undefined,
  ...(values['other-trees'] !== undefined && { kinds: kindsOf(values['other-trees']) }),
};

const chosen: readonly SolvedBoard[] =
  values.random === undefined
    ? chosenBoards({ ...values, file: positionals[0], seed: 'match', usual: 100 })
    : [...randomBoards(engine, values.random, Number(values.boards ?? 1000))];

const imps: number[] = [];
const perDeal: number[] = [];
const times: number[] = [];
const written = new Map<number, { calls: number; written: number; bids: number; writtenBids: number }>();
let contested = 0;
let thought = 0;

/** Counts by round how many of today's calls come from a line that is written for the auction. */
function count({ calls }: BidOut, side: Side): void {
  for (const [i, { seat, call, rule, milliseconds, instead }] of calls.entries()) {
    if (sideOf(seat) !== side) continue;
    times.push(milliseconds);
    if (instead !== undefined) thought += 1;
    const round = Math.min(4, 1 + Math.floor(i / 4));
    const so = written.get(round) ?? { calls: 0, written: 0, bids: 0, writtenBids: 0 };
    const isWritten = rule !== undefined && rule.isGeneral !== true;
    so.calls += 1;
    if (isWritten) so.written += 1;
    if (call !== 'P') so.bids += 1;
    if (call !== 'P' && isWritten) so.writtenBids += 1;
    written.set(round, so);
  }
}

const isContested = ({ auction }: BidOut): boolean => biddersOf(auction).size === 2;

function play(board: SolvedBoard, number: number): number {
  const own: number[] = [];
  for (let k = 0; k < Number(values.turns); k++) {
    const { deal, tricks, dealer, vul } = turned(board, k);
    const open = bidOut(deal, dealer, vul, { NS: today, EW: other });
    const closed = bidOut(deal, dealer, vul, { NS: other, EW: today });
    count(open, 'NS');
    count(closed, 'EW');
    contested += (isContested(open) ? 1 : 0) + (isContested(closed) ? 1 : 0);
    const won = impsOf(
      doubleDummyScore(open.auction, tricks, vul) - doubleDummyScore(closed.auction, tricks, vul),
    );
    own.push(won);
    if (values.out !== undefined) {
      const calls = (each: BidOut) => each.auction.calls.map(({ call }) => call).join(' ');
      const line = {
        number,
        imps: won,
        dealer,
        vul,
        open: calls(open),
        closed: calls(closed),
        deal: makeDeal(deal),
      };
      appendFileSync(values.out, `${JSON.stringify(line)}\n`);
    }
  }
  imps.push(...own);
  return own.reduce((sum, each) => sum + each, 0) / own.length;
}

if (values.out !== undefined) writeFileSync(values.out, '');
for (const [i, board] of chosen.entries()) perDeal.push(play(board, i));
const { mean, error } = meanOf(perDeal);
console.log(
  JSON.stringify(
    {
      deals: chosen.length,
      boards: imps.length,
      imps: rounded(mean, 3),
      error: rounded(error, 3),
      differ: imps.filter((each) => each !== 0).length,
      contested: rounded(contested / imps.length / 2, 3),
      written: Object.fromEntries(
        [...written].map(([round, so]) => [
          round,
          { calls: rounded(so.written / so.calls), bids: rounded(so.writtenBids / so.bids), of: so.calls },
        ]),
      ),
      changedByThinking: rounded(thought / times.length, 4),
      call: percentilesOf(times, 2),
    },
    null,
    2,
  ),
);
