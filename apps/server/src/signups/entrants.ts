import type { Player as EventPlayer } from '@overtrick/duplicate/event/event';
import { roundTo } from '@overtrick/duplicate/event/rounding';
import type { Entered } from '@overtrick/evening/entry';
import { present } from '@overtrick/rules/present';
import type { Club, Member } from '../clubs/clubLog.ts';
import { type Player, placesIn, type SignupList } from './signupLog.ts';

/**
 * Returns the pairs of a list that play, as an evening enters them, in their order: members with their numbers and the
 * mean of their handicaps. Pairs with a hidden member are left to the director, as on any other evening.
 */
export const entrantsIn = (club: Club, list: SignupList): readonly Entered[] =>
  placesIn(list, club.signups?.pairs).pairs.flatMap(({ signup, players }): readonly Entered[] => {
    const found = players.map((player) => personOf(club, player));
    if (!found.every((one) => one !== undefined)) return [];
    const handicaps = found.flatMap(({ handicap }) => handicap ?? []);
    const mean = handicaps.reduce((sum, one) => sum + one, 0) / Math.max(1, handicaps.length);
    return [
      {
        kind: 'entered',
        contestant: signup,
        players: found.map(({ name, number }): EventPlayer => ({ name, ...present({ number }) })),
        ...(handicaps.length === found.length && { handicap: roundTo(mean, 2) }),
      },
    ];
  });

/** Returns a player's name, with what the club knows about a member; `undefined` for a hidden or former member. */
function personOf(
  { members }: Club,
  { name, member }: Player,
): Pick<Member, 'name' | 'number' | 'handicap'> | undefined {
  if (member === undefined) return name === undefined ? undefined : { name };
  const found = members.get(member);
  return found?.isHidden ? undefined : found;
}
