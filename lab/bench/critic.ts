// node lab/bench/critic.ts [GAME]… [--level club]… [--deals 10] [--skip 0] [--seed critic] [--worlds 6] [--show n]
//     [--rule id]… [--rules]
//
// Counts what a person at the table would laugh at. Computer players of one level play each game in all chairs; the
// rules of `lab/critic` look at each call, bid and card as its player saw it, and at the contract with open cards. A
// card counts only if another would have brought a trick more, unless its rule says that it is wrong anyway. Prints a
// line of JSON for each game and level: the cases per 100 deals by rule. The last line adds up the games: for each rule
// and level the cases and the deals. --rules lists the rules with their sources, --show prints the first cases of each
// game and level as text, --rule only those of a rule. Without --worlds the levels keep their own number of layouts.
import { parseArgs } from 'node:util';
import { BOT_LEVELS, type BotLevel } from '@overtrick/bots';
import { vulOfBoard } from '@overtrick/rules/deals/board';
import { randomSetup } from '@overtrick/rules/deals/setup';
import { type AnyGame, partiesOf } from '@overtrick/rules/game';
import { findGame, GAMES } from '@overtrick/rules/games/list';
import { dealersOf } from '@overtrick/rules/match';
import { parseOptions } from '@overtrick/rules/options';
import { seededRandom } from '@overtrick/rules/random';
import { createEngine } from '@overtrick/solver/engine';
import { readModule } from '@overtrick/solver/node';
import { showFault } from '../critic/show.ts';
import { RULES, watch } from '../critic/watch.ts';
import { rounded } from '../lib/figures.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    level: { type: 'string', multiple: true },
    deals: { type: 'string', default: '10' },
    skip: { type: 'string', default: '0' },
    seed: { type: 'string', default: 'critic' },
    worlds: { type: 'string' },
    show: { type: 'string', default: '0' },
    rule: { type: 'string', multiple: true },
    rules: { type: 'boolean', default: false },
  },
});
const DEALS = Number(values.deals);
const FIRST = Number(values.skip) + 1;
const PER = 100;
const judge = createEngine(readModule(), { megabytes: 32 });
const engine = createEngine(readModule(), { megabytes: 32 });

type Counts = Readonly<Record<string, number>>;

/** Plays the deals of a game at a level, and counts the cases by rule. */
function measured(game: AnyGame, level: BotLevel): Counts {
  const options = parseOptions(game.options, {});
  if (!options.ok) throw new Error(options.why);
  const budget = {
    ...level.budget,
    ...(values.worlds !== undefined && { worlds: Number(values.worlds) }),
    ...(level.id !== 'novice' && { engine }),
  };
  const parties = partiesOf(game);
  const dealers = game.dealers ?? dealersOf(parties);
  const counts: Record<string, number> = {};
  let shown = 0;
  for (let board = FIRST; board < FIRST + DEALS; board++) {
    const seed = `${values.seed} ${game.id} ${board}`;
    const dealer = dealers[board % dealers.length] ?? 'N';
    const vul = parties.length === 2 ? vulOfBoard(board) : 'none';
    const setup = randomSetup({ dealer, vul, board }, seededRandom(seed), game.ordered);
    const { record, faults } = watch({ game, setup, options: options.value, level, budget, seed, judge });
    for (const fault of faults) {
      if (values.rule !== undefined && !values.rule.includes(fault.rule)) continue;
      counts[fault.rule] = (counts[fault.rule] ?? 0) + 1;
      if (shown++ < Number(values.show)) console.error(`${level.id}: ${showFault(game, record, fault)}`);
    }
  }
  return counts;
}

const inOrder = (counts: Counts, of: (count: number) => number): Counts =>
  Object.fromEntries(RULES.flatMap(({ id }) => (counts[id] === undefined ? [] : [[id, of(counts[id])]])));

if (values.rules) console.log(JSON.stringify(RULES.map(({ id, words, source }) => ({ id, words, source }))));
else {
  const games = positionals.length > 0 ? positionals.map((id) => findGame(id)) : GAMES;
  const sums: Record<string, Record<string, number>> = {};
  for (const game of games) {
    if (game === undefined) throw new Error(`there is no such game: ${positionals.join(' ')}`);
    for (const level of BOT_LEVELS) {
      if (values.level !== undefined && !values.level.includes(level.id)) continue;
      const counts = measured(game, level);
      const perDeals = inOrder(counts, (count) => rounded((count * PER) / DEALS, 1));
      console.log(JSON.stringify({ game: game.id, level: level.id, deals: DEALS, faults: perDeals }));
      const sum = sums[level.id] ?? {};
      for (const [id, count] of Object.entries(counts)) sum[id] = (sum[id] ?? 0) + count;
      sums[level.id] = sum;
    }
  }
  const all = Object.entries(sums).map(([level, counts]) => [level, inOrder(counts, (count) => count)]);
  console.log(JSON.stringify({ games: games.length, deals: DEALS, cases: Object.fromEntries(all) }));
}
