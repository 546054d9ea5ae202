import { describe, expect, test } from 'vitest';
import type { TournamentCommand } from '../entry.ts';
import { parseCommand } from '../entryForm.ts';
import { tournamentOf } from '../fold.ts';
import type { Key } from '../keys/key.ts';
import type { TournamentPolicies } from '../terms/policies.ts';
import { after, codeOf, done, howell, opened } from '../testing/evening.ts';
import type { Tournament } from '../tournament.ts';
import type { Amended } from './entries.ts';

const KEYS: Readonly<Record<string, Key>> = {
  director: { number: 90, role: 'director' },
  scorer: { number: 91, role: 'scorer' },
  table: { number: 92, role: 'table', place: 'A1' },
  player: { number: 93, role: 'player', contestant: 'c1', player: 1 },
  partner: { number: 94, role: 'player', contestant: 'c1', player: 2 },
  other: { number: 95, role: 'player', contestant: 'c2', player: 1 },
  join: { number: 96, role: 'join' },
};
const ANN = { name: 'Ann', number: '7' };
const BEA = { name: 'Bea' };
const amend = (more: Omit<Amended, 'kind' | 'contestant'>): TournamentCommand => ({
  kind: 'amended',
  contestant: 'c1',
  ...more,
});
/** Opens a Howell whose first pair is Ann and Bea. */
const named = (): Tournament => done(howell(), amend({ players: [ANN, BEA] }));
const allowed = (tournament: Tournament, command: TournamentCommand): string =>
  Object.keys(KEYS)
    .filter((name) => codeOf(tournament, command, KEYS[name]) === 'done')
    .join(' ');

describe('a contestant is amended', () => {
  test.each<[string, TournamentCommand, string]>([
    ['in nothing', amend({}), 'director scorer player partner'],
    ['in the first name', amend({ players: [{ ...ANN, name: 'Anna' }, BEA] }), 'director scorer player'],
    ['in the first number', amend({ players: [{ ...ANN, number: '8' }, BEA] }), 'director scorer player'],
    ['in the second name', amend({ players: [ANN, { name: 'Beate' }] }), 'director scorer partner'],
    ['in the second number', amend({ players: [ANN, { ...BEA, number: '8' }] }), 'director scorer partner'],
    ['in both names', amend({ players: [BEA, ANN] }), 'director scorer'],
    ['by a third player', amend({ players: [ANN, BEA, { name: 'Cy' }] }), 'director scorer'],
    ['to one player', amend({ players: [ANN] }), 'director scorer'],
    ['in its strat', amend({ strat: 'B' }), 'director'],
    ['in its handicap', amend({ handicap: 5 }), 'director'],
    ['in having no handicap', amend({ handicap: null }), 'director'],
    ['in not being ranked', amend({ isUnranked: true }), 'director'],
    ['in not being in the room', amend({ isAway: true }), 'director'],
    ['in being played by computer players', amend({ isRobots: true }), 'director'],
    ['in a name and its strat', amend({ players: [{ ...ANN, name: 'Anna' }, BEA], strat: 'B' }), 'director'],
  ])('%s: %j by %s', (_, command, keys) => {
    expect(allowed(named(), command)).toBe(keys);
  });

  test('by nobody if there is none', () => {
    expect(allowed(named(), { kind: 'amended', contestant: 'c9', players: [ANN] })).toBe('');
    expect(codeOf(named(), { kind: 'amended', contestant: 'c9' })).toBe('ERR_CONTESTANT');
  });

  test('a player without a name beside them enters their own', () => {
    const second = amend({ players: [ANN, BEA] });
    expect(allowed(done(howell(), amend({ players: [ANN] })), second)).toBe('director scorer partner');
    expect(allowed(howell(), amend({ players: [ANN] }))).toBe('director scorer player');
  });
});

test.each<[string, Amended, object]>([
  ['nothing', { kind: 'amended', contestant: 'c1' }, { strat: 'B', handicap: 4, isUnranked: true }],
  [
    'a strat',
    { kind: 'amended', contestant: 'c1', strat: 'C' },
    { strat: 'C', handicap: 4, isUnranked: true },
  ],
  ['no strat', { kind: 'amended', contestant: 'c1', strat: null }, { handicap: 4, isUnranked: true }],
  [
    'a handicap',
    { kind: 'amended', contestant: 'c1', handicap: 0 },
    { strat: 'B', handicap: 0, isUnranked: true },
  ],
  ['no handicap', { kind: 'amended', contestant: 'c1', handicap: null }, { strat: 'B', isUnranked: true }],
  ['a rank', { kind: 'amended', contestant: 'c1', isUnranked: false }, { strat: 'B', handicap: 4 }],
])('amending %s leaves the rest as it was', (_, command, left) => {
  const before = done(howell(), {
    kind: 'amended',
    contestant: 'c1',
    strat: 'B',
    handicap: 4,
    isUnranked: true,
  });
  const { strat, handicap, isUnranked } = done(before, command).contestants.get('c1') ?? {};
  expect(JSON.parse(JSON.stringify({ strat, handicap, isUnranked }))).toEqual(left);
});

describe('computer players', () => {
  const contestant = (...commands: readonly Omit<Amended, 'kind' | 'contestant'>[]) =>
    after(howell(), commands.map(amend)).contestants.get('c1');
  test('are not ranked, and people who take over from them are', () => {
    expect(contestant({ isRobots: true })).toMatchObject({ isRobots: true, isUnranked: true });
    expect(contestant({ isRobots: true }, { isRobots: false })).not.toHaveProperty('isUnranked');
    expect(contestant({ isRobots: true }, { isRobots: false, isUnranked: true })).toHaveProperty(
      'isUnranked',
    );
    expect(contestant({ isRobots: true }, { strat: 'B' })).toHaveProperty('isUnranked');
    expect(contestant({ isUnranked: true }, { isRobots: false })).toHaveProperty('isUnranked');
    const entered = done(howell(), { kind: 'entered', contestant: 'r', isRobots: true });
    expect(entered.contestants.get('r')).toMatchObject({ isRobots: true, isUnranked: true });
  });
});

describe('a name is hidden', () => {
  const hide = (contestant: string, player: number): TournamentCommand => ({
    kind: 'hid',
    contestant,
    player,
  });
  test.each([
    ['c1', 1, 'director player'],
    ['c1', 2, 'director partner'],
    ['c2', 1, 'director other'],
    ['c9', 1, ''],
  ])('of %s %i by %s', (contestant, player, keys) => {
    expect(allowed(named(), hide(contestant, player))).toBe(keys);
  });
  test('and stays so when the pair is amended', () => {
    const hidden = done(named(), hide('c1', 2));
    expect(hidden.contestants.get('c1')?.players).toEqual([ANN, { name: '' }]);
    expect(done(hidden, amend({ players: [BEA, ANN] })).contestants.get('c1')?.players).toEqual([
      BEA,
      { name: '' },
    ]);
    expect(after(hidden, [hide('c1', 2), hide('c1', 1)]).contestants.get('c1')?.hidden).toEqual([2, 1]);
  });
});

describe('somebody enters by the link of the evening', () => {
  const setUp = (policies: Partial<TournamentPolicies> = { entry: 'open' }) =>
    tournamentOf(opened({ kind: 'howell', pairs: 4, boardsPerRound: 2, policies }).slice(0, 1));
  const enter = (more: object): TournamentCommand =>
    ({ kind: 'entered', contestant: 'new', ...more }) as TournamentCommand;
  test.each<[string, object, string]>([
    ['with one name', { players: [ANN] }, 'done'],
    ['with two names', { players: [ANN, BEA] }, 'done'],
    ['without a name', {}, 'ERR_ROLE'],
    ['with an empty name', { players: [{ name: ' ' }] }, 'ERR_ROLE'],
    ['with one of two names empty', { players: [ANN, { name: ' ' }] }, 'ERR_ROLE'],
    ['with three names', { players: [ANN, BEA, BEA] }, 'ERR_ROLE'],
    ['with a handicap', { players: [ANN], handicap: 5 }, 'ERR_ROLE'],
    ['with a strat', { players: [ANN], strat: 'C' }, 'ERR_ROLE'],
    ['as computer players', { players: [ANN], isRobots: true }, 'ERR_ROLE'],
  ])('%s: %j: %s', (_, more, code) => {
    expect(codeOf(setUp(), enter(more), KEYS.join)).toBe(code);
  });
  test('only while entry is open, and before there is a plan', () => {
    const command = enter({ players: [ANN] });
    expect(codeOf(setUp({ entry: 'director' } as never), command, KEYS.join)).toBe('ERR_CLOSED');
    expect(codeOf(howell({ entry: 'open' }), command, KEYS.join)).toBe('ERR_CLOSED');
    expect(codeOf(done(setUp(), { kind: 'ended' }), command, KEYS.join)).not.toBe('done');
    expect(codeOf(done(setUp(), command), command, KEYS.join)).toBe('ERR_CONTESTANT');
  });

  test.each<[string, object, string]>([
    ['a second player', { players: [ANN, BEA] }, 'done'],
    [
      'a second player and another number for the first',
      { players: [{ ...ANN, number: '8' }, BEA] },
      'ERR_ROLE',
    ],
    ['a second player and another name for the first', { players: [BEA, BEA] }, 'ERR_ROLE'],
    ['a second player without a name', { players: [ANN, { name: ' ' }] }, 'ERR_ROLE'],
    ['two more players', { players: [ANN, BEA, BEA] }, 'ERR_ROLE'],
    ['nobody', { players: [ANN] }, 'ERR_ROLE'],
    ['a second player and a handicap', { players: [ANN, BEA], handicap: 5 }, 'ERR_ROLE'],
  ])('as partner of a single player: %s: %j: %s', (_, more, code) => {
    const single = done(setUp(), { kind: 'entered', contestant: 'single', players: [ANN] });
    expect(codeOf(single, { kind: 'amended', contestant: 'single', ...more }, KEYS.join)).toBe(code);
    const pair = done(single, { kind: 'amended', contestant: 'single', players: [ANN, BEA] });
    expect(codeOf(pair, { kind: 'amended', contestant: 'single', ...more }, KEYS.join)).toBe('ERR_ROLE');
  });
});

test('a contestant that a plan names is not removed', () => {
  const spare = done(howell(), { kind: 'entered', contestant: 'spare' });
  const remove = (contestant: string): TournamentCommand => ({ kind: 'scratched', contestant });
  expect(allowed(spare, remove('spare'))).toBe('director');
  expect(codeOf(spare, remove('c1'))).toBe('ERR_CONTESTANT');
  expect(codeOf(spare, remove('c9'))).toBe('ERR_CONTESTANT');
  expect(done(spare, remove('spare')).contestants.has('spare')).toBe(false);
});

describe('a substitute', () => {
  const three = () => done(howell(), amend({ players: [ANN, BEA, { name: 'Cy' }] }));
  const put = (player: number, substitute: number, from = 1, to?: number): TournamentCommand => ({
    ...{ kind: 'substituted', contestant: 'c1', player, substitute, from },
    ...(to !== undefined && { to }),
  });
  test.each([
    ['the third for the first', put(1, 3), 'done'],
    ['the third for the second', put(2, 3), 'done'],
    ['in one round', put(1, 3, 2, 2), 'done'],
    ['the second for the first', put(1, 2), 'ERR_CONTESTANT'],
    ['the third for themselves', put(3, 3), 'ERR_CONTESTANT'],
    ['a fourth, who is not named', put(1, 4), 'ERR_CONTESTANT'],
    ['up to an earlier round', put(1, 3, 2, 1), 'ERR_CONTESTANT'],
  ])('%s: %j: %s', (_, command, code) => {
    expect(codeOf(three(), command)).toBe(code);
  });
  test('plays from a round on, or up to one', () => {
    expect(after(three(), [put(1, 3, 2), put(2, 3, 1, 1)]).substitutions).toEqual([
      { contestant: 'c1', player: 1, substitute: 3, from: 2 },
      { contestant: 'c1', player: 2, substitute: 3, from: 1, to: 1 },
    ]);
  });
});

test.each<[object, boolean]>([
  [{ strat: 'B' }, true],
  [{ strat: null }, true],
  [{ strat: 5 }, false],
  [{ handicap: 50 }, true],
  [{ handicap: -50 }, true],
  [{ handicap: 50.5 }, false],
  [{ handicap: -51 }, false],
  [{ handicap: null }, true],
  [{ handicap: '5' }, false],
  [{ isUnranked: true }, true],
  [{ isUnranked: 'yes' }, false],
])('an amendment of %j is read: %s', (more, isRead) => {
  expect(parseCommand({ kind: 'amended', contestant: 'c1', ...more }).ok).toBe(isRead);
});
