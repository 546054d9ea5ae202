import { carriedInto } from '@overtrick/duplicate/event/carry';
import { assert, defined } from '@overtrick/rules/assert';
import { describe, expect, test } from 'vitest';
import { clockAt } from '../clock/clock.ts';
import type { TournamentCommand } from '../entry.ts';
import { personsAt } from '../online/persons.ts';
import { plannedBy } from '../plan/draft.ts';
import { roundsPlayed } from '../plan/plan.ts';
import { after, codeOf, done, howell, howellReports, percentagesOf } from '../testing/evening.ts';
import { eventOf } from '../toEvent.ts';
import type { Tournament } from '../tournament.ts';
import { rankedOf } from '../view/scores.ts';
import { NOBODY } from '../view/standpoint.ts';
import { viewFor } from '../view/viewFor.ts';

/** Plans a Howell of four on a second evening, with other boards. */
function second(entrants = ['c1', 'c2', 'c3', 'c4']): TournamentCommand {
  const planned = plannedBy({
    ...{ kind: 'plan', section: 'A', from: 4, after: 3, movement: 'howell' },
    ...{ entrants, boardsPerRound: 2, firstBoard: 7 },
  });
  assert(planned.ok, 'a plan');
  return planned.value;
}

const first = () => done(after(howell(), howellReports()), { kind: 'ended' });
const later = ({ lines }: Tournament, percent: string): readonly TournamentCommand[] =>
  [...lines.values()]
    .filter(({ round }) => round > 3)
    .map(({ line }) => ({ kind: 'ruled', line, result: percent, reason: 'so it is' }));

describe('a second evening', () => {
  const begun = () => after(first(), [{ kind: 'session', name: 'Friday' }, second()]);

  test('goes on in rounds and boards, and both count', () => {
    const now = begun();
    expect(now.state).toBe('playing');
    expect([...now.lines.keys()].slice(-4)).toEqual(['A1/6/11', 'A1/6/12', 'A2/6/11', 'A2/6/12']);
    expect(percentagesOf(now)).toEqual({ 1: 75, 2: 58.33, 4: 41.67, 3: 25 });
    // half of the mean of each, and of 50 %
    const level = after(now, later(now, 'A5050'));
    expect(percentagesOf(level)).toEqual({ 1: 62.5, 2: 54.17, 4: 45.83, 3: 37.5 });
  });

  test('an average plus follows the boards of its own evening', () => {
    const now = begun();
    const lines = [...now.lines.values()].filter(({ round }) => round > 3);
    const firstLine = defined(
      lines.find(({ ns, ew }) => ns === 'c1' || ew === 'c1'),
      'a line of c1',
    );
    const side = firstLine.ns === 'c1' ? 'A6040' : 'A4060';
    const ruled = done(now, { kind: 'ruled', line: firstLine.line, result: side, reason: 'Law 12C2' });
    // 6 boards of 75 %, and one of 60: on the second evening there is no other to follow
    expect(percentagesOf(ruled)[1]).toBe(72.86);
  });

  test('its boards are sealed though the first evening is over', () => {
    const deal = 'N:AQ962.K7.QJ4.983 K85.A943.T65.KQ6 T4.QJT82.A97.AJ2 J73.65.K832.T754';
    const dealt = after(
      first(),
      [6, 7].map((board) => ({ kind: 'dealt', board, deal, source: 'file' }) as const),
    );
    expect(Object.keys(viewFor(dealt, NOBODY).boards)).toEqual(['1', '2', '3', '4', '5', '6']);
    const now = after(dealt, [{ kind: 'session', name: 'Friday' }, second()]);
    expect(Object.keys(viewFor(now, NOBODY).boards)).toEqual(['1', '2', '3', '4', '5', '6']);
  });

  test('has its own clock', () => {
    const timed = after(howell(), [
      { kind: 'timed', section: 'A', minutesPerBoard: 7, minutesPerMove: 1 },
      { kind: 'clock', section: 'A', act: 'start' },
    ]);
    const now = after(timed, [{ kind: 'session', name: 'Friday' }, second()]);
    const clock = defined(now.clocks.get('A'), 'a clock');
    const inputs = { ...clock, rounds: roundsPlayed(now, 'A'), boardsPerRound: 2 };
    expect(clockAt(inputs, 1e9)?.phase).toBe('before');
    const started = done(now, { kind: 'clock', section: 'A', act: 'start' });
    const reading = clockAt(
      { ...inputs, acts: defined(started.clocks.get('A'), 'a clock').acts },
      started.version,
    );
    expect(reading).toMatchObject({ phase: 'round', round: 4 });
    expect(viewFor(started, NOBODY).clock[0]).toMatchObject({ before: 3, rounds: 6 });
  });

  test('has a name of its own', () => {
    expect(codeOf(begun(), { kind: 'session', name: 'Friday' })).toBe('ERR_SECTION');
  });
});

describe('a final', () => {
  // White Book 3.8: half of the share of six boards, on a scale of six boards of 2
  const brought = () =>
    rankedOf(first()).map(
      (ranked) => [ranked.contestant.id, carriedInto(ranked, { count: 6, most: 12 })] as const,
    );

  test('brings nothing from a stage without boards, or without tops', () => {
    const [ranked] = rankedOf(first());
    assert(ranked !== undefined, 'somebody is ranked');
    const final = { count: 6, most: 12 };
    expect(carriedInto({ ...ranked, top: 0 }, final)).toBe(0);
    expect(carriedInto({ ...ranked, boards: 0, points: 3, top: 8 }, final)).toBe(0);
  });

  test('is ranked by itself with what its finalists bring', () => {
    expect(Object.fromEntries(brought())).toEqual({ c1: 4.5, c2: 3.5, c4: 2.5, c3: 1.5 });
    const now = after(first(), [
      {
        kind: 'session',
        name: 'Final',
        finalists: brought()
          .slice(0, 2)
          .map(([contestant, points]) => ({ contestant, points })),
      },
      { kind: 'entered', contestant: 'c5' },
      { kind: 'entered', contestant: 'c6' },
      second(['c2', 'c1', 'c5', 'c6']),
    ]);
    const level = after(now, later(now, 'A5050'));
    expect(percentagesOf(level)).toEqual({ 2: 87.5, 1: 79.17, 3: 50, 4: 50 });
    expect(rankedOf(level).map(({ contestant }) => contestant.id)).toEqual(['c1', 'c2', 'c5', 'c6']);
  });

  test('has no finalist twice, and no stranger', () => {
    const finalists = [{ contestant: 'c1', points: 1 }];
    const final = { kind: 'session', name: 'Final' } as const;
    expect(codeOf(first(), { ...final, finalists: [...finalists, ...finalists] })).toBe('ERR_CONTESTANT');
    expect(codeOf(first(), { ...final, finalists: [{ contestant: 'x', points: 1 }] })).toBe('ERR_CONTESTANT');
  });
});

describe('a substitute', () => {
  const [An, Bo, Cy] = ['An', 'Bo', 'Cy'].map((name) => ({ name }));
  const three = () =>
    done(howell(), { kind: 'amended', contestant: 'c1', players: [An, Bo, Cy].flatMap((one) => one ?? []) });
  const namesOf = (tournament: Tournament) =>
    eventOf(tournament)
      .contestants[0]?.players?.map(({ name }) => name)
      .join(' ');
  const substituted = (from: number, to?: number): TournamentCommand => ({
    ...{ kind: 'substituted', contestant: 'c1', player: 2, substitute: 3, from },
    ...(to !== undefined && { to }),
  });

  test('plays under the pair’s number; who plays most rounds is named first', () => {
    expect(namesOf(done(three(), substituted(3)))).toBe('An Bo Cy');
    const now = done(three(), substituted(2));
    expect(namesOf(now)).toBe('An Cy Bo');
    expect(namesOf(done(now, substituted(2, 2)))).toBe('An Cy Bo');
    const sitting = { ns: 'c4', ew: 'c1' };
    expect(
      [1, 2].map((round) => personsAt(now, { ...sitting, round }, ['E', 'W']).map(({ player }) => player)),
    ).toEqual([
      [1, 1],
      [1, 1],
    ]);
    const four = ['N', 'E', 'S', 'W'] as const;
    expect([1, 2].map((round) => personsAt(now, { ...sitting, round }, four)[3]?.player)).toEqual([2, 3]);
  });

  test('has a name among the players, and a round', () => {
    const wrong = (more: object) => ({ ...substituted(1), ...more }) as TournamentCommand;
    expect(codeOf(howell(), substituted(1))).toBe('ERR_CONTESTANT');
    expect(codeOf(three(), wrong({ substitute: 1 }))).toBe('ERR_CONTESTANT');
    expect(codeOf(three(), wrong({ player: 3 }))).toBe('ERR_CONTESTANT');
    expect(codeOf(three(), wrong({ from: 3, to: 2 }))).toBe('ERR_CONTESTANT');
    expect(codeOf(three(), wrong({ contestant: 'x' }))).toBe('ERR_CONTESTANT');
  });
});

describe('appeals and handicaps', () => {
  test('the ranking is marked until an appeal is heard', () => {
    const appealed = done(first(), { kind: 'appealed', line: 'A1/1/1', text: 'the ruling on the claim' });
    expect(viewFor(appealed, NOBODY).ranking?.appeals).toBe(1);
    const heard = { kind: 'heard', appeal: appealed.version, decision: 'the ruling stands' } as const;
    expect(codeOf(appealed, { ...heard, appeal: 1 })).toBe('ERR_NOTHING');
    const heardNow = done(appealed, heard);
    expect(viewFor(heardNow, NOBODY).ranking?.appeals).toBeUndefined();
    expect(codeOf(heardNow, heard)).toBe('ERR_NOTHING');
    expect(codeOf(first(), { kind: 'appealed', line: 'A9/1/1', text: 'x' })).toBe('ERR_LINE');
  });

  test('percent are added for a second ranking', () => {
    const now = after(first(), [
      { kind: 'amended', contestant: 'c3', handicap: 30 },
      { kind: 'amended', contestant: 'c4', handicap: 20 },
    ]);
    const rows = viewFor(now, NOBODY).ranking?.rows ?? [];
    expect(rows.map(({ contestant, place, handicapped }) => [contestant, place, handicapped])).toEqual([
      ['c1', 1, { total: 75, place: 1 }],
      ['c2', 2, { total: 58.33, place: 3 }],
      ['c4', 3, { total: 61.67, place: 2 }],
      ['c3', 4, { total: 55, place: 4 }],
    ]);
    const without = after(now, [
      { kind: 'amended', contestant: 'c3', handicap: null },
      { kind: 'amended', contestant: 'c4', handicap: null },
    ]);
    expect(viewFor(without, NOBODY).ranking?.rows[0]?.handicapped).toBeUndefined();
  });
});
