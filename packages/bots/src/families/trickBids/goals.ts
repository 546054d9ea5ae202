import { type BySeat, bySeat, SEATS, type Seat } from '@overtrick/rules/cards/seat';
import type { AnyGame } from '@overtrick/rules/game';
import type { Play } from '@overtrick/rules/play/play';
import { isTeam, type View } from '@overtrick/rules/views/view';

/** The goal of a hand in a deal with bids of tricks. */
interface Goal {
  /** True if it must take no trick. */
  readonly isNil: boolean;
  /** The hands whose tricks count towards the bid, including this one. */
  readonly team: readonly Seat[];
  /** The number of tricks that they should take together. */
  readonly tricks: number;
  /** True if further tricks gain points. */
  readonly paysMore?: true;
  /**
   * The hands that play for the same score, including this one; if each player scores alone, the hands that the player
   * plays.
   */
  readonly allies: readonly Seat[];
}

export type Goals = BySeat<Goal>;

/** True if bids are for sides, with separate nils: a hand then belongs to nobody. */
export const areBidsForSides = (game: AnyGame, view: View): boolean =>
  SEATS.some((seat) => view.hands[seat].count > 0 && !game.seats.includes(seat));

/**
 * Returns the goals of all hands after the bidding. A hand without its own player has the bid of the player who plays
 * it. Where each player scores alone, a nil that another player declared for a hand of the viewer's side is not the
 * viewer's affair.
 */
export function goalsOf(game: AnyGame, view: View): Goals {
  const { trickBids = [], controls } = view;
  const bidBy = (seat: Seat) => trickBids.find((bid) => bid.seat === seat);
  const isForSides = areBidsForSides(game, view);
  const isCared = (bidder: Seat, hand: Seat): boolean =>
    view.seat === undefined || bidder === view.seat || !isTeam(view, view.seat, hand);
  const isNil = (seat: Seat): boolean =>
    isForSides
      ? trickBids.some(
          (bid) => bid.nils?.includes(seat) && isTeam(view, bid.seat, seat) && isCared(bid.seat, seat),
        )
      : bidBy(seat)?.tricks === 0;
  return bySeat((seat) => {
    const team = SEATS.filter((other) => isTeam(view, seat, other));
    return {
      ...(game.overtricksPay && { paysMore: true as const }),
      isNil: isNil(seat),
      allies: isForSides
        ? team.filter(
            (other) => controls[other] === controls[seat] || (controls[seat] === view.seat && isNil(other)),
          )
        : team,
      team: isForSides ? team : team.filter((other) => !isNil(other)),
      tricks: isForSides
        ? (bidBy(controls[seat])?.tricks ?? 0)
        : team.reduce((sum, other) => sum + (bidBy(other)?.tricks ?? 0), 0),
    };
  });
}

/** True if the hand must take no trick, and has taken none yet. */
export const isNilAlive = (goals: Goals, { taken }: Play, seat: Seat): boolean =>
  goals[seat].isNil && taken[seat] === 0;

/** Returns the number of tricks that the hand's side still needs; below 0 if it has more than it bid. */
export const needOf = (goals: Goals, { taken }: Pick<Play, 'taken'>, seat: Seat): number =>
  goals[seat].tricks - goals[seat].team.reduce((sum, hand) => sum + taken[hand], 0);
