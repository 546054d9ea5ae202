import { type Action, sameAction } from '@overtrick/rules/action';
import { trumpOf } from '@overtrick/rules/card';
import { cardsOf, setOf, union } from '@overtrick/rules/cardSet';
import type { AnyGame } from '@overtrick/rules/game';
import type { Random } from '@overtrick/rules/random';
import { SEATS } from '@overtrick/rules/seat';
import { strainInPlay, type View } from '@overtrick/rules/view';
import type { Decider } from '../../bot.ts';
import { drawWorlds } from '../../sampling/draw.ts';
import { isCertain } from '../../sampling/states.ts';
import { inOrder, type Tried, tryOut, type Weighted } from '../../sampling/trial.ts';
import { keptWorth } from '../../valuation/keptWorth.ts';
import { decideRestricted, jokerOf } from '../lookahead/decide.ts';
import type { Effort } from './count.ts';
import { pointsAfter } from './points.ts';

/** A position counted out here takes about as long as so many of the search. */
const EACH = 4;
/** With so many tricks left all of them are counted in each layout, before only whether the contract is made. */
const COUNTED = 6;
/** Values that differ by less are as good as each other. */
const EQUAL = 1e-6;
/** Layouts are drawn from so many: to weigh one takes far less than to count it out. */
const DRAWN = { batch: 60, most: 60 };
/** A difference of so much in what was kept makes a layout e times as likely. */
const SPREAD = 8;

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
      worlds: isSure ? [{ world: imagined, weight: 1 }] : likelyStates(game, view, budget.worlds, random),
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

/** Layouts in which whoever put cards away kept what is worth most. */
function likelyStates(
  game: AnyGame,
  view: View,
  count: number,
  random: Random,
): readonly Weighted<unknown>[] {
  const trump = trumpOf(strainInPlay(view) ?? 'N');
  const joker = jokerOf(view);
  const hidden = SEATS.filter((hand) => view.hands[hand].cards === undefined);
  const played = [...view.tricks, view.trick].flat();
  const weightOf = (state: unknown): number => {
    const hands = game.playOf?.(state)?.hands;
    if (hands === undefined) return 0;
    let worth = 0;
    for (const hand of hidden) {
      const own = setOf(played.flatMap(({ seat, card }) => (seat === hand ? [card] : [])));
      const kept = union(hands[hand], own);
      for (const card of cardsOf(kept)) worth += keptWorth(card, kept, trump, joker);
    }
    return Math.exp(worth / SPREAD);
  };
  return drawWorlds(() => game.imagine(view, random), weightOf, count, DRAWN, random);
}

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
