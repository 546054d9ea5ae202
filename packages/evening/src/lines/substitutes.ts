import type { Player } from '@overtrick/duplicate/event/event';
import { roundsPlayed, sectionsOf } from '../plan/plan.ts';
import type { Entrant, Tournament } from '../tournament.ts';

type Substitutions = Pick<Tournament, 'substitutions'>;

/** Returns the player who plays in a round for one of a contestant's players: a substitute, or the same player. */
export const playerIn = (
  { substitutions }: Substitutions,
  contestant: string,
  player: number,
  round: number,
): number =>
  substitutions.findLast(
    ({ contestant: whose, player: who, from, to = Number.POSITIVE_INFINITY }) =>
      whose === contestant && who === player && from <= round && round <= to,
  )?.substitute ?? player;

/**
 * Returns the players of a contestant as they are printed: for each place, the one who plays most rounds comes first.
 */
export function playersOf(tournament: Tournament, { id, players }: Entrant): readonly Player[] | undefined {
  const own = tournament.substitutions.filter(({ contestant }) => contestant === id);
  if (own.length === 0 || players === undefined) return players;
  const rounds = Math.max(
    0,
    ...sectionsOf(tournament.plans).map((section) => roundsPlayed(tournament, section)),
  );
  const played = new Map<number, number>();
  const places = [...new Set(own.map(({ player }) => player))];
  for (let round = 1; round <= rounds; round++)
    for (const place of places) {
      const who = playerIn(tournament, id, place, round);
      played.set(who, (played.get(who) ?? 0) + 1);
    }
  const order = players.map((_, i) => i + 1);
  for (const place of places) {
    const [most = place] = [
      place,
      ...own.filter(({ player }) => player === place).map(({ substitute }) => substitute),
    ].toSorted((one, other) => (played.get(other) ?? 0) - (played.get(one) ?? 0));
    const [at, there] = [order.indexOf(place), order.indexOf(most)];
    [order[at], order[there]] = [most, place];
  }
  return order.flatMap((player) => players[player - 1] ?? []);
}
