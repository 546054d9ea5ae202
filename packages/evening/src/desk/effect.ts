/** Computes how acts of the director change the ranking, to show it before the act. */

import type { TournamentCommand } from '../entry.ts';
import { added } from '../fold.ts';
import type { Tournament } from '../tournament.ts';
import { rankedOf } from '../view/scores.ts';

/** A contestant's standing: place, and percentage or points. */
export interface Standing {
  readonly place: number;
  readonly score: number;
  readonly isPercentage: boolean;
}

/** The standing of a contestant before and after an act; absent where the contestant is in no ranking. */
export interface Effect {
  readonly contestant: string;
  readonly before?: Standing;
  readonly after?: Standing;
}

/**
 * Returns the contestants whose place or score some commands change, in the order of the ranking before them. Empty
 * if nothing changes.
 */
export function effectsOf(tournament: Tournament, commands: readonly TournamentCommand[]): readonly Effect[] {
  const then = commands.reduce((now, command) => added(now, { at: 0, by: 0, ...command }), tournament);
  const before = standingsOf(tournament);
  const after = standingsOf(then);
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((contestant): Effect[] => {
    const [was, is] = [before.get(contestant), after.get(contestant)];
    return isSame(was, is) ? [] : [{ contestant, ...(was && { before: was }), ...(is && { after: is }) }];
  });
}

const standingsOf = (tournament: Tournament): ReadonlyMap<string, Standing> =>
  new Map(
    rankedOf(tournament).map(({ contestant, place, percentage, average, points }) => [
      contestant.id,
      { place, score: percentage ?? average ?? points, isPercentage: percentage !== undefined },
    ]),
  );

/** True for standings that are written the same: scores have two decimals. */
const isSame = (one: Standing | undefined, other: Standing | undefined): boolean =>
  one?.place === other?.place &&
  one?.isPercentage === other?.isPercentage &&
  Math.round((one?.score ?? 0) * 100) === Math.round((other?.score ?? 0) * 100);
