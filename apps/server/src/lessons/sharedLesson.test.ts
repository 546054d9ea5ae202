import { parseLesson } from '@overtrick/formats/lesson/parse';
import type { GivenAnswer } from '@overtrick/protocol/lesson';
import { describe, expect, test } from 'vitest';
import { answersAfter, isLessonId, lessonAfter, newAnswers } from './sharedLesson.ts';

const read = parseLesson(`# Two hands

? AQ962.K72.QJ4.83 :
What do you call?
+ 1S Right.
- No.

? AQ962.K72.QJ4.83 : 1H P
And now?
+ 1S Right.
+ 2H Right too.
- No.`);
if (!read.ok) throw new Error(read.why);
const lesson = read.value;

const given = (...texts: readonly string[]) =>
  texts.map((text) => ({ question: Number(text[0]), call: text.slice(2) }));
const added = (before: readonly string[], after: readonly string[]): readonly GivenAnswer[] => {
  const first = newAnswers(lesson, [], given(...before));
  if (!first.ok) throw new Error(first.why);
  const next = newAnswers(lesson, first.value, given(...after));
  if (!next.ok) throw new Error(next.why);
  return next.value;
};

describe('of answers', () => {
  test.each<[string, string[], string[], string[]]>([
    ['the first are new', [], ['0 P', '0 1S', '1 2H'], ['0 P', '0 1S', '1 2H']],
    ['what was sent twice is not', ['0 P'], ['0 P', '0 1H', '0 1H'], ['0 1H']],
    ['nothing counts after a right one', ['0 1S', '1 2H'], ['0 P', '1 1S', '1 2S'], []],
    ['each question is for itself', ['0 1S'], ['1 1S'], ['1 1S']],
  ])('%s', (_, before, after, fresh) => {
    expect(added(before, after)).toEqual(given(...fresh));
  });

  test.each([
    ['2 P', 'there is none with the number 2'],
    ['1 1H', '1H cannot be called'],
    ['0 X', 'X cannot be called'],
    ['0 9N', '9N cannot be called'],
    ['0 1R', '1R cannot be called'],
  ])('%s is none to this lesson', (text, why) => {
    expect(newAnswers(lesson, [], given('0 1S', text))).toMatchObject({
      ok: false,
      why: expect.stringContaining(why),
    });
  });
});

describe('the logs', () => {
  const shared = { kind: 'lesson', text: '# T', title: 'T', proof: 'p' };
  const entrant = { pupil: 'abc', name: 'Ann', proof: 'q', place: 2 };
  const joined = { kind: 'joined', pupil: 'abc', name: 'Ann', proof: 'q' };
  const bodies = (...entries: readonly object[]) => entries.map((entry) => JSON.stringify(entry));

  test('tell of a lesson and those who take it', () => {
    expect(lessonAfter(undefined, [], 0)).toBeUndefined();
    expect(lessonAfter(undefined, bodies(joined), 0)).toBeUndefined();
    const known = lessonAfter(undefined, bodies(shared, joined), 0);
    expect(known).toEqual({ shared, pupils: [entrant] });
    expect(lessonAfter(known, bodies({ kind: 'dismissed' }, joined), 2)?.pupils).toEqual([
      entrant,
      { ...entrant, place: 4 },
    ]);
    expect(() => lessonAfter(undefined, bodies({ kind: 'sat' }), 0)).toThrow();
  });

  test('tell what a pupil has called', () => {
    const pupil = { kind: 'pupil', lesson: 'id' };
    expect(answersAfter(undefined, [])).toBeUndefined();
    expect(answersAfter(undefined, bodies(pupil))).toEqual([]);
    const known = answersAfter(undefined, bodies(pupil, { kind: 'answered', question: 1, call: '1N' }));
    expect(known).toEqual([{ question: 1, call: '1N' }]);
    expect(answersAfter(known, bodies({ kind: 'answered', question: 1, call: '1S' }))).toHaveLength(2);
    expect(() =>
      answersAfter(undefined, bodies(pupil, { kind: 'answered', question: 1, call: '1Z' })),
    ).toThrow();
  });
});

test.each(['', 'abc', '../etc/passwd', 'ABCDEFGHIJKL', 'day-20261122', 'abcdefghijklm'])(
  '%j is no id',
  (id) => {
    expect(isLessonId(id)).toBe(false);
  },
);
