import { placesOf } from '@overtrick/duplicate/event/ranking';
import { roundTo } from '@overtrick/duplicate/event/rounding';
import type { ChallengeBoard, ChallengeOverview } from '@overtrick/protocol/challenge';
import { comparedFor } from '../think/field.ts';

/** The score of an entrant over the boards compared. */
export interface Standing {
  readonly entrant: number;
  readonly name: string;
  /** The number of those boards that they have finished. */
  readonly boards: number;
  /**
   * The average share of the top, 0 to 1, at matchpoints; the sum at IMPs. Absent while there is nothing to compare.
   */
  readonly score?: number;
  /** The place, 1 or more, which equal scores share. */
  readonly place: number;
  readonly isTied: boolean;
}

/** Returns the name of an entrant; of a pair both names, also where the second has changed. */
export function nameOf({ entrants, finished }: ChallengeOverview, entrant: number): string {
  const name = entrants[entrant]?.name ?? '';
  const own = finished.flatMap(({ results }) => results.filter((result) => result.entrant === entrant));
  const partners = new Set(own.flatMap(({ partner }) => (partner === undefined ? [] : [partner])));
  return [name, ...partners].join(' – ');
}

/** Returns the score of each result of a board, in order; `undefined` while there is only one. */
export const worthsOf = (
  { party, results }: ChallengeBoard,
  method: ChallengeOverview['method'],
): readonly number[] | undefined => comparedFor(party, results, method);

/** Ranks the entrants who have finished at least one of the visitor's boards, the best first. */
export function standingsOf(told: ChallengeOverview): readonly Standing[] {
  const { entrants, finished, method } = told;
  const compared = finished.map((board) => ({ results: board.results, all: worthsOf(board, method) }));
  const standings = entrants.map((_, entrant): Omit<Standing, 'place' | 'isTied'> => {
    const worths = compared.flatMap(({ results, all }) => {
      const at = results.findIndex((result) => result.entrant === entrant);
      return at < 0 ? [] : [all?.[at]];
    });
    const known = worths.filter((worth) => worth !== undefined);
    const sum = known.reduce((total, worth) => total + worth, 0);
    const score = method === 'mp' ? sum / known.length : sum;
    return {
      entrant,
      name: nameOf(told, entrant),
      boards: worths.length,
      ...(known.length > 0 && { score }),
    };
  });
  const ranked = standings
    .filter(({ boards }) => boards > 0)
    .toSorted((a, b) => (b.score ?? 0) - (a.score ?? 0) || b.boards - a.boards);
  // equal scores may differ by rounding, when added up in another order
  const places = placesOf(ranked.map(({ score = 0 }) => roundTo(score, 9)));
  return ranked.map((own, i) => {
    const { place = 0, tied = 0 } = places[i] ?? {};
    return { ...own, place, isTied: tied > 0 };
  });
}
