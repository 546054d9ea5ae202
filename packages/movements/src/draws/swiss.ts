import { type Random, shuffled } from '@overtrick/rules/random';
import { fail, ok, type Result } from '@overtrick/rules/result';
import { isPerfectlyMatched } from './matching.ts';
import type { Meeting } from './roundRobin.ts';

/** The field when the next round is drawn. */
export interface SwissField {
  /** The best first, everybody once; `rankedBy` makes it of scores. */
  readonly ranked: readonly number[];
  /** The meetings so far; those of a three-way match are three meetings. */
  readonly met: readonly Meeting[];
  /** Those who have had a bye or been in a three-way match, each as often as that was. */
  readonly rested?: readonly number[];
}

export interface SwissOptions {
  /** The lot of the odd one. */
  readonly odd: 'bye' | 'three-way';
  /** The most meetings of two, where it cannot be helped; one unless said otherwise. */
  readonly mostMeetings?: number;
}

export interface SwissDraw {
  /** The first of each is the higher. */
  readonly meetings: readonly Meeting[];
  readonly bye?: number;
  readonly threeWay?: readonly [number, number, number];
}

export type SwissCode =
  | 'ERR_FEW' // there are not two, or three for a three-way match
  | 'ERR_NO_DRAW'; // there are too many rounds for so many

/** The best first; equal scores in the order that chance gives. For the first round all scores are 0. */
export const rankedBy = (scores: ReadonlyMap<number, number>, random: Random): number[] =>
  shuffled(random, [...scores.keys()]).sort(
    (one, other) => (scores.get(other) ?? 0) - (scores.get(one) ?? 0),
  );

/**
 * The next round of a Swiss event: from the top each meets the nearest below whom they have not met, unless
 * no draw would be left for the others. The odd one is the lowest who has not been it. Rematches, where they
 * are allowed, come only when there is no draw without.
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

/** Whoever is odd, from the bottom, first of those who have been it least. */
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
