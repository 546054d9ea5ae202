import type { Contestant, Event, Partners, Player } from '@overtrick/duplicate/event/event';
import { fail, type Result } from '@overtrick/rules/result';
import type { EventFileCode } from './eventFormat.ts';
import { type Reading, settledEvent } from './reading.ts';
import { isInSections, type Row, travellersOf } from './rows.ts';

/** A result between four players: North, South, East and West by their numbers. */
export interface FourRow {
  readonly row: Row;
  readonly seated: readonly [string, string, string, string];
}

/** Builds an individual from its results; two partners at a table become one side, `8+1`. */
export function individualOf(
  rows: readonly FourRow[],
  head: Pick<Event, 'name' | 'date' | 'method'>,
  playerOf: (number: string, section: string | undefined) => Player | undefined,
  reading: Reading,
): Result<Event, EventFileCode> {
  if (rows.length === 0) return fail('ERR_NO_RESULT', '1:1', 'there is no result in the file');
  const areLettered = isInSections(
    rows.flatMap(({ row: { section }, seated }) => seated.map((number) => ({ section, number }))),
  );
  const contestants = new Map<string, Contestant>();
  const partners = new Map<string, Partners>();
  const entries = rows.map(({ row, seated }) => {
    const ids = seated.map((number) => {
      const id = `${areLettered ? (row.section ?? '') : ''}${number}`;
      const player = contestants.has(id) ? undefined : playerOf(number, row.section);
      if (!contestants.has(id)) contestants.set(id, { id, number: id, ...(player && { players: [player] }) });
      return id;
    });
    const [north = '', south = '', east = '', west = ''] = ids;
    const sideOf = (one: string, other: string): string => {
      const id = `${one}+${other}`;
      partners.set(id, { id, contestants: [one, other] });
      return id;
    };
    const { outcome, lead, place } = row;
    const entry = { ns: sideOf(north, south), ew: sideOf(east, west), outcome, place };
    return { row, entry: lead === undefined ? entry : { ...entry, lead } };
  });
  return settledEvent(reading, {
    ...head,
    winners: 1,
    contestants: [...contestants.values()].sort((a, b) =>
      a.number.localeCompare(b.number, 'en', { numeric: true }),
    ),
    partners: [...partners.values()],
    travellers: travellersOf(entries),
  });
}
