import { isRightCall, type Lesson, type QuestionPart, questionsOf } from '@overtrick/formats/lesson/lesson';
import type { GivenAnswer, Pupil } from '@overtrick/protocol/lesson';
import { type Call, makeCall } from '@overtrick/rules/auction/call';

/** The mark of a pupil for a question; absent until they have answered it. */
export interface Mark {
  readonly isRight: boolean;
  /** The number of calls tried, including the right one. */
  readonly tries: number;
}

/** Returns the calls that a pupil tried at a question, in order. */
export const callsAt = (answers: readonly GivenAnswer[], question: number): readonly Call[] =>
  answers.filter((answer) => answer.question === question).map(({ call }) => call);

function markOf(question: QuestionPart, calls: readonly Call[]): Mark | undefined {
  const last = calls.at(-1);
  return last === undefined ? undefined : { isRight: isRightCall(question, last), tries: calls.length };
}

export const isRightAtOnce = (mark: Mark | undefined): boolean => mark?.isRight === true && mark.tries === 1;

/** Returns one mark for each question of the lesson. */
export const marksOf = (lesson: Lesson, answers: readonly GivenAnswer[]): readonly (Mark | undefined)[] =>
  questionsOf(lesson).map((question, i) => markOf(question, callsAt(answers, i)));

/** The sum of all pupils' marks at one question. */
export interface QuestionSum {
  /** From 0. */
  readonly question: number;
  readonly rightAtOnce: number;
  readonly tried: number;
  /** The calls tried first, the most frequent one first. */
  readonly firstCalls: readonly (readonly [call: Call, times: number])[];
}

/**
 * Sorts the questions by the share of pupils right at the first try, smallest first; questions nobody has tried come
 * last.
 */
export function hardestFirst(lesson: Lesson, pupils: readonly Pupil[]): readonly QuestionSum[] {
  const sums = questionsOf(lesson).map((part, question): QuestionSum => {
    const tried = pupils
      .map(({ answers }) => callsAt(answers, question))
      .filter(([first]) => first !== undefined);
    const counts = new Map<Call, number>();
    for (const [first] of tried) if (first !== undefined) counts.set(first, (counts.get(first) ?? 0) + 1);
    return {
      question,
      rightAtOnce: tried.filter((calls) => isRightAtOnce(markOf(part, calls))).length,
      tried: tried.length,
      firstCalls: [...counts].sort(([, a], [, b]) => b - a),
    };
  });
  const share = ({ rightAtOnce, tried }: QuestionSum): number => (tried === 0 ? 2 : rightAtOnce / tried);
  return sums.toSorted((a, b) => share(a) - share(b) || b.tried - a.tried);
}

/**
 * Writes the results as CSV: one line per pupil with their calls at each question. The first line names the columns.
 */
export function makeResultsCsv(
  lesson: Lesson,
  pupils: readonly Pupil[],
  columns: { readonly pupil: string; readonly sum: string; readonly hand: (n: number) => string },
): string {
  const questions = questionsOf(lesson);
  const head = [columns.pupil, columns.sum, ...questions.map((_, i) => columns.hand(i + 1))];
  const rows = pupils.map(({ name, answers }) => [
    name,
    `${marksOf(lesson, answers).filter(isRightAtOnce).length}`,
    ...questions.map((_, i) => callsAt(answers, i).map(makeCall).join(' ')),
  ]);
  return [head, ...rows].map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
}

/** Quotes a cell where necessary, and marks text that a spreadsheet would take for a formula. */
function cellOf(value: string): string {
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
