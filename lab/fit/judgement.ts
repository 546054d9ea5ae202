import { handOf } from '@overtrick/bots';
import { judgedFor, ruleFor } from '@overtrick/bots/internals/bidding/decide';
import { callsMet, isHonest } from '@overtrick/bots/internals/bidding/honest';
import { judgementOf } from '@overtrick/bots/internals/bidding/judgement/better';
import { sceneOf } from '@overtrick/bots/internals/bidding/judgement/figures';
import { KINDS, type Kind } from '@overtrick/bots/internals/bidding/judgement/kinds';
import { valueBy, writeTrees } from '@overtrick/bots/internals/bidding/judgement/trees';
import { startSituation } from '@overtrick/bots/internals/bidding/read';
import {
  contractFrom,
  type Turn,
  turnAfter,
  turnOf,
} from '@overtrick/bots/internals/bidding/simulation/rollout';
import { atTable } from '@overtrick/bots/internals/bidding/simulation/tricks';
import { gainBy, type Prospect } from '@overtrick/bots/internals/bidding/simulation/worth';
import { theirs } from '@overtrick/bots/internals/bidding/situation';
import { findSystem } from '@overtrick/bots/internals/bidding/system/list';
import { defined } from '@overtrick/rules/assert';
import { CONTRACT_AUCTION, isAuctionOver } from '@overtrick/rules/auction/auction';
import type { Contract } from '@overtrick/rules/auction/contract';
import { bySeat, partner, type Side, sideOf } from '@overtrick/rules/cards/seat';
import { seededRandom } from '@overtrick/rules/random';
import { createEngine } from '@overtrick/solver/engine';
import { readModule } from '@overtrick/solver/node';
import { type SolvedBoard, turned } from '../lib/boards.ts';
import { meanOf, rounded } from '../lib/figures.ts';
import { randomBoards } from '../lib/randomBoards.ts';
import { type Fit, type FitOptions, type FitResult, settingOf } from './fit.ts';
import { branchOf, growTrees, rowsOf, tableOf, valueInBins } from './trees.ts';

/** Lists the results that a contract may have at a table, by the tricks that are there with all cards seen. */
function prospectOf(
  contract: Contract | undefined,
  { tricks }: SolvedBoard,
  side: Side,
  haveTheyBid: boolean,
): Prospect {
  if (contract === undefined) return { contract, chances: [1], mayDouble: false };
  const there = tricks[contract.declarer][contract.strain];
  const seen = Array.from({ length: 14 }, (_, count) => (count === there ? 1 : 0));
  // they double us as they see fit; whether we double them is what is judged
  const mayDouble = haveTheyBid && sideOf(contract.declarer) === side;
  return { contract, chances: atTable(seen, contract), mayDouble };
}

/** Deals with their decisions as rows of figures, each deal with so many dealers and vulnerabilities. */
class Rows {
  readonly #kind: Kind;
  readonly #before: readonly Kind[];
  readonly #below: number;
  readonly #system = findSystem('sayc');
  #decision = 0;

  constructor(id: string, below: number) {
    const at = KINDS.findIndex((kind) => kind.id === id);
    this.#kind = defined(KINDS[at], `a kind ${id}`);
    this.#before = KINDS.slice(0, at);
    this.#below = below;
  }

  /**
   * Yields the rows of a board: for each other call its figures, the IMPs that it gains, the number of the deal and
   * that of the decision. Calls that the trees of today promise to lose more than a limit are left out.
   */
  *of(board: SolvedBoard, number: number): Iterable<readonly number[]> {
    const { othersFor, figuresOf, trees } = this.#kind;
    const { deal, dealer, vul } = board;
    const hands = bySeat((seat) => handOf(deal[seat]));
    const table = { partners: bySeat(partner), vul, systems: bySeat(() => this.#system) };
    let at: Turn = turnOf(startSituation(table, dealer));
    while (!isAuctionOver(CONTRACT_AUCTION, at.auction)) {
      const { situation: s, legal, rules } = at;
      const hand = hands[s.me];
      const side = sideOf(s.me);
      const own = ruleFor(s, hand, legal, rules);
      const rule = judgementOf(s, hand, legal, rules, own, this.#before).judged;
      const scene = sceneOf(s, hand, rule);
      const met = callsMet(rules, hand);
      let expected: Prospect | undefined;
      const prospect = (then: Turn) =>
        prospectOf(contractFrom(then, hands), board, side, theirs(s).length > 0);
      for (const call of othersFor(s, hand, legal, rule)) {
        if (!isHonest(s, hand, call, met.has(call))) continue;
        const figures = figuresOf(scene, call);
        if (valueBy(trees(), figures) < -this.#below) continue;
        expected ??= prospect(turnAfter(at, rule?.call ?? 'P'));
        const gain = gainBy(prospect(turnAfter(at, call)), expected, side, { aim: 'imps', vul });
        yield [...figures, gain, number, this.#decision];
      }
      this.#decision += 1;
      at = turnAfter(at, judgedFor(s, hand, legal, rules)?.call ?? 'P');
    }
  }
}

/** Deals random boards, and writes the rows of all of them: the width of a row stands before the first. */
function dealRows(kind: string, options: FitOptions): Buffer {
  const engine = createEngine(readModule(), { megabytes: 32 });
  const rows = new Rows(kind, settingOf(options, 'below'));
  const parts: Buffer[] = [];
  const write = (numbers: readonly number[]) => parts.push(Buffer.from(Float32Array.from(numbers).buffer));
  let number = 0;
  for (const board of randomBoards(engine, options.seed, options.deals)) {
    for (let k = 0; k < settingOf(options, 'turns'); k++)
      for (const row of rows.of(turned(board, k), number)) {
        if (parts.length === 0) write([row.length]);
        write(row);
      }
    number += 1;
  }
  return Buffer.concat(parts);
}

/** Margins by which a player goes who is tried on deals that the trees were not fitted to. */
const MARGINS = [0.3, 0.5, 0.8, 1.2];
/** Every so manieth deal is for the trial, and every so manieth tree is followed by one. */
const HELD_BACK = 8;
const TRIAL = 50;

/**
 * Fits trees to rows. Reports by the number of trees the share of the squares that they explain on every eighth deal,
 * which they were not fitted to, and by margin what a player who goes by them is promised and gains there a deal.
 */
function treesFor(bytes: Buffer, options: FitOptions): FitResult {
  const rows = rowsOf([bytes]);
  const reports: unknown[] = [];
  const isTried = (row: number): boolean => (rows.deal[row] ?? 0) % HELD_BACK === HELD_BACK - 1;
  const table = tableOf(rows, (row) => !isTried(row));
  const trial = tableOf(rows, isTried, table.edges);
  const told = new Float64Array(trial.count);
  const boards = new Set(trial.deal).size;
  const report = (trees: number): void => {
    let left = 0;
    let all = 0;
    for (const [row, gain] of trial.gain.entries()) {
      left += (gain - (told[row] ?? 0)) ** 2;
      all += gain ** 2;
    }
    reports.push({
      trees,
      told: rounded(1 - left / all, 3),
      ...Object.fromEntries(MARGINS.map(triedBy)),
    });
  };
  /**
   * Measures the IMPs a board of a player who makes the call that promises most, where that is more than the margin.
   */
  const triedBy = (margin: number) => {
    const won = new Map<number, number>();
    let decisions = 0;
    let promised = 0;
    for (let row = 0; row < trial.count; ) {
      let best = -1;
      let most = margin;
      const decision = trial.decision[row];
      for (; row < trial.count && trial.decision[row] === decision; row++) {
        if ((told[row] ?? 0) <= most) continue;
        most = told[row] ?? 0;
        best = row;
      }
      if (best < 0) continue;
      decisions += 1;
      promised += most;
      const deal = trial.deal[best] ?? 0;
      won.set(deal, (won.get(deal) ?? 0) + (trial.gain[best] ?? 0));
    }
    const { mean, error } = meanOf([...won.values(), ...new Array<number>(boards - won.size).fill(0)]);
    const tried = { decisions, promised: rounded(promised / boards, 3), imps: rounded(mean, 3) };
    return [`over ${margin}`, { ...tried, error: rounded(error, 3) }] as const;
  };
  const trees = growTrees(
    table,
    settingOf(options, 'trees'),
    settingOf(options, 'ends'),
    seededRandom('judgement'),
    (tree, count) => {
      for (let row = 0; row < trial.count; row++)
        told[row] = (told[row] ?? 0) + valueInBins(tree, trial, row);
      if (count % TRIAL === 0) report(count);
    },
  );
  return {
    text: `${JSON.stringify(writeTrees(table.edges, trees.map(branchOf)), null, 2)}\n`,
    report: { rows: rows.count, reports },
  };
}

/**
 * Fits the gain of another call than the system's. Four bots bid random deals as they do now; at each call every
 * plausible one that the hand may honestly make is made in the place of the system's, and all bid on as they do. Bots
 * with other trees bid on otherwise, so the fit is repeated until it changes nothing more.
 */
const fitKind = (kind: string, options: FitOptions): FitResult => treesFor(dealRows(kind, options), options);

export const later: Fit = {
  file: 'packages/bots/src/bidding/judgement/trees/later.json',
  about: "what another call gains over the system's (trees)",
  seed: 'later',
  deals: 10_000,
  settings: { turns: 4, below: 24, trees: 240, ends: 256 },
  run: (options) => fitKind('later', options),
};

export const slams: Fit = {
  file: 'packages/bots/src/bidding/judgement/trees/slams.json',
  about: 'the same where a slam is near (trees)',
  seed: 'slams',
  deals: 20_000,
  settings: { turns: 4, below: 24, trees: 200, ends: 24 },
  run: (options) => fitKind('slams', options),
};
