// node lab/bench/novice.ts [--deals 1000] [--seed novice] [--level novice]
//
// Four bots of a level bid and play boards of contract bridge, on one core. Prints JSON: deals a second, milliseconds
// of a decision, and what came of the deals, which depends on the seed alone.
import { parseArgs } from 'node:util';
import { findLevel } from '@overtrick/bots';
import { tricksNeeded } from '@overtrick/rules/auction/contract';
import { termsOfBoard } from '@overtrick/rules/deals/board';
import { randomSetup } from '@overtrick/rules/deals/setup';
import { findGame } from '@overtrick/rules/games/list';
import { parseOptions } from '@overtrick/rules/options';
import { seededRandom } from '@overtrick/rules/random';
import type { Outcome } from '@overtrick/rules/scores/outcome';
import { isGame } from '@overtrick/rules/scores/score';
import { percentilesOf, rounded } from '../lib/figures.ts';

const { values } = parseArgs({
  options: {
    deals: { type: 'string', default: '1000' },
    seed: { type: 'string', default: 'novice' },
    level: { type: 'string', default: 'novice' },
  },
});
const DEALS = Number(values.deals);
/** Deals played first and not counted, until the compiler has seen the code. */
const WARM_UP = 100;

const game = findGame('bridge');
const level = findLevel(values.level);
if (game === undefined || level === undefined) throw new Error(`there is no level ${values.level}`);
const options = parseOptions(game.options, {});
if (!options.ok) throw new Error(options.why);

const milliseconds: Record<'call' | 'play', number[]> = { call: [], play: [] };
const outcomes: Outcome[] = [];
let calls = 0;

function playBoard(board: number, isCounted: boolean): void {
  if (game === undefined || level === undefined || !options.ok) return;
  const random = seededRandom(`${values.seed} ${board}`);
  let state = game.start(randomSetup(termsOfBoard(board), random), options.value);
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    const view = game.view(state, seat);
    const start = performance.now();
    const { action } = level.bot(game, view, level.budget, random);
    if (isCounted && (action.kind === 'call' || action.kind === 'play'))
      milliseconds[action.kind].push(performance.now() - start);
    state = game.apply(state, seat, action);
  }
  const outcome = game.outcome(state);
  if (!isCounted || outcome === undefined) return;
  outcomes.push(outcome);
  calls += game.view(state).calls.length;
}

for (let board = 1; board <= WARM_UP; board++) playBoard(DEALS + board, false);
const start = performance.now();
const before = process.cpuUsage();
for (let board = 1; board <= DEALS; board++) playBoard(board, true);
const { user, system } = process.cpuUsage(before);
const seconds = (performance.now() - start) / 1000;

const share = (count: number, of: number): number => rounded(of === 0 ? 0 : count / of, 3);

const played = outcomes.flatMap(({ contract, tricks }) =>
  contract === undefined ? [] : [{ contract, tricks }],
);
const games = played.filter(({ contract }) => isGame(contract) && contract.level < 6);
const slams = played.filter(({ contract }) => contract.level >= 6);
const made = (some: typeof played) =>
  some.filter(({ contract, tricks }) => tricks >= tricksNeeded(contract)).length;
const farDown = played.filter(({ contract, tricks }) => tricks <= tricksNeeded(contract) - 4);

console.log(
  JSON.stringify(
    {
      level: level.id,
      deals: DEALS,
      dealsPerSecond: rounded(DEALS / seconds, 1),
      // as on a core of its own, whatever else the machine does
      dealsPerCpuSecond: rounded((DEALS * 1e6) / (user + system), 1),
      milliseconds: { call: percentilesOf(milliseconds.call, 3), card: percentilesOf(milliseconds.play, 3) },
      callsPerDeal: rounded(calls / DEALS),
      passedOut: share(DEALS - played.length, DEALS),
      games: { share: share(games.length, DEALS), made: share(made(games), games.length) },
      slams: { share: share(slams.length, DEALS), made: share(made(slams), slams.length) },
      doubled: share(played.filter(({ contract }) => contract.doubling > 0).length, DEALS),
      fourOrMoreDown: share(farDown.length, DEALS),
    },
    null,
    2,
  ),
);
