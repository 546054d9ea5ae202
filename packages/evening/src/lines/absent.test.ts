import { describe, expect, test } from 'vitest';
import type { Absent, TournamentCommand } from '../entry.ts';
import { after, howell, reported } from '../testing/evening.ts';
import { withAbsence } from './absent.ts';

// pairs meet 4–1 and 2–3 with boards 1 and 2, then 4–2 and 3–1 with 3 and 4, then 4–3 and 1–2 with 5 and 6
const OF_C4 = ['A1/1/1', 'A1/1/2', 'A1/2/3', 'A1/2/4', 'A1/3/5', 'A1/3/6'];
const absent = (more: Partial<Absent>): TournamentCommand => ({
  ...{ kind: 'absent', contestant: 'c4', from: 2, as: 'gone' },
  ...more,
});
/** Returns what is left of the boards of pair 4: its award, `void`, `played` or `-`. */
const left = (commands: readonly TournamentCommand[]): string => {
  const { lines, books } = after(howell(), commands);
  return OF_C4.map((name) => {
    const line = lines.get(name);
    if (line === undefined) return '-';
    if (line.isVoid) return 'void';
    return line.award ?? (books.has(name) ? 'played' : 'open');
  }).join(' ');
};
const played = (count: number) => OF_C4.slice(0, count).map((line) => reported(line, 'PASS'));

describe('the boards of a pair that leaves', () => {
  test.each<[string, number, Partial<Absent>, string]>([
    ['all are void before half of them have a result', 2, { from: 2 }, 'void void void void void void'],
    ['those played stand after half of them', 4, { from: 3 }, 'played played played played A4060 A4060'],
    ['those played stand after just half of them', 3, { from: 3 }, 'played played played open A4060 A4060'],
    [
      'stand by the director’s word',
      2,
      { from: 2, treatment: 'stand' },
      'played played A4060 A4060 A4060 A4060',
    ],
    ['are void by the director’s word', 4, { from: 3, treatment: 'void' }, 'void void void void void void'],
  ])('%s (EBU White Book 2.4.4)', (_, count, more, wanted) => {
    expect(left([...played(count), absent(more)])).toBe(wanted);
  });

  test('results of rounds after it left do not count for the half', () => {
    expect(left([...played(4), absent({ from: 2 })])).toBe('void void void void void void');
  });
});

describe('the boards of a pair that is', () => {
  test.each<[string, Partial<Absent>, string]>([
    [
      'late have 40 %, and the opponents 60',
      { from: 1, to: 1, as: 'late' },
      'A4060 A4060 open open open open',
    ],
    [
      'absent for a round have an award in that round',
      { from: 2, to: 2, as: 'late' },
      'open open A4060 A4060 open open',
    ],
    ['never there are sit-outs', { from: 1, as: 'never' }, '- - - - - -'],
    [
      'never there from a round on are sit-outs from then on',
      { from: 3, as: 'never' },
      'open open open open - -',
    ],
  ])('%s (EBU White Book 2.4.7)', (_, more, wanted) => {
    expect(left([absent(more)])).toBe(wanted);
  });

  test('there again are played, where the absence is taken back', () => {
    const late = absent({ from: 1, to: 1, as: 'late' });
    expect(left([late, { ...late, to: 0 } as TournamentCommand])).toBe('open open open open open open');
  });

  test('met by another that is away, too', () => {
    const commands = (one: Absent['as'], other: Absent['as']): readonly TournamentCommand[] => [
      absent({ from: 1, to: 1, as: one, treatment: 'stand' }),
      absent({ contestant: 'c1', from: 1, to: 1, as: other, treatment: 'stand' }),
    ];
    expect(left(commands('late', 'late')).slice(0, 11)).toBe('A4040 A4040');
    expect(left(commands('gone', 'gone')).slice(0, 9)).toBe('void void');
    expect(left(commands('late', 'never')).slice(0, 3)).toBe('- -');
    expect(left(commands('gone', 'late')).slice(0, 11)).toBe('A4040 A4040');
  });
});

test('the last absence of a pair from a round counts, and others stay', () => {
  const one = { contestant: 'c1', from: 1, as: 'late' } as const;
  const other = { contestant: 'c2', from: 1, as: 'late' } as const;
  const later = { contestant: 'c1', from: 3, as: 'gone' } as const;
  expect(withAbsence([one, other, later], { ...one, as: 'never' })).toEqual([
    other,
    later,
    { ...one, as: 'never' },
  ]);
  expect(withAbsence([one, other], { ...one, to: 0 })).toEqual([other]);
  expect(withAbsence([], { ...one, to: 1, treatment: 'stand' })).toEqual([
    { ...one, to: 1, treatment: 'stand' },
  ]);
});
