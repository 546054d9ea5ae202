import { doubtsOf } from '../desk/doubts.ts';
import { progressOf } from '../desk/progress.ts';
import { planViewOf } from '../plan/view.ts';
import { lineStateOf } from '../results/counted.ts';
import { sitsAt } from '../teams/seats.ts';
import type { DoubtCode, LineState, Tournament, TournamentLine } from '../tournament.ts';
import type { DeskView, GridCell, GridPlace, KeyView } from '../view.ts';
import { bookOf, indexOf, isSettled, lineViewOf } from './lines.ts';
import { isOver } from './sight.ts';
import type { Standpoint } from './standpoint.ts';

/**
 * Returns the desk of a director or scorer. A director who plays only sees whether the lines of others are settled,
 * sees only the line of a doubt, and before the end none that a result raises.
 */
export function deskOf(tournament: Tournament, standpoint: Standpoint): DeskView {
  const { contestant } = standpoint;
  const doubts = doubtsOf(tournament).filter(
    ({ code }) => contestant === undefined || OF_ORDER.has(code) || isOver(tournament),
  );
  const doubted = new Set(doubts.map(({ line }) => line));
  const isOwn = (line: TournamentLine) => contestant === undefined || sitsAt(tournament, standpoint, line);
  const cell = (line: TournamentLine): GridCell => ({
    ...(isOwn(line) ? lineViewOf(tournament, line) : hiddenCell(tournament, line)),
    ...(doubted.has(line.line) && { isDoubted: true }),
  });
  const { missing, unplayable } = progressOf(tournament);
  const stated = (state: LineState) =>
    [...tournament.lines.values()].filter((line) => lineStateOf(tournament, line) === state);
  const appeals = [...tournament.appeals].flatMap(([number, { line, text, decision }]) =>
    decision === undefined ? [{ number, line, text }] : [],
  );
  return {
    grid: gridOf(tournament, cell),
    disputed: stated('disputed')
      .filter(isOwn)
      .map(({ line }) => line),
    missing,
    doubts: contestant === undefined ? doubts : doubts.map(({ line }) => ({ line })),
    unplayable,
    late: stated('late').map(({ line }) => line),
    ...(appeals.length > 0 && { appeals }),
    keys: [...tournament.keys.values()].map(({ proof: _proof, ...key }): KeyView => key),
  };
}

/** Doubts that come from the order of reports, whatever their results. */
const OF_ORDER: ReadonlySet<DoubtCode> = new Set(['afterRuling', 'contested', 'afterLook', 'plan']);

const hiddenCell = (tournament: Tournament, line: TournamentLine): GridCell => ({
  line: line.line,
  board: line.board,
  ns: line.ns,
  ew: line.ew,
  ...(line.seats && { seats: line.seats }),
  state: isSettled(tournament, line) ? 'settled' : 'missing',
  seen: bookOf(tournament, line).last,
  ...(line.isOffPlan && { isOffPlan: true }),
});

/** Returns each place with its rounds, in the order of the room. */
function gridOf(tournament: Tournament, cell: (line: TournamentLine) => GridCell): readonly GridPlace[] {
  const { bySitting } = indexOf(tournament);
  return planViewOf(tournament).flatMap(({ section, tables, rounds }) =>
    Array.from({ length: tables }, (_, i): GridPlace => {
      const place = `${section}${i + 1}`;
      return {
        place,
        rounds: rounds.map((_round, r) => (bySitting.get(`${place}/${r + 1}`) ?? []).map(cell)),
      };
    }),
  );
}
