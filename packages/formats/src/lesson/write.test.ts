import { type Deal, randomDeal } from '@overtrick/rules/deals/deal';
import { seededRandom } from '@overtrick/rules/random';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dealsOf, questionsOf } from './lesson.ts';
import { parseLesson } from './parse.ts';
import { type LessonDeal, lessonOfDeals } from './write.ts';

const WORDS = {
  board: (label: string) => `Board ${label}`,
  asked: 'What do you call?',
  right: 'As it was called.',
  otherwise: 'It was called otherwise.',
};
const deal: Deal = randomDeal(seededRandom('lesson'));
const BOARD: LessonDeal = {
  label: '7',
  dealer: 'E',
  vul: 'both',
  deal,
  calls: [{ call: 'P' }, { call: '1N', why: 'Fifteen points.' }, { call: 'P' }, { call: '3N' }],
  comment: '',
};

const lessonIn = (text: string) => {
  const read = parseLesson(text);
  if (!read.ok) throw new Error(`${read.why} in ${text}`);
  return read.value;
};

test('to be bid: South’s first bid is asked after what was called before, then the whole deal is shown', () => {
  const lesson = lessonIn(lessonOfDeals('Notrump', [{ ...BOARD, comment: 'A fine game.' }], 'bid', WORDS));
  expect(lesson.title).toBe('Notrump');
  expect(questionsOf(lesson)).toMatchObject([
    {
      hand: deal.S,
      calls: ['P'],
      text: 'Board 7. What do you call?',
      answers: [{ call: '1N', isRight: true, why: 'Fifteen points.' }],
      otherwise: 'It was called otherwise.',
    },
  ]);
  expect(dealsOf(lesson)).toMatchObject([
    { dealer: 'E', vul: 'both', deal, calls: ['P', '1N', 'P', '3N'], text: 'Board 7. A fine game.' },
  ]);
});

test('where South does not bid, whoever bids first is asked', () => {
  const lesson = lessonIn(
    lessonOfDeals('x', [{ ...BOARD, calls: [{ call: 'P' }, { call: 'P' }, { call: '2H' }] }], 'bid', WORDS),
  );
  expect(questionsOf(lesson)).toMatchObject([
    { hand: deal.W, calls: ['P', 'P'], answers: [{ call: '2H', why: 'As it was called.' }] },
  ]);
});

test('to be played: nothing of the auction is told', () => {
  const lesson = lessonIn(lessonOfDeals('Play', [BOARD, BOARD], 'play', WORDS));
  expect(questionsOf(lesson)).toEqual([]);
  expect(dealsOf(lesson)).toMatchObject([{ calls: [] }, { calls: [] }]);
});

describe('what a file says cannot be read as a part of the lesson', () => {
  const said = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('? AQ962.K72.QJ4.83', '\n\n= x', '+ 1S\n- 2S', '# a', '', '- 1NT no'),
  );
  test('any words', () => {
    fc.assert(
      fc.property(said, said, said, fc.constantFrom('bid', 'play'), (title, comment, why, way) => {
        const boards = [{ ...BOARD, label: title, comment, calls: [{ call: '1S', why } as const] }];
        const lesson = lessonIn(lessonOfDeals(title, boards, way, WORDS));
        expect(lesson.parts).toHaveLength(way === 'bid' ? 2 : 1);
      }),
    );
  });
});
