/**
 * Reads Overtrick's own file of an event: one JSON object, with everything that an event can have.
 *
 *     { "format": "overtrick-event", "winners": 1,
 *       "boards": [{ "board": 1, "results": [{ "ns": "1", "ew": "2", "result": "4S N 10" },
 *                                            { "ns": "3", "ew": "4", "result": "A6040" }] }] }
 *
 * If contestants are not listed, they follow from the seating. A failure's place is the path of the field.
 */
import type { Event } from '@overtrick/duplicate/event/event';
import type { Entry, Traveller } from '@overtrick/duplicate/traveller/traveller';
import { parseCard } from '@overtrick/rules/cards/card';
import type { OptionValues } from '@overtrick/rules/options';
import { type Failure, fail, ok, type Result } from '@overtrick/rules/result';
import { quote } from '@overtrick/rules/text';
import type { EventFileCode } from '../eventFormat.ts';
import {
  correctedOr,
  type FaultyRow,
  isOfResult,
  leavesOut,
  type Reading,
  settledEvent,
  strictly,
} from '../reading.ts';
import { eventOfRows } from '../rows.ts';
import { adjustmentOf, contestantOf, isObject, type Json, matchOf, partnersOf } from './fields.ts';
import { readResult } from './result.ts';

export const EVENT_MARK = 'overtrick-event';

export function readJsonEvent(text: string, reading: Reading = strictly()): Result<Event, EventFileCode> {
  const file = parseJson(text);
  if (!file.ok) return file;
  const event = file.value;
  if (!isObject(event) || event.format !== EVENT_MARK)
    return fail('ERR_EVENT', '1:1', `an event must be an object with "format": "${EVENT_MARK}"`);
  const travellers = readList(event.boards, 'boards', (value, at) => readTraveller(value, at, reading));
  if (!travellers.ok) return travellers;
  const head = readHead(event);
  if (!head.ok) return head;
  if (travellers.value.length === 0 && event.matches === undefined)
    return fail('ERR_NO_RESULT', 'boards', 'there is no result in the file');
  if (event.contestants === undefined) return inferred(travellers.value, head.value, reading);
  const contestants = readList(event.contestants, 'contestants', (value, at) =>
    orWrong(contestantOf(value), at, 'a contestant has an id', value),
  );
  if (!contestants.ok) return contestants;
  const { winners } = event;
  if (winners !== 1 && winners !== 2 && winners !== 3)
    return wrong('winners', 'winners is 1, 2 or 3', winners);
  const partners = readList(event.partners ?? [], 'partners', (value, at) =>
    orWrong(partnersOf(value), at, 'partners have an id, and two contestants', value),
  );
  if (!partners.ok) return partners;
  const matches = readList(event.matches ?? [], 'matches', (value, at) =>
    orWrong(matchOf(value), at, 'a match has home, away, a round, and a list of boards', value),
  );
  if (!matches.ok) return matches;
  const meetings = readList(event.meetings ?? [], 'meetings', (value, at) =>
    orWrong(matchOf(value), at, 'a meeting has home, away, a round, and a list of boards', value),
  );
  if (!meetings.ok) return meetings;
  const read: Event = {
    ...head.value,
    winners,
    contestants: contestants.value,
    ...(partners.value.length > 0 && { partners: partners.value }),
    ...(event.matches !== undefined && { matches: matches.value }),
    ...(event.meetings !== undefined && { meetings: meetings.value }),
    ...(event.isKnockout === true && { isKnockout: true }),
    ...(event.isBySection === true && { isBySection: true }),
    travellers: travellers.value,
  };
  return directionError(read) ?? settledEvent(reading, read);
}

const directionError = ({ winners, contestants }: Event): Failure<EventFileCode> | undefined => {
  const at = contestants.findIndex(
    ({ direction, seat }) =>
      (winners === 2 && direction === undefined) || (winners === 3 && seat === undefined),
  );
  return at === -1
    ? undefined
    : fail(
        'ERR_EVENT',
        `contestants[${at}].${winners === 2 ? 'direction' : 'seat'}`,
        winners === 2
          ? 'where there are two winners a contestant has a direction'
          : 'where there are three winners a contestant has a seat: S, W or E',
      );
};

function inferred(
  travellers: readonly Traveller[],
  head: Omit<Event, 'winners' | 'contestants' | 'travellers'>,
  reading: Reading,
) {
  const event = eventOfRows(
    travellers.flatMap(({ board, section, session, entries }) =>
      entries.map(({ ns, ew, outcome, lead, form, place = '' }) => ({
        ...{ board, section, session, ns, ew, outcome, lead, form, place },
      })),
    ),
    {},
    undefined,
    reading,
  );
  return event.ok ? ok({ ...event.value, ...head }) : event;
}

function readHead(event: Json): Result<Omit<Event, 'winners' | 'contestants' | 'travellers'>, EventFileCode> {
  const { name, date, method, options, expected, strats } = event;
  for (const [key, value] of Object.entries({ name, date, method }))
    if (value !== undefined && typeof value !== 'string') return wrong(key, `${key} must be text`, value);
  if (expected !== undefined && !isCount(expected))
    return wrong('expected', 'expected is how many results a board should have', expected);
  if (strats !== undefined && !isTexts(strats))
    return wrong('strats', 'strats must be a list of names', strats);
  if (options !== undefined && !isOptions(options))
    return wrong('options', 'options must be an object of texts, numbers and flags', options);
  const adjustments = readList(event.adjustments ?? [], 'adjustments', (value, at) =>
    orWrong(
      adjustmentOf(value),
      at,
      'an adjustment has a contestant, an amount and a unit (points, tops, percent)',
      value,
    ),
  );
  if (!adjustments.ok) return adjustments;
  return ok({
    ...(typeof name === 'string' && { name }),
    ...(typeof date === 'string' && { date }),
    ...(typeof method === 'string' && { method }),
    ...(isOptions(options) && { options }),
    ...(typeof expected === 'number' && { expected }),
    ...(isTexts(strats) && { strats }),
    ...(adjustments.value.length > 0 && { adjustments: adjustments.value }),
  });
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 1;

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

const isOptions = (value: unknown): value is OptionValues =>
  isObject(value) &&
  Object.values(value).every((one) => ['string', 'number', 'boolean'].includes(typeof one));

function readTraveller(value: unknown, at: string, reading: Reading): Result<Traveller, EventFileCode> {
  if (!isObject(value)) return wrong(at, 'a board must be an object', value);
  const { board, section, session, expected } = value;
  if (typeof board !== 'number' || !Number.isInteger(board) || board < 1)
    return wrong(`${at}.board`, 'a board has a number from 1', board);
  if (expected !== undefined && !isCount(expected))
    return wrong(`${at}.expected`, 'expected is how many results a board should have', expected);
  const entries = readRows(reading, value.results, `${at}.results`, board);
  if (!entries.ok) return entries;
  return ok({
    board,
    ...(typeof section === 'string' && { section }),
    ...(typeof session === 'string' && { session }),
    ...(isCount(expected) && { expected }),
    entries: entries.value,
  });
}

const sidesIn = (row: unknown, board: number): FaultyRow | undefined =>
  isObject(row) ? { board, ns: String(row.ns), ew: String(row.ew) } : undefined;

function readEntry(
  value: unknown,
  place: string,
  board: number,
  reading: Reading,
): Result<Entry, EventFileCode> {
  if (!isObject(value)) return wrong(place, 'a result must be an object', value);
  const { ns, ew, third, form } = value;
  if (typeof ns !== 'string' || ns === '') return wrong(`${place}.ns`, 'ns is the id of a contestant', ns);
  if (typeof ew !== 'string' || ew === '') return wrong(`${place}.ew`, 'ew is the id of a contestant', ew);
  const result = correctedOr(reading, `${place}.result`, board, () => {
    const read = readResult(value.result, board);
    return typeof read === 'string' ? fail('ERR_RESULT', `${place}.result`, read) : ok(read);
  });
  if (!result.ok) return result;
  const outcome = result.value;
  const lead = typeof value.lead === 'string' ? parseCard(value.lead) : undefined;
  if (value.lead !== undefined && lead === undefined)
    return wrong(`${place}.lead`, 'a lead is written like HK', value.lead);
  return ok({
    ...{ ns, ew, outcome },
    ...(typeof third === 'string' && { third }),
    ...(lead !== undefined && { lead }),
    ...(typeof form === 'string' && { form }),
    place,
  });
}

function readList<T>(
  value: unknown,
  at: string,
  read: (one: unknown, at: string) => Result<T, EventFileCode>,
): Result<T[], EventFileCode> {
  if (!Array.isArray(value)) return wrong(at, `${at} must be a list`, value);
  const list: T[] = [];
  for (const [i, one] of value.entries()) {
    const item = read(one, `${at}[${i}]`);
    if (!item.ok) return item;
    list.push(item.value);
  }
  return ok(list);
}

/** Reads the rows of a list; one that cannot be read is left out, or refuses the file. */
function readRows(
  reading: Reading,
  value: unknown,
  at: string,
  board: number,
): Result<Entry[], EventFileCode> {
  const lists = readList(value, at, (one, place): Result<readonly Entry[], EventFileCode> => {
    const row = readEntry(one, place, board, reading);
    if (row.ok) return ok([row.value]);
    return leavesOut(reading, row, isOfResult(row) ? sidesIn(one, board) : undefined) ? ok([]) : row;
  });
  return lists.ok ? ok(lists.value.flat()) : lists;
}

const orWrong = <T>(
  value: T | undefined,
  at: string,
  must: string,
  found: unknown,
): Result<T, EventFileCode> => (value === undefined ? wrong(at, must, found) : ok(value));

const wrong = (at: string, must: string, found: unknown): Failure<EventFileCode> =>
  fail('ERR_EVENT', at, `${must}, not ${quote(found)}`);

function parseJson(text: string): Result<unknown, EventFileCode> {
  try {
    return ok(JSON.parse(text.replace(/^\uFEFF/, '')));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const [, line = '1', column = '1'] = /\(line (\d+) column (\d+)\)/.exec(why) ?? [];
    return fail('ERR_EVENT', `${line}:${column}`, 'this is not JSON');
  }
}
