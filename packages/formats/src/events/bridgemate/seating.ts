import type { Contestant, Event } from '@overtrick/duplicate/event/event';
import type { Entry } from '@overtrick/duplicate/traveller/traveller';
import { parseLine } from '@overtrick/evening/line';
import { fail, ok, type Result } from '@overtrick/rules/result';

/** A result with the place where it was played, and the numbers of those who sat there. */
export interface SeatedEntry {
  readonly entry: Entry;
  readonly board: number;
  /** The number of the session, from 1. */
  readonly session: number;
  readonly section: string;
  readonly table: number;
  readonly round: number;
  /** North-South and East-West; in an individual North, South, East and West. */
  readonly seated: readonly Seated[];
}

interface Seated {
  readonly contestant: Contestant;
  readonly number: number;
}

/** The largest number of a column. */
const MOST = 32_767;

/**
 * Finds where each result was played: as the entry's place names it, otherwise each meeting gets the first round in
 * which both sides are free, and in it the first free table of its section.
 */
export function seatingOf(event: Event): Result<readonly SeatedEntry[]> {
  const contestants = new Map(event.contestants.map((one) => [one.id, one]));
  const partners = new Map(event.partners?.map(({ id, contestants: ids }) => [id, ids]));
  const sessions = [...new Set(event.travellers.map(({ session }) => session))];
  const isPlanned = event.travellers.every(({ entries }) =>
    entries.every(({ place = '' }) => parseLine(place) !== undefined),
  );
  const places = new Map<string, Place>();
  const busy = new Set<string>();
  const seated: SeatedEntry[] = [];
  for (const { board, session, entries } of event.travellers)
    for (const entry of entries) {
      const line = isPlanned ? parseLine(entry.place ?? '') : undefined;
      const sides = [entry.ns, entry.ew].map((id) => partners.get(id) ?? [id]);
      const found = sides.flat().flatMap((id) => contestants.get(id) ?? []);
      const section = line?.section ?? sectionOf(found[0]);
      const numbers: Seated[] = [];
      for (const contestant of found) {
        const number = numberIn(contestant, section);
        if (!number.ok) return number;
        numbers.push({ contestant, number: number.value });
      }
      const meeting = JSON.stringify([session, entry.ns, entry.ew]);
      const place = line ?? places.get(meeting) ?? freePlace(busy, sides.flat(), section, session);
      places.set(meeting, place);
      seated.push({
        ...{ entry, board, section, table: place.table, round: place.round, seated: numbers },
        session: sessions.indexOf(session) + 1,
      });
    }
  return ok(seated);
}

interface Place {
  readonly table: number;
  readonly round: number;
}

/** Finds the first round in which these are free, and a table; both are taken then. */
function freePlace(
  busy: Set<string>,
  ids: readonly string[],
  section: string,
  session: string | undefined,
): Place {
  const keyOf = (...of: readonly (string | number)[]) => JSON.stringify([session, ...of]);
  let round = 1;
  while (ids.some((id) => busy.has(keyOf('who', round, id)))) round += 1;
  let table = 1;
  while (busy.has(keyOf('table', round, section, table))) table += 1;
  for (const id of ids) busy.add(keyOf('who', round, id));
  busy.add(keyOf('table', round, section, table));
  return { table, round };
}

const NUMBER = /^([A-Z]{0,2})(\d{1,5})$/i;

const sectionOf = (contestant: Contestant | undefined): string =>
  (contestant?.section ?? NUMBER.exec(contestant?.number ?? '')?.[1]?.toUpperCase()) || 'A';

/** Reads the number of a contestant in a section: 7 of `7` or `A7`. */
function numberIn({ number }: Contestant, section: string): Result<number> {
  const [, letters = '', digits = ''] = NUMBER.exec(number) ?? [];
  const value = Number(digits);
  if (digits === '' || value < 1 || value > MOST)
    return fail(
      'ERR_FORM',
      undefined,
      `in a Bridgemate file the numbers are 1 to ${MOST}, and one here is ${number}`,
    );
  if (letters !== '' && letters.toUpperCase() !== section.toUpperCase())
    return fail(
      'ERR_FORM',
      undefined,
      `${number} played in section ${section}: a Bridgemate file has the numbers of one section at its tables`,
    );
  return ok(value);
}
