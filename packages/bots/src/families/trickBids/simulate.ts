import { type Action, playAction } from '@overtrick/rules/action';
import { type Card, suitIndex } from '@overtrick/rules/cards/card';
import { EMPTY, has, remove, setOf, union } from '@overtrick/rules/cards/cardSet';
import { SEATS, type Seat } from '@overtrick/rules/cards/seat';
import type { AnyGame } from '@overtrick/rules/game';
import type { Random } from '@overtrick/rules/random';
import { isTeam, type View } from '@overtrick/rules/views/view';
import type { Budget, Decider, Decision } from '../../bot.ts';
import { decideCard } from '../../cardPlay/rules/decide.ts';
import { forPlayouts, halfOf, withinPositions, withinShare } from '../../effort.ts';
import { type Gain, pairedGains, provenBest } from '../../sampling/paired.ts';
import { statesOf } from '../../sampling/states.ts';
import { tryOut, type Weighted } from '../../sampling/trial.ts';
import { likelyTricks } from '../../valuation/likelyTricks.ts';
import { isLoneNil, nilChance } from '../../valuation/nilChance.ts';
import { bidTricks } from './decide.ts';
import { areBidsForSides, goalsOf, needOf } from './goals.ts';
import { playedOut } from './head/playOn.ts';
import { playTree } from './head/tree.ts';
import { isHopelessNil } from './never.ts';
import { decideSensibly } from './sensible.ts';
import { sheetFor } from './sheet.ts';
import { fitOf, sharesIn } from './sides.ts';
import { sidesPosition, solvedPoints } from './sidesSolved.ts';

/**
 * Layouts are cheap here: so many for each that the level would solve, and as many again for a bid, which decides more.
 */
const MORE = { play: 6, bid: 24 } as const;
/** The standard deviation of bids from the tricks that one would count in the hand. */
const BID_SPREAD = 1.5;

/**
 * Decides bids and plays in games with bids of tricks. In layouts that fit the others' bids each action is followed to
 * the end of the deal by quick rules for all players. The rule of thumb stands unless another action has a better
 * result by the game's own score, in the same layouts, by more than chance allows.
 */
export const decideBySimulation: Decider = (...asked) => decidedBy(atOnce, ...asked);

/** Decides a card in the same way, but the simulated players learn from each deal for the next. */
export const decideByLearning: Decider = (...asked) => decidedBy(learning, ...asked);

/** A function that plays a layout to its end after each of some actions, in one layout after another. */
type Playing = (
  game: AnyGame,
  seat: Seat,
  actions: readonly Action[],
) => (state: unknown) => readonly unknown[];

/** The smallest gain in points for which a player leaves the rule of thumb, as a share of the largest value. */
const LEAST = 0.01;

function decidedBy(
  playing: Playing,
  ...[game, view, budget, random]: Parameters<Decider>
): Decision | undefined {
  const { seat, trickBids, legal } = view;
  if (seat === undefined || trickBids === undefined || game.playOf === undefined) return undefined;
  if (budget.engine === undefined) return undefined;
  const isPlay = view.phase === 'play';
  const actions = isPlay ? distinctCards(view) : likelyBids(game, view);
  if (actions.length === 0 || legal.length < 2) return undefined;
  const rule = isPlay ? ruleOfThumb(game, view, budget, random) : bidTricks(view, actions.some(isNilBid));
  if (rule === undefined) return undefined;
  const usual = indexOfSame(actions, rule.action);
  if (usual < 0 || actions.length === 1) return rule;
  const isSolved = isPlay && sidesPosition(game, game.imagine(view, random)) !== undefined;
  const share = isSolved ? halfOf(budget) : budget;
  const own = game.partyOf(seat, view.terms);
  const sheet = sheetFor(game, own, actions.length);
  const play = playing(game, seat, actions);
  const playedOuts = rowsIn(
    statesOf(game, view, plausibilityOf(game, view), random),
    (state) => play(state).map((over, i) => sheet.add(i, over)),
    forPlayouts({ ...share, worlds: budget.worlds * MORE[isPlay ? 'play' : 'bid'] }, actions.length),
  );
  if (playedOuts.length === 0) return undefined;
  const solved = isSolved ? solvedIn(game, view, seat, actions, share, random) : [];
  const gains = combined(pairedGains(playedOuts, usual), pairedGains(solved, usual));
  const values = combinedMeans(meansOf(playedOuts), meansOf(solved));
  const stake = Math.max(...values.map(Math.abs));
  const best = provenBest(gains, usual, LEAST * stake);
  const action = actions[best];
  const decision: Decision =
    best === usual || action === undefined
      ? rule
      : { action, reason: sheet.reasonFor(actions, usual, best, isShort(game, view)) };
  const valued = actions.map((one, i) => ({
    action: i === usual ? rule.action : one,
    value: values[i] ?? 0,
  }));
  return { ...decision, values: valued.toSorted((a, b) => b.value - a.value) };
}

/** True if the side of the hand to play still needs tricks for its bid. */
const isShort = (game: AnyGame, view: View): boolean =>
  view.turn !== undefined && needOf(goalsOf(game, view), view, view.turn) > 0;

/** Decides a card by rules of thumb: by the bids, or in sight of an open hand as at bridge. */
const ruleOfThumb: Decider = (...asked) => decideSensibly(...asked) ?? decideCard(...asked);

/** Returns the place of an action, or of the card that stands for it: one that nobody can come between. */
function indexOfSame(actions: readonly Action[], action: Action): number {
  if (action.kind === 'bid')
    return actions.findIndex((one) => one.kind === 'bid' && one.tricks === action.tricks);
  if (action.kind !== 'play') return -1;
  const { card } = action;
  const below = actions.filter(
    (one) => one.kind === 'play' && suitIndex(one.card) === suitIndex(card) && one.card <= card,
  );
  return actions.findLastIndex((one) => below.includes(one));
}

/** Returns the values of the actions in each layout, as many as the budget allows. */
function rowsIn(
  layouts: Iterable<Weighted<unknown>>,
  valuesIn: (state: unknown) => readonly number[] | undefined,
  budget: Pick<Budget, 'worlds' | 'isSpent'>,
): readonly (readonly number[])[] {
  const rows: (readonly number[])[] = [];
  tryOut(
    {
      actions: [],
      worlds: layouts,
      valuesIn: (state) => {
        const values = valuesIn(state);
        if (values !== undefined) rows.push(values);
        return values;
      },
    },
    budget,
  );
  return rows;
}

const meansOf = (rows: readonly (readonly number[])[]): readonly number[] =>
  (rows[0] ?? []).map((_, i) => rows.reduce((sum, row) => sum + (row[i] ?? 0), 0) / rows.length);

/** Returns the mean of two estimates, or the one that there is. */
const combinedMeans = (some: readonly number[], others: readonly number[]): readonly number[] =>
  some.map((one, i) => (one + (others[i] ?? one)) / 2);

const combined = (some: readonly Gain[], others: readonly Gain[]): readonly Gain[] =>
  some.map((one, i) => {
    const other = others[i];
    if (other === undefined) return one;
    return { mean: (one.mean + other.mean) / 2, error: Math.hypot(one.error, other.error) / 2 };
  });

/** Plays each deal out by the rules of thumb. */
const atOnce: Playing = (game, seat, actions) => (state) =>
  actions.map((action) => playedOut(game, game.apply(state, seat, action), seat));

/** Plays each deal out by players who know the deals before it. */
const learning: Playing = (game, seat, actions) => {
  const trees = actions.map((action) => ({ action, tree: playTree(game, seat) }));
  return (state) => trees.map(({ action, tree }) => tree.playedOut(game.apply(state, seat, action)));
};

/**
 * Returns the values of the cards if only two sides score and no hand must avoid tricks: solved with open cards, which
 * shows better than simulated players how tricks are made, but not how to lose them.
 */
function solvedIn(
  game: AnyGame,
  view: View,
  seat: Seat,
  actions: readonly Action[],
  budget: Budget,
  random: Random,
): readonly (readonly number[])[] {
  const { engine } = budget;
  if (engine === undefined) return [];
  return withinPositions(budget, (bounded) =>
    rowsIn(
      statesOf(game, view, plausibilityOf(game, view), random),
      (state) => withinShare(budget, () => solvedPoints(engine, game, state, seat, actions)),
      bounded,
    ),
  );
}

/** Returns a function for the fit of the others' hands to their bids. */
function plausibilityOf(game: AnyGame, view: View): (state: unknown) => number {
  const { seat, trickBids = [] } = view;
  const others = trickBids.filter((bid) => bid.seat !== seat && !bid.blind);
  if (areBidsForSides(game, view)) return (state) => fitOf(others, sharesIn(game.setupOf(state).deal));
  return (state) => {
    const deal = game.dealt?.(state) ?? game.setupOf(state).deal;
    return others.reduce((weight, bid) => {
      const likely = likelyTricks(deal[bid.seat]);
      const off = bid.tricks === 0 ? Math.max(0, likely - 1) : likely - bid.tricks;
      return weight * Math.exp(-((off / BID_SPREAD) ** 2) / 2);
    }, 1);
  };
}

/** Returns the legal cards, with only the lowest of adjacent ones. */
function distinctCards(view: View): readonly Action[] {
  const { turn, tricks, trick } = view;
  const cards = view.legal.flatMap((action) => (action.kind === 'play' ? [action.card] : []));
  if (turn === undefined || cards.length < view.legal.length) return [];
  const mine = union(view.hands[turn].cards ?? EMPTY, setOf(tricks.flat().map(({ card }) => card)));
  const dead = trick.reduce((set, { card }) => remove(set, card), mine);
  const isNeighbour = (low: Card, high: Card): boolean => {
    if (suitIndex(low) !== suitIndex(high)) return false;
    for (let card = low + 1; card < high; card++) if (!has(dead, card)) return false;
    return true;
  };
  const sorted = cards.toSorted((a, b) => a - b);
  return sorted.filter((card, i) => !isNeighbour(sorted[i - 1] ?? NO_CARD, card)).map(playAction);
}

/** A card that belongs to no suit. */
const NO_CARD = -99;

/**
 * Returns the plausible bids: roughly the tricks that a player counts, and nil with a suitable hand. Empty if bids are
 * for sides that the bidding settles.
 */
function likelyBids(game: AnyGame, view: View): readonly Action[] {
  const { seat, legal } = view;
  if (areBidsForSides(game, view)) return [];
  const hand = (seat && view.hands[seat].cards) ?? EMPTY;
  const isCovered = SEATS.some((other) => other !== seat && seat !== undefined && isTeam(view, seat, other));
  const isNil = !isHopelessNil(hand) && (isCovered ? nilChance(hand) >= FAIR_NIL : isLoneNil(hand));
  const bids = legal.flatMap((action) =>
    action.kind === 'bid' && action.strain === undefined ? [action] : [],
  );
  if (bids.length < legal.length) return [];
  const usual = bidTricks(view, false)?.action;
  const counted = usual?.kind === 'bid' && !isNilBid(usual) ? usual.tricks : likelyTricks(hand);
  const near = bids.filter((bid) => (isNilBid(bid) ? isNil : Math.abs(bid.tricks - counted) <= REACH));
  return near.length > 0 ? near : bids;
}
/** The number of tricks by which simulated deals may change the bid that a player counts. */
const REACH = 1;
const isNilBid = (action: Action): boolean => action.kind === 'bid' && action.tricks === 0;

/**
 * The share of successful nils with similar hands from which a nil is considered, because simulated players are too
 * kind to nils.
 */
const FAIR_NIL = 0.6;
