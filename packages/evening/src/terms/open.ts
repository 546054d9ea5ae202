import type { Player } from '@overtrick/duplicate/event/event';
import { countOf, type Movement, roundsOf } from '@overtrick/movements/movement';
import { movementJson } from '@overtrick/movements/text';
import { type Failure, fail, ok, type Result } from '@overtrick/rules/result';
import type { Draw, Opened, TournamentEntry } from '../entry.ts';

/** A tournament of one section, opened in one step. */
export interface Opening extends Omit<Opened, 'kind'> {
  readonly movement: Movement;
  readonly boardsPerRound: number;
  /**
   * If the rounds are drawn one by one: the kind of draw and the number of entrants; the movement only gives the number
   * of rounds.
   */
  readonly draw?: { readonly kind: Draw; readonly teams: number };
  /** As many as the movement seats; contestants without names if it is left out. */
  readonly entrants?: readonly { readonly players: readonly Player[] }[];
  /** Milliseconds since 1970. */
  readonly at: number;
}

/**
 * Builds the log that opens a tournament: contestants get the movement's numbers in order. A failure says what does not
 * fit.
 */
export function openTournament(opening: Opening): Result<readonly TournamentEntry[], 'ERR_CONTESTANT'> {
  const { movement, boardsPerRound, entrants, at, draw, ...terms } = opening;
  const numbers = draw === undefined ? numbersOf(movement) : countOf(draw.teams, (i) => i + 1);
  if (entrants !== undefined && entrants.length !== numbers.length)
    return misfit(numbers.length, entrants.length);
  const idOf = new Map(numbers.map((number, i) => [number, `c${i + 1}`]));
  const most = Math.max(0, ...numbers, movement.missing ?? 0);
  const stamp = { at, by: 0 };
  return ok([
    { ...stamp, kind: 'opened', ...terms },
    ...numbers.map((number, i): TournamentEntry => {
      const players = entrants?.[i]?.players;
      return { ...stamp, kind: 'entered', contestant: idOf.get(number) ?? '', ...(players && { players }) };
    }),
    {
      ...stamp,
      kind: 'planned',
      section: 'A',
      from: 1,
      movement: movementJson(movement),
      entrants: Array.from({ length: most }, (_, i) => idOf.get(i + 1) ?? null),
      boardsPerRound,
      firstBoard: 1,
      ...(draw && { draw: draw.kind }),
    },
  ]);
}

/** Returns the movement's numbers without the missing one, in order. */
function numbersOf(movement: Movement): readonly number[] {
  const all = new Set(
    movement.tables.flatMap((rounds) => rounds.slice(0, roundsOf(movement)).flatMap(({ seats }) => seats)),
  );
  return [...all].filter((number) => number > 0 && number !== movement.missing).sort((a, b) => a - b);
}

const misfit = (seats: number, given: number): Failure<'ERR_CONTESTANT'> =>
  fail('ERR_CONTESTANT', 'entrants', `the movement seats ${seats} contestants, and ${given} are named`);
