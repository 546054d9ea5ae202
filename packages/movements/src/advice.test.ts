import { defined } from '@overtrick/rules/assert';
import { describe, expect, test } from 'vitest';
import { type Advice, adviceFor, adviceNamed, kindsFor, type Occasion } from './advice.ts';
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
    new Set([
      'howell',
      'three-quarter-howell',
      'arrow-mitchell',
      'mitchell',
      'appendix-mitchell',
      'hesitation',
      'round-robin',
    ]),
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

describe('habits of the place', () => {
  const pairs = (entrants: number, more: Partial<Occasion> = {}): Occasion => ({
    seating: 'pairs',
    entrants,
    boards: 24,
    ...more,
  });

  test.each([4, 5, 7, 12, 15, 18, 25, 30, 41, 52, 80])(
    '%i pairs are advised two boards a round or more first',
    (entrants) => {
      const advice = adviceFor(pairs(entrants, { leastBoardsPerRound: 2 }));
      expect(advice[0]?.boardsPerRound).toBeGreaterThanOrEqual(2);
      const hasty = advice.map(({ boardsPerRound }) => boardsPerRound < 2);
      expect(hasty).toEqual(hasty.toSorted());
    },
  );

  test('what needs more boards than there are comes last', () => {
    const [first] = adviceFor(pairs(20, { leastBoardsPerRound: 2 }));
    const fewer = defined(first?.boardsInPlay, 'a movement') - 1;
    const advice = adviceFor(pairs(20, { leastBoardsPerRound: 2, boardsAtHand: fewer }));
    expect(advice[0]?.boardsInPlay).toBeLessThanOrEqual(fewer);
    expect(advice.map(({ kind }) => kind.id)).toContain(first?.kind.id);
  });

  test('what was played last comes first if it suits, and is not advised otherwise', () => {
    expect(kindsOf(adviceFor(pairs(14)))[0]).not.toBe('mitchell');
    expect(kindsOf(adviceFor(pairs(14, { leastBoardsPerRound: 2, last: 'mitchell' })))[0]).toBe('mitchell');
    expect(kindsOf(adviceFor(pairs(16, { last: 'mitchell' })))).not.toContain('mitchell');
    const hasty = adviceFor(pairs(24, { leastBoardsPerRound: 2, last: 'howell' }));
    expect(hasty[0]).toMatchObject({ boardsPerRound: 2 });
  });

  test('none are given: the order is by cost alone', () => {
    expect(adviceFor(pairs(24))[0]).toMatchObject({ rounds: 23, boardsPerRound: 1 });
  });
});

describe('a movement by name', () => {
  const occasion: Occasion = { seating: 'pairs', entrants: 8, boards: 7, leastBoardsPerRound: 2 };
  const named = (id: string, { entrants, seating }: Occasion = occasion) =>
    defined(
      kindsFor({ seating, entrants, boards: 24 }, 60).find(({ kind }) => kind.id === id),
      id,
    );

  test('has its rounds, even with one board each', () => {
    expect(adviceNamed(named('howell'), occasion)).toMatchObject({ rounds: 7, boardsPerRound: 1, boards: 7 });
  });

  test('has the rounds and boards that are wished', () => {
    const fourteen: Occasion = { seating: 'pairs', entrants: 14, boards: 24, leastBoardsPerRound: 2 };
    const mitchell = named('mitchell', fourteen);
    expect(adviceNamed(mitchell, fourteen)).toMatchObject({ rounds: 6, boardsPerRound: 4 });
    expect(adviceNamed(mitchell, fourteen, { rounds: 7 })).toMatchObject({ rounds: 7, boardsPerRound: 3 });
    expect(adviceNamed(mitchell, fourteen, { rounds: 5, boardsPerRound: 2 })).toMatchObject({ boards: 10 });
    expect(adviceNamed(mitchell, fourteen, { rounds: 8 })).toBeUndefined();
  });

  test.each(['pairs', 'teams', 'individual', 'threes'] as const)(
    'of %s is there if and only if the kind seats the entrants',
    (seating) => {
      for (const entrants of [2, 3, 7, 8, 13, 27, 40, 59, 119, 120]) {
        const wanted: Occasion = { seating, entrants, boards: 24, leastBoardsPerRound: 2 };
        for (const one of kindsFor(wanted, 120))
          expect(adviceNamed(one, wanted)?.kind, `${one.kind.id} of ${entrants}`).toBe(
            one.rounds.length === 0 ? undefined : one.kind,
          );
      }
    },
  );

  test('that cannot seat the entrants names the numbers that it seats', () => {
    const { rounds, sizes } = named('mitchell');
    expect(rounds).toEqual([]);
    expect(sizes.slice(0, 6)).toEqual([5, 6, 9, 10, 13, 14]);
    expect(adviceNamed(named('mitchell'), occasion)).toBeUndefined();
  });
});
