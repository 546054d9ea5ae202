import { ladderOf } from '@overtrick/duplicate/series/ladder';
import { type Night, type NightScore, seriesOf } from '@overtrick/duplicate/series/series';
import type { ClubSeries, MemberResults, StandingsView } from '@overtrick/protocol/clubs';
import { present } from '@overtrick/rules/present';
import type { Club, Evening, ResultLine } from './clubLog.ts';
import type { Asker } from './tokens.ts';
import { nameFor } from './views.ts';

/** Joins the ids of two members who play together. */
const AND = '+';

/** A ranking without names, which is the same for everybody. */
type Standing = Omit<StandingsView, 'rows' | keyof ClubSeries | 'series'> & {
  readonly rows: readonly Omit<StandingsView['rows'][number], 'names'>[];
};

/** Computed rankings by the state of the club, so that they are computed only once. */
const known = new WeakMap<Club, Map<string, Standing>>();

/** Returns the ranking of a series as the asker may see it, or `undefined` if there is no such series. */
export function standingsFor(club: Club, asker: Asker, id: string): StandingsView | undefined {
  const series = club.series.get(id);
  if (series === undefined) return undefined;
  const standings = known.get(club) ?? new Map<string, Standing>();
  known.set(club, standings);
  const standing = standings.get(id) ?? standingOf(club, series);
  standings.set(id, standing);
  return {
    ...series,
    ...standing,
    rows: standing.rows.map((row) => ({
      ...row,
      names: row.members.map((member) => nameFor(club, asker, member) ?? null),
    })),
  };
}

function standingOf(club: Club, series: ClubSeries): Standing {
  const evenings = eveningsOf(club, series);
  const nights = evenings.map(({ result }) => nightOf(result?.lines ?? [], series));
  const membersOf = (who: string): string[] => who.split(AND);
  return {
    evenings: evenings.map(({ tournament, date }) => ({ tournament, ...present({ date }) })),
    rows:
      series.form === 'ladder'
        ? ladderOf(nights).map(({ who, rung, before, played }) => ({
            members: membersOf(who),
            place: rung,
            ...present({ before }),
            played,
          }))
        : seriesOf(nights, series).map(({ who, place, tied, total, counted, scores, played }) => ({
            members: membersOf(who),
            ...present({ place }),
            ...(tied > 0 && { tied: true }),
            total,
            played,
            scores: scores.map((score) => score ?? null),
            counted: [...counted],
          })),
  };
}

/** Lists the evenings of a series whose result is published, the oldest first. */
function eveningsOf({ evenings }: Club, { from, to, game, nights }: ClubSeries): readonly Evening[] {
  return [...evenings.values()]
    .filter(({ result, date, game: played }) => {
      if (result === undefined || (game !== undefined && played !== game)) return false;
      return (from === undefined || (date ?? '') >= from) && (to === undefined || (date ?? '') <= to);
    })
    .sort(byDate)
    .slice(0, nights);
}

const byDate = (one: Evening, other: Evening): number =>
  (one.date ?? '') < (other.date ?? '') ? -1 : (one.date ?? '') > (other.date ?? '') ? 1 : 0;

/** Returns an evening as a series counts it: only members, each with the first of their scores. */
function nightOf(lines: readonly ResultLine[], { who }: ClubSeries): Night {
  const scores = new Map<string, NightScore>();
  for (const { members, place, tied = 0, of, percent, points } of lines) {
    const score = { place, tied, of, ...present({ percent }), points };
    for (const one of rankedIn(members, who)) if (!scores.has(one)) scores.set(one, { who: one, ...score });
  }
  return { scores: [...scores.values()] };
}

/** Returns who of a line's players is ranked in a series: each member, or a pair of two members. */
function rankedIn(players: readonly (string | null)[], who: ClubSeries['who']): readonly string[] {
  const members = players.filter((member) => member !== null);
  if (who === 'players') return members;
  return members.length === 2 && players.length === 2 ? [members.toSorted().join(AND)] : [];
}

/**
 * Returns a member's results on evenings whose result is published, or `undefined` if the asker may not see who that
 * member is.
 */
export function resultsFor(club: Club, asker: Asker, member: string): MemberResults | undefined {
  const name = nameFor(club, asker, member);
  if (name === undefined) return undefined;
  const results = [...club.evenings.values()]
    .sort(byDate)
    .flatMap(({ tournament, name: called, date, result }) =>
      (result?.lines ?? [])
        .filter(({ members }) => members.includes(member))
        .map(({ members, place, of, percent, points }) => ({
          tournament,
          ...present({ name: called, date }),
          partners: partnersOf(members, member).map((one) =>
            one === null ? null : (nameFor(club, asker, one) ?? null),
          ),
          place,
          of,
          ...present({ percent }),
          points,
        })),
    );
  return { member, name, results };
}

const partnersOf = (members: readonly (string | null)[], member: string): readonly (string | null)[] =>
  members.toSpliced(members.indexOf(member), 1);
