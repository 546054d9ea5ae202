import { describe, expect, test } from 'vitest';
import { type ClockAct, type ClockInputs, type ClockTimes, clockAt } from './clock.ts';

const MINUTE = 60_000;
/** Converts a time of day to milliseconds after midnight. */
const at = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) * MINUTE;
};
const timeOf = (milliseconds: number | undefined): string => {
  const minutes = (milliseconds ?? 0) / MINUTE;
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
};

/** Thirteen rounds of two boards, seven minutes a board, one a move, a quarter of an hour after round 6, from 19:00. */
const TIMES: ClockTimes = { minutesPerBoard: 7, minutesPerMove: 1, breaks: [{ after: 6, minutes: 15 }] };
const evening = (acts: readonly ClockAct[] = [], rounds = 13, times = TIMES): ClockInputs => ({
  rounds,
  boardsPerRound: 2,
  acts: [{ at: at('18:50'), act: 'times', times }, { at: at('19:00'), act: 'start' }, ...acts],
});

const reading = (inputs: ClockInputs, time: string) => {
  const read = clockAt(inputs, at(time));
  if (read === undefined) throw new Error('no clock');
  return read;
};

describe('the end of the evening', () => {
  test('is 22:29', () => {
    expect(timeOf(reading(evening(), '19:00').end)).toBe('22:29');
  });
  test('is two minutes later when two are added in round 3', () => {
    const acts: ClockAct[] = [{ at: at('19:35'), act: 'add', seconds: 120 }];
    expect(timeOf(reading(evening(acts), '21:00').end)).toBe('22:31');
  });
  test('is 22:14 when a round is cut', () => {
    expect(timeOf(reading(evening([], 12), '21:00').end)).toBe('22:14');
  });
  test('is later by the time for which the clock stood, and later each minute while it stands', () => {
    const paused: ClockAct[] = [{ at: at('19:20'), act: 'pause' }];
    expect(timeOf(reading(evening(paused), '19:20').end)).toBe('22:29');
    expect(timeOf(reading(evening(paused), '19:30').end)).toBe('22:39');
    const resumed: ClockAct[] = [...paused, { at: at('19:30'), act: 'resume' }];
    expect(timeOf(reading(evening(resumed), '22:00').end)).toBe('22:39');
  });
  test('moves by the rounds to come alone when the minutes of a board change', () => {
    const times = { minutesPerBoard: 6, minutesPerMove: 1, breaks: [{ after: 6, minutes: 15 }] };
    const acts: ClockAct[] = [{ at: at('19:15'), act: 'times', times }];
    // the first round is over: twelve rounds of two boards are a minute a board shorter
    expect(timeOf(reading(evening(acts), '20:00').end)).toBe('22:05');
    expect(reading(evening(acts), '20:00').rounds[0]?.end).toBe(at('19:14'));
  });
  test('is not moved by a break until a time that has passed: the next round starts at once', () => {
    const times = { minutesPerBoard: 7, minutesPerMove: 1, breaks: [{ after: 1, until: at('19:05') }] };
    const read = reading(evening([], 3, times), '19:20');
    expect(read.rounds.map(({ start, end }) => `${timeOf(start)}–${timeOf(end)}`)).toEqual([
      ...['19:00–19:14', '19:15–19:29', '19:30–19:44'],
    ]);
    expect([read.phase, read.round]).toEqual(['round', 2]);
  });
  test('does not move while a break lasts until a time', () => {
    const times = { minutesPerBoard: 7, minutesPerMove: 1, breaks: [{ after: 1, until: at('20:45') }] };
    const acts: ClockAct[] = [
      { at: at('19:20'), act: 'pause' },
      { at: at('19:40'), act: 'resume' },
    ];
    expect(timeOf(reading(evening(acts, 13, times), '19:50').rounds[1]?.start)).toBe('20:45');
  });
});

test.each([
  ['18:59', 'before', 0, 0],
  ['19:00', 'round', 1, 14 * 60],
  ['19:13', 'round', 1, 60],
  ['19:14', 'move', 1, 60],
  ['19:15', 'round', 2, 14 * 60],
  ['20:30', 'break', 6, 15 * 60],
  ['20:45', 'round', 7, 14 * 60],
  ['22:28', 'round', 13, 60],
  ['22:29', 'over', 13, 0],
] as const)('at %s it is %s %i', (time, phase, round, secondsLeft) => {
  expect(reading(evening(), time)).toMatchObject({ phase, round, secondsLeft, isPaused: false });
});

test('the next phase begins at once, also while the clock stands', () => {
  const next: ClockAct = { at: at('19:10'), act: 'next' };
  expect(reading(evening([next]), '19:10')).toMatchObject({ phase: 'move', round: 1, secondsLeft: 60 });
  const paused: ClockAct[] = [{ at: at('19:05'), act: 'pause' }, next];
  expect(reading(evening(paused), '19:11')).toMatchObject({ phase: 'round', round: 2, isPaused: false });
});

test('a clock that has run out is not paused', () => {
  const acts: ClockAct[] = [
    { at: at('22:30'), act: 'pause' },
    { at: at('22:50'), act: 'resume' },
  ];
  expect(reading(evening(acts), '22:40')).toMatchObject({ phase: 'over', isPaused: false });
  expect(timeOf(reading(evening(acts), '23:00').end)).toBe('22:29');
});

test('time is taken away, though no phase ends before the act', () => {
  const acts: ClockAct[] = [{ at: at('19:10'), act: 'add', seconds: -3600 }];
  expect(reading(evening(acts), '19:10')).toMatchObject({ phase: 'move', round: 1 });
});

test('a page that is opened late shows the same second', () => {
  const acts: ClockAct[] = [
    { at: at('19:35'), act: 'add', seconds: 120 },
    { at: at('19:50'), act: 'pause' },
    { at: at('20:01'), act: 'resume' },
    { at: at('20:40'), act: 'next' },
  ];
  for (let minute = 0; minute < 240; minute += 1) {
    const now = at('19:00') + minute * MINUTE;
    const early = evening(acts.filter((act) => act.at <= now));
    expect(clockAt(evening(acts), now)).toEqual(clockAt(early, now));
  }
});

test('without times or rounds there is no clock', () => {
  expect(clockAt({ rounds: 3, boardsPerRound: 2, acts: [] }, 0)).toBeUndefined();
  expect(clockAt(evening([], 0), 0)).toBeUndefined();
});
