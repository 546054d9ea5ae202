import { readFileSync } from 'node:fs';
import { findLevel } from '@overtrick/bots';
import type { Bot } from '@overtrick/bots/internals/bot';
import { novice } from '@overtrick/bots/internals/novice';
import { type Chair, playOut } from '@overtrick/bots/internals/playout';
import { isNilHand, likelyTricks } from '@overtrick/bots/internals/valuation/likelyTricks';
import {
  loneNilChance,
  loneNilFigures,
  nilChance,
  nilFigures,
} from '@overtrick/bots/internals/valuation/nilChance';
import { defined } from '@overtrick/rules/assert';
import { cardOf } from '@overtrick/rules/cards/card';
import { type CardSet, has } from '@overtrick/rules/cards/cardSet';
import { bySeat, SEATS } from '@overtrick/rules/cards/seat';
import { randomSetup } from '@overtrick/rules/deals/setup';
import { findGame } from '@overtrick/rules/games/list';
import { type OptionValues, trustOptions } from '@overtrick/rules/options';
import { seededRandom } from '@overtrick/rules/random';
import { createEngine } from '@overtrick/solver/engine';
import { readModule } from '@overtrick/solver/node';
import { rounded } from '../lib/figures.ts';
import { LeastSquares } from '../lib/leastSquares.ts';
import { type Fit, type FitOptions, type FitResult, ROOT, replaceConstant, settingOf } from './fit.ts';

const FILE = 'packages/bots/src/valuation/nilChance.ts';
/** With more tricks than these to count nobody thinks of nil. */
const MOST_TRICKS = 2;
const CHANCES = [0.5, 0.6, 0.65, 0.7, 0.75];

interface Nil {
  readonly figures: readonly number[];
  /** By the weights that the bots have. */
  readonly chance: number;
  readonly made: 0 | 1;
}

/** Has South bid nil in random deals with any hand that might, the others by count, and club players play it out. */
function nilsOf(gameId: string, options: FitOptions): readonly Nil[] {
  const game = defined(findGame(gameId), 'a game of spades');
  /** True if nil is declared beside the bid for a side, where each player scores alone. */
  const isLone = game.seats.length < SEATS.length;
  const level = defined(findLevel('club'), 'a level of computer players');
  const values = trustOptions<OptionValues>(game.options, {});
  const engine = createEngine(readModule(), { megabytes: 64 });
  const budget = { ...level.budget, worlds: settingOf(options, 'worlds'), engine };

  const bot: Bot = (asked, view, effort, random) => {
    if (view.phase !== 'bids') return level.bot(asked, view, effort, random);
    const counted = isLone || view.seat !== 'S' ? novice(asked, view, effort, random) : undefined;
    if (counted !== undefined && view.seat !== 'S') return counted;
    const tricks = counted?.action.kind === 'bid' ? counted.action.tricks : 0;
    const nil = view.legal.find(
      (action) =>
        action.kind === 'bid' &&
        action.tricks === tricks &&
        action.nils?.join() === (isLone ? 'S' : undefined),
    );
    return { action: defined(nil, 'nil may be bid'), reason: '' };
  };

  /** True if a player might think of nil with the hand. */
  const isTried = (hand: CardSet): boolean =>
    !has(hand, cardOf('S', 'A')) && (isLone ? isNilHand(hand) : likelyTricks(hand) <= MOST_TRICKS);

  const nils: Nil[] = [];
  for (let deal = 0; deal < options.deals; deal++) {
    const seed = `${options.seed} ${deal}`;
    const dealer = defined(game.seats[deal % game.seats.length], 'a seat');
    const setup = randomSetup({ dealer, vul: 'none', board: deal }, seededRandom(seed), game.ordered);
    const hand = setup.deal.S;
    if (!isTried(hand)) continue;
    const chairs = bySeat((seat): Chair => ({ bot, budget, random: seededRandom(`${seed} ${seat}`) }));
    const { outcome } = playOut(game, setup, values, chairs);
    const own = game.partyOf('S', setup);
    const results = outcome.items.filter(({ reason, party }) => reason === 'nil' && party === own);
    // if partner bid nil too, nobody can say whose it was
    const [only, ...more] = results;
    if (only !== undefined && more.length === 0)
      nils.push({
        figures: (isLone ? loneNilFigures : nilFigures)(hand),
        chance: (isLone ? loneNilChance : nilChance)(hand),
        made: only.points > 0 ? 1 : 0,
      });
  }
  return nils;
}

const share = (some: readonly Nil[]): number =>
  rounded(some.reduce((sum, { made }) => sum + made, 0) / some.length);

function fitted(some: readonly Nil[]): readonly number[] {
  const fit = new LeastSquares();
  for (const { figures, made } of some) fit.add(figures, made);
  return fit.solve().weights;
}

const isOdd = (at: number): boolean => at % 2 === 1;

/**
 * Fits the chance of a nil. Reports how many nils there were and the share that was made; for every second nil, by
 * weights fitted to the others, and for all by the weights that the bots have, how many are likely and how many of
 * those were made.
 */
function fitNil(gameId: string, name: string, options: FitOptions): FitResult {
  const nils = nilsOf(gameId, options);
  const weights = fitted(nils.filter((_, at) => !isOdd(at)));
  const unseen = nils.filter((_, at) => isOdd(at));
  const chanceOf = ({ figures }: Nil): number =>
    figures.reduce((sum, figure, i) => sum + figure * (weights[i] ?? 0), 0);
  const chosenBy = (some: readonly Nil[], chanceBy: (nil: Nil) => number) =>
    CHANCES.map((chance) => {
      const likely = some.filter((nil) => chanceBy(nil) >= chance);
      return { chance, nils: likely.length, made: share(likely) };
    });
  const all = fitted(nils).map((one) => rounded(one, 3));
  return {
    text: replaceConstant(readFileSync(`${ROOT}/${FILE}`, 'utf8'), name, `[${all.join(', ')}] as const`),
    report: {
      nils: nils.length,
      made: share(nils),
      weights: all,
      unseen: chosenBy(unseen, chanceOf),
      bots: chosenBy(nils, ({ chance }) => chance),
    },
  };
}

const SIZES = { deals: 2200, seed: 'nil', settings: { worlds: 6 } };

export const nil: Fit = {
  ...SIZES,
  file: FILE,
  about: 'the chance of a nil with a partner (WEIGHTS)',
  run: (options) => fitNil('spades', 'WEIGHTS', options),
};

export const loneNil: Fit = {
  ...SIZES,
  file: FILE,
  about: 'the chance of a nil that nobody covers (LONE_WEIGHTS)',
  run: (options) => fitNil('dummy-spades', 'LONE_WEIGHTS', options),
};
