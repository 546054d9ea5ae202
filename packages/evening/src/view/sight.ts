import { makeSitting } from '../line.ts';
import { seatedAt } from '../lines/meeting.ts';
import { isSegmentSettled } from '../teams/matches.ts';
import type { Tournament, TournamentLine } from '../tournament.ts';
import { indexOf, isDone, isSettled } from './lines.ts';
import { madeOnce } from './once.ts';
import { roundAt } from './rounds.ts';
import { type Standpoint, seesAll, standpointOfKey } from './standpoint.ts';

/** The parts of a board that are visible. */
export interface Sight {
  readonly results: boolean;
  readonly hands: boolean;
}

const ALL: Sight = { results: true, hands: true };
const NOTHING: Sight = { results: false, hands: false };

/** True if the tournament is over, so that nobody plays any more. */
export const isOver = ({ state }: Tournament): boolean => state === 'over' || state === 'published';

/** For each board, computed on demand: true if nobody will play it any more. */
const released = madeOnce(
  (tournament) => [tournament],
  () => new Map<number, boolean>(),
);

/**
 * True if nobody will play the board any more. A board without a line may still be planned, or dealt for the next
 * evening.
 */
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
 * Returns what is visible of a board's results, hands and par; this is the only rule for it (Law 74, Law 78D, Law
 * 80B2f). Results are visible to a director who does not play, to everybody once nobody will play the board any more,
 * and to those who have settled it (every contestant that the standpoint represents, on all of their lines), as far as
 * the policies allow. A board off the plan counts for them once the director accepts it. Hands are visible to the same
 * people, but a director who does not play sees those of a board still to be played only after opening it. A key shows
 * no more of a board than the key of the director who granted it.
 */
export function sightOf(tournament: Tournament, standpoint: Standpoint, board: number): Sight {
  const own = ownSight(tournament, standpoint, board);
  const maker = makerOf(tournament, standpoint);
  if (maker === undefined || (!own.results && !own.hands)) return own;
  const bound = sightOf(tournament, maker, board);
  return { results: own.results && bound.results, hands: own.hands && bound.hands };
}

function ownSight(tournament: Tournament, standpoint: Standpoint, board: number): Sight {
  if (isOpened(tournament, standpoint, board)) return ALL;
  if (seesAll(standpoint)) return { results: true, hands: isReleased(tournament, board) };
  if (isOver(tournament)) return isReleased(tournament, board) ? ALL : NOTHING;
  const { traveller, hands } = tournament.terms.policies;
  if (traveller === 'end') return NOTHING;
  const may = isReleased(tournament, board) || standsForSettled(tournament, standpoint, board);
  return may ? { results: true, hands: hands === 'agreed' } : NOTHING;
}

/** True if a line is settled; in teams, the whole segment of its match at both tables. */
const isTold = (tournament: Tournament, line: TournamentLine): boolean =>
  isSettled(tournament, line) && (tournament.terms.form !== 'teams' || isSegmentSettled(tournament, line));

const isOpened = ({ unsealed }: Tournament, { role, key }: Standpoint, board: number): boolean =>
  role === 'director' && (unsealed.get(board)?.includes(key) ?? false);

/**
 * Returns the standpoint of the director who granted a key: they may hold it themselves, and play from another device.
 */
function makerOf(tournament: Tournament, { key }: Standpoint): Standpoint | undefined {
  const madeBy = tournament.keys.get(key)?.madeBy;
  const maker = madeBy === undefined ? undefined : tournament.keys.get(madeBy);
  return maker && standpointOfKey(maker);
}

/**
 * True if everybody that the standpoint represents has settled the board on all of their lines. A table's key
 * represents its sitting.
 */
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
