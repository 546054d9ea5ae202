import { groupsOf, handicapRanking, isIn } from '@overtrick/duplicate/event/ranking';
import { roundTo } from '@overtrick/duplicate/event/rounding';
import { winnersOf } from '@overtrick/evening/lines/winners';
import type { Tournament } from '@overtrick/evening/tournament';
import { rankedOf } from '@overtrick/evening/view/scores';
import type { Club, Member, Result, ResultLine } from './clubLog.ts';

/** Returns a name in the form for comparisons, which ignores case and the number of spaces. */
export const nameKey = (name: string): string =>
  name.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase('en');

/**
 * Computes the result of a tournament as its club stores it, without names. Players are the members of their names; a
 * player whose name was hidden since remains the same member.
 * @param before the result that was stored until now
 */
export function resultOf(
  tournament: Tournament,
  { members }: Pick<Club, 'members'>,
  before?: Result,
): Result {
  const byName = new Map([...members.values()].map(({ name, member }) => [nameKey(name), member]));
  const kept = new Map(before?.lines.map((line) => [line.contestant, line.members]));
  const ranked = rankedOf(tournament);
  const winners = winnersOf(tournament);
  const second = new Map(handicapRanking({ winners }, ranked).map((one) => [one.contestant.id, one]));
  const lines = ranked.flatMap(({ contestant, place, tied, percentage, points }): readonly ResultLine[] => {
    const { id } = contestant;
    const entrant = tournament.contestants.get(id);
    const found = (entrant?.players ?? []).map(({ name }, i) =>
      entrant?.hidden?.includes(i + 1) || name === ''
        ? (kept.get(id)?.[i] ?? null)
        : (byName.get(nameKey(name)) ?? null),
    );
    if (place > 1 && found.every((member) => member === null)) return [];
    const group = groupsOf(winners).find((one) => one !== undefined && isIn(one, contestant));
    const handicapped = second.get(id);
    return [
      {
        contestant: id,
        members: found,
        ...(group !== undefined && { group }),
        place,
        ...(tied > 0 && { tied }),
        of: ranked.filter((one) => group === undefined || isIn(group, one.contestant)).length,
        ...(percentage !== undefined && { percent: roundTo(percentage, 4) }),
        points: roundTo(points, 2),
        ...(handicapped && { second: { place: handicapped.place, total: handicapped.total } }),
      },
    ];
  });
  return { ranked: ranked.length, lines };
}

/** A player of a tournament who has the name of a member. */
export interface Named {
  readonly contestant: string;
  /** The number of the player in the contestant, from 1. */
  readonly player: number;
}

/** Finds the players of a tournament who have a member's name, unless the name is already hidden. */
export function playersNamed(tournament: Tournament, member: Pick<Member, 'name'>): readonly Named[] {
  const key = nameKey(member.name);
  return [...tournament.contestants.values()].flatMap(({ id, players = [], hidden = [] }) =>
    players.flatMap(({ name }, i) =>
      nameKey(name) === key && !hidden.includes(i + 1) ? [{ contestant: id, player: i + 1 }] : [],
    ),
  );
}
