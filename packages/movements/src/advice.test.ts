import { expect, test } from 'vitest';
import { type Advice, adviceFor } from './advice.ts';
import { concessionText } from './concession.ts';

const kindsOf = (advice: readonly Advice[]): string[] => advice.map(({ kind }) => kind.id);

test('four tables for 28 boards: the Howell, where everybody meets everybody', () => {
  const [first] = adviceFor({ seating: 'pairs', entrants: 8, boards: 28 });
  expect(first).toMatchObject({
    rounds: 7,
    boardsPerRound: 4,
    boards: 28,
    boardsInPlay: 28,
    concessions: [],
  });
  expect(first?.kind.id).toBe('howell');
});

test('with less time there are fewer boards, or fewer rounds', () => {
  const advice = adviceFor({ seating: 'pairs', entrants: 16, boards: 27, minutes: 180 });
  expect(advice.length).toBeGreaterThan(0);
  for (const { minutes, boards } of advice) {
    expect(minutes).toBeLessThanOrEqual(180);
    expect(boards).toBeGreaterThanOrEqual(0.8 * 27);
  }
});

test('slow players get what they can play', () => {
  const occasion = { seating: 'pairs', entrants: 14, boards: 24, minutes: 180 } as const;
  expect(adviceFor({ ...occasion, minutesPerBoard: 12 })).toEqual([]);
  expect(adviceFor({ ...occasion, minutesPerBoard: 5, minutesPerChange: 5 })[0]?.boards).toBe(24);
});

test('one of each kind that seats them, at most two', () => {
  const kinds = kindsOf(adviceFor({ seating: 'pairs', entrants: 14, boards: 26 }));
  expect(new Set(kinds)).toEqual(
    new Set(['howell', 'three-quarter-howell', 'arrow-mitchell', 'mitchell', 'hesitation', 'round-robin']),
  );
  for (const kind of kinds) expect(kinds.filter((each) => each === kind).length).toBeLessThanOrEqual(2);
});

test.each([
  ['teams', 7, 'american-whist'],
  ['individual', 12, 'individual'],
  ['threes', 9, 'threes'],
] as const)('%s of %d', (seating, entrants, kind) => {
  expect(kindsOf(adviceFor({ seating, entrants, boards: 24 }))).toContain(kind);
});

test('no movement seats seven players with changing partners', () => {
  expect(adviceFor({ seating: 'individual', entrants: 7, boards: 24 })).toEqual([]);
});

test('nobody spends the evening with one opponent', () => {
  const advice = adviceFor({ seating: 'pairs', entrants: 15, boards: 26 });
  expect(kindsOf(advice)).toContain('rover-mitchell');
  for (const { boardsPerRound } of advice) expect(boardsPerRound).toBeLessThanOrEqual(10);
});

test('a half table is told', () => {
  const advice = adviceFor({ seating: 'pairs', entrants: 9, boards: 27 });
  const howell = advice.find(({ kind }) => kind.id === 'howell');
  expect(howell?.concessions.map((one) => concessionText(one, howell.movement))).toContain(
    'each pair sits out 1 round',
  );
});
