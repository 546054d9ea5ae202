import { expect, test } from 'vitest';
import { callBreak, callBridge } from './calls.ts';
import { readLines } from './lines.ts';

function score(form: typeof callBridge, text: string) {
  const lines = readLines(text);
  return lines.ok ? form.score(lines.value, {}) : lines;
}

test('RULES 12.3: call bridge', () => {
  expect(score(callBridge, 'calls=4,3,2,3 tricks=5,3,4,1')).toMatchObject({
    ok: true,
    value: { rows: [{ points: { P1: 4, P2: 3, P3: -2, P4: -3 } }], winner: 'P1' },
  });
});

test('RULES 12.3: call break in tenths', () => {
  expect(score(callBreak, 'calls=4,3,2,3 tricks=5,3,4,1\ncalls=1,1,1,1 tricks=0,4,5,4')).toMatchObject({
    ok: true,
    value: {
      rows: [
        { points: { P1: 41, P2: 30, P3: 22, P4: -30 } },
        { points: { P1: -10, P2: 13, P3: 14, P4: 13 } },
      ],
      totals: { P1: 31, P2: 43, P3: 36, P4: -17 },
      winner: 'P2',
    },
  });
});

test.each([
  ['4S N 10', '1:1', '4S is one word too many: a line is calls=… tricks=…'],
  ['calls=4,3,2 tricks=5,3,4,1', '1:7', 'the calls are 4 numbers from 0 to 13, such as 4,3,2,4, not 4,3,2'],
  ['calls=4,3,2,1 tricks=5,3,4,1', '1:7', 'a call must be a number from 2 to 12'],
  ['calls=4,3,2,3 tricks=5,3,4,2', '1:22', 'the tricks of a deal must add up to 13, not 14'],
  ['calls=4,3,2,3', '1:14', 'tricks= is missing: it needs the tricks of P1 to P4'],
  ['calls=4,3,2,3 nil=1', '1:15', 'there is no key nil; there are calls, tricks'],
])('%s is wrong at %s', (text, at, why) => {
  expect(score(callBridge, text)).toMatchObject({ ok: false, at, why });
});
