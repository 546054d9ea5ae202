import type { Adjustment, Contestant, Event, EventMatch } from '@overtrick/duplicate/event/event';
import { roundTo } from '@overtrick/duplicate/event/rounding';
import { scoreTeams } from '@overtrick/duplicate/teams/event';
import type { MatchScore } from '@overtrick/duplicate/teams/match';
import { present } from '@overtrick/rules/present';
import { ok, type Result } from '@overtrick/rules/result';
import { failAt } from '../../item.ts';
import type { EventFileCode } from '../eventFormat.ts';
import { type Reading, settledEvent } from '../reading.ts';
import { travellersOf } from '../rows.ts';
import { childOf, descendantsOf, textOfChild, type XmlElement } from '../xml.ts';
import { resultsOf, type TeamByPair } from './matchTables.ts';
import { methodOf } from './method.ts';
import { contestantOf, pairNumber, playersOf } from './pair.ts';
import type { UsebioRow } from './rows.ts';

/** The types of events with matches; in those for pairs, two pairs meet in a match. */
export const MATCH_TYPES: ReadonlySet<string> = new Set([
  ...['TEAMS', 'TEAMS_OF_FOUR', 'SWISS_TEAMS', 'HEAD_TO_HEAD', 'KO'],
  ...['SWISS_PAIRS', 'SWISS_PAIRS_CROSS_IMPS', 'SWISS_PAIRS_BUTLER_IMPS'],
]);

interface Known {
  readonly contestants: ReadonlyMap<string, Contestant>;
  readonly teams: TeamByPair;
}

/**
 * Reads an event of teams, or a Swiss of pairs: its MATCHes, with their stated points, otherwise by the results of both
 * tables. If a TOTAL_SCORE is not the sum of the matches, the difference becomes an adjustment: a bye, or a penalty.
 */
export function readMatches(event: XmlElement, type: string, reading: Reading): Result<Event, EventFileCode> {
  const elements = descendantsOf(event, 'MATCH');
  if (elements.length === 0)
    return failAt(
      'ERR_NO_RESULT',
      event.place,
      `an event of type ${type} must have MATCHes, and this one has none`,
    );
  const known = enter(event);
  if (!known.ok) return known;
  const matches: EventMatch[] = [];
  const rows = new Map<string, UsebioRow>();
  const listed = new Set<string>();
  /** The round in which two contestants first play a board, by the two and by board. */
  const played = new Map<string, Map<number, number>>();
  const byes: Adjustment[] = [];
  const isScoreInPoints = isScoredInPoints(event, elements);
  for (const element of elements) {
    const sides = sidesOf(element, known.value.contestants);
    if (!sides.ok) return sides;
    const { home, away } = sides.value;
    const stated = scoreIn(element, ['TEAM_SCORE', 'NS_SCORE'], ['OPPOSING_TEAM_SCORE', 'EW_SCORE']);
    const points = isScoreInPoints ? stated : scoreIn(element, POINTS, OPPOSING_POINTS);
    const score = isScoreInPoints ? undefined : stated;
    if (away === undefined) {
      byes.push({ contestant: home, amount: points?.home ?? 0, unit: 'points', reason: 'bye' });
      continue;
    }
    const given = Number(textOfChild(element, 'ROUND_NUMBER') ?? 1);
    const round = Number.isInteger(given) && given > 0 ? given : 1;
    const results = resultsOf(element, { home, away }, known.value.teams, reading);
    if (!results.ok) return results;
    const { boards } = results.value;
    if (score === undefined && points === undefined && results.value.rows.length === 0)
      return failAt('ERR_NO_RESULT', element.place, 'a match has a score, victory points, or results');
    // teams that meet again play the same numbers of other boards: a session a round keeps them apart
    const pair = JSON.stringify([home, away].toSorted());
    const firstRounds = played.get(pair) ?? new Map<number, number>();
    played.set(pair, firstRounds);
    const isRematch = boards.some((board) => (firstRounds.get(board) ?? round) !== round);
    for (const board of boards) if (!firstRounds.has(board)) firstRounds.set(board, round);
    const session = isRematch ? String(round) : undefined;
    for (const { row, entry } of results.value.rows) {
      const key = JSON.stringify([session, row.board, entry.ns, entry.ew]);
      if (!rows.has(key)) rows.set(key, { entry, row: { ...row, ...present({ session }) } });
    }
    // some programs list a match once for each of its teams
    if (listed.has(JSON.stringify([round, away, home]))) continue;
    listed.add(JSON.stringify([round, home, away]));
    matches.push({
      ...{ home, away, boards, round },
      ...present({ session, score, points }),
    });
  }
  const method = methodOf(event, 'teams', reading);
  if (!method.ok) return method;
  const read: Event = {
    ...{ method: method.value ?? 'imps', winners: 1, matches },
    ...(type === 'KO' && { isKnockout: true }),
    contestants: [...known.value.contestants.values()],
    travellers: travellersOf([...rows.values()]),
  };
  const adjusted = { ...read, adjustments: [...byes, ...restOf(event, read, byes)] };
  const { adjustments, ...plain } = adjusted;
  const whole = adjustments.length > 0 ? adjusted : plain;
  return settledEvent(reading, whole);
}

/** True if the scores of matches are victory points: the file scores matches in them and states no other points. */
export const isScoredInPoints = (event: XmlElement, matches: readonly XmlElement[]): boolean =>
  /^VPS?$/i.test(textOfChild(event, 'MATCH_SCORING_METHOD') ?? '') &&
  matches.every((match) => scoreIn(match, POINTS, OPPOSING_POINTS) === undefined);

export const POINTS = ['TEAM_VICTORY_POINTS', 'NS_VICTORY_POINTS'] as const;
export const OPPOSING_POINTS = ['OPPOSING_TEAM_VICTORY_POINTS', 'EW_VICTORY_POINTS'] as const;

function enter(event: XmlElement): Result<Known, EventFileCode> {
  const contestants = new Map<string, Contestant>();
  const teams = new Map<string, string>();
  const participants = descendantsOf(event, 'PARTICIPANTS');
  const add = (element: XmlElement, contestant: Contestant | undefined) => {
    if (contestant === undefined)
      return failAt('ERR_EVENT', element.place, 'a team has a TEAM_ID, and a pair a PAIR_NUMBER');
    if (contestants.has(contestant.id))
      return failAt('ERR_EVENT', element.place, `there are two contestants ${contestant.id}`);
    contestants.set(contestant.id, contestant);
    return undefined;
  };
  for (const list of participants) {
    const ofTeams = descendantsOf(list, 'TEAM');
    for (const element of ofTeams) {
      const team = teamOf(element);
      const wrong = add(element, team);
      if (wrong) return wrong;
      for (const pair of descendantsOf(element, 'PAIR')) {
        const number = pairNumber(textOfChild(pair, 'PAIR_NUMBER'));
        if (team && number !== undefined && !teams.has(number)) teams.set(number, team.id);
      }
    }
    if (ofTeams.length > 0) continue;
    for (const element of descendantsOf(list, 'PAIR')) {
      const wrong = add(element, contestantOf(element, 1, undefined));
      if (wrong) return wrong;
    }
  }
  return ok({ contestants, teams });
}

function teamOf(element: XmlElement): Contestant | undefined {
  const id = (element.attributes.TEAM_ID ?? textOfChild(element, 'TEAM_ID'))?.trim();
  if (id === undefined || id === '') return undefined;
  const name = (element.attributes.TEAM_NAME ?? textOfChild(element, 'TEAM_NAME') ?? '').trim();
  const named = playersOf(element);
  const players = named.length > 0 || name === '' ? named : [{ name }];
  return { id, number: id, ...(players.length > 0 && { players }) };
}

/** Reads the two sides of a match; a missing side is a bye. */
function sidesOf(
  element: XmlElement,
  contestants: ReadonlyMap<string, Contestant>,
): Result<{ readonly home: string; readonly away: string | undefined }, EventFileCode> {
  const [home, away] = [
    ['TEAM', 'NS_PAIR_NUMBER'],
    ['OPPOSING_TEAM', 'EW_PAIR_NUMBER'],
  ].map((names) => textOf(element, names)?.trim());
  if (home === undefined || !contestants.has(home))
    return failAt('ERR_EVENT', element.place, `a match must have a TEAM of the event, not ${home ?? 'none'}`);
  if (away === undefined || away === '0') return ok({ home, away: undefined });
  return contestants.has(away)
    ? ok({ home, away })
    : failAt('ERR_EVENT', element.place, `a match must have an OPPOSING_TEAM of the event, not ${away}`);
}

const textOf = (element: XmlElement, names: readonly string[]): string | undefined =>
  names.map((name) => textOfChild(element, name)).find((text) => text !== undefined);

/** Reads the points of both sides, if both are stated. */
export function scoreIn(
  element: XmlElement,
  own: readonly string[],
  opposing: readonly string[],
): MatchScore | undefined {
  const [home, away] = [own, opposing].map((names) => {
    const text = textOf(element, names);
    return text === undefined ? Number.NaN : Number(text);
  });
  return home !== undefined && away !== undefined && Number.isFinite(home) && Number.isFinite(away)
    ? { home, away }
    : undefined;
}

/** Returns the differences between stated totals and the sums of the known points of matches. */
function restOf(event: XmlElement, read: Event, byes: readonly Adjustment[]): readonly Adjustment[] {
  const scored = scoreTeams(byes.length > 0 ? { ...read, adjustments: byes } : read);
  if (!scored.ok || read.isKnockout) return [];
  return differences(
    event,
    new Map(scored.value.ranking.map(({ contestant, points }) => [contestant.id, points])),
  );
}

/** Returns the differences between stated totals and these, by contestant: byes, penalties, a carry-over. */
export function differences(event: XmlElement, sums: ReadonlyMap<string, number>): readonly Adjustment[] {
  const lists = descendantsOf(event, 'PARTICIPANTS');
  const elements = lists.flatMap((list) => {
    const teams = descendantsOf(list, 'TEAM');
    return teams.length > 0 ? teams : descendantsOf(list, 'PAIR');
  });
  return elements.flatMap((element): readonly Adjustment[] => {
    const id = (teamOf(element) ?? contestantOf(element, 1, undefined))?.id ?? '';
    const total = childOf(element, 'TOTAL_SCORE')?.text;
    const amount = roundTo(Number(total) - (sums.get(id) ?? 0), 2);
    return total === undefined || total === '' || !Number.isFinite(amount) || amount === 0
      ? []
      : [{ contestant: id, amount, unit: 'points', reason: 'as the file states its total' }];
  });
}
