import { assert, defined } from '@overtrick/rules/assert';
import { bySeat, type Seat, seatsBetween, turn } from '@overtrick/rules/cards/seat';
import type { DealTerms } from '@overtrick/rules/deals/board';
import type { Deal } from '@overtrick/rules/deals/deal';
import { type Random, seededRandom } from '@overtrick/rules/random';
import { type Failure, fail, type Result } from '@overtrick/rules/result';
import { Budget, OverBudget } from '../budget.ts';
import { dealOf } from '../dealt.ts';
import { type Drawer, makeDrawer } from '../draw.ts';
import { type Evaluator, makeEvaluators } from '../evaluate.ts';
import { needsSolver, someExpression } from '../expression.ts';
import { parseScript, type Script } from '../script.ts';
import type { DealerCode } from '../tokens.ts';

/** A kind of deal for a table: the deals that fit a script. */
export type Wish = Script;

export type WishCode = DealerCode | 'ERR_WISH_SLOW' | 'ERR_WISH_RARE' | 'ERR_WISH_STEPS';

/** The longest text of a wish, in characters. */
export const LONGEST_WISH = 2000;
/** The number of test deals, and how many of them must fit. */
const TRIED = 6000;
const FEWEST = 3;
/** Enough draws for kinds that fit once in 2,000 deals: the chance that none of these draws fits is 1 in 20,000. */
const MOST_DRAWS = 20_000;
/**
 * The average steps allowed for a deal while a wish is tested, more than a script of the longest text takes without
 * random names; and the steps of drawing the cards.
 */
const STEPS_PER_DEAL = 2000;
const STEPS_OF_CARDS = 60;

/**
 * Reads a script as a wish and ignores its printing and counting. It may not use tricks, which take the solver too
 * long, and its deals may not be too rare: the same text always gets the same answer.
 */
export function parseWish(text: string): Result<Wish, WishCode> {
  const script = parseScript(text);
  if (!script.ok) return script;
  const slow = slowPart(script.value);
  if (slow !== undefined) return slow;
  const budget = new Budget(TRIED * STEPS_PER_DEAL);
  const probe = drawingOf(script.value, budget, (ways) => budget.spend(ways));
  const random = seededRandom(text);
  let found = 0;
  for (let i = 0; i < TRIED; i++) {
    const fits = withinBudget(() => probe.fits(random));
    if (fits === undefined) return tooManySteps(i, budget);
    if (fits) found++;
  }
  if (found < FEWEST)
    return fail('ERR_WISH_RARE', '1:1', `such deals are too rare: ${found} of ${TRIED} deals fit`);
  return script;
}

/** Reads a wish that was checked before, when its table was opened. */
export function trustWish(text: string): Wish {
  const script = parseScript(text);
  assert(script.ok, 'a wish is read before it is kept');
  return script.value;
}

/** A drawn deal, and the dealer that the script names. */
export interface DealDraw {
  readonly deal: Deal;
  readonly dealer?: Seat;
}

/**
 * Draws a deal that fits. If none is found in many draws, or the draws take too many steps, the last deal is returned.
 */
export function drawDeal(wish: Wish, random: Random): DealDraw {
  const { drawer, fits } = drawingOf(wish, new Budget(MOST_DRAWS * STEPS_PER_DEAL));
  for (let i = 0; i < MOST_DRAWS && withinBudget(() => fits(random)) === false; i++);
  return { deal: dealOf(drawer.dealt), ...(wish.dealer !== undefined && { dealer: wish.dealer }) };
}

/**
 * Turns a drawn deal to its place at the table. If a script names a dealer, its seats are relative to that dealer and
 * turn with the actual one; otherwise they stay where they are.
 */
export function turnedTo({ deal, dealer: named }: DealDraw, { dealer }: Pick<DealTerms, 'dealer'>): Deal {
  const turned = named === undefined ? 0 : seatsBetween(dealer, named);
  return bySeat((seat) => deal[turn(seat, turned)]);
}

/** Draws a deal that fits, turned to its place at the table. */
export const drawWished = (wish: Wish, random: Random, terms: Pick<DealTerms, 'dealer'>): Deal =>
  turnedTo(drawDeal(wish, random), terms);

/** Returns the result of a function; `undefined` if it took more steps than were left. */
function withinBudget<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch (error) {
    if (error instanceof OverBudget) return undefined;
    throw error;
  }
}

const tooManySteps = (deals: number, { most, spent }: Budget): Failure<WishCode> =>
  fail(
    'ERR_WISH_STEPS',
    '1:1',
    `the script takes too long: ${deals + 1} of ${TRIED} deals took ${count(spent)} steps, and the limit for all of them is ${count(most)}; names with rnd are computed again at each use`,
  );

const count = (steps: number): string => Math.round(steps).toLocaleString('en');

function slowPart({ condition }: Script): Failure<WishCode> | undefined {
  if (condition === undefined || !someExpression(condition, needsSolver)) return undefined;
  return fail('ERR_WISH_SLOW', '1:1', 'a table cannot count tricks: that takes the solver too long');
}

interface Drawing {
  readonly drawer: Drawer;
  /** Draws a deal and returns true if it fits. */
  fits(random: Random): boolean;
}

/** @param spend receives the number of ways to deal lengths that were tried */
function drawingOf(
  { settled, condition, counts }: Script,
  budget: Budget,
  spend?: (ways: number) => void,
): Drawing {
  const drawer = defined(makeDrawer(settled, spend), 'a script is read only if its deals can be');
  let source: Random | undefined;
  // what is left to chance in the script comes from the same source as the cards
  const evaluate = makeEvaluators({ counts, random: () => source?.() ?? 0, budget });
  const holds: Evaluator = condition === undefined ? () => 1 : evaluate(condition);
  return {
    drawer,
    fits(random) {
      source = random;
      budget.spend(STEPS_OF_CARDS);
      drawer.draw(random);
      return holds(drawer.dealt) !== 0;
    },
  };
}
