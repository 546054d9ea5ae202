import {
  type BareContract,
  isPassedOut,
  parseContract,
  tricksNeeded,
} from '@overtrick/rules/auction/contract';
import { isSeat, type Seat } from '@overtrick/rules/cards/seat';
import { capitals } from '@overtrick/rules/text';
import type { Board, BoardTag, Players, Room, Stated } from '../board.ts';
import type { LinPair } from './file.ts';
import { LIN_SEATS } from './hands.ts';

/** Tags before the first board that concern all boards. */
export const HEADER_TAGS: ReadonlySet<string> = new Set(['vg', 'rs', 'pw', 'mp', 'bn', 'bt', 'mn']);

/** The header of a file: the match, its results, its players. */
export interface LinHeader {
  readonly pairs: readonly LinPair[];
  /** The number of the first board. */
  readonly first: number;
  /** The results of each board in turn: open room, then closed room. */
  readonly results: readonly string[];
  /** South, West, North, East of the open room, then of the closed room. */
  readonly players: readonly string[];
  /** The match as PBN tags. */
  readonly tags: readonly BoardTag[];
}

/** Reads the header: `vg|event,segment,I,1,16,team,carry-over,team,carry-over|` and `rs|4SN=,3NE-1,…|`. */
export function readHeader(pairs: readonly LinPair[]): LinHeader {
  const listOf = (tag: string): readonly string[] =>
    pairs
      .find((pair) => pair.tag === tag)
      ?.value.split(',')
      .map((part) => part.trim()) ?? [];
  const [event = '', stage = '', scoring = '', first = '', , home = '', , visit = ''] = listOf('vg');
  const named: readonly (readonly [string, string])[] = [
    ['Event', event],
    ['Stage', stage],
    ['Scoring', SCORINGS[capitals(scoring)] ?? ''],
    ['HomeTeam', home],
    ['VisitTeam', visit],
  ];
  const players = listOf('pn').length > 0 ? listOf('pn') : listOf('pw');
  return {
    pairs,
    first: Number(/^\d+$/.test(first) ? first : (listOf('bn')[0] ?? 1)) || 1,
    results: listOf('rs'),
    players: players.length <= 8 ? players : [],
    tags: named.filter(([, value]) => value !== '').map(([name, value]) => ({ name, value })),
  };
}

/** The tags that `vg` has a field for. */
export const CARRIED_TAGS: ReadonlySet<string> = new Set([
  'Event',
  'Stage',
  'Scoring',
  'HomeTeam',
  'VisitTeam',
]);

/** Writes the value of `vg` for boards of one match; `undefined` if they name no match, or several. */
export function makeVg(boards: readonly Board[]): string | undefined {
  const [first] = boards;
  const valuesOf = (board: Board): readonly string[] =>
    [...CARRIED_TAGS].map((name) => board.tags.find((tag) => tag.name === name)?.value ?? '');
  if (first === undefined || valuesOf(first).every((value) => value === '')) return undefined;
  const [event = '', stage = '', scoring = '', home = '', visit = ''] = valuesOf(first);
  const letter = scoring === '' ? 'I' : Object.keys(SCORINGS).find((key) => SCORINGS[key] === scoring);
  const same = boards.every((board) => valuesOf(board).join() === valuesOf(first).join());
  const numbers = boards.flatMap(({ number }) => (number === undefined ? [] : [number]));
  if (!same || letter === undefined || [event, stage, home, visit].some((text) => text.includes(',')))
    return undefined;
  const from = numbers.reduce((least, number) => Math.min(least, number), numbers[0] ?? 1);
  const to = numbers.reduce((most, number) => Math.max(most, number), numbers[0] ?? boards.length);
  return [event, stage, letter, from, to, home, 0, visit, 0].join();
}

const SCORINGS: Readonly<Record<string, string>> = { I: 'IMP', B: 'BAM', P: 'MP' };

/** Returns the four players of a room, from a list of four names, or of eight for both rooms. */
export function playersOf(names: readonly string[], room: Room | undefined): Players {
  const from = room === 'closed' && names.length > 4 ? 4 : 0;
  return Object.fromEntries(
    LIN_SEATS.map((seat, i): [Seat, string] => [seat, (names[from + i] ?? '').trim()]).filter(
      ([, name]) => name !== '',
    ),
  );
}

const RESULT = /^([1-7](?:NT|[CDHSN]))(X{0,2})([NESW])(X{0,2})(=|[+-]\d{1,2})$/;

/** Returns the result of a board in the header, such as `4SXW-1`; empty if there is none. */
export function resultOf(header: LinHeader, number: number | undefined, room: Room | undefined): Stated {
  if (number === undefined) return {};
  const text = capitals(header.results[2 * (number - header.first) + (room === 'closed' ? 1 : 0)] ?? '');
  if (isPassedOut(text)) return { contract: 'PASS' };
  const [, bid = '', before = '', declarer, after = '', over = ''] = RESULT.exec(text) ?? [];
  const contract: BareContract | undefined = parseContract(bid + before + after);
  if (contract === undefined || !isSeat(declarer)) return {};
  const tricks = tricksNeeded(contract) + (over === '=' ? 0 : Number(over));
  return tricks >= 0 && tricks <= 13 ? { contract, declarer, tricks } : {};
}
