import { type FieldBoard, ratingInField } from '@overtrick/duplicate/rating/field';
import { type Rating, UNRATED } from '@overtrick/duplicate/rating/glicko';
import { boardsOfEvening } from '@overtrick/evening/ratings/evening';
import type { TournamentView } from '@overtrick/evening/view';
import type { ChallengeOverview } from '@overtrick/protocol/challenge';
import { worthsOf } from './standings.ts';

/** The kind of boards over which somebody is rated: a game, its auctions alone, with whom. */
interface Rated {
  readonly game: string;
  readonly isBidding: boolean;
  /** The name of a person who was the partner. */
  readonly partner?: string;
}

export interface OwnRating extends Rated, Rating {
  /** The number of boards that others have finished too. */
  readonly boards: number;
}

/** Fewer boards say nothing yet that is worth a number. */
export const LEAST_BOARDS = 8;

/** A board that others have played too, with whom. */
interface Compared extends FieldBoard {
  readonly partner?: string;
}

/** Boards that belong together, as those of a challenge or of an evening: a period of Glicko. */
export interface Period {
  readonly game: string;
  readonly isBidding: boolean;
  readonly boards: readonly Compared[];
}

/**
 * The visitor's ratings from boards that others have played too, those over the most boards first. However boards are
 * scored, the share of the others' results that was beaten counts.
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

/** The visitor's boards of a challenge that others have finished too. */
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

/** Those of a club's evening, as the key to it tells them. */
export const periodOfEvening = (view: TournamentView): Period => ({
  game: view.head.game,
  isBidding: false,
  boards: boardsOfEvening(view),
});
