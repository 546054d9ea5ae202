/** Evenings for tests: tournaments that are opened, reported and ranked like those of the design. */

import { rankingOf } from '@overtrick/duplicate/event/ranking';
import { scoreEvent, scoringOf } from '@overtrick/duplicate/event/scored';
import { totalsOf } from '@overtrick/duplicate/event/totals';
import { MOVEMENT_KINDS, movementOf } from '@overtrick/movements/kinds';
import type { Movement } from '@overtrick/movements/movement';
import { assert, defined } from '@overtrick/rules/assert';
import { decide, type TournamentCode } from '../decide.ts';
import type { TournamentCommand, TournamentEntry } from '../entry.ts';
import { added, tournamentOf } from '../fold.ts';
import { KEEPER, type Key } from '../keys/key.ts';
import { openTournament } from '../terms/open.ts';
import type { TournamentPolicies } from '../terms/policies.ts';
import { eventOf } from '../toEvent.ts';
import type { Tournament } from '../tournament.ts';

/** Returns a movement of a kind for a number of pairs. */
export function movement(kind: string, pairs: number, rounds?: number): Movement {
  const found = MOVEMENT_KINDS.find(({ id }) => id === kind);
  const made = found && movementOf(found, pairs, rounds);
  assert(made?.ok, `${kind} for ${pairs}`);
  return made.value;
}

interface Evening {
  readonly kind: string;
  readonly pairs: number;
  readonly rounds?: number;
  readonly boardsPerRound: number;
  readonly policies?: Partial<TournamentPolicies>;
}

/** Builds the log that opens an evening of one section; the pairs are `c1`, `c2`, … in the order of their numbers. */
export function opened({
  kind,
  pairs,
  rounds,
  boardsPerRound,
  policies,
}: Evening): readonly TournamentEntry[] {
  const log = openTournament({
    form: 'pairs',
    game: 'bridge',
    method: 'mp',
    ...(policies && { policies }),
    movement: movement(kind, pairs, rounds),
    boardsPerRound,
    at: 0,
  });
  assert(log.ok, kind);
  return log.value;
}

/** Returns the tournament after commands, all of which must be possible. */
export const after = (
  tournament: Tournament,
  commands: readonly TournamentCommand[],
  key: Key = KEEPER,
): Tournament => commands.reduce((now, command) => done(now, command, key), tournament);

/** Returns the tournament after a command, which must be possible; `id` is the device's own. */
export function done(
  tournament: Tournament,
  command: TournamentCommand,
  key: Key = KEEPER,
  id?: string,
): Tournament {
  const decided = decide(tournament, key, command);
  assert(decided.ok, decided.ok ? '' : `${decided.at}: ${decided.why}`);
  return decided.value.reduce(
    (now, one) => added(now, { ...one, at: now.version, by: key.number, ...(id !== undefined && { id }) }),
    tournament,
  );
}

/** Returns the code of a command's refusal, or `done`. */
export function codeOf(
  tournament: Tournament,
  command: TournamentCommand,
  key: Key = KEEPER,
): TournamentCode | 'done' {
  const decided = decide(tournament, key, command);
  return decided.ok ? 'done' : decided.code;
}

export const reported = (line: string, result: string): TournamentCommand => ({
  kind: 'reported',
  line,
  result,
  side: 'both',
});

/** Returns percentages by the contestants' numbers. */
export function percentagesOf(tournament: Tournament): Readonly<Record<string, number>> {
  const event = eventOf(tournament);
  const scoring = scoringOf(event);
  assert(scoring.ok, 'a method');
  const ranking = rankingOf(event, totalsOf(scoreEvent(event, scoring.value)));
  return Object.fromEntries(
    ranking.map(({ contestant, percentage = 0 }) => [contestant.number, Math.round(percentage * 100) / 100]),
  );
}

/** The results of a Howell for four pairs, two boards a round, by board and meeting. */
const HOWELL: Readonly<Record<string, string>> = {
  '1 4-1': '3NT N 9',
  '1 2-3': '3NT N 10',
  '2 4-1': '4S E 10',
  '2 2-3': '4S E 9',
  '3 4-2': '2H S 8',
  '3 3-1': '2H S 8',
  '4 4-2': 'PASS',
  '4 3-1': '1NT W 7',
  '5 4-3': '5DX N 9',
  '5 1-2': '3NT E 9',
  '6 4-3': '6H S 12',
  '6 1-2': '6H S 11',
};

export const howell = (policies: Partial<TournamentPolicies> = {}): Tournament =>
  tournamentOf(opened({ kind: 'howell', pairs: 4, boardsPerRound: 2, policies }));

/** Finds the line of a Howell by its board and meeting: `6 4-3`. */
export function howellLine(name: string): string {
  const [board, ns, ew] = name.split(/[ -]/);
  const line = [...howell().lines.values()].find(
    (one) => one.board === Number(board) && one.ns === `c${ns}` && one.ew === `c${ew}`,
  );
  return defined(line, name).line;
}

/** Returns a report of each line of a Howell, round by round. */
export const howellReports = (): readonly TournamentCommand[] =>
  Object.entries(HOWELL).map(([name, result]) => reported(howellLine(name), result));

/** Computes the result of a board between two pairs: always two notrump, its tricks by a formula. */
const formula = (n: number, e: number, board: number): string =>
  `2NT ${board % 2 === 1 ? 'N' : 'E'} ${6 + ((3 * n + 5 * e + board) % 7)}`;

/** Reports all lines by the formula, with the numbers of the current plan; only some rounds if they are given. */
export function formulaReports(
  tournament: Tournament,
  rounds: (round: number) => boolean = () => true,
): readonly TournamentCommand[] {
  const numberOf = new Map(
    tournament.plans.at(-1)?.entrants.flatMap((id, i) => (id === null ? [] : [[id, i + 1] as const])),
  );
  return [...tournament.lines.values()]
    .filter(({ round, isVoid, award }) => rounds(round) && !isVoid && award === undefined)
    .map(({ line, board, ns, ew }) =>
      reported(line, formula(numberOf.get(ns) ?? 0, numberOf.get(ew) ?? 0, board)),
    );
}

/** Opens a Mitchell of seven tables, three boards a round; with thirteen pairs the seventh North-South is missing. */
export const mitchell = (pairs: 13 | 14, kind = 'mitchell'): Tournament =>
  tournamentOf(opened({ kind, pairs, rounds: 7, boardsPerRound: 3 }));

/** Opens the two-table Howell of four players of Two Handed Solo; they meet 4–1 and 2–3, then 4–2 and 3–1. */
export function soloHowell(): Tournament {
  const log = openTournament({
    form: 'pairs',
    game: 'solo',
    seats: ['S', 'N'],
    method: 'mp',
    movement: movement('howell', 4),
    boardsPerRound: 2,
    at: 0,
  });
  assert(log.ok, 'an evening');
  return tournamentOf(log.value);
}
