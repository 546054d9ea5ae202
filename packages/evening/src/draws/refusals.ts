import { strangerIn } from '../entrants/refusals.ts';
import { type Refusal, refuse } from '../log/refusal.ts';
import { latestOf, roundsPlayed } from '../plan/plan.ts';
import type { Tournament } from '../tournament.ts';
import type { Drawn } from './entries.ts';
import { drawableIn, lastDrawn } from './field.ts';

/**
 * Refuses a draw that does not follow the round before it, and a second draw, unless it is of the last round and has a
 * reason.
 */
export function drawRefusal(tournament: Tournament, drawn: Drawn): Refusal | undefined {
  const { section, round, why, threeWay } = drawn;
  const plan = latestOf(tournament.plans, section);
  if (plan?.draw === undefined)
    return refuse(
      'ERR_PLAN',
      section,
      `the rounds of section ${section} are not drawn: its movement has them`,
    );
  const rounds = roundsPlayed(tournament, section);
  const last = lastDrawn(tournament, section);
  const no = (what: string) => refuse('ERR_SECTION', `${section}/${round}`, what);
  if (round > rounds) return no(`section ${section} has ${rounds} rounds, not ${round}`);
  const { after = 0 } = plan;
  if (round <= after) return no(`round ${after + 1} is the first that is drawn`);
  if (round > last + 1) return no(`round ${last + 1} is drawn before round ${round}`);
  if (round < last) return no(`round ${last} is drawn already`);
  if (round === last && why === undefined)
    return refuse(
      'ERR_TAKEN',
      `${section}/${round}`,
      `round ${round} is drawn: it stays so unless there is a reason`,
    );
  const seating = formRefusal(tournament, drawn);
  if (seating) return seating;
  if (threeWay?.length === 'long' && round === rounds)
    return no('three teams meet over two rounds, and this is the last');
  if (threeWay !== undefined && plan.boardsPerRound < 2)
    return no('three teams share the boards of a round: it has one');
  return teamsRefusal(tournament, drawn);
}

/** Refuses tables that do not fit the form: matches of three are of teams, tables of four of an individual. */
function formRefusal({ terms: { form } }: Tournament, drawn: Drawn): Refusal | undefined {
  const { section, round, meetings, fours = [], threeWay } = drawn;
  const no = (what: string) => refuse('ERR_SECTION', `${section}/${round}`, what);
  if (form === 'individual' ? meetings.length > 0 : fours.length > 0)
    return no(
      form === 'individual' ? 'players are drawn by tables of four' : 'tables of four are of players',
    );
  return threeWay !== undefined && form !== 'teams' ? no('only teams play a match of three') : undefined;
}

/**
 * Refuses a draw that does not have each present team of the section exactly once; in a knock-out, losers are left out.
 */
function teamsRefusal(tournament: Tournament, drawn: Drawn): Refusal | undefined {
  const { section, round, meetings, fours = [], byes = [], threeWay } = drawn;
  const plan = latestOf(tournament.plans, section);
  const teams = [...meetings.flat(), ...fours.flat(), ...byes, ...(threeWay?.teams ?? [])];
  const stranger = strangerIn(tournament, teams) ?? undefined;
  if (stranger) return stranger;
  const misfit = (team: string, why: string) => refuse('ERR_CONTESTANT', team, why);
  const other = teams.find((team) => !plan?.entrants.includes(team));
  if (other !== undefined) return misfit(other, `${other} is not in section ${section}`);
  const twice = teams.find((team, i) => teams.indexOf(team) !== i);
  if (twice !== undefined) return misfit(twice, `${twice} is in the draw twice`);
  const drawable = drawableIn(tournament, section, round);
  const bound = teams.find((team) => drawable.bound.has(team));
  if (bound !== undefined)
    return misfit(bound, `${bound} still plays the match in three of round ${round - 1}`);
  const absent = teams.find((team) => !drawable.present.includes(team));
  if (absent !== undefined) return misfit(absent, `${absent} is not there in round ${round}`);
  if (plan?.draw === 'knockout') return undefined;
  const left = drawable.present.find((team) => !teams.includes(team));
  return left === undefined ? undefined : misfit(left, `${left} is not in the draw`);
}
