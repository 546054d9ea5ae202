// node lab/bench/bidding/instead.ts SEED [--boards 1000] [--system sayc] [--least 8] [--list 60]
//
// Measures other calls than the system's. Four bots bid random deals of a seed by the rules; at each call that
// partner did not force every plausible other one is made in its place, and all bid on by the rules, double dummy.
// No layouts are guessed: the gain is that of a player who always calls otherwise there. Prints a line of JSON for
// each line of the system and other call, those that bring most first: how often, IMPs each time with their standard
// error, and an example. What is found here is an idea: as a line of the system it changes how partner reads, so a
// match judges.
import { parseArgs } from 'node:util';
import { ruleFor } from '@overtrick/bots/internals/bidding/decide';
import { type Hand, handOf } from '@overtrick/bots/internals/bidding/hand';
import { startSituation } from '@overtrick/bots/internals/bidding/read';
import {
  contractFrom,
  type Turn,
  turnAfter,
  turnOf,
} from '@overtrick/bots/internals/bidding/simulation/rollout';
import {
  bidOf,
  cheapest,
  isForced,
  type Situation,
  theirSuits,
} from '@overtrick/bots/internals/bidding/situation';
import { findSystem, isSystemId } from '@overtrick/bots/internals/bidding/system/list';
import { gameLevel, isMajor } from '@overtrick/bots/internals/bidding/system/suits';
import { CONTRACT_AUCTION, isAuctionOver } from '@overtrick/rules/auction/auction';
import { type Call, isBid, levelOf, strainOf } from '@overtrick/rules/auction/call';
import type { Contract } from '@overtrick/rules/auction/contract';
import { SUITS } from '@overtrick/rules/cards/card';
import { bySeat, partner, sideOf } from '@overtrick/rules/cards/seat';
import { makeHand } from '@overtrick/rules/deals/deal';
import { impsOf } from '@overtrick/rules/scores/imps';
import { duplicateScore } from '@overtrick/rules/scores/score';
import { createEngine } from '@overtrick/solver/engine';
import { readModule } from '@overtrick/solver/node';
import type { SolvedBoard } from '../../lib/boards.ts';
import { meanOf, rounded } from '../../lib/figures.ts';
import { randomBoards } from '../../lib/randomBoards.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    boards: { type: 'string', default: '1000' },
    system: { type: 'string', default: 'sayc' },
    least: { type: 'string', default: '8' },
    list: { type: 'string', default: '60' },
  },
});
if (!isSystemId(values.system)) throw new Error(`there is no system ${values.system}`);
const system = findSystem(values.system);
const engine = createEngine(readModule(), { megabytes: 32 });

/** Points from which a double is worth a thought. */
const DOUBLE = 7;
/** The cards of both hands, and of one, with which a suit is. */
const FIT = 8;
const LONG = 5;

/** Lists pass, double, notrump, and suits as low as they go and at game, where there are cards for it. */
function othersFor(s: Situation, hand: Hand, legal: readonly Call[]): readonly Call[] {
  const theirs = theirSuits(s);
  const suits = SUITS.filter((suit) => {
    const there = s.partner === undefined ? 0 : s.know[s.partner].length[suit][0];
    return !theirs.includes(suit) && (hand.length[suit] >= LONG || hand.length[suit] + there >= FIT);
  });
  const bids = [...suits, 'N' as const].flatMap((strain) => {
    const low = cheapest(s, strain);
    return [low, ...(s.bid === undefined ? [low + 1] : []), gameLevel(strain)].map((level) =>
      bidOf(level, strain),
    );
  });
  const all: readonly (Call | undefined)[] = ['P', ...(hand.high >= DOUBLE ? ['X' as const] : []), ...bids];
  return legal.filter((call) => all.includes(call));
}

/** Names a bid by its level and the kind of its strain (`4M`), and other calls as they are. */
function kindOf(call: Call): string {
  if (!isBid(call)) return call;
  const strain = strainOf(call);
  return `${levelOf(call)}${strain === 'N' ? 'N' : isMajor(strain) ? 'M' : 'm'}`;
}

interface Found {
  readonly gains: number[];
  readonly example: string;
}
const found = new Map<string, Found>();

function look({ deal, dealer, vul, tricks }: SolvedBoard): void {
  const scoreOf = (contract: Contract | undefined): number =>
    contract === undefined ? 0 : duplicateScore(contract, tricks[contract.declarer][contract.strain], vul);
  const hands = bySeat((seat) => handOf(deal[seat]));
  const table = { partners: bySeat(partner), vul, systems: bySeat(() => system) };
  let at: Turn = turnOf(startSituation(table, dealer));
  const ruled = scoreOf(contractFrom(at, hands));
  while (!isAuctionOver(CONTRACT_AUCTION, at.auction)) {
    const { situation: s, legal, rules } = at;
    const hand = hands[s.me];
    const rule = ruleFor(s, hand, legal, rules);
    const made = rule?.call ?? 'P';
    const sign = sideOf(s.me) === 'NS' ? 1 : -1;
    for (const call of isForced(s) ? [] : othersFor(s, hand, legal)) {
      if (call === made) continue;
      const gain = impsOf(sign * (scoreOf(contractFrom(turnAfter(at, call), hands)) - ruled));
      const key = `${rule?.block}.${rule?.line} ${kindOf(made)} "${rule?.text}" → ${kindOf(call)}`;
      const example = `${makeHand(deal[s.me])} [${s.made.map((each) => each.call).join(' ')}] ${vul}`;
      const known = found.get(key) ?? { gains: [], example };
      known.gains.push(gain);
      found.set(key, known);
    }
    at = turnAfter(at, made);
  }
}

for (const board of randomBoards(engine, positionals[0] ?? 'instead', Number(values.boards))) look(board);
const rows = [...found]
  .map(([line, { gains, example }]) => ({ line, count: gains.length, ...meanOf(gains), example }))
  .filter(({ count, mean }) => count >= Number(values.least) && mean > 0)
  .toSorted((one, other) => other.mean / (other.error || 1) - one.mean / (one.error || 1));
for (const { mean, error, ...row } of rows.slice(0, Number(values.list)))
  console.log(JSON.stringify({ ...row, gain: rounded(mean), error: rounded(error) }));
