/** Computes the consequences of an act, to show them to the director before the act. */

import type { Absent, Curtailed } from '../entry.ts';
import { added } from '../fold.ts';
import { winnersOf } from '../lines/winners.ts';
import { countedLines } from '../results/counted.ts';
import type { Tournament, TournamentLine } from '../tournament.ts';

/** One consequence of an act. */
export type Consequence =
  /** No rounds are arrow-switched any more, so there are two rankings. */
  | { readonly code: 'twoRankings' }
  | { readonly code: 'notPlayed'; readonly boards: readonly number[] }
  /** The number of boards that have fewer results than others, and the two numbers of results. */
  | {
      readonly code: 'fewer';
      readonly boards: readonly number[];
      readonly results: number;
      readonly most: number;
    }
  /** The number of results that are dropped or void. */
  | { readonly code: 'dropped' | 'void'; readonly results: number }
  /**
   * The number of boards on which the absent pair's opponents get no result, or 60 % (their own average if that is
   * more).
   */
  | { readonly code: 'noResult' | 'average'; readonly boards: number }
  /** The contestant is in no ranking. */
  | { readonly code: 'unranked' };

/** Returns the consequences of cutting rounds. */
export function consequencesOfCurtailing(
  tournament: Tournament,
  curtailed: Curtailed,
): readonly Consequence[] {
  const after = added(tournament, { at: 0, by: 0, ...curtailed });
  const results = resultsOf(tournament) - resultsOf(after);
  const before = boardCounts(tournament, curtailed.section);
  const now = boardCounts(after, curtailed.section);
  const gone = [...before.keys()].filter((board) => !now.has(board)).sort((a, b) => a - b);
  return [
    ...(winnersOf(after) > winnersOf(tournament) ? [{ code: 'twoRankings' } as const] : []),
    ...(gone.length > 0 ? [{ code: 'notPlayed', boards: gone } as const] : []),
    ...fewerResults(now),
    ...(results > 0 ? [{ code: 'dropped', results } as const] : []),
  ];
}

/** Returns the consequences of an absence. */
export function consequencesOfAbsence(tournament: Tournament, absent: Absent): readonly Consequence[] {
  const after = added(tournament, { at: 0, by: 0, ...absent });
  const own = (one: Tournament) =>
    [...one.lines.values()].filter(({ ns, ew }) => ns === absent.contestant || ew === absent.contestant);
  const isPlayed = (line: TournamentLine | undefined) => line !== undefined && !line.isVoid;
  const sitOuts = own(tournament).filter(
    (line) => isPlayed(line) && !isPlayed(after.lines.get(line.line)),
  ).length;
  const awards = own(after).filter(
    ({ line, award }) => award !== undefined && tournament.lines.get(line)?.award === undefined,
  ).length;
  const results = resultsOf(tournament) - resultsOf(after, awards);
  return [
    ...(results > 0 ? [{ code: 'void', results } as const] : []),
    ...(sitOuts > 0 ? [{ code: 'noResult', boards: sitOuts } as const] : []),
    ...(awards > 0 ? [{ code: 'average', boards: awards } as const] : []),
    ...(absent.as === 'gone' ? [{ code: 'unranked' } as const] : []),
  ];
}

/** Counts the lines with a result that counts, less the given number of awards. */
const resultsOf = (tournament: Tournament, awards = 0): number =>
  countedLines(tournament).filter(({ result }) => result !== undefined).length - awards;

/** Returns the number of results that the plan gives each board of a section. */
function boardCounts({ lines }: Tournament, section: string): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const line of lines.values())
    if (line.section === section && !line.isVoid) counts.set(line.board, (counts.get(line.board) ?? 0) + 1);
  return counts;
}

/** Returns the boards with fewer results than the others, grouped by their number of results. */
function fewerResults(counts: ReadonlyMap<number, number>): readonly Consequence[] {
  const most = Math.max(0, ...counts.values());
  const fewer = [...counts].filter(([, count]) => count < most);
  return [...Map.groupBy(fewer, ([, count]) => count)]
    .sort(([a], [b]) => b - a)
    .map(([results, of]) => {
      const boards = of.map(([board]) => board).sort((a, b) => a - b);
      return { code: 'fewer', boards, results, most };
    });
}
