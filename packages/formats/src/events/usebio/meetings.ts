/**
 * A Swiss of pairs in USEBIO: a MATCH has the boards that two pairs play against each other in a round, its victory
 * points, and a line for each board.
 *
 *     <MATCH><ROUND_NUMBER>1</ROUND_NUMBER><NS_PAIR_NUMBER>1</NS_PAIR_NUMBER>…<NS_VICTORY_POINTS>14</NS_VICTORY_POINTS>
 *       <BOARD><BOARD_NUMBER>1</BOARD_NUMBER><TRAVELLER_LINE>…</TRAVELLER_LINE></BOARD></MATCH>
 */
import type { Adjustment, Contestant, Event, EventMatch } from '@overtrick/duplicate/event/event';
import { scoreMeetings } from '@overtrick/duplicate/event/meetings';
import { roundTo } from '@overtrick/duplicate/event/rounding';
import { type ScoredEvent, scoreEvent, scoringOf } from '@overtrick/duplicate/event/scored';
import { totalsOf } from '@overtrick/duplicate/event/totals';
import type { ScoredLine } from '@overtrick/duplicate/traveller/traveller';
import { ok, type Result } from '@overtrick/rules/result';
import { failAt } from '../../item.ts';
import type { EventFileCode } from '../eventFormat.ts';
import { type Reading, settledEvent } from '../reading.ts';
import { travellersOf } from '../rows.ts';
import { descendantsOf, textOfChild, type XmlElement } from '../xml.ts';
import { methodOf } from './method.ts';
import { contestantOf, pairNumber } from './pair.ts';
import { leaf } from './parts.ts';
import { differences, isScoredInPoints, OPPOSING_POINTS, POINTS, scoreIn } from './readMatches.ts';
import { rowsOf, type SidesOfLine, type UsebioRow } from './rows.ts';

/** The type of a Swiss of pairs by the method of its boards. */
export const SWISS_TYPES: Readonly<Record<string, string | undefined>> = {
  mp: 'SWISS_PAIRS',
  'mp-acbl': 'SWISS_PAIRS',
  'cross-imp': 'SWISS_PAIRS_CROSS_IMPS',
  butler: 'SWISS_PAIRS_BUTLER_IMPS',
};

/** Writes the matches, each with the lines of its boards. */
export function meetingLines(
  scored: ScoredEvent,
  nameOf: (id: string) => string,
  lineOf: (line: ScoredLine, lines: number) => readonly string[],
): string[] {
  const known = new Map<string, { readonly line: ScoredLine; readonly lines: number }>();
  for (const { traveller, lines } of scored.travellers)
    for (const line of lines)
      known.set(keyOf(traveller.session, traveller.board, line.entry.ns, line.entry.ew), {
        ...{ line, lines: lines.length },
      });
  return scoreMeetings(scored).flatMap(({ meeting, score, points }) => {
    const { round, session, home, away, boards } = meeting;
    return [
      ' <MATCH>',
      ...leaf('  ', 'ROUND_NUMBER', round),
      ...leaf('  ', 'NS_PAIR_NUMBER', nameOf(home)),
      ...leaf('  ', 'EW_PAIR_NUMBER', nameOf(away)),
      ...leaf('  ', 'NS_SCORE', roundTo(score.home, 2)),
      ...leaf('  ', 'EW_SCORE', roundTo(score.away, 2)),
      ...leaf('  ', 'NS_VICTORY_POINTS', roundTo(points.home, 2)),
      ...leaf('  ', 'EW_VICTORY_POINTS', roundTo(points.away, 2)),
      ...boards.flatMap((board) => {
        const found = known.get(keyOf(session, board, home, away));
        if (found === undefined) return [];
        const written = lineOf(found.line, found.lines);
        return ['  <BOARD>', ...leaf('   ', 'BOARD_NUMBER', board), ...written, '  </BOARD>'];
      }),
      ' </MATCH>',
    ];
  });
}

/** Returns a key for a board between two sides, in either direction. */
const keyOf = (session = '', board: number, one: string, other: string): string =>
  JSON.stringify([session, board, ...[one, other].sort()]);

/** True for a Swiss of pairs whose matches have results and state their victory points. */
export function hasMeetings(event: XmlElement, type: string): boolean {
  if (!type.startsWith('SWISS_PAIRS')) return false;
  const matches = descendantsOf(event, 'MATCH');
  const inPoints = isScoredInPoints(event, matches);
  return (
    descendantsOf(event, 'TRAVELLER_LINE').length > 0 &&
    matches.every((match) => isBye(match) || pointsIn(match, inPoints) !== undefined)
  );
}

const pointsIn = (match: XmlElement, inPoints: boolean) =>
  inPoints ? scoreIn(match, ['NS_SCORE'], ['EW_SCORE']) : scoreIn(match, POINTS, OPPOSING_POINTS);

const isBye = (match: XmlElement): boolean => /^0?$/.test(textOfChild(match, 'EW_PAIR_NUMBER')?.trim() ?? '');

/**
 * Reads a Swiss of pairs. If a TOTAL_SCORE is not the sum of the victory points, the difference becomes an adjustment:
 * a bye, a penalty, or a carry-over.
 */
export function readMeetings(
  event: XmlElement,
  type: string,
  reading: Reading,
): Result<Event, EventFileCode> {
  const method = methodOf(event, 'pairs', reading);
  if (!method.ok) return method;
  const contestants = pairsIn(event);
  if (!contestants.ok) return contestants;
  const elements = descendantsOf(event, 'MATCH');
  const inPoints = isScoredInPoints(event, elements);
  const found: Found[] = [];
  for (const element of elements) {
    if (isBye(element)) continue;
    const match = matchOf(element, inPoints, contestants.value, reading);
    if (!match.ok) return match;
    found.push(match.value);
  }
  // the same numbers of boards in several rounds are other boards
  const isRepeated = hasBoardTwice(found.flatMap(({ rows }) => rows));
  const inSession = (round: number) => (isRepeated ? { session: String(round) } : {});
  const settled = settledEvent(reading, {
    method: method.value ?? methodOfType(type),
    winners: 1,
    contestants: [...contestants.value.values()],
    meetings: found.map(({ meeting }) => ({ ...meeting, ...inSession(meeting.round) })),
    travellers: travellersOf(
      found.flatMap(({ meeting: { round }, rows }) =>
        rows.map(({ row, entry }) => ({ row: { ...row, ...inSession(round) }, entry })),
      ),
    ),
  });
  if (!settled.ok) return settled;
  const adjustments = restOf(event, settled.value);
  return ok(adjustments.length > 0 ? { ...settled.value, adjustments } : settled.value);
}

interface Found {
  readonly meeting: EventMatch;
  readonly rows: readonly UsebioRow[];
}

function pairsIn(event: XmlElement): Result<ReadonlyMap<string, Contestant>, EventFileCode> {
  const contestants = new Map<string, Contestant>();
  for (const list of descendantsOf(event, 'PARTICIPANTS'))
    for (const element of descendantsOf(list, 'PAIR')) {
      const pair = contestantOf(element, 1, undefined);
      if (pair === undefined) return failAt('ERR_EVENT', element.place, 'a pair has a PAIR_NUMBER');
      if (contestants.has(pair.id))
        return failAt('ERR_EVENT', element.place, `there are two pairs ${pair.id}`);
      contestants.set(pair.id, pair);
    }
  return ok(contestants);
}

function matchOf(
  element: XmlElement,
  inPoints: boolean,
  contestants: ReadonlyMap<string, Contestant>,
  reading: Reading,
): Result<Found, EventFileCode> {
  const [home, away] = ['NS', 'EW'].map((side) => pairNumber(textOfChild(element, `${side}_PAIR_NUMBER`)));
  if (home === undefined || away === undefined || !contestants.has(home) || !contestants.has(away))
    return failAt(
      'ERR_EVENT',
      element.place,
      `a match is between two pairs of the event, not ${home ?? 'none'} and ${away ?? 'none'}`,
    );
  const rows = rowsOf([{ element }], reading, (line) => sidesOf(line, home, away));
  if (!rows.ok) return rows;
  const round = Number(textOfChild(element, 'ROUND_NUMBER') ?? 1) || 1;
  const boards = rows.value.map(({ row }) => row.board);
  const points = pointsIn(element, inPoints);
  return ok({ meeting: { home, away, round, boards, ...(points && { points }) }, rows: rows.value });
}

const methodOfType = (type: string): string =>
  Object.entries(SWISS_TYPES).find(([, swiss]) => swiss === type)?.[0] ?? 'mp';

/** Finds the sides of a line, which may have turned. */
function sidesOf(line: XmlElement, home: string, away: string): Result<SidesOfLine, EventFileCode> {
  const ns = pairNumber(textOfChild(line, 'NS_PAIR_NUMBER')) ?? home;
  const ew = pairNumber(textOfChild(line, 'EW_PAIR_NUMBER')) ?? (ns === home ? away : home);
  if ((ns === home && ew === away) || (ns === away && ew === home)) return ok({ ns, ew });
  return failAt(
    'ERR_EVENT',
    line.place,
    `a line of this match is between ${home} and ${away}, not ${ns} and ${ew}`,
  );
}

function hasBoardTwice(rows: readonly UsebioRow[]): boolean {
  const keys = rows.flatMap(({ row: { board }, entry: { ns, ew } }) =>
    [ns, ew].map((id) => JSON.stringify([board, id])),
  );
  return new Set(keys).size < keys.length;
}

function restOf(element: XmlElement, event: Event): readonly Adjustment[] {
  const scoring = scoringOf(event);
  if (!scoring.ok) return [];
  const totals = totalsOf(scoreEvent(event, scoring.value));
  return differences(element, new Map(totals.map(({ contestant, points }) => [contestant.id, points])));
}
