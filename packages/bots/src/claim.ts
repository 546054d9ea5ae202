import { SUITS, trumpOf } from '@overtrick/rules/cards/card';
import {
  bitCount,
  type CardSet,
  EMPTY,
  FULL,
  holding,
  minus,
  setOf,
  size,
  suitLength,
} from '@overtrick/rules/cards/cardSet';
import { bySeat, SEATS, type Seat } from '@overtrick/rules/cards/seat';
import type { AnyGame } from '@overtrick/rules/game';
import { findGame } from '@overtrick/rules/games/list';
import { seededRandom } from '@overtrick/rules/random';
import { inTurnFrom, isTeam, strainInPlay, tableOf, type View } from '@overtrick/rules/views/view';
import { type Engine, solveNext, tricksIn } from '@overtrick/solver';
import { canCount } from './cardPlay/cash.ts';
import { winsEverywhere } from './cardPlay/divisions.ts';
import { canTake, type Ending, type Verdict } from './cardPlay/ending.ts';
import { jokerOf } from './cardPlay/lookahead/decide.ts';
import { isKnown } from './sampling/openHands.ts';

export type { Verdict } from './cardPlay/ending.ts';

/** The search limit, enough for any ending of seven cards a hand, and for longer ones as clear as a claim should be. */
const NODES = 400_000;
/** The limit for counting obvious tricks. */
const COUNT_NODES = 20_000;
/** The limit for divisions, enough for most endings of four or five cards a hand. */
const LOOKS = 150_000;

/**
 * Judges a claim: whether the claimant's side gets at least `tricks` of the remaining tricks against any defence
 * (R-GEN-9). `view` is the judge's knowledge; `shown` is the claimant's hand, which a claim lays open.
 *
 * If every card is known, a search with open cards decides. If cards are hidden from the judge, as they are from a
 * claimant, a trick is sure only if it can be counted wherever they lie, or if one line of play takes it against every
 * division that the view allows. Returns `unknown` if neither decides.
 */
export function judgeClaim(
  engine: Engine,
  view: View,
  claimant: Seat,
  tricks: number,
  shown?: CardSet,
): Verdict {
  const game = findGame(view.game);
  if (game === undefined || view.turn === undefined) return 'unknown';
  const open = opened(view, claimant, shown);
  if (open === undefined) return 'unknown';
  if (tricks <= winnersOnLead(open, claimant)) return 'sure';
  const own = SEATS.filter((seat) => isTeam(view, claimant, seat));
  if (isKnown(open)) return bySearch(engine, game, open, own, tricks);
  const isSure = isCounted(open, claimant, tricks) || isForced(open, claimant, tricks);
  return isSure ? 'sure' : 'unknown';
}

/** Adds the claimant's hand to the view; `undefined` if it cannot be their hand. */
function opened(view: View, claimant: Seat, shown: CardSet | undefined): View | undefined {
  const hand = view.hands[claimant];
  if (hand.cards !== undefined || shown === undefined) return view;
  if (size(shown) !== hand.count) return undefined;
  return { ...view, hands: { ...view.hands, [claimant]: { ...hand, cards: shown } } };
}

const playedIn = (view: View) => setOf([...view.tricks, view.trick].flat().map(({ card }) => card));

const unseenIn = (view: View): CardSet =>
  SEATS.reduce((rest, seat) => minus(rest, view.hands[seat].cards ?? EMPTY), minus(FULL, playedIn(view)));

/** Judges by a search when every card is known, so that there is one layout. */
function bySearch(engine: Engine, game: AnyGame, view: View, own: readonly Seat[], tricks: number): Verdict {
  const position = game.position?.(game.imagine(view, seededRandom('claim')));
  if (position === undefined) return bySides(view, own, tricks);
  const isFirst =
    position.kind === 'shared'
      ? own.includes(position.play.declarer)
      : own.every((seat) => position.sides[0].includes(seat));
  engine.begin(position.play.trump ?? 'N');
  const first = solveNext(engine, position);
  const left = tricksIn(position);
  const [lower, upper] = isFirst ? [first.lower, first.upper] : [left - first.upper, left - first.lower];
  return tricks <= lower ? 'sure' : tricks > upper ? 'not' : 'unknown';
}

/**
 * Judges when more than tricks counts, or when more than two sides play: the tricks of some hands against all others.
 */
function bySides(view: View, own: readonly Seat[], tricks: number): Verdict {
  const strain = strainInPlay(view);
  if (strain === undefined || view.turn === undefined) return 'unknown';
  const trump = trumpOf(strain);
  const ending: Ending = {
    ...tableOf(view),
    hands: bySeat((seat) => view.hands[seat].cards ?? unseenIn(view)),
    turn: view.turn,
    trick: view.trick,
    ...(trump !== undefined && { trump }),
  };
  return canTake(ending, (seat) => own.includes(seat), tricks, NODES);
}

/**
 * Counts the cards of the hand on lead that win one after the other in any game, whatever else is hidden: no other hand
 * can have a higher one of the suit, or a trump.
 */
function winnersOnLead(view: View, claimant: Seat): number {
  const { hands, trick, turn, controls } = view;
  const strain = strainInPlay(view);
  if (strain === undefined || turn === undefined || trick.length > 0 || jokerOf(view) !== undefined) return 0;
  const { cards, playable } = hands[turn];
  if (controls[turn] !== claimant || cards === undefined || playable !== undefined) return 0;
  const trump = trumpOf(strain);
  const others = minus(minus(FULL, playedIn(view)), cards);
  const suits = SUITS.filter(
    (suit) => trump === undefined || suit === trump || suitLength(others, trump) === 0,
  );
  return suits.reduce((sum, suit) => {
    const above = 32 - Math.clz32(holding(others, suit));
    return sum + bitCount(holding(cards, suit) >> above);
  }, 0);
}

/**
 * True if the tricks can be counted from the hands that the claimant plays, with all other cards against them, even
 * partner's.
 */
function isCounted(view: View, claimant: Seat, tricks: number): boolean {
  const { hands, trick, turn, controls } = view;
  const strain = strainInPlay(view);
  if (strain === undefined || turn === undefined || !isPlain(view)) return false;
  const [first = claimant, second, ...more] = SEATS.filter(
    (seat) => controls[seat] === claimant && hands[seat].cards !== undefined,
  );
  if (more.length > 0) return false;
  const [a = EMPTY, b = EMPTY] = [hands[first].cards, second === undefined ? EMPTY : hands[second].cards];
  const trump = trumpOf(strain);
  const pool = minus(minus(minus(FULL, playedIn(view)), a), b);
  const handOf = (seat: Seat): 0 | 1 | undefined => (seat === first ? 0 : seat === second ? 1 : undefined);
  const counting = { hands: [a, b] as const, pool, ...(trump !== undefined && { trump }) };
  if (trick.length === 0) return canCount({ ...counting, leader: handOf(turn) }, tricks, COUNT_NODES);
  const due = inTurnFrom(tableOf(view), turn).slice(0, SEATS.length - trick.length);
  const own = due.map(handOf).filter((hand) => hand !== undefined);
  const played = trick.map(({ seat, card }) => ({ card, hand: handOf(seat) }));
  const begun = { played, due: own, others: due.length - own.length };
  return canCount({ ...counting, trick: begun }, tricks, COUNT_NODES);
}

/**
 * True if no division of the cards that the view allows defeats the claim. Valid only if four hands play and follow
 * suit without further restrictions.
 */
const isForced = (view: View, claimant: Seat, tricks: number): boolean =>
  view.around === undefined &&
  view.trickBids === undefined &&
  jokerOf(view) === undefined &&
  SEATS.every((seat) => view.hands[seat].playable === undefined && view.hands[seat].shown === undefined) &&
  winsEverywhere(view, claimant, tricks, LOOKS);

/** True for tricks of four cards in which any card of a hand may be used. */
const isPlain = ({ hands }: View): boolean =>
  SEATS.every((seat) => hands[seat].count > 0 && hands[seat].playable === undefined);
