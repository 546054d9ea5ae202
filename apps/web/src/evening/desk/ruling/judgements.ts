import { parseJudgements } from '@overtrick/duplicate/judgement';
import { parseReported } from '@overtrick/evening/results/result';

/** A score with its share, as it is typed. */
export interface TypedPart {
  /** A result, or points of North-South. */
  readonly score: string;
  /** Of a hundred. */
  readonly weight: string;
}

/** A side's judgement, as it is typed. */
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

/** The shares of a judgement together, percent; those of blank rows are none. */
export const sumOf = ({ parts }: TypedJudgement): number =>
  parts.reduce((sum, { weight }) => sum + (Number(weight) || 0), 0);

/** North-South's score of what is typed: `4S N 10`, `420`; `undefined` where it is neither. */
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
 * The ruling that `parseReported` reads; `undefined` while something is missing.
 * @param ew left out where both sides have the same score
 */
export function rulingOf(board: number, ns: TypedJudgement, ew?: TypedJudgement): string | undefined {
  const [own, other] = [textOf(ns, board), ew && textOf(ew, board)];
  const text = ew === undefined ? own : own && other && `${own}/${other}`;
  return text !== undefined && parseJudgements(text) ? text : undefined;
}
