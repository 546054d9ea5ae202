// node lab/bench/bidding/fromPar.ts [BOARDS] [--source expert-2012] [--worlds 0] [--boards n] [--plain]
//
// Measures where the distance from par comes from. Four bots bid each deal, by judged rules or with --worlds in so
// many layouts (--plain: by the lines of the system alone); beside them stand the auctions of those who played it. Each
// contract is scored double dummy and compared with par; the IMPs between count against the side that could have done
// better, by what went wrong. BOARDS is a JSONL file of expert records with double-dummy tables. Prints JSON: the mean
// of bots and players with their standard errors and that of the difference, IMPs a board by what went wrong, and the
// shares of contracts by level, of doubled ones, and of auctions in which both sides bid.
//
// Without BOARDS the boards are random deals that bots bid by the frozen system.
import { parseArgs } from 'node:util';
import { isGameBid } from '@overtrick/bots/internals/bidding/situation';
import { findSystem } from '@overtrick/bots/internals/bidding/system/list';
import { type Auction, CONTRACT_AUCTION, contractOf } from '@overtrick/rules/auction/auction';
import { BIDS, type Bid, bidIndex, levelOf, strainOf } from '@overtrick/rules/auction/call';
import { type Contract, tricksNeeded } from '@overtrick/rules/auction/contract';
import { type Side, seatsOf, sideOf } from '@overtrick/rules/cards/seat';
import { impsOf } from '@overtrick/rules/scores/imps';
import { duplicateScore } from '@overtrick/rules/scores/score';
import { parOf } from '@overtrick/solver';
import { createEngine } from '@overtrick/solver/engine';
import { readModule } from '@overtrick/solver/node';
import { auctionOf, biddersOf, bidOut, doubleDummyScore } from '../../lib/bidOut.ts';
import type { SolvedBoard } from '../../lib/boards.ts';
import { chosenBoards } from '../../lib/chosen.ts';
import { rounded, roundedMean } from '../../lib/figures.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    source: { type: 'string', default: 'expert-2012' },
    worlds: { type: 'string', default: '0' },
    boards: { type: 'string' },
    plain: { type: 'boolean', default: false },
  },
});

const SIZES = ['part score', 'game', 'slam'] as const;
const sizeOf = (bid: Bid): number => (levelOf(bid) >= 6 ? 2 : isGameBid(bid) ? 1 : 0);

/** Finds the contract that would score most for a side, among some bids; doubled where it fails. */
function bestOf({ tricks, vul }: SolvedBoard, side: Side, bids: readonly Bid[]) {
  const found = bids.flatMap((bid) =>
    seatsOf(side).map((declarer) => {
      const [level, strain] = [levelOf(bid), strainOf(bid)];
      const there = tricks[declarer][strain];
      const isMade = there >= level + 6;
      const score = duplicateScore({ declarer, level, strain, doubling: isMade ? 0 : 1 }, there, vul);
      return { bid, isMade, score: side === 'NS' ? score : -score };
    }),
  );
  return found.reduce((best, each) => (each.score > best.score ? each : best));
}

/** Names the fault of the side that could have done better. */
function faultOf(board: SolvedBoard, contract: Contract | undefined, side: Side): string {
  if (contract === undefined) return 'all passed';
  const { declarer, level, strain, doubling } = contract;
  const isMade = board.tricks[declarer][strain] >= tricksNeeded(contract);
  const bid: Bid = `${level}${strain}`;
  const size = sizeOf(bid);
  if (sideOf(declarer) === side) {
    if (!isMade) return doubling > 0 ? 'doubled and down' : `a ${SIZES[size]} too high`;
    const best = bestOf(board, side, BIDS);
    const reached = best.isMade ? sizeOf(best.bid) : 0;
    return reached > size ? `a ${SIZES[reached]} missed` : 'made in the wrong place';
  }
  if (!isMade) return 'no double, or too little from one';
  if (doubling > 0) return 'doubled what made';
  const above = BIDS.slice(bidIndex(bid) + 1);
  return above.length > 0 && bestOf(board, side, above).isMade ? 'sold out' : 'no sacrifice, or not pushed';
}

const engine = createEngine(readModule(), { megabytes: 32 });
const bidder = {
  system: findSystem('sayc'),
  worlds: Number(values.worlds),
  engine,
  isPlain: values.plain,
};
const boards = chosenBoards({ ...values, file: positionals[0], seed: 'from par', usual: 40 });

interface Tally {
  readonly imps: number[];
  readonly faults: Map<string, number>;
  readonly shares: Map<string, number>;
}
const tallies: readonly [Tally, Tally] = [
  { imps: [], faults: new Map(), shares: new Map() },
  { imps: [], faults: new Map(), shares: new Map() },
];
const count = (counts: Map<string, number>, key: string, by: number) =>
  counts.set(key, (counts.get(key) ?? 0) + by);

function tally({ imps, faults, shares }: Tally, board: SolvedBoard, auction: Auction): void {
  const { tricks, dealer, vul } = board;
  const off = impsOf(doubleDummyScore(auction, tricks, vul) - parOf(tricks, dealer, vul).score);
  const contract = contractOf(CONTRACT_AUCTION, auction);
  imps.push(Math.abs(off));
  if (off !== 0) count(faults, faultOf(board, contract, off > 0 ? 'EW' : 'NS'), Math.abs(off));
  count(shares, contract === undefined ? 'passed out' : `level ${contract.level}`, 1);
  if (contract !== undefined && contract.doubling > 0) count(shares, 'doubled', 1);
  if (biddersOf(auction).size === 2) count(shares, 'both sides bid', 1);
}

for (const board of boards) {
  const { deal, dealer, vul } = board;
  tally(tallies[0], board, bidOut(deal, dealer, vul, { NS: bidder, EW: bidder }).auction);
  tally(tallies[1], board, auctionOf(dealer, board.auction));
}

const [bots, players] = tallies;
const beside = (of: (tally: Tally) => Map<string, number>, unit: number) =>
  Object.fromEntries(
    [...new Set(tallies.flatMap((each) => [...of(each).keys()]))].sort().map((key) => {
      const [own, theirs] = tallies.map((each) => rounded(((of(each).get(key) ?? 0) * unit) / boards.length));
      return [key, { bots: own, players: theirs }];
    }),
  );
console.log(
  JSON.stringify(
    {
      boards: boards.length,
      bots: roundedMean(bots.imps),
      players: roundedMean(players.imps),
      difference: roundedMean(bots.imps.map((imps, i) => imps - (players.imps[i] ?? 0))),
      imps: beside(({ faults }) => faults, 1),
      percent: beside(({ shares }) => shares, 100),
    },
    null,
    2,
  ),
);
