/**
 * A director's ruling that replaces a result, as text: scores with their weights, or a percentage, for both sides or
 * for each side separately. The percentages 60 and 40 depend on the pair's other boards, others do not; `=` after a
 * percentage says that it does not, `~` that it does.
 *
 *     parseJudgements('0.3*420+0.7*-50') // weighted
 *     parseJudgements('60%/1*-50') // split: average plus to North-South, East-West pay 50
 *     parseJudgements('33.3%-50%') // artificial
 */
import { type Award, awardOf } from './award.ts';
import type { Judgement, Outcome, Part } from './outcome.ts';

type Judged = Exclude<Outcome, { kind: 'played' | 'points' | 'notPlayed' }>;

const MOST_PARTS = 5;
/** The largest score of any deal: 7NT redoubled, vulnerable, 13 down. */
const MOST_POINTS = 7600;

/** Parses a ruling; `undefined` for any other text. */
export function parseJudgements(text: string): Judged | undefined {
  const whole = text.trim();
  const parts = partsOf(whole);
  if (parts) return { kind: 'weighted', parts };
  const [one = '', other = '', ...more] = whole.split('/');
  if (more.length > 0) return undefined;
  if (other !== '') {
    const [ns, ew] = [judgementOf(one), judgementOf(other)];
    return ns && ew && { kind: 'split', ns, ew };
  }
  const [, first, second] = /^([^%]+%[=~]?)-([^%]+%[=~]?)$/.exec(whole) ?? [];
  const [ns, ew] = [awardIn(first), awardIn(second)];
  return ns && ew && { kind: 'artificial', ns, ew };
}

function judgementOf(text: string): Judgement | undefined {
  const award = awardIn(text.trim());
  if (award) return { kind: 'award', award };
  const parts = partsOf(text.trim());
  return parts && { kind: 'scores', parts };
}

function awardIn(text: string | undefined): Award | undefined {
  const [, number, mark] = /^(\d+(?:\.\d+)?)%([=~]?)$/.exec(text ?? '') ?? [];
  const percent = Number(number);
  if (number === undefined || percent > 100) return undefined;
  return mark === '' ? awardOf(percent) : { percent, lifts: mark === '~' };
}

/** Parses scores whose weights add up to 1. */
function partsOf(text: string): readonly Part[] | undefined {
  const texts = text.split(/(?<=\d)\+/);
  const parts = texts.flatMap((part): Part[] => {
    const [, weight, score] = /^(\d+(?:\.\d+)?)\*([-+]?\d+(?:\.\d+)?)$/.exec(part.trim()) ?? [];
    return weight === undefined || Math.abs(Number(score)) > MOST_POINTS
      ? []
      : [{ score: Number(score), weight: Number(weight) }];
  });
  const sum = parts.reduce((so, { weight }) => so + weight, 0);
  return parts.length === texts.length && parts.length <= MOST_PARTS && Math.abs(sum - 1) < 1e-6
    ? parts
    : undefined;
}

/** Writes the text that `parseJudgements` reads. */
export function makeJudgements(outcome: Judged): string {
  switch (outcome.kind) {
    case 'artificial':
      return `${makeAward(outcome.ns)}-${makeAward(outcome.ew)}`;
    case 'weighted':
      return makeParts(outcome.parts);
    case 'split':
      return `${makeJudgement(outcome.ns)}/${makeJudgement(outcome.ew)}`;
  }
}

const makeJudgement = (judgement: Judgement): string =>
  judgement.kind === 'award' ? makeAward(judgement.award) : makeParts(judgement.parts);

function makeAward({ percent, lifts }: Award): string {
  const mark = awardOf(percent).lifts === lifts ? '' : lifts ? '~' : '=';
  return `${percent}%${mark}`;
}

const makeParts = (parts: readonly Part[]): string =>
  parts.map(({ weight, score }) => `${weight}*${score}`).join('+');
