import { parseLesson } from '@overtrick/formats/lesson/parse';
import type { Pupil } from '@overtrick/protocol/lesson';
import { type Call, isCall } from '@overtrick/rules/auction/call';
import { expect, test } from 'vitest';
import { hardestFirst, isRightAtOnce, makeResultsCsv, marksOf } from './marks.ts';

const QUESTION = '? AQ962.K72.QJ4.83 :\nWhat?\n+ 1S Yes.\n- No.';
const read = parseLesson(['# Three hands', QUESTION, QUESTION, QUESTION].join('\n\n'));
if (!read.ok) throw new Error(read.why);
const lesson = read.value;

const callOf = (text: string): Call => {
  if (!isCall(text)) throw new Error(`${text} is no call`);
  return text;
};
/** Builds a pupil from a text: `0 P 1S, 1 1S` tries P and then 1S at question 0, and 1S at question 1. */
const pupil = (name: string, text: string): Pupil => ({
  name,
  answers: text.split(', ').flatMap((part) => {
    const [question, ...calls] = part.split(' ');
    return calls.map((call) => ({ question: Number(question), call: callOf(call) }));
  }),
});

const ann = pupil('Ann', '0 1S, 1 P 1S');
const bea = pupil('Bea', '0 1S, 1 P 1N');
const cleo = pupil('Cleo', '0 1H');

test('a mark says whether it was right, and after how many calls', () => {
  expect(marksOf(lesson, ann.answers)).toEqual([
    { isRight: true, tries: 1 },
    { isRight: true, tries: 2 },
    undefined,
  ]);
  expect(marksOf(lesson, bea.answers)[1]).toEqual({ isRight: false, tries: 2 });
  expect(marksOf(lesson, ann.answers).map(isRightAtOnce)).toEqual([true, false, false]);
});

test('the hardest hand comes first, one that nobody has tried last', () => {
  expect(hardestFirst(lesson, [ann, bea, cleo])).toEqual([
    { question: 1, rightAtOnce: 0, tried: 2, firstCalls: [['P', 2]] },
    {
      question: 0,
      rightAtOnce: 2,
      tried: 3,
      firstCalls: [
        ['1S', 2],
        ['1H', 1],
      ],
    },
    { question: 2, rightAtOnce: 0, tried: 0, firstCalls: [] },
  ]);
});

test('the table has a line for each pupil, and nothing in it is a formula', () => {
  const names = { pupil: 'Pupil', sum: 'Sum', hand: (n: number) => `Hand ${n}` };
  const csv = makeResultsCsv(
    lesson,
    [
      { ...bea, name: '=SUM(A1)' },
      { ...cleo, name: 'Lee, "Cleo"' },
    ],
    names,
  );
  expect(csv.split('\r\n')).toEqual([
    'Pupil,Sum,Hand 1,Hand 2,Hand 3',
    "'=SUM(A1),1,1S,Pass 1NT,",
    '"Lee, ""Cleo""",0,1H,,',
    '',
  ]);
});
