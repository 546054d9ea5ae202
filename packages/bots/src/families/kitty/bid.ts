import { type Action, callAction } from '@overtrick/rules/action';
import { type Strain, SUIT_SYMBOLS } from '@overtrick/rules/cards/card';
import { SEATS, type Seat } from '@overtrick/rules/cards/seat';
import type { AnyGame } from '@overtrick/rules/game';
import type { Random } from '@overtrick/rules/random';
import { isTeam, strainInPlay, type View } from '@overtrick/rules/views/view';
import type { Budget, Decider } from '../../bot.ts';
import { jokerOf } from '../../cardPlay/lookahead/decide.ts';
import { tricksIn } from '../../cardPlay/lookahead/playout.ts';
import { discardOf } from './discard.ts';

type StrainBid = Extract<Action, { readonly kind: 'bid' }> & { readonly strain: Strain };

const isStrainBid = (action: Action): action is StrainBid =>
  action.kind === 'bid' && action.strain !== undefined;

/**
 * The spread of the tricks taken around those of a simulated play, as a standard deviation: with all cards visible, and
 * with hidden ones.
 */
const SPREAD = { open: 1.1, hidden: 1.6 } as const;
/** The points by which a bid must promise more than a pass. */
const MARGIN = 10;

/**
 * Bids for tricks in a strain, with a kitty to come: simulates a play with each strain as trumps, and makes the bid
 * with the most expected points. It leaves misère to bolder players.
 */
export const decideKittyBid: Decider = (game, view, budget, random) => {
  const { seat } = view;
  const bids = view.legal.filter(isStrainBid);
  const pass = view.legal.find((action) => action.kind === 'call' && action.call === 'P');
  if (seat === undefined || bids.length === 0 || pass === undefined) return undefined;
  const head = new Head(game, view, seat, budget, random);
  let best: { readonly action: Action; readonly value: number } = {
    action: pass,
    value: MARGIN + head.worth(pass),
  };
  for (const action of bids) {
    const value = head.worth(action);
    if (value > best.value) best = { action, value };
  }
  const { action } = best;
  if (!isStrainBid(action)) return { action, reason: 'I see no bid that is likely to pay.' };
  return { action, reason: `With ${SUIT_SYMBOLS[action.strain]} as trumps I expect to take enough tricks.` };
};

/** Returns the state in which the bidder discards when everybody passes after a bid. */
export function afterPasses(game: AnyGame, after: unknown): unknown {
  let state = after;
  for (;;) {
    const [actor] = game.toAct(state);
    if (actor === undefined) return undefined;
    if (game.view(state, actor).phase !== 'bids') return state;
    state = game.apply(state, actor, callAction('P'));
  }
}

/** The imagined layouts, with the results found in them. */
class Head {
  private readonly game: AnyGame;
  private readonly view: View;
  private readonly seat: Seat;
  private readonly spread: number;
  private readonly states: readonly unknown[];
  /** The tricks of a bidder in a layout, by bidder, layout and strain. */
  private readonly tricks = new Map<string, number>();

  constructor(game: AnyGame, view: View, seat: Seat, budget: Budget, random: Random) {
    const isOpen = SEATS.every((hand) => view.hands[hand].cards !== undefined);
    this.spread = isOpen ? SPREAD.open : SPREAD.hidden;
    this.game = game;
    this.view = view;
    this.seat = seat;
    this.states = Array.from({ length: isOpen ? 1 : budget.worlds }, () => game.imagine(view, random));
  }

  /** Returns the points that the player can expect, minus the other's, if the bidding ended with their action. */
  worth(action: Action): number {
    const bidder = isStrainBid(action) ? this.seat : this.game.seats.find((player) => player !== this.seat);
    if (bidder === undefined) return 0;
    const values = this.states.map((state, layout) => this.worthIn(state, layout, action, bidder));
    return values.reduce((sum, value) => sum + value, 0) / values.length;
  }

  private worthIn(state: unknown, layout: number, action: Action, bidder: Seat): number {
    const { game } = this;
    const start = this.untilPlay(game.apply(state, this.seat, action));
    if (start === undefined) return 0;
    const mean = this.tricksIn(start, layout, bidder);
    const led = this.afterLead(start);
    const most = game.claimable(led, bidder) ?? 0;
    let sum = 0;
    let weights = 0;
    for (let tricks = 0; tricks <= most; tricks++) {
      const weight = Math.exp(-(((tricks - mean) / this.spread) ** 2) / 2);
      weights += weight;
      sum += weight * this.points(game.apply(led, bidder, { kind: 'claim', tricks }));
    }
    return weights === 0 ? 0 : sum / weights;
  }

  /** Passes for everyone and discards for the bidder; returns `undefined` when nothing is played. */
  private untilPlay(after: unknown): unknown {
    const { game } = this;
    const state = afterPasses(game, after);
    const [bidder] = state === undefined ? [] : game.toAct(state);
    const action = bidder && discardOf(game.view(state, bidder));
    return bidder && action && game.apply(state, bidder, action);
  }

  /** Leads any card, which is enough to count points from; not a joker, which would ask for a suit. */
  private afterLead(start: unknown): unknown {
    const { game } = this;
    const [actor] = game.toAct(start);
    const joker = jokerOf(this.view);
    const legal = actor === undefined ? [] : game.legalActions(start, actor);
    const lead = legal.find((action) => action.kind === 'play' && action.card !== joker);
    return actor === undefined || lead === undefined ? start : game.apply(start, actor, lead);
  }

  private tricksIn(start: unknown, layout: number, bidder: Seat): number {
    const shown = this.game.view(start);
    const key = `${layout} ${bidder} ${strainInPlay(shown)}`;
    const known = this.tricks.get(key);
    if (known !== undefined) return known;
    const own = SEATS.filter((seat) => isTeam(shown, bidder, seat));
    const joker = jokerOf(shown);
    const taken = tricksIn({ game: this.game, state: start, own, ...(joker !== undefined && { joker }) });
    const tricks = own.reduce((sum, seat) => sum + taken[seat], 0);
    this.tricks.set(key, tricks);
    return tricks;
  }

  private points(state: unknown): number {
    const { game, seat, view } = this;
    const own = game.partyOf(seat, view.terms);
    const points = Object.entries(game.outcome(state)?.points ?? {});
    return points.reduce((sum, [party, value]) => sum + (party === own ? value : -value), 0);
  }
}
