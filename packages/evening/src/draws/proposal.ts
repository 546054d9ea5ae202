/**
 * Proposes rounds to the director: the draw as it would be now, and how each unfinished match could still change it.
 */

import { playersDraw } from '@overtrick/movements/draws/players';
import { rankedBy, type SwissCode, swissDraw } from '@overtrick/movements/draws/swiss';
import { seededRandom } from '@overtrick/rules/random';
import { fail, ok, type Result } from '@overtrick/rules/result';
import type { Basis, Drawn } from '../entry.ts';
import { finalOf } from '../lines/final.ts';
import { latestOf, roundsPlayed } from '../plan/plan.ts';
import { scoredMatches } from '../teams/standings.ts';
import type { Tournament } from '../tournament.ts';
import type { FourPlayers } from './entries.ts';
import { drawableIn, lastDrawn } from './field.ts';
import { type KnockoutCode, knockoutDraw } from './knockout.ts';
import { type OpenMatch, openMatches, pointsUntil } from './standing.ts';

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

const nameOf = ({ home, away }: OpenMatch): string => `${home}–${away}`;

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
  level?: OpenMatch,
): Result<Drawn, SwissCode> {
  const { present } = drawableIn(tournament, section, round);
  // the last round does not count where its matches are still on, but for one that is said to be level
  const until = basis === 'behind' ? round - 2 : round - 1;
  const points = pointsUntil(tournament, { section, until, level });
  const scores = new Map(present.map((id, i) => [i, points.get(id) ?? 0]));
  const field: Ranking = {
    ids: present,
    ranked: rankedBy(scores, seededRandom(`${seed} ${section} ${round}`)),
    before: drawsThatCount(tournament, section),
  };
  const options = { mostMeetings, roundsAfter: roundsPlayed(tournament, section) - round };
  const drawn =
    tournament.terms.form === 'individual'
      ? playersRound(field, options)
      : meetingsRound(field, options, tournament.terms.form === 'teams' ? odd : 'bye');
  return drawn.ok ? ok({ kind: 'drawn', section, round, ...drawn.value, seed, basis }) : drawn;
}

/** The contestants of a draw by their standing, and their history. */
interface Ranking {
  readonly ids: readonly string[];
  /** Indices of `ids`, the best first. */
  readonly ranked: readonly number[];
  readonly before: Tournament['draws'];
}

type Tables = Pick<Drawn, 'meetings' | 'fours' | 'byes' | 'threeWay'>;

interface Ahead {
  readonly mostMeetings: number;
  readonly roundsAfter: number;
}

/** Draws meetings of two teams or pairs. */
function meetingsRound(
  { ids, ranked, before }: Ranking,
  options: Ahead,
  odd: DrawWish['odd'],
): Result<Tables, SwissCode> {
  const numberOf = (id: string): number => ids.indexOf(id);
  const threes = before.flatMap(({ threeWay }) => (threeWay ? [threeWay.teams] : []));
  const met = [
    ...before.flatMap(({ meetings }) => meetings),
    ...threes.flatMap(([a, b, c]) => [[a, b] as const, [b, c] as const, [a, c] as const]),
  ];
  const draw = swissDraw(
    {
      ranked,
      met: met.map(([one, other]) => [numberOf(one), numberOf(other)] as const),
      rested: [...before.flatMap(({ byes = [] }) => byes), ...threes.flat()].map(numberOf),
    },
    { ...options, odd: odd === 'bye' ? 'bye' : 'three-way' },
  );
  if (!draw.ok) return draw;
  const idOf = (number: number): string => ids[number] ?? '';
  const { meetings, bye, threeWay } = draw.value;
  return ok({
    meetings: meetings.map(([home, away]) => [idOf(home), idOf(away)] as const),
    ...(bye !== undefined && { byes: [idOf(bye)] }),
    ...(threeWay && {
      threeWay: {
        teams: [idOf(threeWay[0]), idOf(threeWay[1]), idOf(threeWay[2])] as const,
        length: odd === 'long' ? ('long' as const) : ('short' as const),
      },
    }),
  });
}

/** Draws the tables of an individual. */
function playersRound({ ids, ranked, before }: Ranking, options: Ahead): Result<Tables, SwissCode> {
  const tables = before.flatMap(({ fours = [] }) =>
    fours.map((four) => four.map((id) => ids.indexOf(id)) as [number, number, number, number]),
  );
  const draw = playersDraw(
    {
      ranked,
      partnered: tables.flatMap(([n, s, e, w]) => [[n, s] as const, [e, w] as const]),
      opposed: tables.flatMap(([n, s, e, w]) =>
        [n, s].flatMap((one) => [e, w].map((other) => [one, other] as const)),
      ),
      rested: before.flatMap(({ byes = [] }) => byes).map((id) => ids.indexOf(id)),
    },
    options,
  );
  if (!draw.ok) return draw;
  const { byes } = draw.value;
  const idOf = (number: number): string => ids[number] ?? '';
  return ok({
    meetings: [],
    fours: draw.value.tables.map(([n, s, e, w]): FourPlayers => [idOf(n), idOf(s), idOf(e), idOf(w)]),
    ...(byes.length > 0 && { byes: byes.map(idOf) }),
  });
}
