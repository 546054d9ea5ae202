import { describe, expect, test } from 'vitest';
import type { TournamentCommand } from '../entry.ts';
import { after, done, howell, reported } from '../testing/evening.ts';
import type { Tournament } from '../tournament.ts';
import { deskOf } from './desk.ts';
import type { Standpoint } from './standpoint.ts';

// pairs 4 and 1 play boards 1 and 2 at table A1 in round 1, pairs 2 and 3 at A2
const DIRECTOR: Standpoint = { role: 'director', key: 1 };
const PLAYING: Standpoint = { role: 'director', key: 2, contestant: 'c2' };
const say = (line: string, side: 'NS' | 'EW', result: string): TournamentCommand => ({
  ...{ kind: 'reported', line, result, side },
});
const disputed = (line: string): readonly TournamentCommand[] => [
  say(line, 'NS', '4S N 10'),
  say(line, 'EW', '4S N 9'),
];
const desk = (standpoint: Standpoint, ...commands: readonly TournamentCommand[]) =>
  deskOf(after(howell(), commands), standpoint);

test('the grid has each table with its rounds, and each board once', () => {
  const { grid } = desk(DIRECTOR);
  expect(
    grid.map(({ place, rounds }) => [place, rounds.map((cells) => cells.map(({ board }) => board).join())]),
  ).toEqual([
    ['A1', ['1,2', '3,4', '5,6']],
    ['A2', ['1,2', '3,4', '5,6']],
  ]);
});

test('a director sees results, and one who plays sees of others only whether they are settled', () => {
  const played = [reported('A1/1/1', '4S N 10'), reported('A2/1/1', 'PASS')];
  const cells = (standpoint: Standpoint) => {
    const [first, second] = desk(standpoint, ...played).grid;
    return [first?.rounds[0]?.[0], second?.rounds[0]?.[0], first?.rounds[0]?.[1]];
  };
  const results = (standpoint: Standpoint) =>
    cells(standpoint).map(
      (cell) => `${cell?.state} ${cell !== undefined && 'result' in cell ? cell.result : '–'}`,
    );
  expect(results(DIRECTOR)).toEqual(['agreed 4S N 10', 'agreed PASS', 'due –']);
  expect(results(PLAYING)).toEqual(['settled –', 'agreed PASS', 'missing –']);
});

describe('disputes', () => {
  test('are listed for a director, and of one who plays only their own', () => {
    const both = [...disputed('A1/1/1'), ...disputed('A2/1/1')];
    expect(desk(DIRECTOR, ...both).disputed).toEqual(['A1/1/1', 'A2/1/1']);
    expect(desk(PLAYING, ...both).disputed).toEqual(['A2/1/1']);
  });
});

test('what is late, doubted and appealed is listed until it is settled', () => {
  const late: TournamentCommand = { kind: 'late', line: 'A1/1/2' };
  expect(desk(DIRECTOR, late).late).toEqual(['A1/1/2']);
  expect(desk(DIRECTOR, late, reported('A1/1/2', 'PASS')).late).toEqual([]);
  const appeal: TournamentCommand = { kind: 'appealed', line: 'A1/1/1', text: 'too much' };
  const appealed = done(howell(), appeal);
  const number = appealed.version;
  expect(deskOf(appealed, DIRECTOR).appeals).toEqual([{ number, line: 'A1/1/1', text: 'too much' }]);
  const heard = done(appealed, { kind: 'heard', appeal: number, decision: 'it stands' });
  expect(deskOf(heard, DIRECTOR)).not.toHaveProperty('appeals');
});

describe('a doubt', () => {
  // the director has ruled, and the table reports something else
  const doubted = (): Tournament =>
    after(howell(), [
      { kind: 'ruled', line: 'A1/1/1', result: 'PASS', reason: 'x' },
      { ...say('A1/1/1', 'NS', '4S N 10'), seen: 0 } as TournamentCommand,
    ]);
  test('is shown with its reason, and to a director who plays without it', () => {
    expect(deskOf(doubted(), DIRECTOR).doubts).toMatchObject([{ line: 'A1/1/1', code: 'afterRuling' }]);
    expect(deskOf(doubted(), PLAYING).doubts).toEqual([{ line: 'A1/1/1' }]);
    const cell = (standpoint: Standpoint) => deskOf(doubted(), standpoint).grid[0]?.rounds[0]?.[0];
    expect([cell(DIRECTOR)?.isDoubted, cell(PLAYING)?.isDoubted]).toEqual([true, true]);
    expect(deskOf(doubted(), DIRECTOR).grid[1]?.rounds[0]?.[0]).not.toHaveProperty('isDoubted');
  });
});

test('links are listed without what proves them', () => {
  const { keys } = desk(DIRECTOR, { kind: 'granted', role: 'scorer', proof: 'secret', label: 'Ann' });
  expect(keys).toEqual([{ number: expect.any(Number), role: 'scorer', label: 'Ann' }]);
});
