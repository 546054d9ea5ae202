import { isRightCall, type Lesson, type QuestionPart, questionsOf } from '@overtrick/formats/lesson/lesson';
import type { GivenAnswer, Pupil } from '@overtrick/protocol/lesson';
import { type Call, makeCall } from '@overtrick/rules/call';

/** The mark of a pupil at a question; nothing where they have not answered it. */
export interface Mark {
  readonly isRight: boolean;
  /** Calls tried, the right one among them. */
  readonly tries: number;
}

/** The calls at a question, in the order in which they were tried. */
export const callsAt = (answers: readonly GivenAnswer[], question: number): readonly Call[] =>
  answers.filter((answer) => answer.question === question).map(({ call }) => call);

function markOf(question: QuestionPart, calls: readonly Call[]): Mark | undefined {
  const last = calls.at(-1);
  return last === undefined ? undefined : { isRight: isRightCall(question, last), tries: calls.length };
}

export const isRightAtOnce = (mark: Mark | undefined): boolean => mark?.isRight === true && mark.tries === 1;

/** One mark for each question of the lesson. */
export const marksOf = (lesson: Lesson, answers: readonly GivenAnswer[]): readonly (Mark | undefined)[] =>
  questionsOf(lesson).map((question, i) => markOf(question, callsAt(answers, i)));

/** The marks of all at one question. */
export interface QuestionSum {
  /** From 0. */
  readonly question: number;
  readonly rightAtOnce: number;
  readonly tried: number;
  /** The first calls, the most frequent first. */
  readonly firstCalls: readonly (readonly [call: Call, times: number])[];
}

/**
 * The questions, those first at which the smallest share was right at the first try; what nobody has tried comes last.
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
 * A table for other programs: a pupil a line, their calls at each question. Its first line is the names of the columns.
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

/** In quotes where it must be; what a spreadsheet would take for a formula is a text. */
function cellOf(value: string): string {
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
