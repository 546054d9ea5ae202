import { expect, test } from 'vitest';
import { type Meeting, numberingOf } from './numbering.ts';

const met = (...rows: readonly (readonly [board: number, ns: string, ew: string])[]): Meeting[] =>
  rows.map(([board, ns, ew]) => ({ board, ns, ew }));

test.each([
  ['numbers of their own: a Mitchell', met([1, '1', '11'], [1, '2', '12'], [2, '1', '12']), false, 2],
  ['everybody on both sides: a Howell', met([1, '1', '2'], [2, '3', '1'], [3, '2', '3']), false, 1],
  [
    'the same boards on both sides',
    met([1, '1', '1'], [1, '2', '3'], [1, '3', '2'], [2, '1', '2'], [2, '2', '1']),
    true,
    2,
  ],
  ['one pair that meets itself', met([1, '1', '2'], [2, '3', '1'], [3, '2', '3'], [4, '1', '1']), false, 1],
  ['nothing', met(), false, 2],
])('%s', (_, meetings, repeats, winners) => {
  expect(numberingOf(meetings)).toEqual({ repeats, winners });
});

test('names decide, where there are names', () => {
  const rows = met([1, '1', '2'], [2, '2', '1']);
  const named = (nsNames: readonly string[], ewNames: readonly string[]) =>
    rows.map((row, i) => ({ ...row, nsNames: nsNames[i], ewNames: ewNames[i] }));
  expect(numberingOf(named(['A', 'B'], ['C', 'D']))).toEqual({ repeats: true, winners: 2 });
  expect(numberingOf(named(['A', 'B'], ['B', 'A']))).toEqual({ repeats: false, winners: 1 });
});
