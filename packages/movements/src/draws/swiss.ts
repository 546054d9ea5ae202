import { type Random, shuffled } from '@overtrick/rules/random';
import { fail, ok, type Result } from '@overtrick/rules/result';
import { isPerfectlyMatched } from './matching.ts';
import type { Meeting } from './roundRobin.ts';

/** The entrants and their history when the next round is drawn. */
export interface SwissField {
  /** Everybody once, the best first; `rankedBy` makes it from scores. */
  readonly ranked: readonly number[];
  /** The meetings so far; a three-way match counts as three meetings. */
  readonly met: readonly Meeting[];
  /** The entrants that have had a bye or a three-way match, once for each time. */
  readonly rested?: readonly number[];
}

export interface SwissOptions {
  /** The odd one has a bye, or plays in a match of three. */
  readonly odd: 'bye' | 'three-way';
  /** The most meetings of the same two, if rematches cannot be avoided; default 1. */
  readonly mostMeetings?: number;
}

export interface SwissDraw {
  /** In each meeting the higher-ranked entrant comes first. */
  readonly meetings: readonly Meeting[];
  readonly bye?: number;
  readonly threeWay?: readonly [number, number, number];
}

export type SwissCode =
  | 'ERR_FEW' // there are not two, or three for a three-way match
  | 'ERR_NO_DRAW'; // there are too many rounds for the number of entrants

/** Ranks entrants by score, the best first; equal scores in random order. For the first round all scores are 0. */
export const rankedBy = (scores: ReadonlyMap<number, number>, random: Random): number[] =>
  shuffled(random, [...scores.keys()]).sort(
    (one, other) => (scores.get(other) ?? 0) - (scores.get(one) ?? 0),
  );

/**
 * Draws the next round of a Swiss event: from the top, each meets the nearest below that they have not met, unless no
 * draw would remain for the others. The odd one is the lowest that has not been it. Rematches, if allowed, are drawn
 * only if there is no other draw.
 */
export function swissDraw(field: SwissField, options: SwissOptions): Result<SwissDraw, SwissCode> {
  const { ranked } = field;
  const isOdd = ranked.length % 2 === 1;
  if (ranked.length < (isOdd && options.odd === 'three-way' ? 3 : 2))
    return fail('ERR_FEW', undefined, `there is nobody to meet: only ${ranked.length} are in the draw`);
  const times = meetingsOf(field);
  const { mostMeetings = 1 } = options;
  for (let most = 1; most <= mostMeetings; most++) {
    const mayMeet = (one: number, other: number): boolean => times(one, other) < most;
    const odd = isOdd ? oddOf(field, options.odd, mayMeet) : {};
    const out = new Set([odd?.bye, ...(odd?.threeWay ?? [])]);
    const meetings =
      odd &&
      twosOf(
        ranked.filter((entrant) => !out.has(entrant)),
        times,
        mayMeet,
      );
    if (meetings) return ok({ meetings, ...odd });
  }
  const often = mostMeetings === 1 ? 'again' : `more than ${mostMeetings} times`;
  return fail(
    'ERR_NO_DRAW',
    undefined,
    `in every draw that is left some meet ${often}; allow one meeting more`,
  );
}

type MayMeet = (one: number, other: number) => boolean;

function meetingsOf({ met }: SwissField): (one: number, other: number) => number {
  const times = new Map<string, number>();
  const key = (one: number, other: number): string => (one < other ? `${one} ${other}` : `${other} ${one}`);
  for (const [one, other] of met) times.set(key(one, other), (times.get(key(one, other)) ?? 0) + 1);
  return (one, other) => times.get(key(one, other)) ?? 0;
}

const isDrawable = (entrants: readonly number[], mayMeet: MayMeet): boolean =>
  isPerfectlyMatched(entrants.length, (i, j) => mayMeet(entrants[i] ?? 0, entrants[j] ?? 0));

function twosOf(
  ranked: readonly number[],
  times: (one: number, other: number) => number,
  mayMeet: MayMeet,
): Meeting[] | undefined {
  if (!isDrawable(ranked, mayMeet)) return undefined;
  const meetings: Meeting[] = [];
  let left = ranked;
  while (left.length > 0) {
    const [first = 0, ...others] = left;
    const without = (other: number): number[] => others.filter((each) => each !== other);
    const opponent = others
      .filter((other) => mayMeet(first, other))
      .sort((one, other) => times(first, one) - times(first, other))
      .find((other) => isDrawable(without(other), mayMeet));
    if (opponent === undefined) return undefined;
    meetings.push([first, opponent]);
    left = without(opponent);
  }
  return meetings;
}

/** Finds the odd one, from the bottom; those who have been it least often come first. */
function oddOf(
  { ranked, rested = [] }: SwissField,
  odd: SwissOptions['odd'],
  mayMeet: MayMeet,
): Pick<SwissDraw, 'bye' | 'threeWay'> | undefined {
  const rests = (entrant: number): number => rested.filter((each) => each === entrant).length;
  const drawable = (...out: readonly number[]): boolean =>
    isDrawable(
      ranked.filter((entrant) => !out.includes(entrant)),
      mayMeet,
    );
  for (let most = 0; most <= Math.max(...ranked.map(rests)); most++) {
    const low = ranked.filter((entrant) => rests(entrant) <= most).toReversed();
    if (odd === 'bye') {
      const bye = low.find((entrant) => drawable(entrant));
      if (bye !== undefined) return { bye };
      continue;
    }
    for (const [i, third] of low.entries()) {
      for (const [j, second] of low.slice(i + 1).entries()) {
        if (!mayMeet(second, third)) continue;
        const first = low
          .slice(i + j + 2)
          .find((each) => mayMeet(each, second) && mayMeet(each, third) && drawable(each, second, third));
        if (first !== undefined) return { threeWay: [first, second, third] };
      }
    }
  }
  return undefined;
}
