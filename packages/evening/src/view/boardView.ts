import type { ScoredLine, ScoredTraveller } from '@overtrick/duplicate/traveller/traveller';
import { scoreOfEntry } from '@overtrick/duplicate/traveller/traveller';
import { present } from '@overtrick/rules/present';
import { countedOf } from '../results/counted.ts';
import { makeReported } from '../results/result.ts';
import { isSegmentSettled } from '../teams/matches.ts';
import type { BoardCards, Tournament } from '../tournament.ts';
import type { BoardLineView, BoardView } from '../view.ts';
import { indexOf, lineViewOf } from './lines.ts';
import { madeOnce } from './once.ts';
import { scoredBoards } from './scores.ts';
import { type Sight, sightOf } from './sight.ts';
import type { Standpoint } from './standpoint.ts';

/** Returns the boards whose results or hands the standpoint may see, by number. */
export const boardsOf = (
  tournament: Tournament,
  standpoint: Standpoint,
): Readonly<Record<number, BoardView>> =>
  Object.fromEntries(
    [...new Set([...indexOf(tournament).byBoard.keys(), ...tournament.boards.keys()])]
      .sort((a, b) => a - b)
      .flatMap((board) => {
        const view = boardViewOf(tournament, board, sightOf(tournament, standpoint, board));
        return view === undefined ? [] : [[board, view] as const];
      }),
  );

/** Board views by their inputs (travellers, then the rest), so that an unchanged board keeps its object. */
const KNOWN = new WeakMap<
  object,
  { readonly parts: readonly unknown[]; readonly hands: boolean; readonly view: BoardView }[]
>();

/** Returns the visible part of a board; `undefined` if nothing is visible or known. */
function boardViewOf(tournament: Tournament, board: number, sight: Sight): BoardView | undefined {
  if (!sight.results) return undefined;
  const travellers = scoredBoards(tournament).get(board) ?? [];
  const cards = tournament.boards.get(board);
  const [holder] = travellers;
  if (holder === undefined) {
    const lines = tournament.terms.form === 'teams' ? linesOfTeams(tournament).get(board) : undefined;
    if (lines === undefined && !(cards && sight.hands)) return undefined;
    return { board, lines: lines ?? [], ...(sight.hands && toldOf(cards)) };
  }
  const parts = [...travellers, cards];
  const known = KNOWN.get(holder) ?? [];
  const found = known.find(
    ({ parts: before, hands }) =>
      hands === sight.hands && before.length === parts.length && before.every((part, i) => part === parts[i]),
  );
  if (found) return found.view;
  const view: BoardView = {
    board,
    lines: linesOf(tournament, travellers),
    ...(sight.hands && toldOf(cards)),
  };
  KNOWN.set(holder, [...known.slice(-1), { parts, hands: sight.hands, view }]);
  return view;
}

const toldOf = ({ deal, order, split, tricks, par }: BoardCards = {}) => ({
  ...present({ deal, order, split, tricks, par }),
});

/** In teams, the results of each board at both tables of a match, once its segment is settled at both. */
const linesOfTeams = madeOnce(
  (tournament) => [tournament],
  (tournament): ReadonlyMap<number, readonly BoardLineView[]> =>
    new Map(
      [...indexOf(tournament).byBoard].flatMap(([board, all]) => {
        const told = all.filter((line) => !line.isVoid && isSegmentSettled(tournament, line));
        const lines = told
          .map((line): BoardLineView => {
            const { ns, ew, result, score } = lineViewOf(tournament, line);
            return {
              ...{ line: line.line, ns, ew },
              ...present({ result, score }),
            };
          })
          .filter(({ result }) => result !== undefined)
          .sort(byScore);
        return lines.length > 0 ? [[board, lines] as const] : [];
      }),
    ),
);

/** Sorts lines by North-South's score, the best first. */
const byScore = (one: BoardLineView, other: BoardLineView): number =>
  (other.score ?? -Infinity) - (one.score ?? -Infinity);

/** Returns the lines of each traveller by score; with several travellers or forms, each has the number of its field. */
function linesOf(tournament: Tournament, travellers: readonly ScoredTraveller[]): readonly BoardLineView[] {
  const fields = new Map<string, number>();
  const all = travellers.map(({ lines }, i) =>
    lines.map((scored) => {
      const key = `${i} ${scored.entry.form ?? ''}`;
      const field = fields.get(key) ?? fields.size + 1;
      fields.set(key, field);
      return { line: boardLineOf(tournament, scored), field };
    }),
  );
  const isOne = fields.size <= 1;
  return all.flatMap((lines) =>
    lines.map(({ line, field }) => (isOne ? line : { ...line, field })).sort(byScore),
  );
}

function boardLineOf(tournament: Tournament, { entry, NS, EW, third }: ScoredLine): BoardLineView {
  const { place: name = '', ns, ew } = entry;
  const line = tournament.lines.get(name);
  const result = line && countedOf(tournament, line);
  const book = tournament.books.get(name);
  const score = scoreOfEntry(entry);
  return {
    line: name,
    ns,
    ew,
    ...(result && { result: makeReported(result) }),
    ...(book?.ruling && present({ reason: book.reason })),
    ...present({ score }),
    ...(NS && { nsPoints: NS.points }),
    ...(EW && { ewPoints: EW.points }),
    ...present({ third: entry.third }),
    ...(third && { thirdPoints: third.points }),
  };
}
