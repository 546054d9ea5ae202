/**
 * A result in our own file: a text as on a traveller (`4S N 10`, `PASS`, `A6040`, `NP`), a score, or the director's
 * ruling; with three at a table the points of each:
 *
 *     { "weighted": [[420, 0.3], [-50, 0.7]] }
 *     { "points": [420, 0, 0] }
 *     { "split": { "ns": -50, "ew": { "award": 60, "lifts": true } } }
 */
import { type Award, parseAwards } from '@overtrick/duplicate/traveller/award';
import type { Judgement, Outcome, Part } from '@overtrick/duplicate/traveller/outcome';
import { readPlayed } from '@overtrick/duplicate/traveller/played';
import { contractOfEntry } from '@overtrick/duplicate/traveller/traveller';
import type { Vul } from '@overtrick/rules/cards/seat';
import { isObject } from './fields.ts';

/** Reads an outcome, or returns one sentence that says what is wrong. */
export function readResult(value: unknown, board: number, vul?: Vul): Outcome | string {
  if (typeof value === 'number')
    return readPlayed({ contract: '', declarer: '', tricks: '', score: value }, board, vul);
  if (typeof value === 'string') return readText(value, board, vul);
  if (!isObject(value)) return FORMS;
  if ('contract' in value) {
    const { contract, declarer, tricks, score } = value;
    if (typeof contract !== 'string' || typeof score !== 'number') return FORMS;
    return readPlayed(
      { contract, declarer: String(declarer ?? ''), tricks: String(tricks ?? ''), score },
      board,
    );
  }
  if ('points' in value) return pointsOf(value.points) ?? 'three at a table have points each: [420, 0, 0]';
  if ('weighted' in value) {
    const parts = partsOf(value.weighted);
    return parts ? { kind: 'weighted', parts } : 'a weighted score must be a list of [score, weight]';
  }
  if (isObject(value.split)) {
    const [ns, ew] = [judgementOf(value.split.ns), judgementOf(value.split.ew)];
    return ns && ew
      ? { kind: 'split', ns, ew }
      : 'a side of a split score is a score, {"weighted": …} or {"award": percent}';
  }
  const [ns, ew] = [awardOf(value.ns), awardOf(value.ew)];
  return ns && ew ? { kind: 'artificial', ns, ew } : FORMS;
}

const FORMS = 'a result is written like "4S N 10", "PASS", "A6040" or "NP", or is a score';

function readText(text: string, board: number, vul?: Vul): Outcome | string {
  if (/^np$/i.test(text.trim())) return { kind: 'notPlayed' };
  const awards = parseAwards(text);
  if (awards) return { kind: 'artificial', ns: awards.NS, ew: awards.EW };
  const [contract = '', declarer = '', tricks = '', ...more] = text.trim().split(/\s+/);
  return contract === '' || more.length > 0 ? FORMS : readPlayed({ contract, declarer, tricks }, board, vul);
}

function partsOf(value: unknown): Part[] | undefined {
  if (!Array.isArray(value) || value.length === 0 || value.length > 5) return undefined;
  const parts = value.flatMap((part): Part[] => {
    const [score, weight] = Array.isArray(part) ? part : [];
    return typeof score === 'number' && typeof weight === 'number' ? [{ score, weight }] : [];
  });
  return parts.length === value.length ? parts : undefined;
}

function pointsOf(value: unknown): Outcome | undefined {
  const [south, west, east, ...more] = Array.isArray(value) ? value.map(Number) : [];
  if (south === undefined || west === undefined || east === undefined || more.length > 0) return undefined;
  return [south, west, east].every(Number.isFinite)
    ? { kind: 'points', points: [south, west, east] }
    : undefined;
}

function judgementOf(value: unknown): Judgement | undefined {
  if (typeof value === 'number') return { kind: 'scores', parts: [{ score: value, weight: 1 }] };
  const award = awardOf(value);
  if (award) return { kind: 'award', award };
  const parts = isObject(value) ? partsOf(value.weighted) : undefined;
  return parts && { kind: 'scores', parts };
}

function awardOf(value: unknown): Award | undefined {
  if (!isObject(value) || typeof value.award !== 'number' || !(value.award >= 0 && value.award <= 100))
    return undefined;
  return { percent: value.award, lifts: value.lifts === true };
}

/** Makes the value that `readResult` reads. */
export function makeResult(outcome: Outcome): unknown {
  switch (outcome.kind) {
    case 'notPlayed':
      return 'NP';
    case 'artificial':
      return { ns: makeAward(outcome.ns), ew: makeAward(outcome.ew) };
    case 'weighted':
      return makeParts(outcome.parts);
    case 'split':
      return { split: { ns: makeJudgement(outcome.ns), ew: makeJudgement(outcome.ew) } };
    case 'points':
      return { points: outcome.points };
    case 'played': {
      const { score, tricks } = outcome;
      const contract = contractOfEntry({ ns: '', ew: '', outcome });
      if (contract === undefined) return score;
      if (typeof outcome.contract !== 'object') return contract;
      const { declarer } = outcome.contract;
      return { contract, declarer, ...(tricks !== undefined && { tricks }), score };
    }
  }
}

const makeAward = ({ percent, lifts }: Award) => ({ award: percent, ...(lifts && { lifts }) });
const makeParts = (parts: readonly Part[]) => ({
  weighted: parts.map(({ score, weight }) => [score, weight]),
});
const makeJudgement = (judgement: Judgement): unknown =>
  judgement.kind === 'award' ? makeAward(judgement.award) : makeParts(judgement.parts);
