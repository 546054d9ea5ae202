import type { TournamentView } from '@overtrick/evening/view';
import { expect, test } from 'vitest';
import { boardsInWords, labelOfSide } from './names.ts';

test.each([
  [[], 'no boards'],
  [[7], 'board 7'],
  [[5, 6, 7, 8], 'boards 5–8'],
  [[1, 2, 3, 9, 12], 'boards 1–3, 9, 12'],
])('%j in words', (boards, words) => {
  expect(boardsInWords(boards)).toBe(words);
});

/** Builds the view of two teams of five, as far as names need it. */
const teams = (lineUps: readonly object[]): TournamentView =>
  ({
    head: {
      form: 'teams',
      contestants: [
        { id: 'c1', number: '1', names: ['Ana', 'Bo', 'Cai', 'Dee', 'Eva'] },
        { id: 'c2', number: '2', names: ['Finn', 'Gil', '', 'Ivo'] },
      ],
    },
    matches: [{ home: 'c1', away: 'c2', round: 1, lineUps }],
  }) as unknown as TournamentView;

test.each([
  ['c1', 'c2', 'NS', '1 Ana & Eva'],
  ['c2', 'c1', 'EW', '1 Cai & Dee'],
  ['c2', 'c1', 'NS', '2 Finn & Gil'],
  // a name that is not known: the team
  ['c1', 'c2', 'EW', '2 Finn & Gil & Ivo'],
] as const)('of a team at a table with %s and %s the line-up is named: %s is %s', (ns, ew, side, label) => {
  const view = teams([{ round: 2, home: { ns: [1, 5], ew: [3, 4] }, away: { ns: [1, 2], ew: [3, 4] } }]);
  expect(labelOfSide(view, { ns, ew, round: 2 }, side)).toBe(label);
});

test('a line-up that is not known leaves the team', () => {
  expect(labelOfSide(teams([]), { ns: 'c1', ew: 'c2', round: 2 }, 'NS')).toBe('1 Ana & Bo & Cai & Dee & Eva');
});
