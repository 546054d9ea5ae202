import type { BoardCards, Doubt, Tournament } from '../tournament.ts';
import { sightOf } from '../view/sight.ts';
import type { Standpoint } from '../view/standpoint.ts';
import { doubtsOf } from './doubts.ts';

/** The visible cards of boards, by number. */
type SeenCards = Readonly<Record<number, BoardCards>>;

/**
 * Facts that are computed from hands, for a director who folds the log without them: the hands that they may see, and
 * the doubts about results.
 */
export interface OfHands {
  readonly cards: SeenCards;
  readonly doubts: readonly Doubt[];
}

export const ofHands = (tournament: Tournament, standpoint: Standpoint): OfHands => ({
  cards: seenCards(tournament, standpoint),
  doubts: doubtsOf(tournament),
});

/** Returns the cards of the boards whose hands the standpoint may see. */
const seenCards = (tournament: Tournament, standpoint: Standpoint): SeenCards =>
  Object.fromEntries(
    [...tournament.boards].filter(([board]) => sightOf(tournament, standpoint, board).hands),
  );

/** Adds to a tournament that was folded without cards the hands that a director may know. */
export const withHands = (tournament: Tournament, { cards, doubts }: OfHands): Tournament => ({
  ...tournament,
  boards: new Map([...tournament.boards].map(([board, sealed]) => [board, cards[board] ?? sealed])),
  foundDoubts: doubts,
});
