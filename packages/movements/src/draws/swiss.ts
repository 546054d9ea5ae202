import { type Random, shuffled } from '@overtrick/rules/random';
import { fail, ok, type Result } from '@overtrick/rules/result';
import type { Meeting } from './roundRobin.ts';
import { isAhead, isDrawable, type MayMeet, type Times, timesOf, twosOf } from './twos.ts';

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
  /** The rounds still to be drawn after this one, for which opponents must be left; default 0. */
  readonly roundsAfter?: number;
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
 * Draws the next round of a Swiss: from the top, each meets the nearest below that they have not met, unless no draw
 * would remain for the others or, if that can be avoided, for the rounds after. The odd one is the lowest that has not
 * been it. Rematches, if allowed, are drawn only if there is no other draw.
 */
export function swissDraw(field: SwissField, options: SwissOptions): Result<SwissDraw, SwissCode> {
  const { ranked } = field;
  const isOdd = ranked.length % 2 === 1;
  if (ranked.length < (isOdd && options.odd === 'three-way' ? 3 : 2))
    return fail('ERR_FEW', undefined, `there are no opponents: only ${ranked.length} are in the draw`);
  const times = timesOf(field.met);
  const { mostMeetings = 1, roundsAfter = 0 } = options;
  for (let most = 1; most <= mostMeetings; most++) {
    const mayMeet = (one: number, other: number): boolean => times(one, other) < most;
    const draw =
      (roundsAfter > 0 ? drawAhead(field, options.odd, mayMeet, times, roundsAfter) : undefined) ??
      drawNow(field, options.odd, mayMeet, times);
    if (draw) return ok(draw);
  }
  const often = mostMeetings === 1 ? 'again' : `more than ${mostMeetings} times`;
  return fail('ERR_NO_DRAW', undefined, `in every possible draw some meet ${often}; allow one more meeting`);
}

/** Draws the round without regard to those after it; `undefined` if it cannot be drawn. */
function drawNow(
  field: SwissField,
  rule: SwissOptions['odd'],
  mayMeet: MayMeet,
  times: Times,
): SwissDraw | undefined {
  const { ranked } = field;
  const odd = ranked.length % 2 === 1 ? oddOf(field, rule, mayMeet) : {};
  const out = new Set([odd?.bye, ...(odd?.threeWay ?? [])]);
  const meetings =
    odd &&
    twosOf(
      ranked.filter((entrant) => !out.has(entrant)),
      times,
      mayMeet,
    );
  return meetings && { meetings, ...odd };
}

/**
 * Draws the round so that the rounds after it can be drawn, with a bye at most once for each; `undefined` if there is
 * no such draw, or for matches of three, after which anybody may be the odd one.
 */
function drawAhead(
  { ranked, rested = [] }: SwissField,
  rule: SwissOptions['odd'],
  mayMeet: MayMeet,
  times: Times,
  roundsAfter: number,
): SwissDraw | undefined {
  const isOdd = ranked.length % 2 === 1;
  if (!isOdd) {
    const meetings = twosOf(ranked, times, mayMeet, (drawn) => isAhead(ranked, mayMeet, drawn, roundsAfter));
    return meetings && { meetings };
  }
  if (rule !== 'bye') return undefined;
  const isFresh = (entrant: number): boolean => !rested.includes(entrant);
  // the bye is an opponent too, whom each meets at most once
  const all = [...ranked, BYE];
  const mayMeetOrRest: MayMeet = (one, other) =>
    one === BYE ? isFresh(other) : other === BYE ? isFresh(one) : mayMeet(one, other);
  for (const bye of ranked.filter(isFresh).toReversed()) {
    const meetings = twosOf(
      ranked.filter((entrant) => entrant !== bye),
      times,
      mayMeet,
      (drawn) => isAhead(all, mayMeetOrRest, [...drawn, [bye, BYE]], roundsAfter),
    );
    if (meetings) return { meetings, bye };
  }
  return undefined;
}

/** Stands for the bye among the entrants. */
const BYE = Number.NEGATIVE_INFINITY;

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
