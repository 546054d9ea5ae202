import { withSittings } from '@overtrick/movements/draws/sittings';
import { countOf, type Movement, roundsOf } from '@overtrick/movements/movement';
import { type DrawnMatch, withMatches } from '@overtrick/movements/teamMatches';
import type { Drawn } from '../entry.ts';
import { boardsOfSet, type SectionPlan } from '../plan/plan.ts';

/** A drawn round. */
export type DrawnRound = Omit<Drawn, 'kind'>;

/** Returns the plan of a section with drawn rounds, with all draws so far. */
export function planWithDraws(before: SectionPlan, draws: readonly DrawnRound[]): SectionPlan {
  const { sets: _sets, ...plan } = before;
  const { after = 0 } = plan;
  const own = draws.filter(({ section, round }) => section === plan.section && round > after);
  if (plan.movement.seating !== 'teams') return { ...plan, movement: withTables(plan, own), sets: {} };
  const blank = withMatches(plan.movement, []);
  const matches: DrawnMatch[] = [];
  let sets: Readonly<Record<number, readonly number[]>> = {};
  for (const draw of own.toSorted((one, other) => one.round - other.round)) {
    const ofRound = matchesOfDraw(plan, draw, matches);
    matches.push(...ofRound.matches);
    sets = { ...sets, ...ofRound.sets };
  }
  return { ...plan, movement: withMatches(blank, matches), sets };
}

/** Puts the drawn tables of pairs or players into a plan's movement: all play the same boards in a round. */
function withTables({ movement, entrants, after = 0 }: SectionPlan, draws: readonly DrawnRound[]): Movement {
  const numberOf = (id: string): number => entrants.indexOf(id) + 1;
  return withSittings(
    withSittings(movement, []),
    draws.flatMap(({ round, meetings, fours = [] }) =>
      [...meetings, ...fours].map((ids, table) => ({
        ...{ round, table: table + 1, set: round - after },
        seats: ids.map(numberOf),
      })),
    ),
  );
}

/** Returns the matches of a round, at tables not used by the second half of the round before. */
function matchesOfDraw(
  plan: SectionPlan,
  { round, meetings, threeWay }: DrawnRound,
  before: readonly DrawnMatch[],
): { readonly matches: readonly DrawnMatch[]; readonly sets: Readonly<Record<number, readonly number[]>> } {
  const numberOf = (team: string): number => plan.entrants.indexOf(team) + 1;
  const taken = new Set(before.filter((match) => match.round === round).map(({ other }) => other));
  const free = countOf(2 * meetings.length + 6 + taken.size, (i) => i + 1).filter(
    (table) => !taken.has(table),
  );
  const at = (i: number): number => free[i] ?? 1;
  const inTwos = meetings.map(
    ([home, away], i): DrawnMatch => ({
      ...{ round, set: round - (plan.after ?? 0), table: at(2 * i), other: at(2 * i + 1) },
      ...{ home: numberOf(home), away: numberOf(away) },
    }),
  );
  if (threeWay === undefined) return { matches: inTwos, sets: {} };
  const sets = setsOfThreeWay(plan, round, threeWay.length);
  const [a, b, c] = threeWay.teams;
  const meetingsInThree = [
    [a, b],
    [b, c],
    [c, a],
  ] as const;
  // the tables of the first halves, then those of the second, so that all six pairs play at once
  const first = 2 * meetings.length;
  const inThrees = meetingsInThree.flatMap(([home, away], i): DrawnMatch[] => {
    const match = { home: numberOf(home), away: numberOf(away), set: sets.numbers[i] ?? 0 };
    const table = at(first + i);
    return threeWay.length === 'short'
      ? [{ ...match, round, table, other: at(first + 3 + i) }]
      : [
          { ...match, round, half: 'first', table, other: table },
          { ...match, round: round + 1, half: 'second', table, other: table },
        ];
  });
  return { matches: [...inTwos, ...inThrees], sets: sets.boards };
}

/**
 * Returns the board sets of the three matches of three teams. In a short one each match has half of a round's boards;
 * in a long one each has a round's boards, from the two rounds and one more set, since no two of the three can share
 * boards.
 */
function setsOfThreeWay(plan: SectionPlan, ofSection: number, length: 'short' | 'long') {
  const { after = 0 } = plan;
  const [rounds, round] = [roundsOf(plan.movement) - after, ofSection - after];
  const [first, second, more] = [1, 2, 3].map((i) => rounds + 3 * (round - 1) + i) as [
    number,
    number,
    number,
  ];
  // as many boards more as the rounds have
  const extra = boardsOfSet(plan, rounds + round);
  if (length === 'long') return { numbers: [round, round + 1, more], boards: { [more]: extra } };
  const own = boardsOfSet(plan, round);
  const half = Math.floor(own.length / 2);
  return {
    numbers: [first, second, more],
    boards: {
      [first]: own.slice(0, half),
      [second]: own.slice(half, 2 * half),
      [more]: extra.slice(0, half),
    },
  };
}
