import type { Contestant } from '../event/event.ts';
import { placesOf, type Ranked } from '../event/ranking.ts';
import { type ScoredMatch, standingsOf } from './standings.ts';

/** Everything that a ranking of teams is computed from. */
export interface TeamsRanking {
  readonly contestants: readonly Contestant[];
  readonly matches: readonly ScoredMatch[];
  /** The points that teams have besides their matches. */
  readonly start: ReadonlyMap<string, number>;
  /** In a knock-out: the places by the rounds in which teams lost. */
  readonly places?: ReadonlyMap<string, number> | undefined;
  /** True if all places of a section come after those of the section before. */
  readonly isBySection?: boolean;
}

/** Ranks the teams; in a knock-out, teams that share a place are ordered by seed. */
export function rankTeams(ranking: TeamsRanking): readonly Ranked[] {
  const { contestants, matches, start, places, isBySection = false } = ranking;
  const known = new Map(contestants.map((contestant, seed) => [contestant.id, { contestant, seed }]));
  const teams = contestants.filter(({ isUnranked }) => !isUnranked).map(({ id }) => id);
  const rows = standingsOf(teams, matches, start);
  const sections = isBySection ? [...new Set(contestants.map(({ section }) => section))] : [];
  const above = (team: string): number =>
    Math.max(0, sections.indexOf(known.get(team)?.contestant.section)) * contestants.length;
  const placeOf = ({ team, place }: { readonly team: string; readonly place: number }): number =>
    above(team) + (places?.get(team) ?? place);
  const seedOf = (team: string): number => known.get(team)?.seed ?? 0;
  const ordered =
    places || isBySection
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
