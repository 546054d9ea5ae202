import { type Action, playAction } from '@overtrick/rules/action';
import { type Card, suitIndex } from '@overtrick/rules/cards/card';
import { EMPTY, has, remove, setOf, union } from '@overtrick/rules/cards/cardSet';
import { SEATS, type Seat } from '@overtrick/rules/cards/seat';
import type { AnyGame } from '@overtrick/rules/game';
import type { Random } from '@overtrick/rules/random';
import { isTeam, type View } from '@overtrick/rules/views/view';
import type { Budget, Decider, Decision } from '../../bot.ts';
import { forPlayouts, halfOf, withinPositions, withinShare } from '../../effort.ts';
import { statesOf } from '../../sampling/states.ts';
import { inOrder, type Tried, tryOut } from '../../sampling/trial.ts';
import { likelyTricks } from '../../valuation/likelyTricks.ts';
import { netPoints } from '../../valuation/netPoints.ts';
import { isLoneNil, nilChance } from '../../valuation/nilChance.ts';
import { areBidsForSides, goalsOf } from './goals.ts';
import { goneIn, playedOut } from './head/playOn.ts';
import { quickCard } from './head/policy.ts';
import { playTree } from './head/tree.ts';
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
 * the end of the deal by quick rules for all players, and the one with the best result by the game's own score is
 * taken.
 */
export const decideBySimulation: Decider = (...asked) => decidedBy(atOnce, ...asked);

/** Decides a card in the same way, but the simulated players learn from each deal for the next. */
export const decideByLearning: Decider = (...asked) => decidedBy(learning, ...asked);

/**
 * A function that returns the points of a seat minus the others', after each of some actions, in one layout after
 * another.
 */
type Valuing = (
  game: AnyGame,
  seat: Seat,
  actions: readonly Action[],
) => (state: unknown) => readonly number[];

function decidedBy(
  valuing: Valuing,
  ...[game, view, budget, random]: Parameters<Decider>
): Decision | undefined {
  const { seat, trickBids, legal } = view;
  if (seat === undefined || trickBids === undefined || game.playOf === undefined) return undefined;
  if (budget.engine === undefined) return undefined;
  const actions = view.phase === 'play' ? distinctCards(view) : likelyBids(game, view);
  if (actions.length === 0 || legal.length < 2) return undefined;
  const [only, ...more] = actions;
  if (only !== undefined && more.length === 0)
    return { action: only, reason: 'All my cards are equally good.' };
  const isPlay = view.phase === 'play';
  const isSolved = isPlay && sidesPosition(game, game.imagine(view, random)) !== undefined;
  const share = isSolved ? halfOf(budget) : budget;
  const results = tryOut(
    {
      actions,
      worlds: statesOf(game, view, plausibilityOf(game, view), random),
      valuesIn: valuing(game, seat, actions),
    },
    forPlayouts({ ...share, worlds: budget.worlds * MORE[isPlay ? 'play' : 'bid'] }, actions.length),
  );
  if (results === undefined) return undefined;
  const solved = isSolved ? solvedIn(game, view, seat, actions, share, random) : undefined;
  const tried = averaged(results.tried, solved);
  const custom = isPlay ? customIn(game, game.imagine(view, random), seat) : undefined;
  const stake = Math.max(...tried.map(({ value }) => Math.abs(value)));
  const worth = ({ action, value }: Tried): number =>
    value + (action.kind === 'play' && action.card === custom ? CUSTOM * stake : 0);
  const best = tried.reduce((so, one) => (worth(one) > worth(so) ? one : so));
  return { action: best.action, reason: reasonFor(best, tried), values: inOrder(tried) };
}

/** Plays each deal out by the rules of thumb. */
const atOnce: Valuing = (game, seat, actions) => (state) => {
  const own = game.partyOf(seat, game.setupOf(state));
  return actions.map((action) =>
    netPoints(game, playedOut(game, game.apply(state, seat, action), seat), own),
  );
};

/** Plays each deal out by players who know the deals before it. */
const learning: Valuing = (game, seat, actions) => {
  const trees = actions.map((action) => ({ action, tree: playTree(game, seat) }));
  return (state) => trees.map(({ action, tree }) => tree.worthOf(game.apply(state, seat, action)));
};

/** Between near equals the card goes that a player of some sense plays at once: worth so much of what is at stake. */
const CUSTOM = 0.04;

function customIn(game: AnyGame, state: unknown, head: Seat): Card | undefined {
  const play = game.playOf?.(state);
  if (play === undefined) return undefined;
  const legal = game.legalActions(state, head).flatMap((one) => (one.kind === 'play' ? [one.card] : []));
  return quickCard({ play, goals: goalsOf(game, game.view(state)), gone: goneIn(game, state), legal, head });
}

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
): readonly Tried[] | undefined {
  const { engine } = budget;
  if (engine === undefined) return undefined;
  return withinPositions(budget, (bounded) =>
    tryOut(
      {
        actions,
        worlds: statesOf(game, view, plausibilityOf(game, view), random),
        valuesIn: (state) => withinShare(budget, () => solvedPoints(engine, game, state, seat, actions)),
      },
      bounded,
    ),
  )?.tried;
}

const averaged = (tried: readonly Tried[], others: readonly Tried[] | undefined): readonly Tried[] =>
  tried.map((one, i) => ({ ...one, value: (one.value + (others?.[i]?.value ?? one.value)) / 2 }));

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
  const likely = likelyTricks(hand);
  const isCovered = SEATS.some((other) => other !== seat && seat !== undefined && isTeam(view, seat, other));
  const isNil = isCovered ? nilChance(hand) >= FAIR_NIL : isLoneNil(hand);
  const bids = legal.flatMap((action) =>
    action.kind === 'bid' && action.strain === undefined ? [action] : [],
  );
  if (bids.length < legal.length) return [];
  const near = bids.filter(({ tricks }) => (tricks === 0 ? isNil : Math.abs(tricks - likely) <= REACH));
  return near.length > 0 ? near : bids;
}
const REACH = 2.6;
/**
 * The share of successful nils with similar hands from which a nil is considered, because simulated players are too
 * kind to nils.
 */
const FAIR_NIL = 0.6;

function reasonFor({ action, value }: Tried, tried: readonly Tried[]): string {
  const worst = Math.min(...tried.map((one) => one.value));
  if (value - worst < SAME) return 'All my choices are about equally good.';
  if (action.kind === 'bid')
    return action.tricks === 0
      ? `In the deals that I imagined, nil scores best: ${signed(value)} points on average.`
      : `In the deals that I imagined, ${action.tricks} scores best: ${signed(value)} points on average.`;
  return `In the deals that I imagined, it scores best: ${signed(value)} points on average.`;
}
const SAME = 0.05;
const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`;
