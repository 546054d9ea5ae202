/**
 * Writes an event as PBN 2.1: one game for each board, with the deal if known and the table of results; the first game
 * has the ranking. The tags are those that results pages read: `Event`, `Board`, `Dealer`, `Vulnerable`, `Deal`,
 * `DoubleDummyTricks` (20 digits) and `OptimumScore`.
 */

import type { Contestant } from '@overtrick/duplicate/event/event';
import { roundTo } from '@overtrick/duplicate/event/rounding';
import type { ScoredEvent } from '@overtrick/duplicate/event/scored';
import { makeTrickDigits } from '@overtrick/duplicate/handRecord';
import { type Award, awardOf } from '@overtrick/duplicate/traveller/award';
import {
  contractOfEntry,
  type ScoredLine,
  type ScoredTraveller,
} from '@overtrick/duplicate/traveller/traveller';
import { makeCard } from '@overtrick/rules/cards/card';
import type { Side, Vul } from '@overtrick/rules/cards/seat';
import { dealerOfBoard, vulOfBoard } from '@overtrick/rules/deals/board';
import { makeDeal } from '@overtrick/rules/deals/deal';
import { dealtTags } from '../../dealt.ts';
import { makePbn, type PbnGame } from '../../pbn/file.ts';
import {
  contestantsOf,
  isNumberingTold,
  lostOfEvent,
  type Publication,
  type WrittenEvent,
} from '../publication.ts';
import { makeTableTag, type TableColumn } from './tableText.ts';

/** The column of a line's points, by method. */
const POINTS: Readonly<Record<string, string | undefined>> = {
  mp: 'MP',
  'mp-acbl': 'MP',
  ascherman: 'MP',
  butler: 'IMP',
  'cross-imp': 'IMP',
  bam: 'MP',
};

export const VUL_WORDS: Readonly<Record<Vul, string>> = { none: 'None', ns: 'NS', ew: 'EW', both: 'All' };

export function writePbnEvent(publication: Publication): WrittenEvent {
  const { scored } = publication;
  const { travellers, event } = scored;
  const games = travellers.map((traveller, i) => gameOf(publication, traveller, i === 0));
  return {
    text: makePbn({ games, after: '', lineEnd: '\r\n' }),
    lost: [
      ...lostOfEvent('PBN', scored, {
        methods: Object.keys(POINTS),
        options: optionsLost(scored),
        isAwardTold,
        areCarriedTold: true,
      }),
      ...(isNumberingTold(event)
        ? []
        : ['PBN has no word for the number of winners: who sat where tells it']),
    ],
  };
}

/** Returns PBN's word for the method with its options (3.4.12); `undefined` if there is none. */
function wordOf({ scoring: { method, options }, travellers }: ScoredEvent): string | undefined {
  const { extremes, per } = options;
  const isFull = travellers.every(
    ({ lines }) => lines.filter(({ entry }) => entry.outcome.kind === 'played').length >= 4,
  );
  switch (method.id) {
    case 'mp':
      return 'MP1';
    case 'mp-acbl':
      return 'MP2';
    case 'ascherman':
      return 'MatchPoints;Ascherman';
    case 'bam':
      return 'BAM';
    case 'butler':
      if (extremes === '0') return 'IMP;Butler';
      return extremes === '1' || (extremes === 'auto' && isFull) ? 'IMP;Butler-2' : undefined;
    case 'cross-imp':
      if (per === 'sum') return 'IMP;Cross';
      return per === 'result' ? 'IMP;Cross1' : per === 'comparison' ? 'IMP;Cross2' : undefined;
    default:
      return undefined;
  }
}

/** True if some options are not expressed by the word. */
const optionsLost = (scored: ScoredEvent): boolean =>
  (POINTS[scored.scoring.method.id] !== undefined && wordOf(scored) === undefined) ||
  Object.keys(scored.event.options ?? {}).some((option) => option !== 'extremes' && option !== 'per');

/** True if the percentage depends on the pair's other boards in the default way, since PBN cannot say otherwise. */
const isAwardTold = ({ percent, lifts }: Award): boolean =>
  awardOf(percent).lifts === lifts && roundTo(percent, 2) === percent;

type Tag = readonly [name: string, value: string, text?: string];

function gameOf(publication: Publication, scored: ScoredTraveller, isFirst: boolean): PbnGame {
  const { event } = publication.scored;
  const { board, session } = scored.traveller;
  const hand = publication.hands.get(board);
  const dealer = hand?.dealer ?? dealerOfBoard(board);
  const tags: Tag[] = [
    ['Event', event.name ?? ''],
    ['Site', ''],
    ['Date', event.date?.replaceAll('-', '.') ?? ''],
    ['Board', String(board)],
    ...['West', 'North', 'East', 'South'].map((seat): Tag => [seat, '']),
    ['Dealer', dealer],
    ['Vulnerable', VUL_WORDS[hand?.vul ?? vulOfBoard(board)]],
    ['Deal', hand === undefined ? '' : makeDeal(hand.deal, dealer)],
    ['Scoring', wordOf(publication.scored) ?? ''],
    ...['Declarer', 'Contract', 'Result'].map((name): Tag => [name, '']),
    ...(hand === undefined ? [] : dealtTags(hand).map(({ name, value }): Tag => [name, value])),
    ...(hand?.tricks ? [['DoubleDummyTricks', makeTrickDigits(hand.tricks)] as const] : []),
    ...(hand?.par ? [['OptimumScore', `NS ${hand.par.score}`] as const] : []),
    ...(session === undefined ? [] : [['Session', session] as const]),
    ['ScoreTable', ...scoreTable(publication, scored)],
    ...(isFirst ? [['TotalScoreTable', ...totalTable(publication)] as const] : []),
  ];
  const nowhere = { line: 1, column: 1 };
  return {
    before: isFirst ? '% PBN 2.1\n% EXPORT\n' : '',
    tags: tags.map(([name, value, text = '']) => ({ name, value, text, place: nowhere, textPlace: nowhere })),
    faults: [],
  };
}

/** Writes the points of a method with two decimals, like other programs. */
const pointsText = (points: number | undefined): string =>
  points === undefined ? '-' : String(roundTo(points, 2));

function scoreTable(publication: Publication, { traveller, lines }: ScoredTraveller) {
  const { scoring, event } = publication.scored;
  const contestants = contestantsOf(event);
  const points = POINTS[scoring.method.id] ?? 'MP';
  const numberOf = (id: string): string => contestants.get(id)?.number ?? id;
  const percent = ({ entry, ...sides }: ScoredLine, side: Side): string => {
    if (entry.outcome.kind === 'played') return '-';
    const of = sides[side];
    if (of === undefined) return '-';
    return pointsText(of.award?.percent ?? (of.top > 0 ? (100 * of.points) / of.top : 50));
  };
  const columns: readonly TableColumn<ScoredLine>[] = [
    ...(traveller.session === undefined
      ? []
      : [{ name: 'Session', side: 'L' as const, cell: () => traveller.session ?? '-' }]),
    { name: 'PairId_NS', side: 'R', cell: ({ entry }) => numberOf(entry.ns) },
    { name: 'PairId_EW', side: 'R', cell: ({ entry }) => numberOf(entry.ew) },
    { name: 'Contract', side: 'L', cell: ({ entry }) => contractText(entry) },
    { name: 'Declarer', side: 'R', cell: ({ entry: { outcome } }) => declarerOf(outcome) },
    ...(lines.some(({ entry }) => entry.lead !== undefined)
      ? [{ name: 'Lead', side: 'L' as const, cell: leadText }]
      : []),
    {
      name: 'Result',
      side: 'R',
      cell: ({ entry: { outcome } }) => (outcome.kind === 'played' ? String(outcome.tricks ?? '-') : '-'),
    },
    {
      name: 'Score_NS',
      side: 'R',
      cell: ({ entry: { outcome } }) => (outcome.kind === 'played' ? String(outcome.score) : '-'),
    },
    { name: `${points}_NS`, side: 'R', cell: ({ NS }) => pointsText(NS?.points) },
    { name: `${points}_EW`, side: 'R', cell: ({ EW }) => pointsText(EW?.points) },
    { name: 'Percentage_NS', side: 'R', cell: (line) => percent(line, 'NS') },
    { name: 'Percentage_EW', side: 'R', cell: (line) => percent(line, 'EW') },
    { name: 'Names_NS', side: 'L', cell: ({ entry }) => makeNames(contestants.get(entry.ns)) },
    { name: 'Names_EW', side: 'L', cell: ({ entry }) => makeNames(contestants.get(entry.ew)) },
  ];
  return makeTableTag(columns, lines);
}

/** Writes names as `Ann;Bo`; a semicolon separates players, so it is replaced in names. */
const makeNames = (contestant: Contestant | undefined): string =>
  (contestant?.players ?? []).map(({ name }) => name.replaceAll(';', ',')).join(';') || '-';

const contractText = (entry: ScoredLine['entry']): string => {
  const contract = contractOfEntry(entry);
  return contract === undefined ? '-' : contract === 'PASS' ? 'Pass' : contract;
};

const leadText = ({ entry: { lead } }: ScoredLine): string => (lead === undefined ? '-' : makeCard(lead));

const declarerOf = (outcome: ScoredLine['entry']['outcome']): string =>
  outcome.kind === 'played' && typeof outcome.contract === 'object' ? outcome.contract.declarer : '-';

function totalTable({ ranking, scored: { event, scoring } }: Publication) {
  const isMatchpoints = POINTS[scoring.method.id] !== 'IMP';
  const columns: readonly TableColumn<Publication['ranking'][number]>[] = [
    { name: 'Rank', side: 'R', cell: ({ place }) => String(place) },
    { name: 'PairId', side: 'R', cell: ({ contestant }) => contestant.number },
    ...(event.winners === 2
      ? [
          {
            name: 'Direction',
            side: 'L' as const,
            cell: ({ contestant }: Publication['ranking'][number]) => contestant.direction ?? '-',
          },
        ]
      : []),
    {
      name: isMatchpoints ? 'TotalMP' : 'TotalIMP',
      side: 'R',
      cell: ({ points }) => roundTo(points, 2).toFixed(2),
    },
    {
      name: 'TotalPercentage',
      side: 'R',
      cell: ({ percentage }) => (percentage === undefined ? '-' : roundTo(percentage, 2).toFixed(2)),
    },
    ...(ranking.some(({ contestant }) => carriedIn(contestant) !== 0)
      ? [
          {
            name: 'ScoreCarryOver',
            side: 'R' as const,
            cell: ({ contestant }: Publication['ranking'][number]) => String(carriedIn(contestant)),
          },
        ]
      : []),
    { name: 'NrBoards', side: 'R', cell: ({ boards }) => String(boards) },
    { name: 'Names', side: 'L', cell: ({ contestant }) => makeNames(contestant) },
  ];
  return makeTableTag(columns, ranking);
}

/** Returns the points carried over that are no share of a top. */
const carriedIn = ({ carried }: Contestant): number => (carried?.top ? 0 : (carried?.points ?? 0));
