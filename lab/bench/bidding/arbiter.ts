// node lab/bench/bidding/arbiter.ts [BOARDS] [--half a|b|both] [--worlds 24] [--boards n] [--aim imps] [--again 0]
//     [--out FILE]
//
// Measures the calls in which simulation overrules the judged system. Four bots bid each deal of BOARDS (a JSONL
// file of deals with double-dummy tables) by judged rules; at each call the simulation is asked too. Where it calls
// otherwise, or has weighed other calls, the auction is bid to its end by judged rules both ways and scored double
// dummy. Prints JSON: how often it overrules, what that gains in IMPs a decision and a board with standard errors, by
// the kind of change; what calls that were weighed gain beside the system's, by what was expected of them; and the
// processor time of a decision. --again asks so many times more, with other layouts, where it overrules, and prints
// the share of the same calls: players draw the layouts by the position, so that at a table they always agree. --out
// writes a line for every call that was weighed.
//
// Without BOARDS the boards are random deals that bots bid by the frozen system.
import { appendFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Aim, handOf, isAim } from '@overtrick/bots';
import type { Hand } from '@overtrick/bots/internals/bidding/hand';
import { type Deliberated, deliberate } from '@overtrick/bots/internals/bidding/simulation/deliberate';
import { contractFrom, turnAfter, turnOf } from '@overtrick/bots/internals/bidding/simulation/rollout';
import type { Situation } from '@overtrick/bots/internals/bidding/situation';
import { findSystem } from '@overtrick/bots/internals/bidding/system/list';
import { type Call, isBid, levelOf } from '@overtrick/rules/auction/call';
import type { Contract } from '@overtrick/rules/auction/contract';
import { bySeat, sideOf, type Vul } from '@overtrick/rules/cards/seat';
import { makeDeal } from '@overtrick/rules/deals/deal';
import { seededRandom } from '@overtrick/rules/random';
import { impsOf } from '@overtrick/rules/scores/imps';
import { duplicateScore } from '@overtrick/rules/scores/score';
import { createEngine } from '@overtrick/solver/engine';
import { readModule } from '@overtrick/solver/node';
import { bidOut } from '../../lib/bidOut.ts';
import type { SolvedBoard } from '../../lib/boards.ts';
import { chosenBoards } from '../../lib/chosen.ts';
import { percentilesOf, rounded, roundedMean } from '../../lib/figures.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    half: { type: 'string', default: 'a' },
    worlds: { type: 'string', default: '24' },
    boards: { type: 'string' },
    skip: { type: 'string', default: '0' },
    aim: { type: 'string', default: 'imps' },
    again: { type: 'string', default: '0' },
    out: { type: 'string' },
  },
});
const aim = aimOf(values.aim);
function aimOf(text: string): Aim {
  if (isAim(text)) return text;
  throw new Error(`there is no aim ${text}`);
}

const engine = createEngine(readModule(), { megabytes: 32 });
const bidder = { system: findSystem('sayc'), worlds: 0, engine };
const gains: number[] = [];
const times: number[] = [];
const kinds = new Map<string, number[]>();
const perBoard: number[] = [];
const weighed: { readonly expected: number; readonly actual: number }[] = [];

const kindOf = (from: Call, to: Call): string => {
  const part = (call: Call) => (isBid(call) ? (levelOf(call) >= 3 ? 'high' : 'low') : call);
  return `${part(from)} → ${part(to)}`;
};

const deliberated = (before: Situation, hand: Hand, vul: Vul, seed: string): Deliberated =>
  deliberate(
    before,
    hand,
    { worlds: Number(values.worlds), engine, isSpent: () => false, scoring: { aim, vul } },
    seededRandom(seed),
  );

/** True for each further time that a call which overrules was made again. */
const repeated: boolean[] = [];

function look(board: SolvedBoard): void {
  const { deal, dealer, vul, tricks } = board;
  const scoreOf = (contract: Contract | undefined): number =>
    contract === undefined ? 0 : duplicateScore(contract, tricks[contract.declarer][contract.strain], vul);
  const hands = bySeat((seat) => handOf(deal[seat]));
  const { end } = bidOut(deal, dealer, vul, { NS: bidder, EW: bidder });
  let won = 0;
  for (const [i, { before, seat, call }] of end.made.entries()) {
    const start = process.cpuUsage().user;
    const found = deliberated(before, hands[seat], vul, `arbiter ${i}`);
    times.push((process.cpuUsage().user - start) / 1000);
    const turn = turnOf(before);
    const sign = sideOf(seat) === 'NS' ? 1 : -1;
    const scoreAfter = (made: Call) => sign * scoreOf(contractFrom(turnAfter(turn, made), hands));
    if (found.call !== call) {
      const gained = impsOf(scoreAfter(found.call) - scoreAfter(call));
      gains.push(gained);
      won += gained;
      const kind = kindOf(call, found.call);
      kinds.set(kind, [...(kinds.get(kind) ?? []), gained]);
      for (let again = 1; again <= Number(values.again); again++)
        repeated.push(deliberated(before, hands[seat], vul, `arbiter ${i} ${again}`).call === found.call);
    }
    const ruled = found.rule?.call ?? 'P';
    const ruledScore = found.considered.length > 0 ? scoreAfter(ruled) : 0;
    for (const { call: other, gain, error } of found.considered) {
      const actual = impsOf(scoreAfter(other) - ruledScore);
      weighed.push({ expected: gain, actual });
      if (values.out === undefined) continue;
      const calls = end.made.slice(0, i).map((made) => made.call);
      appendFileSync(
        values.out,
        `${JSON.stringify({ kind: kindOf(ruled, other), from: ruled, to: other, gain: rounded(gain), error: rounded(error), actual, isMade: other === found.call, isGeneral: found.rule?.isGeneral === true, text: found.rule?.text, calls: calls.join(' '), hand: makeDeal(deal).split(':')[1]?.split(' ')['NESW'.indexOf(seat)], dealer, seat, vul })}\n`,
      );
    }
  }
  perBoard.push(won);
}

if (values.out !== undefined) writeFileSync(values.out, '');
const chosen = chosenBoards({ ...values, file: positionals[0], seed: 'arbiter', usual: 20 });
for (const board of chosen) look(board);
/** Calls that were weighed are told apart by what was expected of them, from the least up. */
const EXPECTED = [-Infinity, -1, 0, 1, 2];

const summary = (figures: readonly number[]) => ({ ...roundedMean(figures, 3), count: figures.length });
console.log(
  JSON.stringify(
    {
      boards: chosen.length,
      decisions: times.length,
      overruled: summary(gains),
      aBoard: summary(perBoard),
      ...(repeated.length > 0 && { again: summary(repeated.map(Number)) }),
      weighed: EXPECTED.map((least, i) => {
        const most = EXPECTED[i + 1] ?? Infinity;
        const some = weighed.filter(({ expected }) => expected >= least && expected < most);
        return {
          expected: summary(some.map((each) => each.expected)),
          actual: summary(some.map((each) => each.actual)),
        };
      }),
      kinds: Object.fromEntries([...kinds].map(([kind, figures]) => [kind, summary(figures)])),
      milliseconds: percentilesOf(times),
    },
    null,
    2,
  ),
);
