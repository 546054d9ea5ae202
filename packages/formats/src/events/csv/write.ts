/**
 * An event as comma-separated values (RFC 4180), one table a file: `ranking`, `travellers` (each result with its
 * points), `lines` (where each was played, and the result as it is reported), or of teams `matches`.
 */
import type { Event } from '@overtrick/duplicate/event/event';
import { roundTo } from '@overtrick/duplicate/event/rounding';
import { contractOfEntry, type Entry, scoreOfEntry } from '@overtrick/duplicate/traveller/traveller';
import { makeCard } from '@overtrick/rules/cards/card';
import { contestantsOf, type Publication, resultText } from '../publication.ts';
import { type Cell, makeCsv } from './cells.ts';

export const CSV_TABLES = ['ranking', 'travellers', 'lines', 'matches'] as const;
export type CsvTable = (typeof CSV_TABLES)[number];

export function writeCsv(publication: Publication, table: CsvTable): string {
  const { ranking, scored } = publication;
  const rows = {
    ranking: () => rankingRows(ranking, scored.scoring.method.decimals),
    travellers: () => travellerRows(publication),
    lines: () => lineRows(scored.event),
    // only teams have some
    matches: () => [[...MATCH_HEADS]],
  }[table];
  return makeCsv(rows());
}

/** Lists what a table of results does not tell of the ranking, which is a table of its own. */
export function lostOfTable({ scored: { event } }: Publication, table: CsvTable): string[] {
  if (table !== 'travellers') return [];
  const lost: string[] = [];
  if (event.meetings !== undefined) lost.push('victory points');
  if ((event.adjustments ?? []).length > 0) lost.push('penalties');
  if (event.contestants.some(({ carried }) => carried)) lost.push('carry-over');
  return lost.map((what) => `the table of results has no ${what}: the table ranking has the totals`);
}

export const MATCH_HEADS = [
  ...['session', 'round', 'home', 'away', 'boards'],
  ...['home_score', 'away_score', 'home_points', 'away_points'],
] as const;

export function rankingRows(ranking: Publication['ranking'], decimals: number): Cell[][] {
  const most = Math.max(0, ...ranking.map(({ contestant }) => contestant.players?.length ?? 0));
  const ofPlayers = <T>(cell: (index: number) => T): T[] => Array.from({ length: most }, (_, i) => cell(i));
  return [
    [
      ...['place', 'number', 'direction', 'section'],
      ...ofPlayers((i) => (i === 0 ? 'name' : `name${i + 1}`)),
      ...ofPlayers((i) => (i === 0 ? 'member' : `member${i + 1}`)),
      ...['total', 'percentage', 'boards'],
    ],
    ...ranking.map(({ place, contestant, points, percentage, boards }) => {
      const { number, direction, section, players = [] } = contestant;
      return [
        ...[place, number, direction, section],
        ...ofPlayers((i) => players[i]?.name),
        ...ofPlayers((i) => players[i]?.number),
        ...[roundTo(points, decimals), percentage === undefined ? undefined : roundTo(percentage, 2), boards],
      ];
    }),
  ];
}

function travellerRows({ scored }: Publication): Cell[][] {
  const { decimals } = scored.scoring.method;
  const numberOf = numbersOf(scored.event);
  return [
    [...['session', 'section', 'board', 'ns', 'ew', ...RESULT_HEADS], ...['ns_points', 'ew_points']],
    ...scored.travellers.flatMap(({ traveller, lines }) =>
      lines.map(({ entry, NS, EW }) => [
        ...[traveller.session, traveller.section, traveller.board, numberOf(entry.ns), numberOf(entry.ew)],
        ...resultCells(entry),
        ...[NS && roundTo(NS.points, decimals), EW && roundTo(EW.points, decimals)],
      ]),
    ),
  ];
}

export const RESULT_HEADS = ['contract', 'declarer', 'lead', 'tricks', 'score', 'result'] as const;

/** Returns the cells of a result, in the order of their headers. */
export const resultCells = (entry: Entry): Cell[] => [
  contractOfEntry(entry),
  ...playOf(entry),
  scoreOfEntry(entry),
  resultText(entry.outcome),
];

function playOf({ outcome, lead }: Entry): [declarer: Cell, lead: Cell, tricks: Cell] {
  if (outcome.kind !== 'played') return [undefined, undefined, undefined];
  const { contract, tricks } = outcome;
  const declarer = typeof contract === 'object' ? contract.declarer : undefined;
  return [declarer, lead === undefined ? undefined : makeCard(lead), tricks];
}

export function lineRows(event: Event): Cell[][] {
  const numberOf = numbersOf(event);
  return [
    ['place', 'board', 'ns', 'ew', 'result'],
    ...event.travellers.flatMap(({ board, entries }) =>
      entries.map(({ place, ns, ew, outcome }) => [
        place,
        board,
        numberOf(ns),
        numberOf(ew),
        resultText(outcome),
      ]),
    ),
  ];
}

export function numbersOf(event: Event): (id: string) => string {
  const contestants = contestantsOf(event);
  return (id) => contestants.get(id)?.number ?? id;
}
