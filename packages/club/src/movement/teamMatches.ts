import { roundRobinDraw } from '../draw/roundRobin.ts';
import { countOf, type Movement, type Sitting } from './movement.ts';

/** Two teams, two tables, the same boards at both in each segment: who is at home at one is away at the other. */
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

/** Two who meet in a match, numbers from 1. */
type Meeting = readonly [home: number, away: number];

const REST: Sitting = { seats: [0, 0], set: 0 };

/** Each team meets each other one in a match of one round, all with the same boards; one rests where they are odd. */
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

/**
 * One round of matches that was drawn, as a movement in which nothing is played before it.
 * @param round from 1
 */
export const drawnMatches = (round: number, meetings: readonly Meeting[], set: number): Movement => ({
  name: 'Matches as drawn',
  seating: 'teams',
  winners: 1,
  sharing: [countOf(2 * meetings.length, (table) => table)],
  tables: tablesOf([...countOf(round - 1, () => ({ meetings: [], set: 0 })), { meetings, set }]),
});

/** Two tables a match: home North-South at the first, away at the second. */
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
