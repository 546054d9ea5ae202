import { SEATS, type Seat } from '@overtrick/rules/cards/seat';
import type { Cost, Judgement } from './costs.ts';

/** The tricks that one player's cards gave away over a deal. */
export interface Balance {
  readonly seat: Seat;
  /** Counted double dummy, with all cards seen. */
  readonly seen: number;
  /** Counted by the information the player had: their errors. Absent until their cards are judged. */
  readonly known?: number;
  /** The rest: gains from facts the player could not know; negative when the cards lay badly. */
  readonly luck?: number;
}

/** Returns a balance for each player who played a card, in the order of the seats. */
export function balancesOf(
  costs: readonly Cost[],
  judgements: readonly Judgement[],
  isJudged: boolean,
): readonly Balance[] {
  return SEATS.filter((seat) => costs.some((cost) => cost.seat === seat)).map((seat) => {
    const seen = totalOf(costs, seat);
    if (!isJudged) return { seat, seen };
    const known = totalOf(judgements, seat);
    return { seat, seen, known, luck: known - seen };
  });
}

const totalOf = (costs: readonly Cost[], seat: Seat): number =>
  costs.reduce((sum, cost) => (cost.seat === seat ? sum + cost.tricks : sum), 0);
