// node lab/bench/bidding/coverage.ts [BOARDS] [--half a|b|both] [--boards n] [--system sayc]
//     [--shapes 30] [--hands 0] [--only TEXT]
//
// Counts the calls that a system decides by a line that was written for the auction. BOARDS is a JSONL file of deals
// with the auctions that players made; at each call of each distinct auction the system is asked what it calls with
// that hand. --half takes every second distinct deal: lines are written on half `a`, of half `b` only the figures are
// looked at. Prints JSON: by round, the share of the calls, and of the system's calls that are no passes, that such a
// line decides, and `exact`, by blocks that are for no family of auctions (`*`, `..`); `general`: the auctions in
// which a general line decides most often, by round, with the system's calls there. Suits are `x y z w` in the order
// in which they are named, passes before the first bid are left out, and the others' calls stand in brackets. --only
// lists none but the auctions that begin with the text. With --hands so many positions of each are shown.
//
// Without BOARDS the boards are random deals that bots bid by the frozen system.
import { parseArgs } from 'node:util';
import { handOf } from '@overtrick/bots';
import { ruleFor } from '@overtrick/bots/internals/bidding/decide';
import { afterCall, startSituation } from '@overtrick/bots/internals/bidding/read';
import { isThin } from '@overtrick/bots/internals/bidding/rule';
import { isOurs, type Situation } from '@overtrick/bots/internals/bidding/situation';
import { findSystem, isSystemId } from '@overtrick/bots/internals/bidding/system/list';
import { addCall, CONTRACT_AUCTION, legalCalls, startAuction } from '@overtrick/rules/auction/auction';
import { type Call, isBid, levelOf, parseCall, strainOf } from '@overtrick/rules/auction/call';
import { bySeat, partner, type Seat } from '@overtrick/rules/cards/seat';
import { makeHand } from '@overtrick/rules/deals/deal';
import type { SolvedBoard } from '../../lib/boards.ts';
import { chosenBoards } from '../../lib/chosen.ts';
import { rounded } from '../../lib/figures.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    half: { type: 'string', default: 'both' },
    boards: { type: 'string' },
    system: { type: 'string', default: 'sayc' },
    shapes: { type: 'string', default: '30' },
    hands: { type: 'string', default: '0' },
    only: { type: 'string', default: '' },
  },
});
if (!isSystemId(values.system)) throw new Error(`there is no system ${values.system}`);
const system = findSystem(values.system);

/** Later rounds count with the last. */
const LAST_ROUND = 4;

interface Round {
  calls: number;
  written: number;
  exact: number;
  bids: number;
  writtenBids: number;
  readonly shapes: Map<string, Shape>;
}

/** An auction, its suits apart, with the calls that a general line has made in it. */
interface Shape {
  count: number;
  readonly calls: Map<string, number>;
  readonly hands: string[];
}

const rounds = new Map<number, Round>();
const roundOf = (index: number): Round => {
  const number = Math.min(LAST_ROUND, 1 + Math.floor(index / 4));
  const round = rounds.get(number) ?? {
    calls: 0,
    written: 0,
    exact: 0,
    bids: 0,
    writtenBids: 0,
    shapes: new Map(),
  };
  rounds.set(number, round);
  return round;
};

/** Writes the auction as the player to act would write it, suits as letters in the order in which they are named. */
function shapeOf(s: Situation): string {
  const suits: string[] = [];
  const first = s.made.findIndex(({ call }) => call !== 'P');
  return s.made
    .slice(first < 0 ? s.made.length : first)
    .map(({ seat, call }) => {
      const word = isBid(call) ? `${levelOf(call)}${nameOf(strainOf(call), suits)}` : call;
      return isOurs(s, seat) ? word : `(${word})`;
    })
    .join(' ');
}

function nameOf(strain: string, suits: string[]): string {
  if (strain === 'N') return 'N';
  if (!suits.includes(strain)) suits.push(strain);
  return 'xyzw'[suits.indexOf(strain)] ?? '';
}

function note(round: Round, s: Situation, call: Call, text: string, { deal, vul }: SolvedBoard): void {
  const name = shapeOf(s);
  if (!name.startsWith(values.only)) return;
  const shape: Shape = round.shapes.get(name) ?? { count: 0, calls: new Map(), hands: [] };
  round.shapes.set(name, shape);
  shape.count += 1;
  const said = `${call} ${text}`;
  shape.calls.set(said, (shape.calls.get(said) ?? 0) + 1);
  if (shape.hands.length < Number(values.hands)) {
    const calls = s.made.map((made) => made.call).join(' ');
    shape.hands.push(`${makeHand(deal[s.me])} [${calls}] ${vul}: ${said}`);
  }
}

function walk(board: SolvedBoard, recorded: readonly string[]): void {
  const { dealer, vul, deal } = board;
  const table = { partners: bySeat(partner), vul, systems: bySeat(() => system) };
  let auction = startAuction(dealer);
  let s = startSituation(table, dealer);
  for (const [i, word] of recorded.entries()) {
    const seat: Seat = auction.turn;
    const rule = ruleFor(s, handOf(deal[seat]), legalCalls(CONTRACT_AUCTION, auction));
    const call = rule?.call ?? 'P';
    const isWritten = rule !== undefined && rule.isGeneral !== true && rule.block > 0;
    const round = roundOf(i);
    round.calls += 1;
    if (isWritten) round.written += 1;
    if (isWritten && !isThin(rule)) round.exact += 1;
    if (call !== 'P') round.bids += 1;
    if (call !== 'P' && isWritten) round.writtenBids += 1;
    if (!isWritten) note(round, s, call, rule?.text ?? 'no line', board);
    const made = parseCall(word);
    if (made === undefined) return;
    auction = addCall(CONTRACT_AUCTION, auction, made);
    s = afterCall(s, made, auction.turn);
  }
}

const boards = chosenBoards({ ...values, file: positionals[0], seed: 'coverage', usual: 200 });
for (const board of boards) for (const auction of board.auctions) walk(board, auction);

const most = <T extends { readonly count: number }>(each: Iterable<T>): T[] =>
  [...each].toSorted((one, other) => other.count - one.count);

const listed = ({ shapes }: Round) =>
  most([...shapes].map(([auction, shape]) => ({ auction, ...shape })))
    .slice(0, Number(values.shapes))
    .map(({ auction, count, calls, hands }) => ({
      auction,
      count,
      calls: most([...calls].map(([call, times]) => ({ call, count: times })))
        .slice(0, 5)
        .map(({ call, count: times }) => `${times} ${call}`)
        .join(', '),
      ...(hands.length > 0 && { hands }),
    }));

const inOrder = [...rounds].toSorted(([one], [other]) => one - other);
console.log(
  JSON.stringify(
    {
      system: values.system,
      half: values.half,
      deals: boards.length,
      auctions: boards.reduce((sum, { auctions }) => sum + auctions.length, 0),
      written: Object.fromEntries(
        inOrder.map(([number, { calls, written, exact, bids, writtenBids }]) => [
          number,
          {
            calls: rounded(written / calls, 3),
            exact: rounded(exact / calls, 3),
            of: calls,
            bids: rounded(writtenBids / bids, 3),
            ofBids: bids,
          },
        ]),
      ),
      general: Object.fromEntries(inOrder.map(([number, round]) => [number, listed(round)])),
    },
    null,
    1,
  ),
);
