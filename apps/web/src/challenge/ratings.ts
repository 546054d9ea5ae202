import { type FieldBoard, ratingInField } from '@overtrick/duplicate/rating/field';
import { type Rating, UNRATED } from '@overtrick/duplicate/rating/glicko';
import { boardsOfEvening } from '@overtrick/evening/ratings/evening';
import type { TournamentView } from '@overtrick/evening/view';
import type { ChallengeOverview } from '@overtrick/protocol/challenge';
import { worthsOf } from './standings.ts';

/** The kind of boards for a rating: the game, bidding only or not, and the partner. */
interface Rated {
  readonly game: string;
  readonly isBidding: boolean;
  /** The name of the partner, where a person was one. */
  readonly partner?: string;
}

export interface OwnRating extends Rated, Rating {
  /** The number of boards that others have finished too. */
  readonly boards: number;
}

/** Fewer boards are not enough for a rating. */
export const LEAST_BOARDS = 8;

/** A board that others have played too, with the partner. */
interface Compared extends FieldBoard {
  readonly partner?: string;
}

/** Boards that belong together, as those of a challenge or of an evening: a rating period of Glicko. */
export interface Period {
  readonly game: string;
  readonly isBidding: boolean;
  readonly boards: readonly Compared[];
}

/**
 * Computes the visitor's ratings from boards that others have played too, those over the most boards first. Whatever
 * the scoring, the share of the others' results that the visitor beat counts.
 * @param periods the earliest first
 */
export function ratingsOf(periods: readonly Period[]): readonly OwnRating[] {
  const known = new Map<string, OwnRating>();
  for (const { game, isBidding, boards: all } of periods) {
    for (const [partner, boards] of Map.groupBy(all, (board) => board.partner)) {
      const rated = { game, isBidding, ...(partner !== undefined && { partner }) };
      const key = JSON.stringify(rated);
      const before = known.get(key) ?? { ...rated, ...UNRATED, boards: 0 };
      const after = ratingInField(before, boards);
      known.set(key, { ...before, ...after, boards: before.boards + boards.length });
    }
  }
  return [...known.values()].toSorted((a, b) => b.boards - a.boards);
}

/** Returns the visitor's boards of a challenge that others have finished too. */
export const periodOf = ({ game, bidding, finished, you }: ChallengeOverview): Period => ({
  game,
  isBidding: bidding !== undefined,
  boards: finished.flatMap((board) => {
    const at = board.results.findIndex(({ entrant }) => entrant === you);
    const share = worthsOf(board, 'mp')?.[at];
    const { partner } = board.results[at] ?? {};
    return share === undefined
      ? []
      : [{ share, others: board.results.length - 1, ...(partner !== undefined && { partner }) }];
  }),
});

/** Returns the boards of a club's evening, as the key to it shows them. */
export const periodOfEvening = (view: TournamentView): Period => ({
  game: view.head.game,
  isBidding: false,
  boards: boardsOfEvening(view),
});
