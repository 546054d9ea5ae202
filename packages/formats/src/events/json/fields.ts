import {
  type Adjustment,
  type Carried,
  type Contestant,
  type EventMatch,
  type Partners,
  type Player,
  THREE_SEATS,
} from '@overtrick/duplicate/event/event';
import type { MatchScore } from '@overtrick/duplicate/teams/match';
import { isSide } from '@overtrick/rules/cards/seat';
import { present } from '@overtrick/rules/present';

export type Json = { readonly [key: string]: unknown };

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads a contestant if it has an id that is not empty; missing or invalid fields are left out. */
export function contestantOf(value: unknown): Contestant | undefined {
  if (!isObject(value) || typeof value.id !== 'string' || value.id === '') return undefined;
  const { id, number, section, direction, seat, strat, players, handicap, sitOuts, isUnranked } = value;
  const ofThree = THREE_SEATS.find((one) => one === seat);
  const carried = carriedOf(value.carried);
  return {
    id,
    number: typeof number === 'string' ? number : id,
    ...(typeof section === 'string' && { section }),
    ...(isSide(direction) && { direction }),
    ...(ofThree && { seat: ofThree }),
    ...(Array.isArray(players) && players.length > 0 && { players: players.flatMap(playerOf) }),
    ...(typeof strat === 'string' && { strat }),
    ...present({ carried }),
    ...(typeof handicap === 'number' && { handicap }),
    ...(typeof sitOuts === 'number' && { sitOuts }),
    ...(isUnranked === true && { isUnranked }),
  };
}

function playerOf(value: unknown): Player[] {
  if (!isObject(value) || typeof value.name !== 'string') return [];
  return [{ name: value.name, ...(typeof value.number === 'string' && { number: value.number }) }];
}

function carriedOf(value: unknown): Carried | undefined {
  if (!isObject(value) || typeof value.points !== 'number') return undefined;
  return {
    points: value.points,
    ...(typeof value.top === 'number' && { top: value.top }),
    ...(value.isOfPoints === true && { isOfPoints: true }),
  };
}

/** Reads a match of two teams, with the numbers of its boards. */
export function matchOf(value: unknown): EventMatch | undefined {
  if (!isObject(value) || typeof value.home !== 'string' || typeof value.away !== 'string') return undefined;
  const { home, away, round, session, boards, isHalf } = value;
  if (!isNumbers(boards) || !Number.isInteger(round)) return undefined;
  const [score, points] = [matchScoreOf(value.score), matchScoreOf(value.points)];
  return {
    ...{ home, away, round: Number(round), boards },
    ...(typeof session === 'string' && { session }),
    ...present({ score, points }),
    ...(isHalf === true && { isHalf }),
  };
}

const matchScoreOf = (value: unknown): MatchScore | undefined =>
  isObject(value) && isNumbers([value.home, value.away])
    ? { home: Number(value.home), away: Number(value.away) }
    : undefined;

const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((one) => Number.isFinite(one));

/** Reads two partners by their ids. */
export function partnersOf(value: unknown): Partners | undefined {
  if (!isObject(value) || typeof value.id !== 'string' || !Array.isArray(value.contestants)) return undefined;
  const [one, other, ...more] = value.contestants;
  return typeof one === 'string' && typeof other === 'string' && more.length === 0
    ? { id: value.id, contestants: [one, other] }
    : undefined;
}

export function adjustmentOf(value: unknown): Adjustment | undefined {
  if (!isObject(value)) return undefined;
  const { contestant, amount, unit, reason } = value;
  if (typeof contestant !== 'string' || typeof amount !== 'number') return undefined;
  if (unit !== 'points' && unit !== 'tops' && unit !== 'percent') return undefined;
  return { contestant, amount, unit, ...(typeof reason === 'string' && { reason }) };
}
