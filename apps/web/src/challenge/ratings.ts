import { type FieldBoard, ratingInField } from '@overtrick/club/rating/field';
import { type Rating, UNRATED } from '@overtrick/club/rating/glicko';
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

/**
 * The visitor's ratings from boards of challenges that others have played too, those over the most boards first. A
 * challenge is a period of Glicko; however it is scored, the share of the others' results that was beaten counts.
 * @param challenges the earliest first
 */
export function ratingsOf(challenges: readonly ChallengeOverview[]): readonly OwnRating[] {
  const known = new Map<string, OwnRating>();
  for (const challenge of challenges) {
    const byPartner = Map.groupBy(comparedIn(challenge), ({ partner }) => partner);
    for (const [partner, boards] of byPartner) {
      const rated = ratedIn(challenge, partner);
      const key = JSON.stringify(rated);
      const before = known.get(key) ?? { ...rated, ...UNRATED, boards: 0 };
      const after = ratingInField(before, boards);
      known.set(key, { ...before, ...after, boards: before.boards + boards.length });
    }
  }
  return [...known.values()].toSorted((a, b) => b.boards - a.boards);
}

const ratedIn = ({ game, bidding }: ChallengeOverview, partner: string | undefined): Rated => ({
  game,
  isBidding: bidding !== undefined,
  ...(partner !== undefined && { partner }),
});

interface Compared extends FieldBoard {
  readonly partner: string | undefined;
}

/** The visitor's boards that others have finished too. */
function comparedIn({ finished, you }: ChallengeOverview): readonly Compared[] {
  return finished.flatMap((board) => {
    const at = board.results.findIndex(({ entrant }) => entrant === you);
    const share = worthsOf(board, 'mp')?.[at];
    const { partner } = board.results[at] ?? {};
    return share === undefined ? [] : [{ share, others: board.results.length - 1, partner }];
  });
}
