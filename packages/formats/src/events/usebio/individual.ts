/**
 * Individuals in USEBIO: players with numbers, and lines with the four who sat there.
 *
 *     <PLAYER><PLAYER_NUMBER>1</PLAYER_NUMBER><PLAYER_NAME>Ann</PLAYER_NAME></PLAYER>
 *     <TRAVELLER_LINE><N_PLAYER_NUMBER>8</N_PLAYER_NUMBER><S_PLAYER_NUMBER>1</S_PLAYER_NUMBER>…<SCORE>420</SCORE>
 */

import type { Contestant, Event, Partners } from '@overtrick/duplicate/event/event';
import type { Seat } from '@overtrick/rules/cards/seat';
import { present } from '@overtrick/rules/present';
import { ok, type Result } from '@overtrick/rules/result';
import { failAt } from '../../item.ts';
import type { EventFileCode } from '../eventFormat.ts';
import { type Reading, settledEvent } from '../reading.ts';
import { travellersOf } from '../rows.ts';
import { descendantsOf, textOfChild, type XmlElement } from '../xml.ts';
import { methodOf } from './method.ts';
import { playerOf } from './pair.ts';
import { rowsOf } from './rows.ts';
import { unitsOf } from './units.ts';

/** The type of event. */
export const INDIVIDUAL = 'INDIVIDUAL';

/** Reads an individual; two partners at a table become one side, `8+1`. */
export function readIndividual(event: XmlElement, reading: Reading): Result<Event, EventFileCode> {
  const method = methodOf(event, 'pairs', reading);
  if (!method.ok) return method;
  const players = playersIn(event);
  if (!players.ok) return players;
  const contestants = players.value;
  const partners = new Map<string, Partners>();
  const rows = rowsOf(unitsOf(event), reading, (line) => {
    const seated = seatedAt(line);
    if (!seated.ok) return seated;
    const [north = '', south = '', east = '', west = ''] = seated.value;
    for (const id of seated.value) if (!contestants.has(id)) contestants.set(id, { id, number: id });
    const sideOf = (one: string, other: string): string => {
      const id = `${one}+${other}`;
      partners.set(id, { id, contestants: [one, other] });
      return id;
    };
    return ok({ ns: sideOf(north, south), ew: sideOf(east, west) });
  });
  if (!rows.ok) return rows;
  if (rows.value.length === 0)
    return failAt('ERR_NO_RESULT', event.place, 'there is no TRAVELLER_LINE in the event');
  return settledEvent(reading, {
    ...present({ method: method.value }),
    winners: 1,
    contestants: [...contestants.values()],
    partners: [...partners.values()],
    travellers: travellersOf(rows.value),
  });
}

/** Reads the players of the event by their numbers. */
function playersIn(event: XmlElement): Result<Map<string, Contestant>, EventFileCode> {
  const players = new Map<string, Contestant>();
  for (const list of descendantsOf(event, 'PARTICIPANTS')) {
    const seen = new Set<string>();
    for (const element of descendantsOf(list, 'PLAYER')) {
      const id = textOfChild(element, 'PLAYER_NUMBER')?.trim();
      if (id === undefined || id === '')
        return failAt('ERR_EVENT', element.place, 'a player of an individual has a PLAYER_NUMBER');
      if (seen.has(id)) return failAt('ERR_EVENT', element.place, `there are two players ${id}`);
      seen.add(id);
      // in a later session the player is the same
      if (!players.has(id)) players.set(id, { id, number: id, players: playerOf(element) });
    }
  }
  return ok(players);
}

const SEATS: readonly (readonly [seat: Seat, names: readonly string[]])[] = (
  [
    ['N', 'NORTH'],
    ['S', 'SOUTH'],
    ['E', 'EAST'],
    ['W', 'WEST'],
  ] as const
).map(([seat, name]) => [seat, [`${seat}_PLAYER_NUMBER`, `${name}_PLAYER_NUMBER`]]);

/** Reads the four numbers of a line: North, South, East, West. */
function seatedAt(line: XmlElement): Result<readonly string[], EventFileCode> {
  const numbers: string[] = [];
  for (const [seat, names] of SEATS) {
    const number = names
      .map((name) => textOfChild(line, name)?.trim())
      .find((one) => one !== undefined && one !== '');
    if (number === undefined)
      return failAt('ERR_EVENT', line.place, `a line of an individual must have a ${seat}_PLAYER_NUMBER`);
    numbers.push(number);
  }
  return ok(numbers);
}
