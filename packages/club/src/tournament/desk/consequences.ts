/** The consequences of an act, in words for the director before they do it. */
import { countedLines } from '../counted.ts';
import type { Absent, Curtailed } from '../entry.ts';
import { added } from '../fold.ts';
import { winnersOf } from '../lines/winners.ts';
import type { Tournament, TournamentLine } from '../tournament.ts';

/** The consequences of cutting rounds, a sentence each. */
export function consequencesOfCurtailing(tournament: Tournament, curtailed: Curtailed): readonly string[] {
  const after = added(tournament, { at: 0, by: 0, ...curtailed });
  const results = resultsOf(tournament) - resultsOf(after);
  const before = boardCounts(tournament, curtailed.section);
  const now = boardCounts(after, curtailed.section);
  const gone = [...before.keys()].filter((board) => !now.has(board));
  return [
    ...(winnersOf(after) > winnersOf(tournament) ? ['nobody has been turned: this is now two rankings'] : []),
    ...(gone.length > 0 ? [`${boardsText(gone)} ${gone.length === 1 ? 'is' : 'are'} not played`] : []),
    ...fewerTexts(now),
    ...(results > 0 ? [`${results} ${results === 1 ? 'result is' : 'results are'} dropped`] : []),
  ];
}

/** The consequences of an absence, a sentence each. */
export function consequencesOfAbsence(tournament: Tournament, absent: Absent): readonly string[] {
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
    ...(results > 0 ? [`${results} ${results === 1 ? 'result is' : 'results are'} void`] : []),
    ...(sitOuts > 0
      ? [`on ${sitOuts} ${sitOuts === 1 ? 'board' : 'boards'} those who would meet them have no result`]
      : []),
    ...(awards > 0
      ? [
          `${awards} ${awards === 1 ? 'board gives' : 'boards give'} the others 60 %, or their own average if more`,
        ]
      : []),
    ...(absent.as === 'gone' ? ['they are in no ranking'] : []),
  ];
}

/** The number of lines with a result that counts, but for so many awards. */
const resultsOf = (tournament: Tournament, awards = 0): number =>
  countedLines(tournament).filter(({ result }) => result !== undefined).length - awards;

/** By board of a section the number of results that the plan gives it. */
function boardCounts({ lines }: Tournament, section: string): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const line of lines.values())
    if (line.section === section && !line.isVoid) counts.set(line.board, (counts.get(line.board) ?? 0) + 1);
  return counts;
}

/** The boards with fewer results than the others, by how many they have. */
function fewerTexts(counts: ReadonlyMap<number, number>): readonly string[] {
  const most = Math.max(0, ...counts.values());
  const fewer = [...counts].filter(([, count]) => count < most);
  return [...Map.groupBy(fewer, ([, count]) => count)]
    .sort(([a], [b]) => b - a)
    .map(([count, boards]) => {
      const numbers = boards.map(([board]) => board);
      const has = numbers.length === 1 ? 'has' : 'have';
      return `${boardsText(numbers)} ${has} ${count} ${count === 1 ? 'result' : 'results'}, others ${most}`;
    });
}

/** `board 7`, `boards 1 to 3, 7 and 8`. */
function boardsText(boards: readonly number[]): string {
  const runs: { from: number; to: number }[] = [];
  for (const board of boards.toSorted((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && last.to === board - 1) last.to = board;
    else runs.push({ from: board, to: board });
  }
  const texts = runs.flatMap(({ from, to }) =>
    to === from ? [`${from}`] : to === from + 1 ? [`${from}`, `${to}`] : [`${from} to ${to}`],
  );
  const list = texts.length > 1 ? `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}` : texts.join('');
  return `${boards.length === 1 ? 'board' : 'boards'} ${list}`;
}
