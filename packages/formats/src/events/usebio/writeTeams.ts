import type { Event, EventMatch } from '@overtrick/duplicate/event/event';
import type { Ranked } from '@overtrick/duplicate/event/ranking';
import { roundTo } from '@overtrick/duplicate/event/rounding';
import { type MatchResults, matchResultsOf, type ScoredEventMatch } from '@overtrick/duplicate/teams/event';
import type { Entry } from '@overtrick/duplicate/traveller/traveller';
import { contestantsOf, type TeamsPublication, type WrittenEvent } from '../publication.ts';
import { documentOf, isAwardTold, leaf, playerLines, resultLines } from './parts.ts';

/** The scoring of a board, by match format. */
const BOARD_SCORING: Readonly<Record<string, string | undefined>> = {
  imps: 'IMPS',
  aggregate: 'AGGREGATE',
  bam: 'MATCH_POINTS',
};

/**
 * Writes a scored and ranked event of teams as USEBIO 1.2: the teams, then each match with the results of both tables.
 */
export function writeUsebioTeams({ event, teams }: TeamsPublication): WrittenEvent {
  const { scoring, matches, ranking } = teams;
  const type = typeOf(event);
  const numbers = contestantsOf(event);
  const nameOf = (id: string): string => numbers.get(id)?.number ?? id;
  const resultsOf = matchResultsOf(event);
  const lines = [
    ...leaf(' ', 'BOARD_SCORING_METHOD', BOARD_SCORING[scoring.form.id]),
    ...leaf(' ', 'MATCH_SCORING_METHOD', scoring.scale ? 'VPS' : BOARD_SCORING[scoring.form.id]),
    ` <PARTICIPANTS EVENT_TYPE="${type}">`,
    ...ranking.flatMap(teamLines),
    ' </PARTICIPANTS>',
    ...(event.matches ?? []).flatMap((match) => {
      const scored = matches.find((one) => isOf(one, match));
      return scored === undefined ? [] : matchLines(scored, resultsOf(match), nameOf);
    }),
  ];
  const { adjustments = [], contestants } = event;
  const entries = event.travellers.flatMap((traveller) => traveller.entries);
  const awards = entries.flatMap(({ outcome }) =>
    outcome.kind === 'artificial' ? [outcome.ns, outcome.ew] : [],
  );
  const isRuled = entries.some(({ outcome }) => outcome.kind === 'weighted' || outcome.kind === 'split');
  return {
    text: documentOf(event, type, lines),
    lost: [
      ...(BOARD_SCORING[scoring.form.id] === undefined
        ? [`USEBIO has no word for the match format ${scoring.form.name}`]
        : []),
      ...(adjustments.length > 0 ? ['USEBIO has no penalties: they are in the totals'] : []),
      ...(contestants.some(({ carried }) => carried)
        ? ['USEBIO has no carry-over: it is in the totals']
        : []),
      ...(awards.every(isAwardTold)
        ? []
        : ['USEBIO has no word for every percentage that a director may award']),
      ...(isRuled ? ['USEBIO has points for a weighted or split score, but no scores'] : []),
      ...(event.matches?.some(({ session }) => session !== undefined)
        ? ['USEBIO has no word for the sessions of matches']
        : []),
    ],
  };
}

/** Returns the type of an event: a knock-out, one match, a round robin, or otherwise a Swiss. */
function typeOf({ matches = [], contestants, isKnockout }: Event): string {
  if (isKnockout) return 'KO';
  const meetings = new Set(matches.map(({ home, away }) => [home, away].toSorted().join(' ')));
  const all = (contestants.length * (contestants.length - 1)) / 2;
  if (contestants.length === 2) return 'HEAD_TO_HEAD';
  return meetings.size === all ? 'TEAMS' : 'SWISS_TEAMS';
}

const isOf = ({ match, round, session }: ScoredEventMatch, of: EventMatch): boolean =>
  match.home === of.home && match.away === of.away && round === of.round && session === of.session;

function teamLines({ contestant, points, place, boards }: Ranked): string[] {
  const { number, players = [] } = contestant;
  return [
    `  <TEAM TEAM_ID="${number.replaceAll('"', '')}">`,
    ...leaf('   ', 'TOTAL_SCORE', roundTo(points, 2).toFixed(2)),
    ...leaf('   ', 'PLACE', place),
    ...leaf('   ', 'BOARDS_PLAYED', boards),
    ...players.flatMap(playerLines),
    '  </TEAM>',
  ];
}

function matchLines(
  { match, round, score, points }: ScoredEventMatch,
  results: readonly MatchResults[],
  nameOf: (id: string) => string,
): string[] {
  return [
    ' <MATCH>',
    ...leaf('  ', 'ROUND_NUMBER', round),
    ...leaf('  ', 'TEAM', nameOf(match.home)),
    ...leaf('  ', 'OPPOSING_TEAM', nameOf(match.away)),
    ...leaf('  ', 'TEAM_SCORE', roundTo(score.home, 2)),
    ...leaf('  ', 'OPPOSING_TEAM_SCORE', roundTo(score.away, 2)),
    ...leaf('  ', 'TEAM_VICTORY_POINTS', roundTo(points.home, 2)),
    ...leaf('  ', 'OPPOSING_TEAM_VICTORY_POINTS', roundTo(points.away, 2)),
    ...results.flatMap(({ board, home, away }) => [
      '  <BOARD>',
      ...leaf('   ', 'BOARD_NUMBER', board),
      ...tableLines('NS', home, nameOf),
      ...tableLines('EW', away, nameOf),
      '  </BOARD>',
    ]),
    ' </MATCH>',
  ];
}

/** Writes a table, with the direction in which the home team sits. */
function tableLines(
  direction: 'NS' | 'EW',
  entry: Entry | undefined,
  nameOf: (id: string) => string,
): string[] {
  if (entry === undefined) return [];
  return [
    '   <TRAVELLER_LINE>',
    ...leaf('    ', 'DIRECTION', direction),
    ...leaf('    ', 'NS_PAIR_NUMBER', nameOf(entry.ns)),
    ...leaf('    ', 'EW_PAIR_NUMBER', nameOf(entry.ew)),
    ...resultLines(entry, '    '),
    '   </TRAVELLER_LINE>',
  ];
}
