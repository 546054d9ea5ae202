import type { EventCode } from '@overtrick/duplicate/event/check';
import type { Contestant, Event, Player } from '@overtrick/duplicate/event/event';
import { numberingOf } from '@overtrick/duplicate/event/numbering';
import type { Outcome } from '@overtrick/duplicate/traveller/outcome';
import type { Entry, Traveller } from '@overtrick/duplicate/traveller/traveller';
import type { Card } from '@overtrick/rules/cards/card';
import { SIDES, type Side } from '@overtrick/rules/cards/seat';
import { grouped } from '@overtrick/rules/grouped';
import { present } from '@overtrick/rules/present';
import { fail, type Result } from '@overtrick/rules/result';
import type { EventFileCode } from './eventFormat.ts';
import { type Reading, settledEvent, strictly } from './reading.ts';

/** One result as it is in a file: pairs by their numbers, which another pair may have in the other direction. */
export interface Row {
  readonly board: number;
  readonly section?: string | undefined;
  readonly session?: string | undefined;
  readonly ns: string;
  readonly ew: string;
  readonly nsNames?: string | undefined;
  readonly ewNames?: string | undefined;
  readonly outcome: Outcome;
  readonly lead?: Card | undefined;
  readonly form?: string | undefined;
  readonly place: string;
}

export type RowsCode = EventCode | 'ERR_NO_RESULT';

/** Returns the facts about a pair in a file besides the results. */
export type PairFacts = (
  number: string,
  section: string | undefined,
  side: Side,
) => readonly Player[] | undefined;

/**
 * Builds an event from its results and finds the contestants from the seating, also the number of winners unless it is
 * stated. All sections are compared together; numbers that occur in several sections get the section's letter in front.
 */
export function eventOfRows(
  rows: readonly Row[],
  { winners: stated, ...head }: Pick<Event, 'name' | 'date' | 'method' | 'options'> & { winners?: 1 | 2 },
  known: PairFacts = () => undefined,
  reading: Reading = strictly(),
): Result<Event, EventFileCode> {
  if (rows.length === 0) return fail('ERR_NO_RESULT', '1:1', 'there is no result in the file');
  const areLettered = isInSections(
    rows.flatMap(({ section, ns, ew }) => [ns, ew].map((number) => ({ section, number }))),
  );
  const numberOf = (row: Row, side: Side): string =>
    `${areLettered ? (row.section ?? '') : ''}${side === 'NS' ? row.ns : row.ew}`;
  const seen = numberingOf(
    rows.map((row) => ({
      board: JSON.stringify([row.session, row.section, row.board]),
      ns: numberOf(row, 'NS'),
      ew: numberOf(row, 'EW'),
      nsNames: row.nsNames,
      ewNames: row.ewNames,
    })),
  );
  const winners = stated ?? seen.winners;
  const repeats = winners === 2 && (stated === undefined ? seen.repeats : isBothWays(rows, numberOf));
  const idOf = (row: Row, side: Side): string => `${numberOf(row, side)}${repeats ? side : ''}`;
  const contestants = new Map<string, Contestant>();
  for (const row of rows)
    for (const side of SIDES) {
      const id = idOf(row, side);
      if (contestants.has(id)) continue;
      const names = side === 'NS' ? row.nsNames : row.ewNames;
      const players = known(side === 'NS' ? row.ns : row.ew, row.section, side) ?? playersOf(names);
      contestants.set(id, {
        id,
        number: numberOf(row, side),
        ...present({ section: row.section }),
        ...(winners === 2 && { direction: side }),
        ...(players.length > 0 && { players }),
      });
    }
  const travellers = travellersOf(
    rows.map((row) => ({
      row,
      entry: {
        ...{ ns: idOf(row, 'NS'), ew: idOf(row, 'EW'), outcome: row.outcome, place: row.place },
        ...present({ lead: row.lead, form: row.form }),
      },
    })),
  );
  const event: Event = {
    ...head,
    winners,
    contestants: [...contestants.values()].sort(byNumber),
    travellers,
  };
  return settledEvent(reading, event);
}

/** True if a number occurs in several sections, so that it needs their letters. */
export function isInSections(
  seats: readonly { readonly section?: string | undefined; readonly number: string }[],
): boolean {
  const first = new Map<string, string>();
  return seats.some(({ section = '', number }) => {
    if (!first.has(number)) first.set(number, section);
    return first.get(number) !== section;
  });
}

/** True if a number occurs on both sides. */
function isBothWays(rows: readonly Row[], numberOf: (row: Row, side: Side) => string): boolean {
  const ns = new Set(rows.map((row) => numberOf(row, 'NS')));
  return rows.some((row) => ns.has(numberOf(row, 'EW')));
}

/** Builds a traveller for each board and session, in order. */
export function travellersOf(
  entries: readonly { readonly row: Pick<Row, 'board' | 'session'>; readonly entry: Entry }[],
): Traveller[] {
  const boards = grouped(entries, ({ row }) => JSON.stringify([row.session ?? '', row.board]));
  return [...boards.values()]
    .flatMap((group): Traveller[] => {
      const [first] = group;
      if (first === undefined) return [];
      const { board, session } = first.row;
      return [{ board, ...present({ session }), entries: group.map(({ entry }) => entry) }];
    })
    .sort((a, b) => (a.session ?? '').localeCompare(b.session ?? '', 'en') || a.board - b.board);
}

const playersOf = (names: string | undefined): Player[] =>
  (names ?? '')
    .split(';')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map((name) => ({ name }));

const NATURAL = (text: string): readonly [string, number] => {
  const [, letters = '', digits = '0'] = /^(.*?)(\d*)$/.exec(text) ?? [];
  return [letters, Number(digits)];
};

function byNumber(a: Contestant, b: Contestant): number {
  const [[lettersA, a1], [lettersB, b1]] = [NATURAL(a.number), NATURAL(b.number)];
  if (lettersA !== lettersB) return lettersA < lettersB ? -1 : 1;
  return a1 - b1 || (a.direction === b.direction ? 0 : a.direction === 'NS' ? -1 : 1);
}
