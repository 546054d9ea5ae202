import { makeAwards } from '@overtrick/club/award';
import type { Contestant, Event, Player } from '@overtrick/club/event';
import type { Outcome } from '@overtrick/club/outcome';
import type { Ranked } from '@overtrick/club/ranking';
import { roundTo } from '@overtrick/club/rounding';
import type { ScoredEvent } from '@overtrick/club/scored';
import { contractOfEntry, type Entry, type ScoredLine } from '@overtrick/club/traveller';
import { encodeXml } from '../xml.ts';

/** The types of USEBIO for our methods, with the name of a line's points. */
const TYPES: Readonly<Record<string, readonly [type: string, points: string] | undefined>> = {
  mp: ['MP_PAIRS', 'MATCH_POINTS'],
  'mp-acbl': ['MP_PAIRS', 'MATCH_POINTS'],
  butler: ['BUTLER_PAIRS', 'BUTLER_POINTS'],
  'cross-imp': ['CROSS_IMP', 'CROSS_IMP_POINTS'],
};

export interface WrittenEvent {
  readonly text: string;
  /** The things for which the format has no word, one sentence each. */
  readonly lost: readonly string[];
}

/** A scored and ranked event as USEBIO 1.2, as national unions and results pages read it. */
export function writeUsebio(scored: ScoredEvent, ranking: readonly Ranked[]): WrittenEvent {
  const { event, scoring, travellers } = scored;
  const [type, points] = TYPES[scoring.method.id] ?? ['PAIRS', 'MATCH_POINTS'];
  const contestants = new Map(event.contestants.map((contestant) => [contestant.id, contestant]));
  const nameOf = (id: string) => contestants.get(id)?.number ?? id;
  const [year, month, day] = event.date?.split('-') ?? [];
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<!DOCTYPE USEBIO SYSTEM "http://www.ebu.co.uk/usebio/usebio_v1_2.dtd">',
    '<USEBIO Version="1.2">',
    `<EVENT EVENT_TYPE="${type}">`,
    ...leaf(' ', 'EVENT_DESCRIPTION', event.name),
    ...leaf(' ', 'PROGRAM_NAME', 'Overtrick'),
    ...leaf(' ', 'WINNER_TYPE', event.winners),
    ...(year === undefined ? [] : leaf(' ', 'DATE', `${day}/${month}/${year}`)),
    ` <PARTICIPANTS EVENT_TYPE="${type}">`,
    ...ranking.flatMap(pairLines),
    ' </PARTICIPANTS>',
    ...travellers.flatMap(({ traveller, lines: results }) => [
      ' <BOARD>',
      ...leaf('  ', 'BOARD_NUMBER', traveller.board),
      ...results.flatMap((line) => travellerLine(line, points, nameOf)),
      ' </BOARD>',
    ]),
    '</EVENT>',
    '</USEBIO>',
    '',
  ];
  return { text: lines.join('\n'), lost: lostOf(event) };
}

function leaf(indent: string, name: string, value: string | number | undefined): string[] {
  return value === undefined ? [] : [`${indent}<${name}>${encodeXml(String(value))}</${name}>`];
}

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

const playerLines = ({ name, number }: Player): string[] => [
  '   <PLAYER>',
  ...leaf('    ', 'PLAYER_NAME', name),
  ...leaf('    ', 'NATIONAL_ID_NUMBER', number),
  '   </PLAYER>',
];

function travellerLine(
  { entry, NS, EW }: ScoredLine,
  points: string,
  nameOf: (id: string) => string,
): string[] {
  const at = '   ';
  return [
    '  <TRAVELLER_LINE>',
    ...leaf(at, 'NS_PAIR_NUMBER', nameOf(entry.ns)),
    ...leaf(at, 'EW_PAIR_NUMBER', nameOf(entry.ew)),
    ...resultLines(entry, at),
    ...leaf(at, `NS_${points}`, NS && roundTo(NS.points, 2)),
    ...leaf(at, `EW_${points}`, EW && roundTo(EW.points, 2)),
    '  </TRAVELLER_LINE>',
  ];
}

function resultLines(entry: Entry, at: string): string[] {
  const { outcome } = entry;
  if (outcome.kind === 'artificial') return leaf(at, 'SCORE', makeAwards({ NS: outcome.ns, EW: outcome.ew }));
  if (outcome.kind !== 'played') return leaf(at, 'CONTRACT', outcome.kind === 'notPlayed' ? 'NP' : undefined);
  const { contract } = outcome;
  return [
    ...leaf(at, 'CONTRACT', contractOfEntry(entry)),
    ...leaf(at, 'PLAYED_BY', typeof contract === 'object' ? contract.declarer : undefined),
    ...leaf(at, 'TRICKS', outcome.tricks),
    ...leaf(at, 'SCORE', outcome.score),
  ];
}

function lostOf({ travellers, adjustments = [], contestants }: Event): string[] {
  const kinds = new Set(
    travellers.flatMap(({ entries }) => entries.map(({ outcome }): Outcome['kind'] => outcome.kind)),
  );
  return [
    ...(kinds.has('weighted') || kinds.has('split')
      ? ['USEBIO has points for a weighted or split score, but no scores']
      : []),
    ...(adjustments.length > 0 ? ['USEBIO has no penalties: they are in the totals'] : []),
    ...(contestants.some(({ carried }: Contestant) => carried)
      ? ['USEBIO has no carry-over: it is in the totals']
      : []),
  ];
}
