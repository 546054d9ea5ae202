/**
 * Individuals in USEBIO: players with numbers, and lines with the four who sat there.
 *
 *     <PLAYER><PLAYER_NUMBER>1</PLAYER_NUMBER><PLAYER_NAME>Ann</PLAYER_NAME></PLAYER>
 *     <TRAVELLER_LINE><N_PLAYER_NUMBER>8</N_PLAYER_NUMBER><S_PLAYER_NUMBER>1</S_PLAYER_NUMBER>…<SCORE>420</SCORE>
 */

import type { Contestant, Event, Partners } from '@overtrick/duplicate/event/event';
import type { Seat } from '@overtrick/rules/cards/seat';
import { present } from '@overtrick/rules/present';
import { type Failure, ok, type Result } from '@overtrick/rules/result';
import { failAt } from '../../item.ts';
import { makePlace } from '../../place.ts';
import type { EventFileCode } from '../eventFormat.ts';
import { leavesOut, type Reading, settledEvent } from '../reading.ts';
import { travellersOf } from '../rows.ts';
import { descendantsOf, textOfChild, type XmlElement } from '../xml.ts';
import { leadOf, readLine } from './line.ts';
import { methodOf } from './method.ts';
import { playerOf } from './pair.ts';
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
  const rows: Parameters<typeof travellersOf>[0][number][] = [];
  for (const { element, session } of unitsOf(event))
    for (const boardElement of descendantsOf(element, 'BOARD')) {
      const lines = descendantsOf(boardElement, 'TRAVELLER_LINE');
      if (lines.length === 0) continue;
      const board = Number(textOfChild(boardElement, 'BOARD_NUMBER'));
      if (!Number.isInteger(board) || board < 1)
        return failAt('ERR_EVENT', boardElement.place, 'a board must have a BOARD_NUMBER, from 1');
      for (const line of lines) {
        const seated = seatedAt(line);
        const outcome = seated.ok ? readLine(reading, line, board, lines.length) : seated;
        if (!seated.ok || !outcome.ok) {
          const wrong = seated.ok ? (outcome as Failure<EventFileCode>) : seated;
          if (!leavesOut(reading, wrong)) return wrong;
          continue;
        }
        const [north, south, east, west] = seated.value;
        for (const id of seated.value) if (!contestants.has(id)) contestants.set(id, { id, number: id });
        const [ns, ew] = [
          [north, south],
          [east, west],
        ].map(([one = '', other = '']) => {
          const id = `${one}+${other}`;
          partners.set(id, { id, contestants: [one, other] });
          return id;
        }) as [string, string];
        const lead = leadOf(line, outcome.value);
        rows.push({
          row: { board, session },
          entry: {
            ...{ ns, ew, outcome: outcome.value, place: makePlace(line.place) },
            ...present({ lead }),
          },
        });
      }
    }
  if (rows.length === 0)
    return failAt('ERR_NO_RESULT', event.place, 'there is no TRAVELLER_LINE in the event');
  return settledEvent(reading, {
    ...present({ method: method.value }),
    winners: 1,
    contestants: [...contestants.values()],
    partners: [...partners.values()],
    travellers: travellersOf(rows),
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
