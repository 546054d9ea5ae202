import { type Action, sameAction } from '@overtrick/rules/action';
import { SEATS } from '@overtrick/rules/cards/seat';
import type { Decider } from '../../bot.ts';
import { layoutsText } from '../../sampling/layoutsText.ts';
import { isCertain, statesOf } from '../../sampling/states.ts';
import { inOrder, type Tried, tryOut } from '../../sampling/trial.ts';
import { decideRestricted } from '../lookahead/decide.ts';
import type { Effort } from './count.ts';
import { pointsAfter } from './points.ts';

/** The number of search positions that take about as long as a position counted here. */
const EACH = 4;
/** The remaining tricks up to which all are counted in each layout; otherwise only whether the contract is made. */
const COUNTED = 6;
/** Values that differ by less count as equal. */
const EQUAL = 1e-6;

/** Returns the positions that a decision may count out. */
export const effortOf = (positions = Infinity): Effort => ({ left: positions / EACH });

/**
 * Decides a card if the cards rank by the game's own order, in hands and rows: the play is counted out in layouts that
 * fit the known facts, and the card with the most points on average is played.
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
        ? 'I know where every card is, and worked out the rest.'
        : layoutsText(best.best, worlds, 'worked out', 'does better'),
      values: inOrder(tried),
    }
  );
};

/** Returns the best result; of equals, the card of a player who looks at the next tricks. */
function bestOf(tried: readonly Tried[], customary: () => Action | undefined): Tried | undefined {
  const most = Math.max(...tried.map(({ value }) => value));
  const [first, ...others] = tried.filter(({ value }) => value > most - EQUAL);
  if (first === undefined || others.length === 0) return first;
  const custom = customary();
  return custom === undefined
    ? first
    : ([first, ...others].find(({ action }) => sameAction(action, custom)) ?? first);
}
