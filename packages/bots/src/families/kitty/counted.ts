import type { Action } from '@overtrick/rules/action';
import { defined } from '@overtrick/rules/assert';
import type { Card } from '@overtrick/rules/cards/card';
import { cardsOf } from '@overtrick/rules/cards/cardSet';
import { SEATS, type Seat } from '@overtrick/rules/cards/seat';
import type { AnyGame } from '@overtrick/rules/game';
import type { RankedPlay } from '@overtrick/rules/play/position';
import type { Budget } from '../../bot.ts';
import { Count, type Effort } from '../../cardPlay/ranked/count.ts';
import { effortOf } from '../../cardPlay/ranked/decide.ts';
import { pointsByTricks, turningPoint } from '../../cardPlay/ranked/points.ts';
import { discardsOf } from './discard.ts';

/** The danger of a joker, which wins any trick. */
const JOKER_DANGER = 30;

/** A way to discard, and the play after it. */
interface PutAway {
  readonly action: Action;
  readonly state: unknown;
  readonly play: RankedPlay;
}

/** A way that is computed on demand. */
type Way = () => PutAway;

/** Lists the ways to discard, the most promising first; none where the play after it cannot be counted out. */
function waysFrom(game: AnyGame, state: unknown, bidder: Seat): readonly Way[] {
  const actions = discardsOf(game.view(state, bidder));
  const [first] = actions;
  const any = first && putAway(game, state, bidder, first);
  if (any === undefined) return [];
  const ways = actions.map((action) => () => defined(putAway(game, state, bidder, action), 'a play'));
  return any.play.avoiding === undefined ? ways : safestFirst(ways, bidder);
}

function putAway(game: AnyGame, state: unknown, bidder: Seat, action: Action): PutAway | undefined {
  const next = game.apply(state, bidder, action);
  const play = game.rankedPlay?.(next);
  return play && { action, state: next, play };
}

const safestFirst = (ways: readonly Way[], bidder: Seat): readonly Way[] =>
  ways
    .map((way) => {
      const put = way();
      return { way: () => put, danger: dangerOf(put.play, bidder) };
    })
    .sort((a, b) => a.danger - b.danger)
    .map(({ way }) => way);

/**
 * Measures the danger that a hand takes a forbidden trick: for each card, the number of lower cards against it in its
 * suit minus those of the hand itself.
 */
function dangerOf({ play, aside, suitOf, heightOf }: RankedPlay, bidder: Seat): number {
  const others = SEATS.filter((seat) => seat !== bidder && seat !== aside).flatMap((seat) =>
    cardsOf(play.hands[seat]),
  );
  const own = cardsOf(play.hands[bidder]);
  const below = (cards: readonly Card[], card: Card): number =>
    cards.filter((low) => suitOf(low) === suitOf(card) && heightOf(low) < heightOf(card)).length;
  return own.reduce((sum, card) => {
    if (suitOf(card) === undefined) return sum + JOKER_DANGER;
    return sum + Math.max(0, below(others, card) - below(own, card));
  }, 0);
}

/** A bid, and whether it can be made. */
export interface Undertaking {
  readonly action: Action;
  /** The bidder's points, minus the other's, when it is made. */
  readonly made: number;
  /**
   * True if it can be made with the discard at that place when both players see everything. `undefined` where the
   * answer takes too long, or there is no such place.
   */
  readonly makes: (place: number) => boolean | undefined;
  /** Returns the discard at that place. */
  readonly putAway: (place: number) => Action | undefined;
}

/** A play whose counting has begun, and the bounds of the counted side's tricks. */
interface Begun {
  readonly put: PutAway;
  readonly count: Count;
  low: number;
  high: number;
}

/** The ways to discard for a strain, and the plays begun so far. */
interface Plays {
  readonly ways: readonly Way[];
  readonly begun: Map<number, Begun>;
}

/** Bids under consideration, which share the plays of their strain. */
export class Undertakings {
  private readonly game: AnyGame;
  private readonly effort: Effort;
  private readonly isSpent: (() => boolean) | undefined;
  private readonly question: number;
  private readonly asked: Effort = { left: 0 };
  private readonly plays = new Map<string, Plays>();

  /**
   * @param budget its positions are for all questions
   * @param question positions for one question
   */
  constructor(game: AnyGame, { positions, isSpent }: Budget, question: number) {
    this.game = game;
    this.effort = effortOf(positions);
    this.isSpent = isSpent;
    this.question = question;
  }

  /** Returns the undertaking of an action; `undefined` when the play after it cannot be counted out. */
  of(action: Action, state: unknown): Undertaking | undefined {
    const { game } = this;
    const [bidder] = game.toAct(state);
    const [any] = bidder === undefined ? [] : game.legalActions(state, bidder);
    const put = bidder && any && putAway(game, state, bidder, any);
    if (bidder === undefined || put === undefined) return undefined;
    const { play, avoiding } = put.play;
    const key = `${bidder} ${play.trump} ${avoiding}`;
    const plays = this.plays.get(key) ?? { ways: waysFrom(game, state, bidder), begun: new Map() };
    this.plays.set(key, plays);
    const first = this.begin(plays, 0);
    if (first === undefined) return undefined;
    const points = pointsByTricks(game, put.state, bidder, first.count);
    const turning = turningPoint(points);
    const [before = 0, there = 0] = points.slice(turning - 1);
    return {
      action,
      made: Math.max(before, there),
      makes: (place) => {
        const begun = this.begin(plays, place);
        const reached = begun && this.reaches(begun, turning);
        return reached === undefined ? undefined : reached === there > before;
      },
      putAway: (place) => plays.begun.get(place)?.put.action,
    };
  }

  /** True if there are no positions or no time left for counting. */
  isExhausted(): boolean {
    return this.effort.left <= 0 || this.isSpent?.() === true;
  }

  private begin({ ways, begun }: Plays, place: number): Begun | undefined {
    const known = begun.get(place);
    if (known !== undefined) return known;
    const put = ways[place]?.();
    if (put === undefined) return undefined;
    const count = new Count(put.play, this.asked);
    const play = { put, count, low: 0, high: count.tricks };
    begun.set(place, play);
    return play;
  }

  private reaches(play: Begun, need: number): boolean | undefined {
    if (play.low >= need) return true;
    if (play.high < need) return false;
    const most = Math.min(this.question, this.effort.left);
    if (this.isExhausted()) return undefined;
    this.asked.left = most;
    const result = play.count.takes(need);
    this.effort.left -= most - Math.max(0, this.asked.left);
    if (result === true) play.low = need;
    if (result === false) play.high = need - 1;
    return result;
  }
}
