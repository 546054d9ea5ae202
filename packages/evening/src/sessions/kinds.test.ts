import { describe, expect, test } from 'vitest';
import type { TournamentCommand } from '../entry.ts';
import { after, codeOf, done, howell, howellReports, reported } from '../testing/evening.ts';
import type { Tournament } from '../tournament.ts';

const ended: TournamentCommand = { kind: 'ended' };
const published: TournamentCommand = { kind: 'published' };
const reopened: TournamentCommand = { kind: 'reopened', reason: 'board 1' };
const session = (name: string, more: object = {}): TournamentCommand => ({ kind: 'session', name, ...more });
const playing = () => done(howell(), reported('A1/1/1', 'PASS'));
const stateOf = ({ state, edition, reopened: reason }: Tournament): string =>
  `${state} ${edition}${reason === undefined ? '' : ` (${reason})`}`;

describe('a tournament', () => {
  test.each<[string, readonly TournamentCommand[], string]>([
    ['is being played', [], 'playing 0'],
    ['ends', [ended], 'over 0'],
    ['is published', [ended, published], 'published 1'],
    ['is played on after its end', [ended, reopened], 'playing 0'],
    [
      'is over again when its result is reopened, and says why',
      [ended, published, reopened],
      'over 1 (board 1)',
    ],
    ['is published again', [ended, published, reopened, published], 'published 2'],
    ['goes on with another session', [ended, session('2')], 'playing 0'],
  ])('%s', (_, commands, state) => {
    expect(stateOf(after(playing(), commands))).toBe(state);
  });

  test.each<[string, readonly TournamentCommand[], TournamentCommand, string]>([
    ['does not end twice', [ended], ended, 'ERR_NOTHING'],
    ['is not published twice', [ended, published], published, 'ERR_NOTHING'],
    ['is not reopened before its end', [], reopened, 'ERR_NOTHING'],
    ['is reopened after its end', [ended], reopened, 'done'],
    ['is reopened when it is published', [ended, published], reopened, 'done'],
    ['does not end once it is published', [ended, published], ended, 'ERR_OVER'],
  ])('%s', (_, commands, command, code) => {
    expect(codeOf(after(playing(), commands), command)).toBe(code);
  });

  test('has ended when it ended, and not when it was published', () => {
    const over = done(playing(), ended);
    const later = after(over, [{ kind: 'regulated', name: 'x' }, published]);
    expect([over.endedAt, later.endedAt]).toEqual([over.version - 1, over.version - 1]);
    expect(done(over, reopened).endedAt).toBeUndefined();
    expect(done(playing(), published).endedAt).toBeDefined();
  });
});

describe('a session', () => {
  test.each<[string, TournamentCommand, string]>([
    ['has a name of its own', session('2'), 'done'],
    ['has no name that another has', session('1'), 'ERR_SECTION'],
    ['has contestants as finalists', session('2', { finalists: [{ contestant: 'c1', points: 5 }] }), 'done'],
    [
      'has no stranger as finalist',
      session('2', { finalists: [{ contestant: 'c9', points: 5 }] }),
      'ERR_CONTESTANT',
    ],
    [
      'has no finalist twice',
      session('2', {
        finalists: [
          { contestant: 'c1', points: 5 },
          { contestant: 'c1', points: 6 },
        ],
      }),
      'ERR_CONTESTANT',
    ],
  ])('%s', (_, command, code) => {
    expect(codeOf(after(howell(), [...howellReports(), session('1')]), command)).toBe(code);
  });

  test('is kept with what it says of itself', () => {
    const finalists = [{ contestant: 'c1', points: 5 }];
    const tournament = after(playing(), [
      session('1'),
      session('2', { date: '2026-11-28', finalists, isBySection: true }),
    ]);
    expect(tournament.sessions).toEqual([
      { name: '1' },
      { name: '2', date: '2026-11-28', finalists, isBySection: true },
    ]);
  });
});
