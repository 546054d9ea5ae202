// node lab/fit/judgement.ts --deal SEED [--kind later] [--boards 1000] [--turns 4] [--system sayc] [--below 24]
//     --rows FILE
// node lab/fit/judgement.ts ROWS... [--trees 300] [--ends 256]
//     --out packages/bots/src/bidding/judgement/trees/later.json
//
// Fits the gain of another call than the system's (packages/bots/src/bidding/judgement). With --deal four bots bid
// random deals of a seed as they do now, each with so many dealers and vulnerabilities; at each call every plausible
// one of the kind (`later`, or `slams`, which begin from what `later` has judged) that the hand may honestly make is
// made in the place of the system's, and all bid on as they do. A row for each goes to FILE: its figures, the IMPs that
// it gains, and the numbers of the deal and the decision. Contracts are valued by what experts make of the tricks that
// are there with all cards seen. Bots with trees bid on otherwise than bots without: the two steps are done again, from
// `{ "edges": [], "trees": "" }` on, until that changes nothing more. Calls that the trees of before promise to lose
// more than --below may be left out then.
//
// Without --deal trees are fitted to such files (`--trees 200 --ends 24` for `slams`). Prints JSON: by the number of
// trees the share of the squares that they tell on every eighth deal, which they were not fitted to, and by margin what
// a player who goes by them is promised and gains there a deal.
import { closeSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { judgedFor, ruleFor } from '@overtrick/bots/bidding/decide';
import { handOf } from '@overtrick/bots/bidding/hand';
import { callsMet, isHonest } from '@overtrick/bots/bidding/honest';
import { judgementOf } from '@overtrick/bots/bidding/judgement/better';
import { sceneOf } from '@overtrick/bots/bidding/judgement/figures';
import { KINDS } from '@overtrick/bots/bidding/judgement/kinds';
import { valueBy, writeTrees } from '@overtrick/bots/bidding/judgement/trees';
import { startSituation } from '@overtrick/bots/bidding/read';
import { contractFrom, type Turn, turnAfter, turnOf } from '@overtrick/bots/bidding/simulation/rollout';
import { atTable } from '@overtrick/bots/bidding/simulation/tricks';
import { gainBy, type Prospect } from '@overtrick/bots/bidding/simulation/worth';
import { theirs } from '@overtrick/bots/bidding/situation';
import { findSystem, isSystemId } from '@overtrick/bots/bidding/system/list';
import { CONTRACT_AUCTION, isAuctionOver } from '@overtrick/rules/auction';
import type { Contract } from '@overtrick/rules/contract';
import { seededRandom } from '@overtrick/rules/random';
import { bySeat, partner, type Side, sideOf } from '@overtrick/rules/seat';
import { createEngine } from '@overtrick/solver/engine';
import { readModule } from '@overtrick/solver/node';
import { type SolvedBoard, turned } from '../lib/boards.ts';
import { meanOf, rounded } from '../lib/figures.ts';
import { randomBoards } from '../lib/randomBoards.ts';
import { branchOf, growTrees, rowsOf, tableOf, valueInBins } from './trees.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    deal: { type: 'string' },
    boards: { type: 'string', default: '1000' },
    turns: { type: 'string', default: '4' },
    system: { type: 'string', default: 'sayc' },
    rows: { type: 'string' },
    below: { type: 'string', default: '24' },
    kind: { type: 'string', default: 'later' },
    trees: { type: 'string', default: '300' },
    ends: { type: 'string', default: '256' },
    out: { type: 'string', default: 'trees.json' },
  },
});

/** The results that a contract may have at a table, by the tricks that are there with all cards seen. */
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

const kindAt = KINDS.findIndex(({ id }) => id === values.kind);
const kind = KINDS[kindAt];
if (kind === undefined)
  throw new Error(`there is no kind ${values.kind}: ${KINDS.map(({ id }) => id).join(', ')}`);
const { othersFor, figuresOf, trees } = kind;

let decision = 0;

/** The rows of a deal: for each other call its figures, its gain, the number of the deal and that of the decision. */
function* rowsFor(board: SolvedBoard, number: number): Iterable<readonly number[]> {
  const { deal, dealer, vul } = board;
  const hands = bySeat((seat) => handOf(deal[seat]));
  const table = { partners: bySeat(partner), vul, systems: bySeat(() => system) };
  let at: Turn = turnOf(startSituation(table, dealer));
  while (!isAuctionOver(CONTRACT_AUCTION, at.auction)) {
    const { situation: s, legal, rules } = at;
    const hand = hands[s.me];
    const side = sideOf(s.me);
    const rule = judgementOf(
      s,
      hand,
      legal,
      rules,
      ruleFor(s, hand, legal, rules),
      KINDS.slice(0, kindAt),
    ).judged;
    const scene = sceneOf(s, hand, rule);
    const met = callsMet(rules, hand);
    let own: Prospect | undefined;
    const prospect = (then: Turn) => prospectOf(contractFrom(then, hands), board, side, theirs(s).length > 0);
    for (const call of othersFor(s, hand, legal, rule)) {
      if (!isHonest(s, hand, call, met.has(call))) continue;
      const figures = figuresOf(scene, call);
      if (valueBy(trees(), figures) < -Number(values.below)) continue;
      own ??= prospect(turnAfter(at, rule?.call ?? 'P'));
      const gain = gainBy(prospect(turnAfter(at, call)), own, side, { aim: 'imps', vul });
      yield [...figures, gain, number, decision];
    }
    decision += 1;
    at = turnAfter(at, judgedFor(s, hand, legal, rules)?.call ?? 'P');
  }
}

const system = findSystem(isSystemId(values.system) ? values.system : 'sayc');

function deal(seed: string, file: string): void {
  const engine = createEngine(readModule(), { megabytes: 32 });
  const out = openSync(file, 'w');
  let count = 0;
  let number = 0;
  for (const board of randomBoards(engine, seed, Number(values.boards))) {
    const rows: (readonly number[])[] = [];
    for (let k = 0; k < Number(values.turns); k++) rows.push(...rowsFor(turned(board, k), number));
    number += 1;
    // the width of a row stands before all others
    const head = count === 0 && rows[0] !== undefined ? [rows[0].length] : [];
    writeSync(out, new Uint8Array(Float32Array.from([...head, ...rows.flat()]).buffer));
    count += rows.length;
  }
  closeSync(out);
  console.log(JSON.stringify({ boards: number, rows: count }));
}

/** Margins by which a player goes who is tried on deals that the trees were not fitted to. */
const MARGINS = [0.3, 0.5, 0.8, 1.2];
/** Every so manieth deal is for the trial, and every so manieth tree is followed by one. */
const HELD_BACK = 8;
const TRIAL = 50;

function fitTrees(files: readonly string[]): void {
  const rows = rowsOf(files.map((file) => readFileSync(file)));
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
    console.log(
      JSON.stringify({
        trees,
        told: rounded(1 - left / all, 3),
        ...Object.fromEntries(MARGINS.map(triedBy)),
      }),
    );
  };
  /** The IMPs a board of a player who makes the call that promises most, where that is more than the margin. */
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
    Number(values.trees),
    Number(values.ends),
    seededRandom('judgement'),
    (tree, count) => {
      for (let row = 0; row < trial.count; row++)
        told[row] = (told[row] ?? 0) + valueInBins(tree, trial, row);
      if (count % TRIAL === 0) report(count);
    },
  );
  writeFileSync(values.out, `${JSON.stringify(writeTrees(table.edges, trees.map(branchOf)))}\n`);
}

if (values.deal !== undefined) deal(values.deal, values.rows ?? 'rows.bin');
else fitTrees(positionals);
