// node lab/bench/duel.ts [GAME] [--a expert] [--b novice] [--deals 100] [--skip 0] [--seed duel]
//     [--worlds-a n] [--worlds-b n] [--budget ms] [--set option=value]… [--worst n] [--plain a|b] [--other CHECKOUT]
//     [--cards level]
//
// Two levels of bots play the same deals of a game against each other. Between two parties each deal is played twice,
// level A once for each; where more score, each for themselves, it is played once for each of them, with level A in
// that chair alone. What counts is the game's own score: the points of A's party less the mean of the others', a bag
// counted as the tenth of a hundred that it costs. Prints JSON: points a deal with their standard error, on boards of
// contract bridge IMPs too, contracts and how many were made, what the items of the score came to, and processor
// milliseconds of a decision. With --worlds the play depends on the seed alone; else each level thinks for its own
// time, or for --budget milliseconds. --worst prints the records of the deals that A did worst in. --plain has one of
// the two infer nothing from calls and cards when it plays a card of contract bridge. --other takes B's level from
// another checkout of this project. With --cards one level plays the cards of both, so that what is compared are
// calls. After every ten deals a line on the standard error tells how it stands.
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type BotLevel, findLevel } from '@overtrick/bots';
import type { Bot } from '@overtrick/bots/internals/bot';
import { type Chair, type Playout, playOut } from '@overtrick/bots/internals/playout';
import { thinkerOf } from '@overtrick/bots/internals/thinker';
import { tricksNeeded } from '@overtrick/rules/auction/contract';
import { bySeat, type Seat, sideOf } from '@overtrick/rules/cards/seat';
import { vulOfBoard } from '@overtrick/rules/deals/board';
import { randomSetup, type Setup } from '@overtrick/rules/deals/setup';
import { partiesOf } from '@overtrick/rules/game';
import { findGame } from '@overtrick/rules/games/list';
import { dealersOf } from '@overtrick/rules/match';
import { parseOptions } from '@overtrick/rules/options';
import { seededRandom } from '@overtrick/rules/random';
import { makeRecord } from '@overtrick/rules/record';
import { impsOf } from '@overtrick/rules/scores/imps';
import type { Outcome, Party } from '@overtrick/rules/scores/outcome';
import { createEngine } from '@overtrick/solver/engine';
import { readModule } from '@overtrick/solver/node';
import { withCardsOf } from '../lib/cardsOf.ts';
import { meanOf, percentilesOf, rounded, roundedMean } from '../lib/figures.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    a: { type: 'string', default: 'expert' },
    b: { type: 'string', default: 'novice' },
    deals: { type: 'string', default: '100' },
    skip: { type: 'string', default: '0' },
    seed: { type: 'string', default: 'duel' },
    'worlds-a': { type: 'string' },
    'worlds-b': { type: 'string' },
    budget: { type: 'string' },
    set: { type: 'string', multiple: true, default: [] },
    worst: { type: 'string', default: '0' },
    plain: { type: 'string' },
    other: { type: 'string' },
    cards: { type: 'string' },
  },
});

const game = findGame(positionals[0] ?? 'bridge');
const findB = values.other === undefined ? findLevel : await findOther(values.other);
const levels = { a: levelOf('a'), b: levelOf('b') };
const { a, b } = levels;
if (game === undefined || a === undefined || b === undefined)
  throw new Error('node lab/bench/duel.ts GAME [--a LEVEL] [--b LEVEL]');
const options = parseOptions(game.options, Object.fromEntries(values.set.map((pair) => pair.split('='))));
if (!options.ok) throw new Error(options.why);
const parties = partiesOf(game);
const dealers = game.dealers ?? dealersOf(parties);
const BAG = 10;
/** After so many deals it is told how the duel stands. */
const TOLD = 10;

/** Loads the levels of another checkout of this project, which B plays by. */
async function findOther(checkout: string): Promise<typeof findLevel> {
  const levels = await import(join(resolve(checkout), 'packages/bots/src/levels.ts'));
  return levels.findLevel;
}

function levelOf(side: 'a' | 'b'): BotLevel | undefined {
  const level = (side === 'b' ? findB : findLevel)(values[side]);
  return values.plain === side && level !== undefined
    ? { ...level, bot: thinkerOf({ plays: false, calls: false }) }
    : level;
}

let end = Infinity;
const engine = createEngine(readModule(), { megabytes: 64, isSpent: () => performance.now() > end });

/** Makes a player of a level, and measures how long its decisions take. */
function contestant(level: BotLevel, worlds: string | undefined) {
  const limit = worlds === undefined ? Number(values.budget ?? level.milliseconds) : Infinity;
  const budget = {
    ...level.budget,
    ...(worlds !== undefined && { worlds: Number(worlds) }),
    ...(level.id !== 'novice' && { engine }),
    isSpent: () => performance.now() > end,
  };
  const milliseconds: number[] = [];
  const asked = withCardsOf(level.bot, values.cards);
  const bot: Bot = (...about) => {
    // as on a core of its own, whatever else the machine does
    const start = process.cpuUsage();
    end = performance.now() + limit;
    const decision = asked(...about);
    const { user, system } = process.cpuUsage(start);
    milliseconds.push((user + system) / 1000);
    return decision;
  };
  return { bot, budget, milliseconds };
}

const contestants = { a: contestant(a, values['worlds-a']), b: contestant(b, values['worlds-b']) };

/** Plays one deal with level A for one party. */
function played(setup: Setup, own: Party, seed: string): Playout {
  const chairs = bySeat((seat): Chair => {
    const isOwn = game?.seats.includes(seat) && game.partyOf(seat, setup) === own;
    return { ...contestants[isOwn ? 'a' : 'b'], random: seededRandom(`${seed} ${seat}`) };
  });
  if (game === undefined || !options.ok) throw new Error('checked before');
  return playOut(game, setup, options.value, chairs);
}

/** Returns the party's gain on the deal over the others' average. */
function lead({ points, bags = {} }: Outcome, own: Party): number {
  const worth = (party: Party): number => (points[party] ?? 0) - BAG * (bags[party] ?? 0);
  const others = parties.filter((party) => party !== own);
  return worth(own) - others.reduce((sum, party) => sum + worth(party), 0) / others.length;
}

interface Contracts {
  played: number;
  made: number;
}
const contracts: Record<'a' | 'b', Contracts> = { a: { played: 0, made: 0 }, b: { played: 0, made: 0 } };

function countContract({ terms, contract, declaring, tricks }: Outcome, own: Party): void {
  if (contract === undefined) return;
  const seat: Seat = contract.declarer;
  const party = declaring ?? game?.partyOf(seat, terms) ?? sideOf(seat);
  const count = contracts[party === own ? 'a' : 'b'];
  count.played += 1;
  if (tricks >= tricksNeeded(contract)) count.made += 1;
}

/** The count of each kind of item, and its points. */
type Items = Record<string, { count: number; points: number }>;
const items: Record<'a' | 'b', Items> = { a: {}, b: {} };

function countItems(outcome: Outcome, own: Party): void {
  for (const { reason, party, points } of outcome.items) {
    const tally = items[party === own ? 'a' : 'b'];
    const { count, points: sum } = tally[reason] ?? { count: 0, points: 0 };
    tally[reason] = { count: count + 1, points: sum + points };
  }
}

const results: { readonly points: number; readonly records: readonly string[] }[] = [];
const first = Number(values.skip) + 1;
const before = process.cpuUsage();
for (let deal = first; deal < first + Number(values.deals); deal++) {
  const seed = `${values.seed} ${deal}`;
  const dealer = dealers[deal % dealers.length] ?? 'N';
  const vul = parties.length === 2 ? vulOfBoard(deal) : 'none';
  const setup = randomSetup({ dealer, vul, board: deal }, seededRandom(seed), game.ordered);
  const playouts = parties.map((own) => ({ own, ...played(setup, own, seed) }));
  for (const { outcome, own } of playouts) {
    countContract(outcome, own);
    countItems(outcome, own);
  }
  const sum = playouts.reduce((all, { outcome, own }) => all + lead(outcome, own), 0);
  results.push({
    points: sum / playouts.length,
    records: playouts.map(({ record, own }) => `${own} ${makeRecord(record)}`),
  });
  if (results.length % TOLD === 0) {
    const { mean, error } = roundedMean(results.map(({ points }) => points));
    console.error(`${results.length} deals: ${mean} ± ${error}`);
  }
}
const { user } = process.cpuUsage(before);

const { mean, error } = meanOf(results.map(({ points }) => points));
// two tables of a team: what both bring together
const imps = meanOf(results.map(({ points }) => impsOf(parties.length * points)));
console.log(
  JSON.stringify(
    {
      game: game.id,
      a: a.id,
      b: b.id,
      ...(values.plain !== undefined && { plain: values.plain }),
      deals: results.length,
      playouts: results.length * parties.length,
      points: rounded(mean),
      standardError: rounded(error),
      sigmas: rounded(mean / error, 1),
      ...(game.hasPar === true && { imps: rounded(imps.mean), impsError: rounded(imps.error) }),
      contracts,
      items,
      milliseconds: {
        a: percentilesOf(contestants.a.milliseconds),
        b: percentilesOf(contestants.b.milliseconds),
      },
      cpuSeconds: rounded(user / 1e6, 1),
    },
    null,
    1,
  ),
);
const worst = [...results].sort((x, y) => x.points - y.points).slice(0, Number(values.worst));
for (const { points, records } of worst) console.log(rounded(points), records.join('\n    '));
