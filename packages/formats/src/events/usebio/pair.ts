import type { Contestant, Player } from '@overtrick/duplicate/event/event';
import type { Side } from '@overtrick/rules/cards/seat';
import { descendantsOf, textOfChild, type XmlElement } from '../xml.ts';

/** Returns the number itself: `9` of `9NS`, which some programs write with two winners. */
export const pairNumber = (text: string | undefined): string | undefined =>
  text?.replace(/(?<=\d)(NS|EW)$/i, '').trim() || undefined;

/** Reads a PAIR; with two winners its direction is part of its id. */
export function contestantOf(
  pair: XmlElement,
  winners: 1 | 2,
  section: string | undefined,
): Contestant | undefined {
  const text = textOfChild(pair, 'PAIR_NUMBER');
  const number = pairNumber(text);
  if (number === undefined) return undefined;
  const direction = winners === 2 ? directionOf(textOfChild(pair, 'DIRECTION') ?? text ?? '') : undefined;
  const players = playersOf(pair);
  return { ...makeContestant(number, direction, section), ...(players.length > 0 && { players }) };
}

export const playersOf = (element: XmlElement): readonly Player[] =>
  descendantsOf(element, 'PLAYER').flatMap(playerOf);

/** @param section set if another section has a pair with the same number */
export const makeContestant = (
  number: string,
  direction: Side | undefined,
  section: string | undefined,
): Contestant => ({
  id: `${section ?? ''}${number}${direction ?? ''}`,
  number: `${section ?? ''}${number}`,
  ...(section !== undefined && { section }),
  ...(direction && { direction }),
});

const directionOf = (text: string): Side | undefined =>
  /(ns|n|s|north|south)$/i.test(text) ? 'NS' : /(ew|e|w|east|west)$/i.test(text) ? 'EW' : undefined;

/** Reads a player; empty without a name and a number. */
export function playerOf(player: XmlElement): Player[] {
  const name = textOfChild(player, 'PLAYER_NAME');
  const number = textOfChild(player, 'NATIONAL_ID_NUMBER');
  if (name === undefined && number === undefined) return [];
  return [{ name: name ?? '', ...(number !== undefined && number !== '0' && { number }) }];
}
