import { makePlace, parseLine } from '@overtrick/evening/line';
import { PARTNERS } from '@overtrick/evening/lines/meeting';
import type { ContestantView, NextView, TournamentView } from '@overtrick/evening/view';
import { eveningText } from '../text/evening.ts';
import { rangesOf } from './ranges.ts';

/** Finds a contestant by its id; in an individual also two partners at a table, as one. */
function contestantIn({ head }: TournamentView, id: string | undefined): ContestantView | undefined {
  const found = head.contestants.find((one) => one.id === id);
  if (found !== undefined || id === undefined || head.form !== 'individual') return found;
  const both = id.split(PARTNERS).flatMap((one) => head.contestants.find((other) => other.id === one) ?? []);
  return both.length < 2
    ? undefined
    : {
        id,
        number: both.map(({ number = '' }) => number).join(PARTNERS),
        names: both.flatMap(({ names }) => names),
      };
}

/** Returns a contestant's number: `7`, or, before a plan gives one, its number on the list of entries. */
export const numberOf = (view: TournamentView, id: string | undefined): string =>
  contestantIn(view, id)?.number ?? id?.replace(/^c(?=\d+$)/, '') ?? '';

/** Returns the kind of contestant: a pair, a team, or a single player. */
export function kindOf({ head }: TournamentView): 'pair' | 'team' | 'player' {
  if (head.form === 'teams') return 'team';
  return head.form === 'pairs' && head.seats === undefined ? 'pair' : 'player';
}

/** Returns `Pair 7` or `Team 2`; where each plays for themselves `Player 7`. */
function numberInWords(view: TournamentView, id: string | undefined): string {
  const number = numberOf(view, id);
  const kind = kindOf(view);
  return kind === 'player' ? eveningText.join.player(number) : eveningText[kind](number);
}

/** Returns a contestant's names: `Anna Berg & Bo Ek`; the number where there are no names. */
export function playersOf(view: TournamentView, id: string | undefined): string {
  const names = contestantIn(view, id)?.names.filter((name) => name !== '') ?? [];
  return names.length === 0 ? numberInWords(view, id) : names.join(eveningText.and);
}

/** Returns number and names: `7 Anna Berg & Bo Ek`; only the names before a plan gives a number. */
export function labelOf(view: TournamentView, id: string | undefined): string {
  const contestant = contestantIn(view, id);
  const names = contestant?.names.filter((name) => name !== '') ?? [];
  if (names.length === 0) return numberInWords(view, id);
  return [contestant?.number, playersOf(view, id)].filter(Boolean).join(' ');
}

/**
 * Names the people on a side of a table: at a table of three, West and East are one side against South; of a team, the
 * two of its line-up, where it is known.
 */
export function labelOfSide(
  view: TournamentView,
  { ns, ew, seats, round }: Pick<NextView, 'ns' | 'ew' | 'seats' | 'round'>,
  side: 'NS' | 'EW',
): string {
  if (side === 'EW' && view.head.form === 'threes' && seats !== undefined)
    return seats
      .slice(1)
      .map((id) => labelOf(view, id))
      .join(eveningText.and);
  const id = side === 'NS' ? ns : ew;
  return playersOfTeam(view, id, round, side) ?? labelOf(view, id);
}

/** Returns `2 Finn & Gil`: the team's number, and its two players of a direction; `undefined` if they are not known. */
function playersOfTeam(
  view: TournamentView,
  team: string | undefined,
  round: number,
  side: 'NS' | 'EW',
): string | undefined {
  const contestant = contestantIn(view, team);
  if (view.head.form !== 'teams' || contestant === undefined) return undefined;
  for (const { home, away, lineUps } of view.matches ?? []) {
    const own = home === team ? 'home' : away === team ? 'away' : undefined;
    const lineUp = own && lineUps.find((one) => one.round === round)?.[own];
    if (lineUp === undefined) continue;
    const names = lineUp[side === 'NS' ? 'ns' : 'ew'].map((player) => contestant.names[player - 1] ?? '');
    return names.some((name) => name === '')
      ? undefined
      : [contestant.number, names.join(eveningText.and)].filter(Boolean).join(' ');
  }
  return undefined;
}

/** Writes the name of a slot in words: `A3, round 2, board 7`; any other name unchanged. */
export function lineInWords(name: string): string {
  const line = parseLine(name);
  return line === undefined ? name : eveningText.desk.lineIs(makePlace(line), line.round, line.board);
}

/** Writes board numbers as ranges: `boards 5–8, 12`. */
export const boardsInWords = (boards: readonly number[]): string =>
  eveningText.boardRange(new Set(boards).size, rangesOf(boards));
