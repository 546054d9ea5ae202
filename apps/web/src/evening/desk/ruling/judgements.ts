import { parseJudgements } from '@overtrick/duplicate/traveller/judgement';
import { parseReported } from '@overtrick/evening/results/result';

/** A score with its share, as typed. */
export interface TypedPart {
  /** A result, or North–South's points. */
  readonly score: string;
  /** The share in percent. */
  readonly weight: string;
}

/** A side's judgement, as typed. */
export interface TypedJudgement {
  readonly kind: 'scores' | 'award';
  readonly parts: readonly TypedPart[];
  readonly percent: string;
}

export const BLANK_PART: TypedPart = { score: '', weight: '' };
export const BLANK: TypedJudgement = {
  kind: 'scores',
  parts: [{ score: '', weight: '100' }, BLANK_PART],
  percent: '60',
};

/** The most scores that one judgement weighs. */
export const MOST_PARTS = 5;

const isBlank = ({ score, weight }: TypedPart): boolean => score.trim() === '' && Number(weight || 0) === 0;

/** Adds up the shares of a judgement in percent; blank rows count as 0. */
export const sumOf = ({ parts }: TypedJudgement): number =>
  parts.reduce((sum, { weight }) => sum + (Number(weight) || 0), 0);

/** Returns North–South's score for a typed text: `4S N 10`, `420`; `undefined` where it is neither. */
export function scoreOfTyped(typed: string, board: number): number | undefined {
  const text = typed.trim();
  if (/^[-+−]?\d+$/.test(text)) return Number(text.replace('−', '-'));
  const read = parseReported(text, board);
  return read.ok && read.value.outcome.kind === 'played' ? read.value.outcome.score : undefined;
}

function textOf({ kind, parts, percent }: TypedJudgement, board: number): string | undefined {
  if (kind === 'award') return percent.trim() === '' ? undefined : `${percent.trim()}%`;
  const texts = parts
    .filter((part) => !isBlank(part))
    .map(({ score, weight }) => {
      const points = scoreOfTyped(score, board);
      return points === undefined ? undefined : `${Number(weight) / 100}*${points}`;
    });
  return texts.includes(undefined) ? undefined : texts.join('+');
}

/**
 * Writes the ruling in the form that `parseReported` reads; returns `undefined` while something is missing.
 * @param ew left out where both sides have the same score
 */
export function rulingOf(board: number, ns: TypedJudgement, ew?: TypedJudgement): string | undefined {
  const [own, other] = [textOf(ns, board), ew && textOf(ew, board)];
  const text = ew === undefined ? own : own && other && `${own}/${other}`;
  return text !== undefined && parseJudgements(text) ? text : undefined;
}
