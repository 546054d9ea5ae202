import { describe, expect, test } from 'vitest';
import type { TournamentCommand } from '../entry.ts';
import { after, howell } from '../testing/evening.ts';
import { namesOf } from './head.ts';
import { NOBODY, type Standpoint } from './standpoint.ts';
import { viewFor } from './viewFor.ts';

const view = (...commands: readonly TournamentCommand[]) => {
  const contestants = viewFor(after(howell(), commands), NOBODY).head?.contestants ?? [];
  return contestants.find(({ id }) => id === 'c1');
};
const amended = (more: object): TournamentCommand => ({ kind: 'amended', contestant: 'c1', ...more });
const joined = (player: number, more: object = {}): TournamentCommand => ({
  ...{
    kind: 'granted',
    role: 'player',
    contestant: 'c1',
    player,
    proof: `p${player}${JSON.stringify(more)}`,
  },
  ...more,
});

test('a pair is shown with its number and its names, and with nothing that is not so', () => {
  expect(view(amended({ players: [{ name: 'Ann Lee' }, { name: 'Bo' }] }))).toEqual({
    ...{ id: 'c1', number: '1', names: ['Ann Lee', 'Bo'] },
  });
});

describe('a pair is shown', () => {
  const absent = (more: object = {}): TournamentCommand => ({
    ...{ kind: 'absent', contestant: 'c1', from: 2, as: 'gone' },
    ...more,
  });
  test.each<[string, readonly TournamentCommand[], object]>([
    ['with its strat', [amended({ strat: 'B' })], { strat: 'B' }],
    ['as not ranked', [amended({ isUnranked: true })], { isUnranked: true }],
    ['as not in the room', [amended({ isAway: true })], { isAway: true }],
    ['as computer players', [amended({ isRobots: true })], { isRobots: true, isUnranked: true }],
    ['as gone', [absent()], { isAbsent: true }],
    ['as still there, where it is absent for some rounds', [absent({ to: 2 })], {}],
    ['with the players who have joined, each once', [joined(2), joined(1)], { joined: [1, 2] }],
    ['without those who wait', [joined(1, { isAsked: true })], {}],
  ])('%s', (_, commands, wanted) => {
    const { id: _id, number: _number, names: _names, ...rest } = view(...commands) ?? {};
    expect(rest).toEqual(wanted);
  });
});

describe('names', () => {
  const players = ['Anna Maria Berg', 'Bo', ' Cy  de la Cruz ', 'Ödön Örkény', ''].map((name) => ({ name }));
  test('in full, or with an initial', () => {
    expect(namesOf({ players }, 'full')).toEqual([
      'Anna Maria Berg',
      'Bo',
      ' Cy  de la Cruz ',
      'Ödön Örkény',
      '',
    ]);
    expect(namesOf({ players }, 'short')).toEqual(['Anna B.', 'Bo', 'Cy C.', 'Ödön Ö.', '']);
    expect(namesOf({ players }, 'initials')).toEqual(['A. B.', 'B.', 'C. C.', 'Ö. Ö.', '']);
    expect(namesOf({}, 'full')).toEqual([]);
  });
  test('in full to those with a link of the evening, in initials to others', () => {
    const evening = after(howell(), [
      { kind: 'regulated', policies: { names: 'players' } },
      { kind: 'amended', contestant: 'c1', players: [{ name: 'Anna Berg' }, { name: 'Bo' }] },
    ]);
    const seenBy = (standpoint: Standpoint) =>
      viewFor(evening, standpoint).head.contestants.find(({ id }) => id === 'c1')?.names;
    expect(seenBy(NOBODY)).toEqual(['A. B.', 'B.']);
    expect(JSON.stringify(viewFor(evening, NOBODY))).not.toContain('Berg');
    for (const role of ['director', 'table', 'player', 'screen', 'join', 'scorer'] as const)
      expect(seenBy({ role, key: 5, contestant: 'c2', place: 'A1' }), role).toEqual(['Anna Berg', 'Bo']);
  });
  test('as numbers to those without a link, with no name in what they are sent', () => {
    const evening = after(howell(), [
      { kind: 'regulated', policies: { names: 'numbers' } },
      { kind: 'amended', contestant: 'c1', players: [{ name: 'Anna Berg' }, { name: 'Bo Quist' }] },
    ]);
    const told = viewFor(evening, NOBODY);
    expect(told.head.contestants.find(({ id }) => id === 'c1')).toMatchObject({ number: '1', names: [] });
    expect(JSON.stringify(told)).not.toMatch(/Anna|Quist/);
    const toPlayer = viewFor(evening, { role: 'player', key: 5, contestant: 'c2' }).head.contestants;
    expect(toPlayer.find(({ id }) => id === 'c1')?.names).toEqual(['Anna Berg', 'Bo Quist']);
  });
  test('a hidden one is a dash', () => {
    expect(namesOf({ players: players.slice(0, 2), hidden: [2] }, 'full')).toEqual(['Anna Maria Berg', '–']);
    expect(namesOf({ players: players.slice(0, 2), hidden: [1] }, 'short')).toEqual(['–', 'Bo']);
  });
});

test('a player whose link was revoked has joined no more', () => {
  const one = after(howell(), [joined(1), joined(2)]);
  const [first = 0] = one.keys.keys();
  const left = after(one, [{ kind: 'revoked', key: first }]);
  const contestants = viewFor(left, NOBODY).head?.contestants;
  expect(contestants?.find(({ id }) => id === 'c1')?.joined).toEqual([2]);
});
