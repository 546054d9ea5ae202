import { describe, expect, test } from 'vitest';
import { type BmlCall, readBml, writeBml } from './bml.ts';

const callsIn = (calls: readonly BmlCall[]): number =>
  calls.reduce((sum, { answers }) => sum + 1 + callsIn(answers), 0);

describe('a system in BML', () => {
  test('has its openings in order, their answers under them, and is read back', () => {
    const text = writeBml('sayc', 'Sayc', 2);
    const lines = text.split('\n').filter((line) => /^ *[P1-7X]/.test(line));
    expect(text).toMatch(/^#TITLE: Sayc\n/);
    expect(text).toMatch(/\n1N [^\n]*15 to 17 points[^\n]*\n {2}P [^\n]*\n {2}2C Stayman/);
    const read = readBml(text);
    if (!read.ok) throw new Error(read.why);
    expect(callsIn(read.value)).toBe(lines.length);
    const openings = read.value.map(({ call }) => call);
    expect(openings.indexOf('1C')).toBeLessThan(openings.indexOf('1N'));
  });

  test('of an author: several calls on a line, other words for calls, prose and comments between', () => {
    const read = readBml(
      [
        '#TITLE: Ours',
        '* Openings',
        'We open light.',
        '1C  16+',
        '  1D  0-7',
        '  1HS positive',
        '    Pass',
        '# a comment',
        '1NT 12-14',
        '\tD  never',
      ].join('\n'),
    );
    // their double of our notrump cannot be ours
    expect(read).toEqual({ ok: false, code: 'ERR_BML', at: '10:3', why: 'X cannot be called after 1N P' });
  });

  test('calls of one line are calls of their own', () => {
    const read = readBml('1C  16+\n  1HS positive\n    P none\n');
    expect(read).toMatchObject({
      ok: true,
      value: [
        {
          ...{ call: '1C', text: '16+' },
          answers: [
            { call: '1H', text: 'positive', answers: [] },
            { call: '1S', text: 'positive', answers: [{ call: 'P', text: 'none' }] },
          ],
        },
      ],
    });
  });

  test.each([
    ['1C a\n  1C b', '2:3', '1C cannot be called after 1C P'],
    ['  1D a', '1:3', 'the answer is indented, and there is no call above it'],
  ])('%j is refused', (text, at, why) => {
    expect(readBml(text)).toMatchObject({ ok: false, at, why });
  });
});
