import { describe, expect, test } from 'vitest';
import type { ClockSet, TournamentCommand } from '../entry.ts';
import type { Key } from '../keys/key.ts';
import { after, codeOf, done, howell } from '../testing/evening.ts';

const act = (name: ClockSet['act'], seconds?: number): TournamentCommand => ({
  ...{ kind: 'clock', section: 'A', act: name },
  ...(seconds !== undefined && { seconds }),
});
const TABLE: Key = { number: 92, role: 'table', place: 'A1' };
const begun = (where: string): TournamentCommand => ({ kind: 'begun', where });

describe('the clock', () => {
  const ACTS = ['start', 'pause', 'resume', 'add', 'next'] as const;
  const possible = (...acts: readonly ClockSet['act'][]): string => {
    const tournament = after(
      howell(),
      acts.map((one) => act(one, 60)),
    );
    return ACTS.filter((one) => codeOf(tournament, act(one, 60)) === 'done').join(' ');
  };
  test.each<[string, readonly ClockSet['act'][], string]>([
    ['is started first', [], 'start'],
    ['is started once', ['start'], 'pause add next'],
    ['is resumed after a pause', ['start', 'pause'], 'resume add next'],
    ['is paused again', ['start', 'pause', 'resume'], 'pause add next'],
  ])('%s', (_, acts, wanted) => {
    expect(possible(...acts)).toBe(wanted);
  });
  test('has a number of seconds to add', () => {
    const started = done(howell(), act('start'));
    expect([codeOf(started, act('add')), codeOf(started, act('add', -60))]).toEqual(['ERR_NOTHING', 'done']);
  });
  test('starts the evening, and its acts are kept in order with their times', () => {
    expect(howell().state).toBe('setup');
    const started = after(howell(), [act('start'), act('add', 30)]);
    expect(started.state).toBe('playing');
    expect(
      started.clocks
        .get('A')
        ?.acts.map(({ act: name, ...rest }) => [name, 'seconds' in rest ? rest.seconds : undefined]),
    ).toEqual([
      ['start', undefined],
      ['add', 30],
    ]);
    // times that are set start nothing
    const timed = done(howell(), { kind: 'timed', section: 'A', minutesPerBoard: 7, minutesPerMove: 1 });
    expect([timed.state, timed.clocks.get('A')?.times]).toEqual([
      'setup',
      { minutesPerBoard: 7, minutesPerMove: 1 },
    ]);
  });
});

describe('a table starts a round', () => {
  test.each<[string, readonly TournamentCommand[], string, string, string]>([
    // by the director, and by its own device
    ['the first', [], 'A1/1', 'done', 'done'],
    ['the second, before the first', [], 'A1/2', 'done', 'ERR_ROUND'],
    ['the second, after the first', [begun('A1/1')], 'A1/2', 'done', 'done'],
    ['the first again', [begun('A1/1')], 'A1/1', 'ERR_NOTHING', 'ERR_NOTHING'],
    ['an earlier one', [begun('A1/2')], 'A1/1', 'ERR_NOTHING', 'ERR_NOTHING'],
    ['one that is not there', [], 'A1/9', 'ERR_LINE', 'ERR_ROUND'],
    ['another table’s', [], 'A2/1', 'done', 'ERR_ROLE'],
  ])('%s', (_, commands, where, director, table) => {
    const tournament = after(howell(), commands);
    expect([codeOf(tournament, begun(where)), codeOf(tournament, begun(where), TABLE)]).toEqual([
      director,
      table,
    ]);
  });
});
