// node bench/fit/nil.ts [--deals 2200] [--level club] [--worlds 6]
//
// Fits the chance of a nil (packages/bots/src/valuation/nilChance.ts): in random deals of Spades South bids nil with
// any hand that might, the others bid by count, and players of the level play it out. Prints JSON: how many nils there
// were and the share that was made; the weights fitted to all of them; and for every second nil, by weights fitted to
// the others: of the nils that these say are made so often, how many there are and the share that was.
import { parseArgs } from 'node:util';
import type { Bot } from '@overtrick/bots/bot';
import { findLevel } from '@overtrick/bots/levels';
import { novice } from '@overtrick/bots/novice';
import { type Chair, playOut } from '@overtrick/bots/playout';
import { likelyTricks } from '@overtrick/bots/valuation/likelyTricks';
import { nilFigures } from '@overtrick/bots/valuation/nilChance';
import { defined } from '@overtrick/rules/assert';
import { cardOf } from '@overtrick/rules/card';
import { has } from '@overtrick/rules/cardSet';
import { findGame } from '@overtrick/rules/games/list';
import { type OptionValues, trustOptions } from '@overtrick/rules/options';
import { seededRandom } from '@overtrick/rules/random';
import { bySeat, SEATS } from '@overtrick/rules/seat';
import { randomSetup } from '@overtrick/rules/setup';
import { createEngine } from '@overtrick/solver/engine';
import { readModule } from '@overtrick/solver/node';
import { rounded } from '../lib/figures.ts';
import { LeastSquares } from '../lib/leastSquares.ts';

const { values } = parseArgs({
  options: {
    deals: { type: 'string', default: '2200' },
    level: { type: 'string', default: 'club' },
    worlds: { type: 'string', default: '6' },
  },
});
/** With more tricks than these to count nobody thinks of nil. */
const MOST_TRICKS = 2;

const game = defined(findGame('spades'), 'Spades is a game');
const level = defined(findLevel(values.level), 'a level of computer players');
const options = trustOptions<OptionValues>(game.options, {});
const engine = createEngine(readModule(), { megabytes: 64 });
const budget = { ...level.budget, worlds: Number(values.worlds), engine };

const bot: Bot = (asked, view, effort, random) => {
  if (view.phase !== 'bids') return level.bot(asked, view, effort, random);
  if (view.seat !== 'S') return novice(asked, view, effort, random);
  const nil = view.legal.find((action) => action.kind === 'bid' && action.tricks === 0);
  return { action: defined(nil, 'nil may be bid'), reason: '' };
};

interface Nil {
  readonly figures: readonly number[];
  readonly made: 0 | 1;
}

const nils: Nil[] = [];
for (let deal = 0; deal < Number(values.deals); deal++) {
  const seed = `nil ${deal}`;
  const dealer = defined(SEATS[deal % SEATS.length], 'four seats');
  const setup = randomSetup({ dealer, vul: 'none', board: deal }, seededRandom(seed), game.ordered);
  const hand = setup.deal.S;
  if (has(hand, cardOf('S', 'A')) || likelyTricks(hand) > MOST_TRICKS) continue;
  const chairs = bySeat((seat): Chair => ({ bot, budget, random: seededRandom(`${seed} ${seat}`) }));
  const { outcome } = playOut(game, setup, options, chairs);
  const results = outcome.items.filter(({ reason, party }) => reason === 'nil' && party === 'NS');
  // where partner bid nil too nobody can tell whose it was
  const [only, ...more] = results;
  if (only !== undefined && more.length === 0)
    nils.push({ figures: nilFigures(hand), made: only.points > 0 ? 1 : 0 });
}

const share = (some: readonly Nil[]): number =>
  rounded(some.reduce((sum, { made }) => sum + made, 0) / some.length);

function fitted(some: readonly Nil[]): readonly number[] {
  const fit = new LeastSquares();
  for (const { figures, made } of some) fit.add(figures, made);
  return fit.solve().weights;
}

const isOdd = (at: number): boolean => at % 2 === 1;
const weights = fitted(nils.filter((_, at) => !isOdd(at)));
const unseen = nils.filter((_, at) => isOdd(at));
const chanceOf = ({ figures }: Nil): number =>
  figures.reduce((sum, figure, i) => sum + figure * (weights[i] ?? 0), 0);
const chosen = [0.5, 0.6, 0.65, 0.7, 0.75].map((chance) => {
  const some = unseen.filter((nil) => chanceOf(nil) >= chance);
  return { chance, nils: some.length, made: share(some) };
});
console.log(
  JSON.stringify(
    { nils: nils.length, made: share(nils), weights: fitted(nils).map((one) => rounded(one, 3)), chosen },
    null,
    1,
  ),
);
