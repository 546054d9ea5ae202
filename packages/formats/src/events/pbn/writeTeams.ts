import type { Event, EventMatch } from '@overtrick/duplicate/event/event';
import { makeTrickDigits } from '@overtrick/duplicate/handRecord';
import { type MatchResults, matchResultsOf } from '@overtrick/duplicate/teams/event';
import type { Entry } from '@overtrick/duplicate/traveller/traveller';
import { makeContract } from '@overtrick/rules/auction/contract';
import { dealerOfBoard, vulOfBoard } from '@overtrick/rules/deals/board';
import { makeDeal } from '@overtrick/rules/deals/deal';
import { makePbn, type PbnGame } from '../../pbn/file.ts';
import type { TeamsPublication, WrittenEvent } from '../publication.ts';
import { VUL_WORDS } from './write.ts';

/** PBN's word for the scoring (3.4.12), by match format. */
const SCORING: Readonly<Record<string, string | undefined>> = {
  imps: 'IMP',
  bam: 'BAM',
  aggregate: 'TotalPoints',
};

const HEAD = '% PBN 2.1\n% EXPORT\n';

/**
 * Writes an event of teams as PBN 2.1: a game for each board at each table of a match, as in broadcasts. The room is
 * *Open* if the home team sits North-South.
 */
export function writePbnTeams(publication: TeamsPublication): WrittenEvent {
  const { event, teams } = publication;
  const resultsOf = matchResultsOf(event);
  const matches = event.matches ?? [];
  const games = matches.flatMap((match) =>
    resultsOf(match).flatMap((results) => gamesOf(publication, match, results)),
  );
  const first = games[0];
  const awarded = event.travellers.some(({ entries }) =>
    entries.some(({ outcome }) => outcome.kind !== 'played' && outcome.kind !== 'notPlayed'),
  );
  const { adjustments = [] } = event;
  return {
    text: makePbn({
      games: first ? [{ ...first, before: HEAD }, ...games.slice(1)] : [],
      after: first ? '' : HEAD,
      lineEnd: '\r\n',
    }),
    lost: [
      'PBN has no word for the ranking of teams',
      ...(teams.scoring.scale ? ['PBN has no word for victory points'] : []),
      ...(SCORING[teams.scoring.form.id] === undefined
        ? [`PBN has no word for the match format ${teams.scoring.form.name}`]
        : []),
      ...(matches.some(({ score, points }) => score !== undefined || points !== undefined)
        ? ['PBN has no word for a match of which the score alone is known']
        : []),
      ...(awarded ? ['PBN has no word for a result that the director awards'] : []),
      ...(adjustments.length > 0 ? ['PBN has no penalties'] : []),
    ],
  };
}

type Tag = readonly [name: string, value: string];

function gamesOf(
  publication: TeamsPublication,
  match: EventMatch,
  { board, home, away }: MatchResults,
): readonly PbnGame[] {
  const rooms: readonly (readonly [room: string, entry: Entry | undefined])[] = [
    ['Open', home],
    ['Closed', away],
  ];
  return rooms.flatMap(([room, entry]) =>
    entry?.outcome.kind === 'played' ? [gameOf(publication, match, { board, room, entry })] : [],
  );
}

interface Played {
  readonly board: number;
  readonly room: string;
  readonly entry: Entry;
}

function gameOf(
  { event, teams, hands }: TeamsPublication,
  { home, away, round, session }: EventMatch,
  { board, room, entry: { outcome } }: Played,
): PbnGame {
  const hand = hands.get(board);
  const dealer = hand?.dealer ?? dealerOfBoard(board);
  const nameOf = namesOf(event);
  const played = outcome.kind === 'played' ? outcome : undefined;
  const contract = played?.contract;
  const tags: readonly Tag[] = [
    ['Event', event.name ?? ''],
    ['Site', ''],
    ['Date', event.date?.replaceAll('-', '.') ?? ''],
    ['Board', String(board)],
    ...['West', 'North', 'East', 'South'].map((seat): Tag => [seat, '']),
    ['Dealer', dealer],
    ['Vulnerable', VUL_WORDS[hand?.vul ?? vulOfBoard(board)]],
    ['Deal', hand === undefined ? '' : makeDeal(hand.deal, dealer)],
    ['Scoring', SCORING[teams.scoring.form.id] ?? ''],
    ['Declarer', typeof contract === 'object' ? contract.declarer : ''],
    ['Contract', contract === 'PASS' ? 'Pass' : contract === undefined ? '' : makeContract(contract)],
    ['Result', played?.tricks === undefined ? '' : String(played.tricks)],
    ...(played ? [['Score', `NS ${played.score}`] as const] : []),
    ['HomeTeam', nameOf(home)],
    ['VisitTeam', nameOf(away)],
    ['Room', room],
    ['Round', String(round)],
    ...(session === undefined ? [] : [['Session', session] as const]),
    ...(hand?.tricks ? [['DoubleDummyTricks', makeTrickDigits(hand.tricks)] as const] : []),
    ...(hand?.par ? [['OptimumScore', `NS ${hand.par.score}`] as const] : []),
  ];
  const nowhere = { line: 1, column: 1 };
  return {
    before: '',
    tags: tags.map(([name, value]) => ({ name, value, text: '', place: nowhere, textPlace: nowhere })),
    faults: [],
  };
}

const namesOf = ({ contestants }: Event): ((id: string) => string) => {
  const numbers = new Map(contestants.map(({ id, number }) => [id, number]));
  return (id) => `Team ${numbers.get(id) ?? id}`;
};
