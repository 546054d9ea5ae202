import { parseCall } from '@overtrick/rules/auction/call';
import { isPassedOut, parseContract } from '@overtrick/rules/auction/contract';
import { parseCard } from '@overtrick/rules/cards/card';
import type { CardSet } from '@overtrick/rules/cards/cardSet';
import { parseSeat, parseVul, SEAT_NAMES, SEATS, type Seat } from '@overtrick/rules/cards/seat';
import { parseDeal } from '@overtrick/rules/deals/deal';
import { type Failure, ok, type Result } from '@overtrick/rules/result';
import { quote } from '@overtrick/rules/text';
import type { Board, BoardCall, Hands, Stated } from '../board.ts';
import { type CsvRow, parseCsv } from '../contestants/csv.ts';
import { handsError, handsOf } from '../hands.ts';
import { type BoardCode, type BoardItem, failAt } from '../item.ts';
import { isUnknown } from '../pbn/stated.ts';
import type { Place } from '../place.ts';
import { COLUMNS, type Column, OTHER_NAMES } from './columns.ts';

type Row = { readonly place: Place; get(column: Column): string };

/** Reads the boards of a table, one for each row; a table without a column of cards has none. */
export function readBoardsCsv(text: string): readonly BoardItem[] {
  const rows = parseCsv(text);
  if (!rows.ok) {
    const [line = 1, column = 1] = (rows.at ?? '1:1').split(':').map(Number);
    const place = { line, column };
    return [
      { label: '#1', place, board: failAt('ERR_TOKEN', place, rows.why ?? rows.code), places: NOWHERE },
    ];
  }
  const [head, ...others] = rows.value;
  const names = (head?.values ?? []).map(columnOf);
  if (!names.some((name) => name === 'deal' || name === 'north')) {
    const place = { line: 1, column: 1 };
    const why = `the first row must name the columns: ${COLUMNS.join(', ')}; none of them is for cards`;
    return [{ label: '#1', place, board: failAt('ERR_DEAL_FORM', place, why), places: NOWHERE }];
  }
  const places = new Map(names.map((name, i) => [name, i] as const).toReversed());
  return others.map((row, i) => itemOf(rowOf(row, places), i));
}

const NOWHERE = { calls: [], cards: [] };

function columnOf(text: string): Column | undefined {
  const name = text
    .toLowerCase()
    .replace(/[_\s]+/g, ' ')
    .trim();
  return [...COLUMNS, 'deal' as const].find((column) => column === name) ?? OTHER_NAMES[name];
}

/** @param places the index of each column by its name */
const rowOf = ({ line, values }: CsvRow, places: ReadonlyMap<Column | undefined, number>): Row => ({
  place: { line, column: 1 },
  get: (column) => values[places.get(column) ?? -1]?.trim() ?? '',
});

function itemOf(row: Row, index: number): BoardItem {
  const { place } = row;
  const label = isUnknown(row.get('board')) ? '' : row.get('board');
  const item = { label: label || `#${index + 1}`, place, places: NOWHERE };
  const hands = readHands(row);
  if (!hands.ok) return { ...item, board: hands };
  const lost: Failure<BoardCode>[] = [];
  const kept = <T>(result: Result<T, BoardCode>): T | undefined => {
    if (result.ok) return result.value;
    lost.push(result);
    return undefined;
  };
  const dealer = parseSeat(row.get('dealer'));
  const vul = parseVul(row.get('vul'));
  const calls = kept(readWords(row, 'auction', 'ERR_CALL', 'call', readCall)) ?? [];
  const cards = kept(readWords(row, 'play', 'ERR_CARD', 'card', (word) => parseCard(word))) ?? [];
  if (calls.length > 0 && dealer === undefined)
    lost.push(failAt('ERR_DEALER', place, 'the dealer is not given, so nobody knows who calls first'));
  const stated = kept(readStated(row));
  const room = row.get('room').toLowerCase();
  const board: Board = {
    label,
    ...(/^\d{1,9}$/.test(label) && { number: Number(label) }),
    ...((room === 'open' || room === 'closed') && { room }),
    ...(dealer && { dealer }),
    ...(vul && { vul }),
    hands: hands.value,
    players: Object.fromEntries(
      SEATS.flatMap((seat) => {
        const name = row.get(`${SEAT_NAMES[seat].toLowerCase()} name` as Column);
        return isUnknown(name) ? [] : [[seat, name]];
      }),
    ),
    ...(calls.length > 0 && dealer && { auction: { first: dealer, calls } }),
    ...(cards.length > 0 && { play: { cards: cards.map((card) => ({ card })) } }),
    stated: stated ?? {},
    tags: [],
    asides: [],
    pairs: [],
  };
  return { ...item, board: ok(board), ...(lost.length > 0 && { lost }) };
}

function readHands(row: Row): Result<Hands, BoardCode> {
  const deal = row.get('deal');
  const texts = SEATS.map((seat) =>
    row.get(SEAT_NAMES[seat].toLowerCase() as Column).replace(/[\s/|]+/g, '.'),
  );
  if (deal === '' && texts.every((text) => text === '')) return ok({});
  const read = parseDeal(deal === '' ? `N:${texts.map((text) => text || '-').join(' ')}` : deal);
  if (!read.ok) return failAt(read.code, row.place, read.why ?? read.code);
  const hands: { readonly [S in Seat]?: CardSet } = handsOf(read.value);
  const wrong = handsError(hands);
  return wrong === undefined ? ok(hands) : failAt('ERR_HAND_SIZE', row.place, wrong);
}

function readWords<T>(
  row: Row,
  column: Column,
  code: BoardCode,
  what: string,
  read: (word: string) => T | undefined,
): Result<readonly T[], BoardCode> {
  const values: T[] = [];
  for (const word of row.get(column).split(/\s+/)) {
    if (word === '') continue;
    const value = read(word);
    if (value === undefined) return failAt(code, row.place, `${quote(word)} is not a ${what}`);
    values.push(value);
  }
  return ok(values);
}

/** Reads a call; `1NT!` is alerted. */
function readCall(word: string): BoardCall | undefined {
  const call = parseCall(word.replace(/!$/, ''));
  return call && { call, ...(word.endsWith('!') && { alert: true }) };
}

function readStated(row: Row): Result<Stated, BoardCode> {
  const text = row.get('contract');
  if (isPassedOut(text)) return ok({ contract: 'PASS' });
  const contract = parseContract(text);
  if (text !== '' && text !== '-' && contract === undefined)
    return failAt(
      'ERR_CONTRACT',
      row.place,
      `a contract is written 4S, 4SX, 3NTXX or Pass, not ${quote(text)}`,
    );
  const declarer = parseSeat(row.get('declarer'));
  const tricks = row.get('tricks');
  if (tricks !== '' && !(/^\d{1,2}$/.test(tricks) && Number(tricks) <= 13))
    return failAt(
      'ERR_RESULT',
      row.place,
      `a result is a number of tricks from 0 to 13, not ${quote(tricks)}`,
    );
  return ok({
    ...(contract && { contract }),
    ...(declarer && { declarer }),
    ...(tricks !== '' && { tricks: Number(tricks) }),
  });
}
