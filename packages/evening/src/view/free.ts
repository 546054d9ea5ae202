import { seatedAt } from '../lines/meeting.ts';
import { isSegmentSettled } from '../teams/matches.ts';
import { isCarded } from '../teams/standings.ts';
import type { Tournament, TournamentLine } from '../tournament.ts';
import { indexOf, isSettled } from './lines.ts';
import { madeOnce } from './once.ts';
import { roundAt } from './rounds.ts';
import { isOver } from './sight.ts';
import { type Standpoint, seesAll } from './standpoint.ts';

/**
 * True if nothing of the line is left to play, at either table of a match of teams. A match with a card that counts has
 * been played.
 */
export const isPlayed = (tournament: Tournament, line: TournamentLine): boolean =>
  tournament.terms.form === 'teams'
    ? isSegmentSettled(tournament, line) || isCarded(tournament, line)
    : isSettled(tournament, line);

/** The boards that nobody will play any more. */
export const playedOut = madeOnce(
  (tournament) => [tournament],
  (tournament): ReadonlySet<number> =>
    new Set(
      [...indexOf(tournament).byBoard].flatMap(([board, lines]) =>
        isOver(tournament) || lines.every((line) => isPlayed(tournament, line)) ? [board] : [],
      ),
    ),
);

/**
 * Returns the boards whose results may go into a score that the standpoint sees, whatever the policies show of
 * travellers: boards that nobody will play any more, or of which its people have played all lines (Law 78D). A score of
 * others reveals something of each board it counts; a score of one board reveals its result.
 */
export function freeBoards(tournament: Tournament, standpoint: Standpoint): ReadonlySet<number> {
  const { byBoard } = indexOf(tournament);
  if (seesAll(standpoint)) return new Set(byBoard.keys());
  const people = peopleOf(tournament, standpoint);
  const opened = [...tournament.unsealed].flatMap(([board, keys]) =>
    standpoint.role === 'director' && keys.includes(standpoint.key) ? [board] : [],
  );
  if (people.length === 0 && opened.length === 0) return playedOut(tournament);
  const own = people.map((id) => playedBy(tournament, id));
  const [first = new Set<number>(), ...others] = own;
  const shared = [...first].filter((board) => others.every((boards) => boards.has(board)));
  return new Set([...playedOut(tournament), ...shared, ...opened]);
}

/** Returns the people that a standpoint represents: a contestant, or everybody who sits at a table now. */
function peopleOf(tournament: Tournament, { role, contestant, place }: Standpoint): readonly string[] {
  if (contestant !== undefined) return [contestant];
  if (role !== 'table' || place === undefined) return [];
  const lines = indexOf(tournament).bySitting.get(`${place}/${roundAt(tournament, place)}`) ?? [];
  return [...new Set(lines.flatMap(seatedAt))];
}

/** For each contestant, the boards that they have finished, computed on demand. */
const played = madeOnce(
  (tournament) => [tournament],
  () => new Map<string, ReadonlySet<number>>(),
);

function playedBy(tournament: Tournament, contestant: string): ReadonlySet<number> {
  const known = played(tournament);
  const found = known.get(contestant);
  if (found) return found;
  const own = Map.groupBy(indexOf(tournament).byContestant.get(contestant) ?? [], ({ board }) => board);
  const boards = new Set(
    [...own].flatMap(([board, lines]) => (lines.every((line) => isPlayed(tournament, line)) ? [board] : [])),
  );
  known.set(contestant, boards);
  return boards;
}
