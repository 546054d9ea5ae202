import { fail, ok, type Result } from '@overtrick/rules/result';
import type { Meeting } from './roundRobin.ts';
import type { SwissCode } from './swiss.ts';
import { isAhead, type MayMeet, type Times, timesOf, twosOf } from './twos.ts';

/** The players of an individual and their history when the next round is drawn. */
export interface PlayersField {
  /** Everybody once, the best first. */
  readonly ranked: readonly number[];
  /** The partnerships so far. */
  readonly partnered: readonly Meeting[];
  /** The opponents so far; four meetings for each table. */
  readonly opposed: readonly Meeting[];
  /** The players that have had a bye, once for each time. */
  readonly rested?: readonly number[];
}

export interface PlayersOptions {
  /** The most rounds of the same two as partners, if that cannot be avoided; default 1. */
  readonly mostMeetings?: number;
  /** The rounds still to be drawn after this one, for which partners must be left; default 0. */
  readonly roundsAfter?: number;
}

/** A table by its places: North, South, East, West. */
export type Four = readonly [north: number, south: number, east: number, west: number];

export interface PlayersDraw {
  /** The best table first. */
  readonly tables: readonly Four[];
  /** Up to three. */
  readonly byes: readonly number[];
}

/**
 * Draws the next round of a Swiss individual. Of each four neighbours of the ranking the first and the fourth are
 * partners, against the second and the third, as far as no two are partners again and partners are left for the rounds
 * after. The lowest who have rested least have byes.
 */
export function playersDraw(
  field: PlayersField,
  options: PlayersOptions = {},
): Result<PlayersDraw, SwissCode> {
  const { ranked, rested = [] } = field;
  if (ranked.length < 4)
    return fail('ERR_FEW', undefined, `a table needs four players: only ${ranked.length} are in the draw`);
  const { mostMeetings = 1, roundsAfter = 0 } = options;
  const times = timesOf(field.partnered);
  const rests = (player: number): number => rested.filter((each) => each === player).length;
  const byBye = ranked.toReversed().sort((one, other) => rests(one) - rests(other));
  for (let most = 1; most <= mostMeetings; most++) {
    const mayPartner: MayMeet = (one, other) => times(one, other) < most;
    for (const ahead of roundsAfter > 0 ? [roundsAfter, 0] : [0])
      for (const byes of choicesOf(byBye, ranked.length % 4)) {
        const partners = partnersFor(field, byes, mayPartner, times, ahead);
        if (partners) return ok({ tables: tablesOf(partners, timesOf(field.opposed)), byes });
      }
  }
  const often = mostMeetings === 1 ? 'again' : `more than ${mostMeetings} times`;
  return fail(
    'ERR_NO_DRAW',
    undefined,
    `in every possible draw some are partners ${often}; allow one more round`,
  );
}

/** The players beyond those needed from whom byes are chosen. */
const SPARE = 5;

/** Returns the ways to choose `count` of the first players, in the order of preference. */
function choicesOf(players: readonly number[], count: number): readonly (readonly number[])[] {
  if (count === 0) return [[]];
  const chosen = (from: number, left: number): readonly (readonly number[])[] =>
    left === 0
      ? [[]]
      : players
          .slice(from, count + SPARE)
          .flatMap((player, i) => chosen(from + i + 1, left - 1).map((others) => [player, ...others]));
  return chosen(0, count);
}

/** Returns the partnerships of those without a bye; `undefined` if there are none, or none are left afterwards. */
function partnersFor(
  { ranked }: PlayersField,
  byes: readonly number[],
  mayPartner: MayMeet,
  times: Times,
  roundsAfter: number,
): readonly Meeting[] | undefined {
  const playing = ranked.filter((player) => !byes.includes(player));
  // who comes next in the list is tried first as a partner: of four neighbours the first and the fourth
  const listed = playing.flatMap((_, i) => {
    if (i % 4 !== 0) return [];
    const [a, b, c, d] = playing.slice(i, i + 4) as [number, number, number, number];
    return [a, d, b, c];
  });
  const all = ranked.length % 2 === 0 ? ranked : [...ranked, BYE];
  const mayPartnerOrRest: MayMeet = (one, other) => one === BYE || other === BYE || mayPartner(one, other);
  return twosOf(
    listed,
    times,
    mayPartner,
    (partners) => roundsAfter === 0 || isAhead(all, mayPartnerOrRest, partners, roundsAfter),
  );
}

/** Stands for the bye among an odd number of players. */
const BYE = Number.NEGATIVE_INFINITY;

/** The most times that two should be opponents. */
const MOST_OPPOSED = 2;

/** Seats each partnership against the nearest below whose players were not opponents twice already, if there is one. */
function tablesOf(partners: readonly Meeting[], opposed: Times): readonly Four[] {
  const tables: Four[] = [];
  let left = [...partners];
  while (left.length > 1) {
    const [first, ...others] = left as [Meeting, ...Meeting[]];
    const isFresh = (other: Meeting): boolean =>
      first.every((one) => other.every((each) => opposed(one, each) < MOST_OPPOSED));
    const second = others.find(isFresh) ?? others[0];
    if (second === undefined) break;
    tables.push([...first, ...second]);
    left = others.filter((other) => other !== second);
  }
  return tables;
}
