import { SIDES, type Side } from '@overtrick/rules/cards/seat';
import { type Contestant, type Event, THREE_SEATS, type ThreeSeat, type Winners } from './event.ts';
import { roundTo } from './rounding.ts';
import type { Total } from './totals.ts';

/** A contestant with its place: tied contestants all have the best of their places. */
export interface Ranked extends Total {
  /** The place from 1, in the contestant's own ranking if there are several. */
  readonly place: number;
  /** The number of others that share the place. */
  readonly tied: number;
  /** The contestant's place in each of its strats, by the strat's name. */
  readonly strats: { readonly [strat: string]: number };
}

/**
 * Ranks by percentage; without tops by points, or by points a board where their numbers differ. Totals that are equal
 * to two decimals are tied. Unranked contestants are left out, and those without a board, except in matches, where a
 * bye has points. With several winners, North-South or South come first.
 */
export function rankingOf(
  event: Pick<Event, 'winners' | 'strats' | 'isBySection' | 'meetings'>,
  totals: readonly Total[],
): Ranked[] {
  const isInMatches = event.meetings !== undefined;
  const played = totals.filter(
    ({ boards, contestant }) =>
      !contestant.isUnranked && (boards > 0 || isInMatches || contestant.carried !== undefined),
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

/** A contestant of the ranking by handicap: its percentage (or its points, without tops) plus its handicap. */
export interface Handicapped {
  readonly contestant: Contestant;
  readonly total: number;
  readonly place: number;
}

/**
 * Ranks all contestants of the first ranking by handicap, one ranking for each of the first; empty if nobody has a
 * handicap.
 */
export function handicapRanking(
  event: Pick<Event, 'winners' | 'isBySection'>,
  ranking: readonly Ranked[],
): readonly Handicapped[] {
  if (ranking.every(({ contestant }) => contestant.handicap === undefined)) return [];
  const standing = standingIn(event, ranking);
  return groupsOf(event.winners).flatMap((group) => {
    const own = ranking.filter(({ contestant }) => isIn(group, contestant));
    const totals = own.map((one) => roundTo(printedOf(one) + (one.contestant.handicap ?? 0), 2));
    const places = placesOf(own.map((one, i) => standing(one) - standingOf(one) + (totals[i] ?? 0)));
    return own
      .map(({ contestant }, i) => ({ contestant, total: totals[i] ?? 0, place: places[i]?.place ?? 0 }))
      .sort((one, other) => one.place - other.place);
  });
}

/** One ranking of an event: of all contestants, of a direction, or of one of three seats. */
export type RankingGroup = Side | ThreeSeat | undefined;

/** Lists the rankings of an event. */
export const groupsOf = (winners: Winners): readonly RankingGroup[] =>
  winners === 1 ? [undefined] : winners === 2 ? SIDES : THREE_SEATS;

/** True if a contestant belongs to a ranking. */
export const isIn = (
  group: RankingGroup,
  { direction, seat }: Pick<Contestant, 'direction' | 'seat'>,
): boolean => group === undefined || group === direction || group === seat;

/** Returns a total as it is printed; ties are decided by the same value. */
const printedOf = ({ percentage, average, points }: Total): number =>
  roundTo(percentage ?? average ?? points, 2);

/** Less than the difference of two printed totals. */
const TIE_BREAK = 0.004;

/** Returns the value to rank a total by: as it is printed, and among equal ones by what breaks the tie. */
const standingOf = (total: Total): number => printedOf(total) + TIE_BREAK * (total.tieBreak ?? 0);

/** More than the difference of any two totals. */
const ABOVE = 1e7;

/**
 * Returns the function that gives the value to rank a total by: a total of a section is above all totals of later
 * sections.
 */
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

/**
 * Returns the place of each standing, in the order given. Higher is better; equal standings share the best of their
 * places.
 */
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
