import type { Action, Step } from '../action.ts';
import type { Card } from '../cards/card.ts';
import { SEATS, VULS } from '../cards/seat.ts';
import type { DealTerms } from '../deals/board.ts';
import { randomSetup, type Setup } from '../deals/setup.ts';
import type { AnyGame } from '../game.ts';
import type { OptionValues } from '../options.ts';
import { below, pick, type Random, seededRandom } from '../random.ts';
import { deepFreeze } from '../suites/data.ts';

/** A state, and the record that leads to it. */
export interface Moment {
  readonly setup: Setup;
  readonly options: OptionValues;
  readonly steps: readonly Step[];
  readonly state: unknown;
}

/** No deal of the family takes this many steps: the longest auction has 319 calls. */
const MOST_STEPS = 400;

/** Lists the seeds `1`, `2`, … */
export const seedsTo = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => `${i + 1}`);

/** Returns the cards that were played up to a moment, in order. */
export const playedIn = ({ steps }: Moment): readonly Card[] =>
  steps.flatMap(({ action }) => (action.kind === 'play' ? [action.card] : []));

/** Returns the playout and the step, for a fault's text. */
export const whereOf = (seed: string, { steps }: Moment): string => `deal ${seed}, step ${steps.length}`;

/** Returns the options with their defaults. */
export const defaultsOf = (game: AnyGame): OptionValues =>
  Object.fromEntries(Object.entries(game.options).map(([name, spec]) => [name, spec.default]));

/**
 * Plays a random deal moment by moment, the first before any step, all frozen. Actions that stand first in their list,
 * such as a pass, are more likely, so that auctions are short; now and then a claim ends the deal. It stops after 400
 * steps: a game that is not over then does not end.
 */
export function* playout(
  game: AnyGame,
  seed: string,
  options = defaultsOf(game),
  given?: DealTerms,
): Generator<Moment> {
  const { random, claims, ...begun } = begin(game, seed, given);
  const setup = deepFreeze(begun.setup);
  let moment: Moment = { setup, options, steps: [], state: deepFreeze(game.start(setup, options)) };
  yield moment;
  while (moment.steps.length < MOST_STEPS) {
    const step = chooseStep(game, moment.state, claims, random);
    if (step === undefined) return;
    const state = deepFreeze(game.apply(moment.state, step.seat, step.action));
    moment = { setup, options, steps: [...moment.steps, deepFreeze(step)], state };
    yield moment;
  }
}

/**
 * Plays the same deal as `playout` and returns its end, or its state after 400 steps. It is as fast as the game, and
 * freezes nothing.
 */
export function playedOut(game: AnyGame, seed: string, options = defaultsOf(game)): Moment {
  const { random, claims, setup } = begin(game, seed);
  const steps: Step[] = [];
  let state = game.start(setup, options);
  while (steps.length < MOST_STEPS) {
    const step = chooseStep(game, state, claims, random);
    if (step === undefined) break;
    state = game.apply(state, step.seat, step.action);
    steps.push(step);
  }
  return { setup, options, steps, state };
}

/** Draws the cards of a random deal, whether it has claims, and the random numbers after that. */
function begin(game: AnyGame, seed: string, given?: DealTerms) {
  const random = seededRandom(`playout ${seed}`);
  const terms = given ?? { dealer: pick(random, SEATS), vul: pick(random, VULS) };
  const setup = randomSetup(terms, random, game.ordered);
  return { random, setup, claims: below(random, 4) === 0 };
}

function chooseStep(game: AnyGame, state: unknown, claims: boolean, random: Random): Step | undefined {
  const acting = game.toAct(state);
  if (acting.length === 0) return undefined;
  if (claims && below(random, 20) === 0) {
    const seat = pick(random, game.seats);
    const most = game.claimable(state, seat);
    if (most !== undefined) return { seat, action: { kind: 'claim', tricks: below(random, most + 1) } };
  }
  const seat = pick(random, acting);
  const actions = game.legalActions(state, seat);
  return actions.length === 0 ? undefined : { seat, action: chooseAction(actions, random) };
}

function chooseAction(actions: readonly Action[], random: Random): Action {
  const [first, second, third] = [1, 3, actions.length];
  const among = pick(random, [first, first, second, third]);
  return pick(random, actions.slice(0, among));
}
