import type { Contestant } from '../event.ts';
import { placesOf, type Ranked } from '../ranking.ts';
import { type ScoredMatch, standingsOf } from './standings.ts';

/** All that a ranking of teams is made of. */
export interface TeamsRanking {
  readonly contestants: readonly Contestant[];
  readonly matches: readonly ScoredMatch[];
  /** The points that teams have beside their matches. */
  readonly start: ReadonlyMap<string, number>;
  /** Of a knock-out: the places by the rounds in which teams are out. */
  readonly places?: ReadonlyMap<string, number> | undefined;
}

/** The teams as they stand; of a knock-out those who share a place in the order of their seeds. */
export function rankTeams({ contestants, matches, start, places }: TeamsRanking): readonly Ranked[] {
  const known = new Map(contestants.map((contestant, seed) => [contestant.id, { contestant, seed }]));
  const teams = contestants.filter(({ isUnranked }) => !isUnranked).map(({ id }) => id);
  const rows = standingsOf(teams, matches, start);
  const placeOf = ({ team, place }: { readonly team: string; readonly place: number }): number =>
    places?.get(team) ?? place;
  const seedOf = (team: string): number => known.get(team)?.seed ?? 0;
  const ordered = places
    ? rows.toSorted((one, other) => placeOf(one) - placeOf(other) || seedOf(one.team) - seedOf(other.team))
    : rows;
  const shared = placesOf(ordered.map((row) => -placeOf(row)));
  return ordered.flatMap(({ team, points }, i): readonly Ranked[] => {
    const contestant = known.get(team)?.contestant;
    const boards = matches
      .filter(({ match: { home, away } }) => home === team || away === team)
      .reduce((sum, { match }) => sum + match.boards.length, 0);
    return contestant === undefined
      ? []
      : [{ contestant, points, top: 0, boards, strats: {}, ...(shared[i] ?? { place: 0, tied: 0 }) }];
  });
}
