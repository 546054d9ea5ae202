import type { Ranked } from '@overtrick/duplicate/event/ranking';
import { roundTo } from '@overtrick/duplicate/event/rounding';
import type { ScoredEvent } from '@overtrick/duplicate/event/scored';
import type { ScoredLine, ScoredTraveller } from '@overtrick/duplicate/traveller/traveller';
import { SIDES, type Side } from '@overtrick/rules/cards/seat';
import { contestantsOf, lostOfEvent, type WrittenEvent } from '../publication.ts';
import { documentOf, isAwardTold, leaf, playerLines, resultLines } from './parts.ts';

/** USEBIO's types for our methods, with the name of a line's points. */
const TYPES: Readonly<Record<string, readonly [type: string, points: string] | undefined>> = {
  mp: ['MP_PAIRS', 'MATCH_POINTS'],
  'mp-acbl': ['MP_PAIRS', 'MATCH_POINTS'],
  butler: ['BUTLER_PAIRS', 'BUTLER_POINTS'],
  'cross-imp': ['CROSS_IMP', 'CROSS_IMP_POINTS'],
};

/** Writes a scored and ranked event as USEBIO 1.2, for national unions and results pages. */
export function writeUsebio(scored: ScoredEvent, ranking: readonly Ranked[]): WrittenEvent {
  const { event, scoring, travellers } = scored;
  const [type, points] = TYPES[scoring.method.id] ?? ['PAIRS', 'MATCH_POINTS'];
  const contestants = contestantsOf(event);
  const nameOf = (id: string) => contestants.get(id)?.number ?? id;
  const lineOf = (line: ScoredLine, lines: number) => travellerLine(line, lines, points, nameOf);
  const sessions = [...new Set(travellers.map(({ traveller }) => traveller.session))];
  const units =
    sessions.length < 2
      ? unitLines(type, ranking, travellers, lineOf)
      : sessions.flatMap((session) => [
          ' <SESSION>',
          ...unitLines(
            type,
            ranking,
            travellers.filter(({ traveller }) => traveller.session === session),
            lineOf,
          ),
          ' </SESSION>',
        ]);
  return {
    text: documentOf(event, type, units),
    lost: lostOfEvent('USEBIO', scored, {
      methods: Object.keys(TYPES),
      options: Object.keys(event.options ?? {}).length > 0,
      isAwardTold,
    }),
  };
}

/** Writes the event, or one of its sessions, each with a list of its pairs. */
const unitLines = (
  type: string,
  ranking: readonly Ranked[],
  travellers: readonly ScoredTraveller[],
  lineOf: (line: ScoredLine, lines: number) => readonly string[],
): string[] => [
  ` <PARTICIPANTS EVENT_TYPE="${type}">`,
  ...ranking.flatMap(pairLines),
  ' </PARTICIPANTS>',
  ...travellers.flatMap(({ traveller, lines }) => [
    ' <BOARD>',
    ...leaf('  ', 'BOARD_NUMBER', traveller.board),
    ...lines.flatMap((line) => lineOf(line, lines.length)),
    ' </BOARD>',
  ]),
];

function pairLines({ contestant, points, percentage, place, boards }: Ranked): string[] {
  const { number, direction, players = [] } = contestant;
  return [
    '  <PAIR>',
    ...leaf('   ', 'PAIR_NUMBER', number),
    ...leaf('   ', 'DIRECTION', direction),
    ...leaf('   ', 'TOTAL_SCORE', roundTo(points, 2).toFixed(2)),
    ...leaf('   ', 'PERCENTAGE', percentage === undefined ? undefined : roundTo(percentage, 2).toFixed(2)),
    ...leaf('   ', 'PLACE', place),
    ...leaf('   ', 'BOARDS_PLAYED', boards),
    ...players.flatMap(playerLines),
    '  </PAIR>',
  ];
}

function travellerLine(
  line: ScoredLine,
  lines: number,
  points: string,
  nameOf: (id: string) => string,
): string[] {
  const at = '   ';
  const { entry } = line;
  return [
    '  <TRAVELLER_LINE>',
    ...leaf(at, 'NS_PAIR_NUMBER', nameOf(entry.ns)),
    ...leaf(at, 'EW_PAIR_NUMBER', nameOf(entry.ew)),
    ...resultLines(entry, at),
    ...SIDES.flatMap((side) => leaf(at, `${side}_${points}`, pointsOf(line, side, lines))),
    '  </TRAVELLER_LINE>',
  ];
}

/**
 * Returns the points of a line; for an award those of an unfactored board, from which readers compute its percentage.
 */
function pointsOf({ entry, ...sides }: ScoredLine, side: Side, lines: number): number | undefined {
  const { award, points = 0, top = 0 } = sides[side] ?? {};
  if (sides[side] === undefined) return undefined;
  const isAward = entry.outcome.kind === 'artificial' && top > 0;
  return roundTo(isAward && award ? (award.percent / 100) * 2 * (lines - 1) : points, 2);
}
