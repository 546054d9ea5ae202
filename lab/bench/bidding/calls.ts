// node lab/bench/bidding/calls.ts [BOARDS [CASES]] [--boards 1600] [--skip 0] [--auctions 20000] [--system sayc]
//     [--seed bidding] [--worlds 0] [--aim imps]
//
// How good the bidding is, on one core. BOARDS is a gzipped JSONL file of expert records with double-dummy tables: four
// bots bid each distinct deal once. CASES is a JSONL file of hands with the call that is expected. Prints JSON:
// `cases`: the share of expected calls; `contracts`: the mean of |IMP(double-dummy score of the contract - par)| for
// bots and experts on the same deals, with standard errors, by source; `uncontested`: IMPs lost to the side's best
// contract where one side alone has bid; `honesty`: how often a hand is what its own call says, on random deals, and
// what all its calls together have said; `usually`: the same without the rare hands that a call can be too. With
// --worlds the bots think in so many layouts where the rules leave that open, and `gain` is how much closer to par they
// come than by the rules alone on the same deals; `match` what a team that thinks wins of one that does not, in IMPs a
// board, double dummy. `call`: milliseconds of a call; `weights`: hands weighed against an auction in a second.
// Without BOARDS the boards are random deals that bots bid by the frozen system, without CASES the cases of the tests.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Aim, auctionSituation, handOf } from '@overtrick/bots';
import { ruleFor } from '@overtrick/bots/internals/bidding/decide';
import { believes } from '@overtrick/bots/internals/bidding/knowledge';
import { isAsSaid } from '@overtrick/bots/internals/bidding/situation';
import { findSystem, isSystemId } from '@overtrick/bots/internals/bidding/system/list';
import { weightOf } from '@overtrick/bots/internals/bidding/weight';
import type { Auction } from '@overtrick/rules/auction/auction';
import { BIDS, type Call, levelOf, strainOf } from '@overtrick/rules/auction/call';
import { bySeat, SEATS, type Seat, type Side, seatsOf, VULS, type Vul } from '@overtrick/rules/cards/seat';
import { type Deal, parseHand, randomDeal } from '@overtrick/rules/deals/deal';
import { seededRandom } from '@overtrick/rules/random';
import { impsOf } from '@overtrick/rules/scores/imps';
import { duplicateScore } from '@overtrick/rules/scores/score';
import { parOf, type TrickTable } from '@overtrick/solver';
import { createEngine } from '@overtrick/solver/engine';
import { readModule } from '@overtrick/solver/node';
import { auctionOf, type Bidder, biddersOf, bidOut, doubleDummyScore } from '../../lib/bidOut.ts';
import { linesOf } from '../../lib/boards.ts';
import { chosenBoards } from '../../lib/chosen.ts';

/** Every seventh case of the suite. */
const CASES = `${import.meta.dirname}/../../../packages/bots/fixtures/sayc.jsonl`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    boards: { type: 'string' },
    auctions: { type: 'string', default: '20000' },
    system: { type: 'string', default: 'sayc' },
    seed: { type: 'string', default: 'bidding' },
    skip: { type: 'string', default: '0' },
    worlds: { type: 'string', default: '0' },
    aim: { type: 'string', default: 'imps' },
  },
});
const [boardsFile, casesFile = CASES] = positionals;
const { system } = values;
if (!isSystemId(system)) throw new Error(`there is no system ${system}`);

const milliseconds: number[] = [];

const worlds = Number(values.worlds);
const engine = createEngine(readModule(), { megabytes: 32 });

const AIMS: readonly Aim[] = ['imps', 'matchpoints', 'points'];
function aimOf(text: string): Aim {
  const aim = AIMS.find((each) => each === text);
  if (aim === undefined) throw new Error(`there is no aim ${text}`);
  return aim;
}

const bidderWith = (layouts: number): Bidder => ({
  system: findSystem(system),
  worlds: layouts,
  engine,
  aim: aimOf(values.aim),
  seed: values.seed,
});

/** Has four bots bid a deal. Each side thinks in its number of layouts. */
function bidDeal(deal: Deal, dealer: Seat, vul: Vul, worldsOf: (side: Side) => number = () => worlds) {
  const found = bidOut(deal, dealer, vul, {
    NS: bidderWith(worldsOf('NS')),
    EW: bidderWith(worldsOf('EW')),
  });
  milliseconds.push(...found.calls.map((each) => each.milliseconds));
  return found;
}

/** Returns the side that has bid alone. */
function bidderOf(auction: Auction): Side | undefined {
  const sides = biddersOf(auction);
  return sides.size === 1 ? [...sides][0] : undefined;
}

/** Returns the best score that a side can have in a contract of its own, from its view. */
const bestOf = (side: Side, tricks: TrickTable, vul: Vul): number =>
  Math.max(
    0,
    ...BIDS.flatMap((bid) =>
      seatsOf(side).map((declarer) => {
        const contract = { declarer, level: levelOf(bid), strain: strainOf(bid), doubling: 0 } as const;
        const score = duplicateScore(contract, tricks[declarer][strainOf(bid)], vul);
        return side === 'NS' ? score : -score;
      }),
    ),
  );

const lossOf = (auction: Auction, tricks: TrickTable, vul: Vul): number | undefined => {
  const side = bidderOf(auction);
  if (side === undefined) return undefined;
  const score = doubleDummyScore(auction, tricks, vul);
  return impsOf(bestOf(side, tricks, vul) - (side === 'NS' ? score : -score));
};

function summary(numbers: readonly number[]) {
  const mean = numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
  const variance = numbers.reduce((sum, each) => sum + (each - mean) ** 2, 0) / numbers.length;
  const round = (value: number) => Math.round(value * 1000) / 1000;
  return { mean: round(mean), error: round(Math.sqrt(variance / numbers.length)), count: numbers.length };
}

function contracts(file: string | undefined) {
  const boards = chosenBoards({
    file,
    seed: values.seed,
    boards: values.boards,
    skip: values.skip,
    usual: 40,
  });
  const found = new Map<
    string,
    Record<'bots' | 'experts' | 'gain' | 'match' | 'botsAlone' | 'expertsAlone', number[]>
  >();
  for (const { source, dealer, vul, deal, tricks, auction: recorded } of boards) {
    const par = parOf(tricks, dealer, vul).score;
    const bots = bidDeal(deal, dealer, vul).auction;
    const experts = auctionOf(dealer, recorded);
    const here = found.get(source) ?? {
      bots: [],
      experts: [],
      gain: [],
      match: [],
      botsAlone: [],
      expertsAlone: [],
    };
    found.set(source, here);
    const offBy = (auction: Auction) => Math.abs(impsOf(doubleDummyScore(auction, tricks, vul) - par));
    here.bots.push(offBy(bots));
    here.experts.push(offBy(experts));
    if (worlds > 0) {
      here.gain.push(offBy(bidDeal(deal, dealer, vul, () => 0).auction) - offBy(bots));
      const scoreWith = (thinking: Side): number => {
        const { auction } = bidDeal(deal, dealer, vul, (side) => (side === thinking ? worlds : 0));
        return doubleDummyScore(auction, tricks, vul);
      };
      here.match.push(impsOf(scoreWith('NS') - scoreWith('EW')));
    }
    const [ours, theirs] = [lossOf(bots, tricks, vul), lossOf(experts, tricks, vul)];
    if (ours !== undefined) here.botsAlone.push(ours);
    if (theirs !== undefined) here.expertsAlone.push(theirs);
  }
  return Object.fromEntries(
    [...found].map(([source, { bots, experts, gain, match, botsAlone, expertsAlone }]) => [
      source,
      {
        contracts: {
          bots: summary(bots),
          experts: summary(experts),
          ...(worlds > 0 && { gain: summary(gain), match: summary(match) }),
        },
        uncontested: { bots: summary(botsAlone), experts: summary(expertsAlone) },
      },
    ]),
  );
}

interface Case {
  readonly hand: string;
  readonly dealer: Seat;
  readonly vul: Vul;
  readonly auction: readonly Call[];
  readonly expected: Call;
}

function cases(file: string) {
  const all = linesOf<Case>(readFileSync(file, 'utf8'));
  const right = all.filter(({ hand, dealer, vul, auction, expected }) => {
    const cards = parseHand(hand);
    if (!cards.ok) throw new Error(cards.why);
    const situation = auctionSituation(
      dealer,
      vul,
      auction,
      bySeat(() => system as 'sayc'),
    );
    return (ruleFor(situation, handOf(cards.value), ['P', 'X', 'XX', ...BIDS])?.call ?? 'P') === expected;
  });
  return { right: right.length, of: all.length, share: right.length / all.length };
}

function honesty() {
  let calls = 0;
  let kept = 0;
  let hands = 0;
  let understood = 0;
  let first = 0;
  let asRead = 0;
  for (let i = 0; i < Number(values.auctions); i++) {
    const deal = randomDeal(seededRandom(`${values.seed} ${i}`));
    const { end } = bidDeal(deal, SEATS[i % 4] ?? 'N', VULS[(i >> 2) % 4] ?? 'none');
    for (const { seat, meaning } of end.made) {
      calls += 1;
      const hand = handOf(deal[seat]);
      if ([meaning.told, ...meaning.rare].some((told) => believes(told, hand, 1))) kept += 1;
      if (believes(meaning.told, hand, 1)) first += 1;
    }
    for (const seat of SEATS) {
      hands += 1;
      if (isAsSaid(end, seat, handOf(deal[seat]), 1)) understood += 1;
      if (believes(end.know[seat], handOf(deal[seat]), 1)) asRead += 1;
    }
  }
  return {
    calls,
    kept: kept / calls,
    understood: understood / hands,
    usually: { kept: first / calls, understood: asRead / hands },
  };
}

/** Counts the hands weighed in a second against a contested auction of eight calls. */
function weights(): number {
  const auction: readonly Call[] = ['1H', '1S', '2H', '2S', '3H', 'P', '4H', 'P'];
  const situation = auctionSituation('N', 'none', auction);
  const hands = Array.from({ length: 20_000 }, (_, i) =>
    handOf(randomDeal(seededRandom(`${values.seed} ${i}`)).N),
  );
  const start = performance.now();
  for (const hand of hands) weightOf(hand, 'N', situation);
  return Math.round(hands.length / ((performance.now() - start) / 1000));
}

const measured = {
  system,
  cases: cases(casesFile),
  boards: contracts(boardsFile),
  honesty: honesty(),
  weightsPerSecond: weights(),
};
milliseconds.sort((a, b) => a - b);
const at = (share: number) =>
  Math.round((milliseconds[Math.floor(milliseconds.length * share)] ?? 0) * 1000) / 1000;
console.log(JSON.stringify({ ...measured, call: { p50: at(0.5), p99: at(0.99) } }, null, 2));
