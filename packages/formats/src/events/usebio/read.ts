/**
 * Reads USEBIO 1.2: an event as XML, with its participants and a traveller for each board.
 *
 *     <USEBIO Version="1.2"><EVENT EVENT_TYPE="MP_PAIRS"><WINNER_TYPE>1</WINNER_TYPE>…
 *       <PARTICIPANTS><PAIR><PAIR_NUMBER>1</PAIR_NUMBER>…</PAIR></PARTICIPANTS>
 *       <BOARD><BOARD_NUMBER>1</BOARD_NUMBER><TRAVELLER_LINE><NS_PAIR_NUMBER>1</NS_PAIR_NUMBER>…
 *
 * A line counts by its SCORE: a number from North-South's side or an artificial score such as `A6040`.
 */

import type { Contestant, Event } from '@overtrick/duplicate/event/event';
import { SIDES, type Side } from '@overtrick/rules/cards/seat';
import { present } from '@overtrick/rules/present';
import { type Failure, ok, type Result } from '@overtrick/rules/result';
import { failAt } from '../../item.ts';
import type { EventFileCode } from '../eventFormat.ts';
import { type Reading, settledEvent, strictly } from '../reading.ts';
import { travellersOf } from '../rows.ts';
import { childOf, descendantsOf, parseXml, textOfChild, type XmlElement } from '../xml.ts';
import { audited } from './audit.ts';
import { INDIVIDUAL, readIndividual } from './individual.ts';
import { hasMeetings, readMeetings } from './meetings.ts';
import { methodOf } from './method.ts';
import { contestantOf, makeContestant, pairNumber } from './pair.ts';
import { MATCH_TYPES, readMatches } from './readMatches.ts';
import { rowsOf, type SidesOfLine } from './rows.ts';
import { unitsOf } from './units.ts';

/** The method of each type of event for pairs that is scored board by board. */
export const EVENT_TYPES: Readonly<Record<string, string | undefined>> = {
  MP_PAIRS: 'mp',
  PAIRS: 'mp',
  BUTLER_PAIRS: 'butler',
  CROSS_IMP: 'cross-imp',
  CROSS_IMPS: 'cross-imp',
};

export function readUsebio(text: string, reading: Reading = strictly()): Result<Event, EventFileCode> {
  const document = parseXml(text);
  if (!document.ok) return document;
  const root = document.value;
  const event = root.name === 'EVENT' ? root : descendantsOf(root, 'EVENT')[0];
  if (event === undefined)
    return failAt('ERR_EVENT', root.place, `a USEBIO file must contain an EVENT, and ${root.name} has none`);
  const type = typeOf(event);
  audited(event, reading);
  if (hasMeetings(event, type)) {
    const swiss = readMeetings(event, type, reading);
    return swiss.ok ? ok({ ...headOf(event), ...swiss.value }) : swiss;
  }
  if (MATCH_TYPES.has(type)) {
    const matches = readMatches(event, type, reading);
    return matches.ok ? ok({ ...headOf(event), ...matches.value }) : matches;
  }
  if (type === INDIVIDUAL) {
    const read = readIndividual(event, reading);
    return read.ok ? ok({ ...headOf(event), ...read.value }) : read;
  }
  if (type !== '' && EVENT_TYPES[type] === undefined) return unread(event, type);
  const method = methodOf(event, 'pairs', reading);
  if (!method.ok) return method;
  const winners = textOfChild(event, 'WINNER_TYPE') === '2' ? 2 : 1;
  const contestants = new Map<string, Contestant>();
  const units = unitsOf(event);
  for (const { element, section } of units)
    for (const participants of descendantsOf(element, 'PARTICIPANTS')) {
      const wrong = enter(participants, winners, section, contestants);
      if (wrong) return wrong;
    }
  const rows = rowsOf(units, reading, (line, { section }) => pairsOf(line, winners, section, contestants));
  if (!rows.ok) return rows;
  if (rows.value.length === 0)
    return failAt('ERR_NO_RESULT', event.place, 'there is no TRAVELLER_LINE in the event');
  const read: Event = {
    ...headOf(event),
    ...present({ method: method.value ?? EVENT_TYPES[type] }),
    winners,
    contestants: [...contestants.values()],
    travellers: travellersOf(rows.value),
  };
  return settledEvent(reading, read);
}

/** Enters the pairs of a list, unless they are known from an earlier session. */
function enter(
  participants: XmlElement,
  winners: 1 | 2,
  section: string | undefined,
  contestants: Map<string, Contestant>,
): Failure<EventFileCode> | undefined {
  const seen = new Set<string>();
  for (const pair of descendantsOf(participants, 'PAIR')) {
    const contestant = contestantOf(pair, winners, section);
    if (contestant === undefined) return failAt('ERR_EVENT', pair.place, 'a pair has a PAIR_NUMBER');
    const { id } = contestant;
    if (seen.has(id)) return failAt('ERR_EVENT', pair.place, `there are two pairs ${id}`);
    seen.add(id);
    if (!contestants.has(id)) contestants.set(id, contestant);
  }
  return undefined;
}

/** Returns the type in capitals; empty if there is none. */
const typeOf = (event: XmlElement): string =>
  (event.attributes.EVENT_TYPE ?? childOf(event, 'PARTICIPANTS')?.attributes.EVENT_TYPE ?? '')
    .trim()
    .toUpperCase()
    .replaceAll(/[ -]/g, '_');

const unread = (event: XmlElement, type: string): Failure<EventFileCode> => {
  const known = [...Object.keys(EVENT_TYPES), INDIVIDUAL, ...MATCH_TYPES].join(', ');
  return failAt('ERR_EVENT', event.place, `an event of type ${type} cannot be read; these can: ${known}`);
};

function headOf(event: XmlElement): Pick<Event, 'name' | 'date'> {
  const name = textOfChild(event, 'EVENT_DESCRIPTION') ?? textOfChild(event, 'TITLE');
  const [, day, month, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(textOfChild(event, 'DATE') ?? '') ?? [];
  return { ...present({ name }), ...(year !== undefined && { date: `${year}-${month}-${day}` }) };
}

/** Finds the pairs of a line; one that is not a participant becomes one. */
function pairsOf(
  line: XmlElement,
  winners: 1 | 2,
  section: string | undefined,
  contestants: Map<string, Contestant>,
): Result<SidesOfLine, EventFileCode> {
  const ids: { [S in Side]: string } = { NS: '', EW: '' };
  for (const side of SIDES) {
    const number = pairNumber(textOfChild(line, `${side}_PAIR_NUMBER`));
    if (number === undefined) return noPair(line, side);
    const contestant = makeContestant(number, winners === 2 ? side : undefined, section);
    const { id } = contestant;
    if (!contestants.has(id)) contestants.set(id, contestant);
    ids[side] = id;
  }
  return ok({ ns: ids.NS, ew: ids.EW });
}

const noPair = (line: XmlElement, side: Side): Failure<EventFileCode> =>
  failAt('ERR_EVENT', line.place, `a line must have an ${side}_PAIR_NUMBER`);
