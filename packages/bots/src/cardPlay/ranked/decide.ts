import { type Action, sameAction } from '@overtrick/rules/action';
import { SEATS } from '@overtrick/rules/seat';
import type { Decider } from '../../bot.ts';
import { isCertain, statesOf } from '../../sampling/states.ts';
import { inOrder, type Tried, tryOut } from '../../sampling/trial.ts';
import { decideRestricted } from '../lookahead/decide.ts';
import type { Effort } from './count.ts';
import { pointsAfter } from './points.ts';

/** A position counted out here takes about as long as so many of the search. */
const EACH = 4;
/** With so many tricks left all of them are counted in each layout, before only whether the contract is made. */
const COUNTED = 6;
/** Values that differ by less are as good as each other. */
const EQUAL = 1e-6;

/** The positions that a decision may count out. */
export const effortOf = (positions = Infinity): Effort => ({ left: positions / EACH });

/**
 * Plays a card where hands and rows are played whose cards rank by an order of the game's own: in layouts that fit
 * what is known the play is counted out to its end, and the card goes that brings most points on average.
 */
export const decideByCount: Decider = (game, view, budget, random) => {
  const { seat, legal, phase } = view;
  if (seat === undefined || (phase !== 'play' && phase !== 'declare')) return undefined;
  if (budget.engine === undefined || game.rankedPlay === undefined) return undefined;
  const imagined = game.imagine(view, random);
  if (game.rankedPlay(imagined) === undefined) return undefined;
  const effort = effortOf(budget.positions);
  const isSure = isCertain(game, view, random);
  const isExact = isSure || Math.max(...SEATS.map((hand) => view.hands[hand].count)) <= COUNTED;
  const results = tryOut(
    {
      actions: legal,
      worlds: statesOf(game, view, () => 1, random),
      valuesIn: (state) => pointsAfter(game, state, seat, legal, effort, isExact),
    },
    { worlds: budget.worlds, isSpent: () => effort.left < 0 || budget.isSpent?.() === true },
  );
  if (results === undefined) return undefined;
  const { tried, worlds } = results;
  const best = bestOf(tried, () => decideRestricted(game, view, { worlds: 4 }, random)?.action);
  return (
    best && {
      action: best.action,
      reason: isSure
        ? 'I know where every card is, and counted the rest out.'
        : `In ${Math.round(best.best * worlds)} of the ${worlds} layouts that I counted out nothing does better.`,
      values: inOrder(tried),
    }
  );
};

/** The best; of equals the one that a player plays who looks at the next tricks. */
function bestOf(tried: readonly Tried[], customary: () => Action | undefined): Tried | undefined {
  const most = Math.max(...tried.map(({ value }) => value));
  const [first, ...others] = tried.filter(({ value }) => value > most - EQUAL);
  if (first === undefined || others.length === 0) return first;
  const custom = customary();
  return custom === undefined
    ? first
    : ([first, ...others].find(({ action }) => sameAction(action, custom)) ?? first);
}
