import { SIDES, type Side } from '@overtrick/rules/seat';
import { type Contestant, type Event, THREE_SEATS, type ThreeSeat, type Winners } from './event.ts';
import { roundTo } from './rounding.ts';
import type { Total } from './totals.ts';

/** A contestant with its place: the best place of those that are tied. */
export interface Ranked extends Total {
  /** From 1, in its own ranking where there are several. */
  readonly place: number;
  /** With how many others it shares the place. */
  readonly tied: number;
  /** Its place in each strat that it plays in, by the strat's name. */
  readonly strats: { readonly [strat: string]: number };
}

/**
 * Ranks by percentage, or by points where there are no tops. Totals that print the same, to two decimals, are tied.
 * Contestants without a board and those who are unranked are left out. Where there are several
 * winners, North-South come first, or South.
 */
export function rankingOf(
  event: Pick<Event, 'winners' | 'strats' | 'isBySection'>,
  totals: readonly Total[],
): Ranked[] {
  const played = totals.filter(
    ({ boards, contestant }) => !contestant.isUnranked && (boards > 0 || contestant.carried !== undefined),
  );
  const standing = standingIn(event, totals);
  return groupsOf(event.winners).flatMap((group) =>
    rankGroup(
      played.filter(({ contestant }) => isIn(group, contestant)),
      event.strats ?? [],
      standing,
    ),
  );
}

/** A contestant of the second ranking: its percentage, or its points where there are none, with its handicap. */
export interface Handicapped {
  readonly contestant: Contestant;
  readonly total: number;
  readonly place: number;
}

/**
 * The ranking by handicap, of all who are in the first one; empty where nobody has a handicap. Each ranking of the
 * first has one of the second.
 */
export function handicapRanking(
  event: Pick<Event, 'winners' | 'isBySection'>,
  ranking: readonly Ranked[],
): readonly Handicapped[] {
  if (ranking.every(({ contestant }) => contestant.handicap === undefined)) return [];
  const standing = standingIn(event, ranking);
  return groupsOf(event.winners).flatMap((group) => {
    const own = ranking.filter(({ contestant }) => isIn(group, contestant));
    const totals = own.map((one) => roundTo(standingOf(one) + (one.contestant.handicap ?? 0), 2));
    const places = placesOf(own.map((one, i) => standing(one) - standingOf(one) + (totals[i] ?? 0)));
    return own
      .map(({ contestant }, i) => ({ contestant, total: totals[i] ?? 0, place: places[i]?.place ?? 0 }))
      .sort((one, other) => one.place - other.place);
  });
}

/** A ranking of its own: of all, of a direction, or of a seat of three. */
export type RankingGroup = Side | ThreeSeat | undefined;

/** The rankings that there are. */
export const groupsOf = (winners: Winners): readonly RankingGroup[] =>
  winners === 1 ? [undefined] : winners === 2 ? SIDES : THREE_SEATS;

/** Is a contestant in a ranking? */
export const isIn = (
  group: RankingGroup,
  { direction, seat }: Pick<Contestant, 'direction' | 'seat'>,
): boolean => group === undefined || group === direction || group === seat;

/** The printed part of a total, which also tells a tie. */
const standingOf = ({ percentage, points }: Total): number => roundTo(percentage ?? points, 2);

/** More than any total differs from another. */
const ABOVE = 1e7;

/** The standing of a total by which it has its place: above that of all of the sections after its own. */
function standingIn(
  { isBySection = false }: Pick<Event, 'isBySection'>,
  all: readonly { readonly contestant: Contestant }[],
): (total: Total) => number {
  if (!isBySection) return standingOf;
  const sections = [...new Set(all.map(({ contestant }) => contestant.section))];
  return (total) => standingOf(total) - ABOVE * sections.indexOf(total.contestant.section);
}

function rankGroup(
  totals: readonly Total[],
  strats: readonly string[],
  standing: (total: Total) => number,
): Ranked[] {
  const places = placesOf(totals.map(standing));
  const inStrats = strats.map((name, i) => {
    // a strat is open to those of the ones below it
    const members = totals.filter(
      ({ contestant }) => strats.indexOf(contestant.strat ?? strats[0] ?? '') >= i,
    );
    const places = placesOf(members.map(standing));
    return { name, places: new Map(members.map((total, at) => [total, places[at]?.place ?? 0])) };
  });
  return totals
    .map((total, i) => ({
      ...total,
      ...(places[i] ?? { place: 0, tied: 0 }),
      strats: Object.fromEntries(
        inStrats.flatMap(({ name, places }) => {
          const place = places.get(total);
          return place === undefined ? [] : [[name, place]];
        }),
      ),
    }))
    .sort((a, b) => a.place - b.place);
}

/** The place of each standing, in their order; higher is better, equal ones share the best of their places. */
export function placesOf(standings: readonly number[]): { place: number; tied: number }[] {
  const counts = new Map<number, number>();
  for (const standing of standings) counts.set(standing, (counts.get(standing) ?? 0) + 1);
  const places = new Map<number, { place: number; tied: number }>();
  let place = 1;
  for (const standing of [...counts.keys()].sort((a, b) => b - a)) {
    const count = counts.get(standing) ?? 0;
    places.set(standing, { place, tied: count - 1 });
    place += count;
  }
  return standings.map((standing) => places.get(standing) ?? { place: 0, tied: 0 });
}
