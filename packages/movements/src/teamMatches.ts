import { roundRobinDraw } from './draws/roundRobin.ts';
import { type DrawnSitting, withSittings } from './draws/sittings.ts';
import { countOf, type Movement, type Sitting } from './movement.ts';

/** Builds a match of two teams at two tables with the same boards in each segment: each team is home at one table. */
export const headToHead = (_teams: number, segments: number): Movement => ({
  name: 'Head to head',
  seating: 'teams',
  winners: 1,
  sharing: [[0, 1]],
  meetings: segments,
  tables: [
    countOf(segments, (i) => ({ seats: [1, 2], set: i + 1 })),
    countOf(segments, (i) => ({ seats: [2, 1], set: i + 1 })),
  ],
});

/** Two teams that meet in a match, by numbers from 1. */
type Meeting = readonly [home: number, away: number];

const REST: Sitting = { seats: [0, 0], set: 0 };

/** Builds a round robin of teams: each match takes one round, all play the same boards; an odd team out rests. */
export function teamRoundRobin(teams: number, rounds: number): Movement {
  const draws = roundRobinDraw(teams).slice(0, rounds);
  return {
    name: 'Round robin of teams',
    seating: 'teams',
    winners: 1,
    sharing: [countOf(2 * Math.floor(teams / 2), (table) => table)],
    tables: tablesOf(draws.map(({ meetings }, round) => ({ meetings, set: round + 1 }))),
  };
}

/** Two tables at which one match, or one half of it, is played in a round. */
export interface DrawnMatch {
  readonly round: number;
  /** The table where the home team sits North-South, from 1; `other` is the one where the away team does. */
  readonly table: number;
  readonly other: number;
  readonly home: number;
  readonly away: number;
  readonly set: number;
  /** The half that is played in this round, if the other half is played in another. */
  readonly half?: 'first' | 'second';
}

/** Puts the drawn matches into a movement; nothing is played elsewhere. */
export function withMatches(movement: Movement, matches: readonly DrawnMatch[]): Movement {
  return withSittings(movement, matches.flatMap(sittingsOf));
}

const sittingsOf = ({ round, table, other, home, away, set, half }: DrawnMatch): DrawnSitting[] => [
  ...(half === 'second' ? [] : [{ round, table, seats: [home, away], set }]),
  ...(half === 'first' ? [] : [{ round, table: other, seats: [away, home], set }]),
];

/** Returns the tables of matches, two for each: home sits North-South at the first, away at the second. */
function tablesOf(
  rounds: readonly { readonly meetings: readonly Meeting[]; readonly set: number }[],
): Movement['tables'] {
  const most = Math.max(...rounds.map(({ meetings }) => meetings.length));
  return countOf(2 * most, (table) =>
    rounds.map(({ meetings, set }): Sitting => {
      const meeting = meetings[Math.floor(table / 2)];
      if (meeting === undefined) return REST;
      const [home, away] = meeting;
      return { seats: table % 2 === 0 ? [home, away] : [away, home], set };
    }),
  );
}
