import { makeSitting } from '../line.ts';
import { seatedAt } from '../lines/meeting.ts';
import { isSegmentSettled } from '../teams/matches.ts';
import type { Tournament, TournamentLine } from '../tournament.ts';
import { indexOf, isDone, isSettled } from './lines.ts';
import { madeOnce } from './once.ts';
import { roundAt } from './rounds.ts';
import { type Standpoint, seesAll } from './standpoint.ts';

/** The parts of a board that may be seen. */
export interface Sight {
  readonly results: boolean;
  readonly hands: boolean;
}

const ALL: Sight = { results: true, hands: true };
const NOTHING: Sight = { results: false, hands: false };

/** Is the tournament over, so that nobody plays any more? */
export const isOver = ({ state }: Tournament): boolean => state === 'over' || state === 'published';

/** By board, as far as it was asked: will nobody play it any more? */
const released = madeOnce(
  (tournament) => [tournament],
  () => new Map<number, boolean>(),
);

/** Will nobody play the board any more? One without a line may be planned yet, or dealt for the next evening. */
export function isReleased(tournament: Tournament, board: number): boolean {
  const known = released(tournament);
  const found = known.get(board);
  if (found !== undefined) return found;
  const lines = indexOf(tournament).byBoard.get(board) ?? [];
  const isIt = lines.length > 0 && (isOver(tournament) || lines.every((line) => isTold(tournament, line)));
  known.set(board, isIt);
  return isIt;
}

/**
 * The one rule of what may be seen of a board's results, hands and par (Law 74, Law 78D, Law 80B2f): all of it by a
 * director who does not play; else when nobody will play it any more, or by those who have settled it, each contestant
 * that the standpoint stands for on every line of theirs, as far as the policies let them. A board that is off the plan
 * counts as theirs when the director has accepted it.
 */
export function sightOf(tournament: Tournament, standpoint: Standpoint, board: number): Sight {
  if (seesAll(standpoint) || isOpened(tournament, standpoint, board)) return ALL;
  if (isOver(tournament)) return isReleased(tournament, board) ? ALL : NOTHING;
  const { traveller, hands } = tournament.terms.policies;
  if (traveller === 'end') return NOTHING;
  const may = isReleased(tournament, board) || standsForSettled(tournament, standpoint, board);
  return may ? { results: true, hands: hands === 'agreed' } : NOTHING;
}

/** Is a line settled; of teams the whole segment of its match, at both tables? */
const isTold = (tournament: Tournament, line: TournamentLine): boolean =>
  isSettled(tournament, line) && (tournament.terms.form !== 'teams' || isSegmentSettled(tournament, line));

const isOpened = ({ unsealed }: Tournament, { role, key }: Standpoint, board: number): boolean =>
  role === 'director' && (unsealed.get(board)?.includes(key) ?? false);

/** Have all for whom it stands settled the board, on every line of theirs? A table's key stands for its sitting. */
function standsForSettled(tournament: Tournament, standpoint: Standpoint, board: number): boolean {
  const { contestant, place } = standpoint;
  if (contestant !== undefined) return hasSettled(tournament, contestant, board);
  if (standpoint.role !== 'table' || place === undefined) return false;
  const sitting = indexOf(tournament).bySitting.get(`${place}/${roundAt(tournament, place)}`) ?? [];
  const there = sitting.filter((line) => line.board === board).flatMap(seatedAt);
  return there.length > 0 && there.every((id) => hasSettled(tournament, id, board));
}

function hasSettled(tournament: Tournament, contestant: string, board: number): boolean {
  const { byContestant, bySitting } = indexOf(tournament);
  const own = (byContestant.get(contestant) ?? []).filter((line) => line.board === board);
  const isRoundOver = (sitting: string) =>
    (bySitting.get(sitting) ?? []).every((line) => isDone(tournament, line));
  return (
    own.length > 0 &&
    own.every((line) => isTold(tournament, line)) &&
    (tournament.terms.policies.traveller !== 'round' || own.every((line) => isRoundOver(makeSitting(line))))
  );
}
