import { expect, test } from 'vitest';
import { decide } from '../decide.ts';
import type { TournamentCommand } from '../entry.ts';
import { parseCommand } from '../entryForm.ts';
import { KEEPER, type Key } from '../keys/key.ts';
import { after, codeOf, done, howell, reported } from '../testing/evening.ts';
import type { LineState, Tournament } from '../tournament.ts';
import { lineStateOf } from './counted.ts';

// pairs 4 and 1 play boards 1 and 2 at table A1 in round 1; board 3 is played in round 2
const DUE = 'A1/1/2';
const say = (line: string, side: 'NS' | 'EW'): TournamentCommand => ({
  kind: 'reported',
  line,
  result: '4S N 10',
  side,
});
/** Opens a Howell in which North-South have reported board 1, and a board off the plan. */
const playing = (): Tournament => after(howell(), [say('A1/1/1', 'NS'), reported('A1/1/3', '4S N 10')]);

const COMMANDS: Readonly<Record<string, TournamentCommand>> = {
  reported: say(DUE, 'EW'),
  agreed: { kind: 'agreed', line: 'A1/1/1', side: 'EW' },
  withdrawn: { kind: 'withdrawn', line: 'A1/1/1', side: 'NS' },
  skipped: { kind: 'skipped', line: DUE, why: 'time' },
  late: { kind: 'late', line: DUE },
  accepted: { kind: 'accepted', line: 'A1/1/3' },
};
const KEYS: Readonly<Record<string, Key>> = {
  director: { number: 90, role: 'director' },
  scorer: { number: 91, role: 'scorer' },
  table: { number: 92, role: 'table', place: 'A1' },
  'other table': { number: 93, role: 'table', place: 'A2' },
  NS: { number: 94, role: 'player', contestant: 'c4', player: 1 },
  EW: { number: 95, role: 'player', contestant: 'c1', player: 2 },
  screen: { number: 96, role: 'screen' },
};

/** Lists the commands that a key may give now, and those that are refused because the evening is over. */
const allowed = (tournament: Tournament, key: string): string => {
  const codes = Object.entries(COMMANDS).map(
    ([name, command]) => [name, codeOf(tournament, command, KEYS[key])] as const,
  );
  const named = (wanted: string) =>
    codes.flatMap(([name, code]) => (code === wanted ? [name] : [])).join(' ');
  return `${named('done')} | ${named('ERR_OVER')}`;
};

const ALL = 'reported agreed withdrawn skipped late accepted';
const TABLES = 'reported agreed withdrawn skipped';

test.each([
  ['director', `${ALL} | `, `${ALL} | `, ` | ${ALL}`],
  ['scorer', `${TABLES} | `, `${TABLES} | `, ` | ${TABLES}`],
  ['table', `${TABLES} | `, 'reported agreed | withdrawn skipped', ` | ${TABLES}`],
  // a side speaks for itself, and either side postpones a board
  ['NS', 'withdrawn skipped | ', ' | withdrawn skipped', ' | withdrawn skipped'],
  ['EW', 'reported agreed skipped | ', 'reported agreed | skipped', ' | reported agreed skipped'],
  ['other table', ' | ', ' | ', ' | '],
  ['screen', ' | ', ' | ', ' | '],
])(
  'the commands of %s on a board while it is played, after the end, and once published: %s; %s; %s',
  (key, ...want) => {
    const over = done(playing(), { kind: 'ended' });
    const published = done(over, { kind: 'published' });
    expect([playing(), over, published].map((tournament) => allowed(tournament, key))).toEqual(want);
  },
);

test('a scorer corrects a result until the correction period is over', () => {
  const over = done(after(playing(), [{ kind: 'regulated', policies: { correction: 30 } }]), {
    kind: 'ended',
  });
  const end = over.endedAt ?? Number.NaN;
  const at = (minutes: number, ms = 0) =>
    decide(over, KEYS.scorer as Key, COMMANDS.withdrawn as TournamentCommand, end + minutes * 60_000 + ms).ok;
  expect([at(0), at(30), at(30, 1)]).toEqual([true, true, false]);
});

const skipped: TournamentCommand = { kind: 'skipped', line: DUE, why: 'time' };
const late: TournamentCommand = { kind: 'late', line: DUE };
const withdrawn: TournamentCommand = { kind: 'withdrawn', line: DUE, side: 'EW' };

test.each<[string, LineState, TournamentCommand[]]>([
  ['the table', 'skipped', [skipped]],
  ['the director', 'late', [late]],
  ['the table and then the director', 'late', [skipped, late]],
  ['the director and then the table', 'skipped', [late, skipped]],
  ['the table, and reported', 'reported', [skipped, say(DUE, 'EW')]],
  ['the director, and reported', 'reported', [late, say(DUE, 'EW')]],
  ['both, reported, and withdrawn', 'due', [skipped, late, say(DUE, 'EW'), withdrawn]],
])('a board that is postponed by %s is %s', (_, state, commands) => {
  const tournament = after(howell(), commands);
  const line = tournament.lines.get(DUE);
  expect(line && lineStateOf(tournament, line)).toBe(state);
});

test.each<[string, TournamentCommand]>([
  ['one side', say(DUE, 'NS')],
  ['both sides', reported(DUE, '4S N 10')],
  ['the director', { kind: 'ruled', line: DUE, result: 'NP', reason: 'no time' }],
])('a board that %s settled is postponed by nobody', (_, command) => {
  const tournament = done(howell(), command);
  expect([skipped, late].map((one) => codeOf(tournament, one))).toEqual(['ERR_NOTHING', 'ERR_NOTHING']);
});

test('a side withdraws a report only if it has made one', () => {
  const tournament = done(howell(), say(DUE, 'NS'));
  const of = (side: 'NS' | 'EW' | 'both') => codeOf(tournament, { kind: 'withdrawn', line: DUE, side });
  expect([of('NS'), of('EW'), of('both')]).toEqual(['done', 'ERR_NOTHING', 'done']);
});

test.each(Object.entries(COMMANDS))(
  'the last change of a board is the one that was %s, and a ruling that had not seen it is refused',
  (_, command) => {
    const before = playing();
    const { line } = command as { line: string };
    const tournament = done(before, command);
    expect(tournament.books.get(line)?.last).toBe(tournament.version);
    expect(tournament.state).toBe('playing');
    const ruled = (seen: number): TournamentCommand => ({
      kind: 'ruled',
      line,
      result: 'PASS',
      reason: 'a revoke',
      seen,
    });
    expect(codeOf(tournament, ruled(before.version), KEEPER)).toBe('ERR_STALE');
    expect(codeOf(tournament, ruled(tournament.version), KEEPER)).toBe('done');
  },
);

test('a board off the plan is accepted once, with a report, and a planned one never', () => {
  const accepted = (line: string): TournamentCommand => ({ kind: 'accepted', line });
  const off = (side: 'NS' | 'EW') => done(howell(), say('A1/1/3', side));
  const empty = done(off('EW'), { kind: 'withdrawn', line: 'A1/1/3', side: 'EW' });
  expect(
    [
      codeOf(off('NS'), accepted('A1/1/3')),
      codeOf(off('EW'), accepted('A1/1/3')),
      codeOf(empty, accepted('A1/1/3')),
      codeOf(done(off('EW'), accepted('A1/1/3')), accepted('A1/1/3')),
      codeOf(playing(), accepted('A1/1/1')),
      codeOf(playing(), accepted('A1/1/9')),
    ].join(' '),
  ).toBe('done done ERR_NOTHING ERR_NOTHING ERR_NOTHING ERR_LINE');
});

test.each([['time'], ['fouled'], ['other']])('a table postpones a board for the reason %s', (why) => {
  expect(parseCommand({ kind: 'skipped', line: DUE, why }).ok).toBe(true);
});

test.each([
  ['director', 'done', ['agreed', '']],
  ['scorer', 'done', ['agreed', '']],
  ['table', 'ERR_CLOSED', ['agreed', 'contested']],
])('after the round a %s changes a result: %s', (role, withdrawal, changed) => {
  const keyed = after(howell(), [
    { kind: 'granted', role: 'director', proof: 'd' },
    { kind: 'granted', role: 'scorer', proof: 's' },
    { kind: 'granted', role: 'table', place: 'A1', proof: 't' },
  ]);
  const key = [...keyed.keys.values()].find((one) => one.role === role) as Key;
  const over = after(keyed, [reported('A1/1/1', '4S N 10'), reported('A1/2/3', 'PASS')]);
  expect(codeOf(over, { kind: 'withdrawn', line: 'A1/1/1', side: 'both' }, key)).toBe(withdrawal);
  const said = done(over, reported('A1/1/1', '4S N 11'), key);
  const line = said.lines.get('A1/1/1');
  const doubts = said.books
    .get('A1/1/1')
    ?.doubts.map(({ code }) => code)
    .join(' ');
  expect([line && lineStateOf(said, line), doubts]).toEqual(changed);
  expect(said.books.get('A1/1/1')?.NS?.outcome).toMatchObject({ tricks: role === 'table' ? 10 : 11 });
});
