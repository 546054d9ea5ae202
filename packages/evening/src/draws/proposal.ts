/**
 * Proposes rounds to the director: the draw as it would be now, and how each unfinished match could still change it.
 */

import { rankedBy, type SwissCode, swissDraw } from '@overtrick/movements/draws/swiss';
import { seededRandom } from '@overtrick/rules/random';
import { fail, ok, type Result } from '@overtrick/rules/result';
import type { Basis, Drawn } from '../entry.ts';
import { finalOf } from '../lines/final.ts';
import { latestOf, roundsPlayed } from '../plan/plan.ts';
import { isMatchSettled, type MatchOfTeams, matchesOf } from '../teams/matches.ts';
import { scoredMatches, standingsBy } from '../teams/standings.ts';
import type { Tournament } from '../tournament.ts';
import { drawableIn, lastDrawn } from './field.ts';
import { type KnockoutCode, knockoutDraw } from './knockout.ts';

export interface DrawWish {
  readonly section: string;
  readonly basis: Basis;
  /** The rule for the odd team: a bye, or a match of three over one round or over two. */
  readonly odd: 'bye' | 'short' | 'long';
  /** The seed for ordering equal teams at random. */
  readonly seed: string;
  /** The most meetings of the same two, if rematches cannot be avoided; default 1. */
  readonly mostMeetings?: number;
}

export interface DrawProposal {
  readonly drawn: Drawn;
  /** The other draws that would result if one of the unfinished matches ended level. */
  readonly ifLevel: readonly { readonly home: string; readonly away: string; readonly drawn: Drawn }[];
}

export type DrawCode =
  | SwissCode
  | KnockoutCode
  | 'ERR_PLAN' // the rounds of the section are not drawn
  | 'ERR_OVER'; // all of its rounds are

/** Proposes the draw of a section's next round. A failure has one sentence. */
export function drawProposal(tournament: Tournament, wish: DrawWish): Result<DrawProposal, DrawCode> {
  const { section, basis } = wish;
  const plan = latestOf(tournament.plans, section);
  if (plan?.draw === undefined)
    return fail('ERR_PLAN', section, `section ${section} is not drawn round by round`);
  const round = lastDrawn(tournament, section) + 1;
  if (round > roundsPlayed(tournament, section))
    return fail('ERR_OVER', section, `all rounds of section ${section} have been drawn`);
  if (plan.draw === 'knockout') return knockoutProposal(tournament, section, round);
  const open = openMatches(tournament, section);
  const [waiting] = open;
  if (basis === 'all' && waiting !== undefined)
    return fail('ERR_WAIT', nameOf(waiting), `the match ${nameOf(waiting)} is not over`);
  const drawn = swissRound(tournament, wish, round);
  if (!drawn.ok) return drawn;
  const meetings = JSON.stringify(drawn.value);
  const ifLevel = open.flatMap((match) => {
    const other = swissRound(tournament, wish, round, match);
    return !other.ok || JSON.stringify(other.value) === meetings
      ? []
      : [{ home: match.home, away: match.away, drawn: other.value }];
  });
  return ok({ drawn: drawn.value, ifLevel });
}

function knockoutProposal(
  tournament: Tournament,
  section: string,
  round: number,
): Result<DrawProposal, KnockoutCode> {
  const draw = knockoutDraw(tournament, section, round, scoredMatches(tournament));
  if (!draw.ok) return draw;
  const { meetings, byes } = draw.value;
  return ok({
    drawn: { kind: 'drawn', section, round, meetings, ...(byes.length > 0 && { byes }), basis: 'all' },
    ifLevel: [],
  });
}

const nameOf = ({ home, away }: MatchOfTeams): string => `${home}–${away}`;

/** Returns the drawn matches of a section that are not over. */
function openMatches(tournament: Tournament, section: string): readonly MatchOfTeams[] {
  const carded = new Set(scoredMatches(tournament).flatMap(({ of, isOver }) => (isOver ? [of] : [])));
  return matchesOf(tournament).filter(
    (match) => match.section === section && !carded.has(match) && !isMatchSettled(tournament, match),
  );
}

/** Returns the draws of a section that count as meetings and byes; in a final only its own. */
function drawsThatCount(tournament: Tournament, section: string): Tournament['draws'] {
  const least = finalOf(tournament) === undefined ? 0 : (latestOf(tournament.plans, section)?.after ?? 0);
  return tournament.draws.filter((draw) => draw.section === section && draw.round > least);
}

/** @param level an unfinished match that counts as level */
function swissRound(
  tournament: Tournament,
  { section, basis, odd, seed, mostMeetings = 1 }: DrawWish,
  round: number,
  level?: MatchOfTeams,
): Result<Drawn, SwissCode> {
  const { present } = drawableIn(tournament, section, round);
  // the last round does not count where its matches are still on, but for one that is said to be level
  const until = basis === 'behind' ? round - 2 : round - 1;
  const { rows } = standingsBy(tournament, {
    counts: (match) => match.section === section && (match.round <= until || match === level),
    isLevel: (match) => match === level,
    until,
  });
  const points = new Map(rows.map(({ team, points: own }) => [team, own]));
  const scores = new Map(present.map((team, i) => [i, points.get(team) ?? 0]));
  const numberOf = (team: string): number => present.indexOf(team);
  const before = drawsThatCount(tournament, section);
  const threes = before.flatMap(({ threeWay }) => (threeWay ? [threeWay.teams] : []));
  const met = [
    ...before.flatMap(({ meetings }) => meetings),
    ...threes.flatMap(([a, b, c]) => [[a, b] as const, [b, c] as const, [a, c] as const]),
  ];
  const draw = swissDraw(
    {
      ranked: rankedBy(scores, seededRandom(`${seed} ${section} ${round}`)),
      met: met.map(([one, other]) => [numberOf(one), numberOf(other)] as const),
      rested: [...before.flatMap(({ byes = [] }) => byes), ...threes.flat()].map(numberOf),
    },
    {
      odd: odd === 'bye' ? 'bye' : 'three-way',
      mostMeetings,
      roundsAfter: roundsPlayed(tournament, section) - round,
    },
  );
  if (!draw.ok) return draw;
  const teamOf = (number: number): string => present[number] ?? '';
  const { meetings, bye, threeWay } = draw.value;
  return ok({
    kind: 'drawn',
    section,
    round,
    meetings: meetings.map(([home, away]) => [teamOf(home), teamOf(away)] as const),
    ...(bye !== undefined && { byes: [teamOf(bye)] }),
    ...(threeWay && {
      threeWay: {
        teams: [teamOf(threeWay[0]), teamOf(threeWay[1]), teamOf(threeWay[2])] as const,
        length: odd === 'long' ? ('long' as const) : ('short' as const),
      },
    }),
    seed,
    basis,
  });
}
