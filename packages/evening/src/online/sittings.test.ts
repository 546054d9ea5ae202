import { movementJson } from '@overtrick/movements/text';
import { describe, expect, test } from 'vitest';
import type { ClockSet, TournamentCommand } from '../entry.ts';
import type { TournamentPolicies } from '../terms/policies.ts';
import { after, done, howell, movement, reported } from '../testing/evening.ts';
import type { Tournament } from '../tournament.ts';
import { isPlayedOnline, sittingsDue, sittingsOpen } from './sittings.ts';

// pairs meet 4–1 and 2–3, then 4–2 and 3–1, then 4–3 and 1–2, two boards each round, at tables A1 and A2
const ONLINE = { medium: 'online' } as const;
const due = (tournament: Tournament, now = 0): string =>
  sittingsDue(tournament, now)
    .map(({ where, boards }) => `${where}:${boards}`)
    .join(' ');
const open = (tournament: Tournament): string =>
  sittingsOpen(tournament)
    .map(({ where, boards, id }) => `${where}:${boards} ${id}`)
    .join(' ');
const passed = (...lines: readonly string[]): readonly TournamentCommand[] =>
  lines.map((line) => reported(line, 'PASS'));
const act = (name: ClockSet['act']): TournamentCommand => ({ kind: 'clock', section: 'A', act: name });
const seated = (where: string): TournamentCommand => ({ kind: 'seated', where, table: 'abc' });
const amended = (contestant: string, more: object): TournamentCommand => ({
  kind: 'amended',
  contestant,
  ...more,
});
const plan = (online: readonly number[]): TournamentCommand => ({
  ...{ kind: 'planned', section: 'A', from: 1, entrants: ['c1', 'c2', 'c3', 'c4'] },
  movement: movementJson(movement('howell', 4)),
  ...{ boardsPerRound: 2, firstBoard: 1, online },
});
const timed: TournamentCommand = { kind: 'timed', section: 'A', minutesPerBoard: 7, minutesPerMove: 1 };
const playing = (policies: Partial<TournamentPolicies> = {}): Tournament =>
  after(howell({ pace: 'free', ...policies }), [timed, act('start')]);

test.each<[string, TournamentCommand[], string]>([
  ['at no table of an evening in the room', [], ''],
  ['at the tables that the plan names', [plan([2])], 'A2/1:1,2'],
  ['at no table of a plan that names none', [plan([])], ''],
  ['where North-South are away', [amended('c4', { isAway: true })], 'A1/1:1,2'],
  ['where East-West are away', [amended('c3', { isAway: true })], 'A2/1:1,2'],
  ['where computer players sit North-South', [amended('c2', { isRobots: true })], 'A2/1:1,2'],
  ['where computer players sit East-West', [amended('c1', { isRobots: true })], 'A1/1:1,2'],
  ['no more once the pair is there', [amended('c1', { isAway: true }), amended('c1', { isAway: false })], ''],
])('boards are played online %s', (_, commands, sittings) => {
  expect(due(after(howell({ pace: 'free' }), [...commands, timed, act('start')]))).toBe(sittings);
});

describe('a table is opened for a sitting', () => {
  const ROUND_1 = passed('A1/1/1', 'A1/1/2', 'A2/1/1', 'A2/1/2');
  const skip = (line: string): TournamentCommand => ({ kind: 'skipped', line, why: 'time' });
  test.each<[string, TournamentCommand[], string]>([
    ['of the first round at both tables', [], 'A1/1:1,2 A2/1:1,2'],
    ['once', [seated('A1/1')], 'A2/1:1,2'],
    ['with a board to play', passed('A1/1/1', 'A1/1/2').slice(), 'A2/1:1,2'],
    ['with one of its boards still to play', passed('A1/1/1').slice(), 'A1/1:1,2 A2/1:1,2'],
    ['whose pairs have finished the round before', [...ROUND_1], 'A1/2:3,4 A2/2:3,4'],
    ['whose pairs have postponed the rest of it', [...ROUND_1.slice(1), skip('A1/1/1')], 'A1/2:3,4 A2/2:3,4'],
    ['not while a pair still plays', [...ROUND_1.slice(1)], 'A1/1:1,2'],
    [
      'of fewer boards, which the director has shortened',
      [{ kind: 'shortened', where: 'A2/1', boards: 1 }],
      'A1/1:1,2 A2/1:1',
    ],
    ['not for a board off the plan', [reported('A1/1/3', 'PASS')], 'A1/1:1,2 A2/1:1,2'],
    [
      'not for a pair that never came',
      [{ kind: 'absent', contestant: 'c1', from: 1, as: 'never' }],
      'A2/1:1,2',
    ],
    [
      'not after the last round that is played',
      [{ kind: 'curtailed', section: 'A', rounds: 1 }, ...ROUND_1],
      '',
    ],
    ['not once the evening is over', [{ kind: 'ended' }], ''],
    ['not once the result is published', [{ kind: 'ended' }, { kind: 'published' }], ''],
  ])('%s', (_, commands, sittings) => {
    expect(due(after(playing(ONLINE), commands))).toBe(sittings);
  });

  test('not before the evening has started', () => {
    expect(due(howell(ONLINE))).toBe('');
    expect(isPlayedOnline(howell(ONLINE), 0)).toBe(false);
  });
});

describe('where the clock starts the rounds', () => {
  // a round of two boards lasts 14 minutes, the move 1
  const MINUTE = 60_000;
  const byClock = (policies: Partial<TournamentPolicies> = ONLINE) => playing({ ...policies, pace: 'clock' });
  const startedAt = (tournament: Tournament) => tournament.clocks.get('A')?.acts.at(-1)?.at ?? Number.NaN;
  const at = (tournament: Tournament, minutes: number, ms = 0) =>
    due(tournament, startedAt(tournament) + minutes * MINUTE + ms);

  test('tables are opened for a round when it starts, and not before', () => {
    const played = after(byClock(), passed('A1/1/1', 'A1/1/2', 'A2/1/1', 'A2/1/2'));
    expect([at(played, 0, -1), at(played, 0), at(played, 14), at(played, 15, -1)]).toEqual(['', '', '', '']);
    expect(at(played, 15)).toBe('A1/2:3,4 A2/2:3,4');
    expect(at(byClock(), 0, -1)).toBe('');
    expect(at(byClock(), 0)).toBe('A1/1:1,2 A2/1:1,2');
  });

  test('what was not played in time is played once the clock has run out', () => {
    const late = byClock();
    expect(at(late, 44, -1)).toBe('A1/1:1,2 A2/1:1,2');
    expect(at(after(late, passed('A1/1/1', 'A1/1/2', 'A2/1/1', 'A2/1/2')), 1000)).toBe('A1/2:3,4 A2/2:3,4');
  });

  test('a pair may sit down online while its result in the room is not yet written, but not at two online tables', () => {
    // pair 3 is away, so in round 2 it meets pair 1 at A2, who played in the room before
    const mixed = (policies: Partial<TournamentPolicies>) =>
      after(howell(policies), [amended('c3', { isAway: true }), timed, act('start')]);
    const clock = mixed({ pace: 'clock' });
    expect(at(after(clock, passed('A2/1/1', 'A2/1/2')), 15)).toBe('A2/2:3,4');
    expect(at(after(clock, passed('A1/1/1', 'A1/1/2')), 15)).toBe('A2/1:1,2');
    const own = mixed({ pace: 'free' });
    expect(due(after(own, passed('A2/1/1', 'A2/1/2')))).toBe('');
    expect(due(after(own, passed('A1/1/1', 'A1/1/2', 'A2/1/1', 'A2/1/2')))).toBe('A2/2:3,4');
  });

  test('an evening is played online from the start of its clock to the last result', () => {
    const start = startedAt(byClock());
    const all = [...byClock().lines.keys()];
    expect(isPlayedOnline(byClock(), start - 1)).toBe(false);
    expect(isPlayedOnline(byClock(), start)).toBe(true);
    expect(isPlayedOnline(byClock({}), start)).toBe(false);
    expect(isPlayedOnline(after(byClock(), passed(...all.slice(1))), start)).toBe(true);
    expect(isPlayedOnline(after(byClock(), passed(...all)), start)).toBe(false);
    expect(isPlayedOnline(done(byClock(), { kind: 'ended' }), start)).toBe(false);
  });
});

describe('an open table', () => {
  const opened = done(playing(ONLINE), seated('A2/1'));
  test('has its id and its boards, until all have results', () => {
    expect(open(opened)).toBe('A2/1:1,2 abc');
    expect(open(after(opened, passed('A2/1/1')))).toBe('A2/1:1,2 abc');
    expect(open(after(opened, passed('A2/1/1', 'A2/1/2')))).toBe('');
    expect(open(done(opened, { kind: 'shortened', where: 'A2/1', boards: 1 }))).toBe('A2/1:1 abc');
  });
  test('is open before the clock is started', () => {
    const timedOnly = done(howell({ ...ONLINE, pace: 'clock' }), timed);
    expect(isPlayedOnline(done(timedOnly, seated('A1/1')), 0)).toBe(true);
    expect(isPlayedOnline(done(timedOnly, { kind: 'ended' }), 0)).toBe(false);
    expect(isPlayedOnline(after(timedOnly, passed('A1/1/1')), 0)).toBe(false);
  });
  test('is none any more once its pairs play with real cards', () => {
    expect(open(done(opened, { kind: 'regulated', policies: { medium: 'real' } }))).toBe('');
  });
});
