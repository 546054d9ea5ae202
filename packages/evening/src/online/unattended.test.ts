import { defined } from '@overtrick/rules/assert';
import { describe, expect, test } from 'vitest';
import type { TournamentCommand } from '../entry.ts';
import { tournamentOf } from '../fold.ts';
import { after, done, howell, opened, reported } from '../testing/evening.ts';
import type { Tournament } from '../tournament.ts';
import { beginning, isMissed, isToBegin, isToEnd, isToGoOn } from './unattended.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const START = Date.UTC(2026, 10, 23, 19);
const SCHEDULED = { kind: 'scheduled', start: START, boards: 6, minutesPerBoard: 7, every: 7 } as const;

// a clock that is 400 days fast or slow begins and ends nothing
test.each([
  [-400 * DAY_MS, 'waits'],
  [-1, 'waits'],
  [0, 'begins'],
  [11 * HOUR_MS, 'begins'],
  [12 * HOUR_MS, 'is over'],
  [30 * DAY_MS, 'is over'],
  [60 * DAY_MS, 'waits'],
  [400 * DAY_MS, 'waits'],
])('%i ms after its time an evening that has not begun %s', (late, does) => {
  const [opening] = opened({
    kind: 'howell',
    pairs: 4,
    boardsPerRound: 2,
    policies: { medium: 'online', entry: 'open' },
  });
  const evening = after(tournamentOf([defined(opening, 'an opening')]), [SCHEDULED]);
  const now = START + late;
  expect([isToBegin(evening, now), isMissed(evening, now)]).toEqual([does === 'begins', does === 'is over']);
});

/** Opens an evening to which these entrants come: each has its players' names, and a key for each device. */
function scheduledFor(entrants: Readonly<Record<string, readonly [names: readonly string[], keys: number]>>) {
  const [opening] = opened({
    kind: 'howell',
    pairs: 4,
    boardsPerRound: 2,
    policies: { medium: 'online', entry: 'open' },
  });
  const commands = Object.entries(entrants).flatMap(([contestant, [names, keys]]): TournamentCommand[] => [
    { kind: 'entered', contestant, players: names.map((name) => ({ name })) },
    ...Array.from(
      { length: keys },
      (_, i): TournamentCommand => ({
        ...{ kind: 'granted', role: 'player', contestant, player: i + 1 },
        ...{ proof: `proof of ${contestant} ${i + 1}`, label: `phone of ${contestant}` },
      }),
    ),
  ]);
  return after(tournamentOf([defined(opening, 'an opening')]), [SCHEDULED, ...commands]);
}
const pairs = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, i) => [`p${i + 1}`, [[`Ann ${i}`, `Bea ${i}`], 2]] as const),
  );
const entrantsOf = (commands: readonly TournamentCommand[]): string => {
  const planned = commands.find(({ kind }) => kind === 'planned');
  return planned?.kind === 'planned' ? planned.entrants.join(' ') : 'none';
};
const ALL = () => true;

describe('an evening that starts by itself', () => {
  test.each<[string, Parameters<typeof scheduledFor>[0], string]>([
    ['one pair, and computer players up to four pairs', pairs(1), 'p1 robots1 robots2 robots3'],
    ['four pairs', pairs(4), 'p1 p2 p3 p4'],
    ['five pairs, and computer players', pairs(5), 'p1 p2 p3 p4 p5 robots1'],
    ['six pairs', pairs(6), 'p1 p2 p3 p4 p5 p6'],
    ['two single players as a pair', { ...pairs(3), a: [['Al'], 1], b: [['Bo'], 1] }, 'p1 p2 p3 a'],
    [
      'a third single player beside the pair of the first two',
      { ...pairs(2), a: [['Al'], 1], b: [['Bo'], 1], c: [['Cy'], 1] },
      'p1 p2 a c',
    ],
    ['single players without names', { ...pairs(3), a: [[], 1], b: [[], 1] }, 'p1 p2 p3 a'],
    ['a pair that shares a phone', { ...pairs(2), a: [['Al', 'Bo'], 1], b: [['Cy'], 1] }, 'p1 p2 a b'],
    ['a player with two phones', { ...pairs(2), a: [['Al'], 2], b: [['Cy'], 1] }, 'p1 p2 a b'],
    [
      'somebody who has the name of computer players',
      { robots1: [['Rob', 'Ed'], 2] },
      'robots1 robots1x robots2 robots3',
    ],
    ['nobody who has no phone there', { ...pairs(4), a: [['Al', 'Bo'], 0] }, 'p1 p2 p3 p4'],
  ])('has %s', (_, come, entrants) => {
    const evening = scheduledFor(come);
    const commands = beginning(evening, ALL);
    expect(entrantsOf(commands)).toBe(entrants);
    const begun = after(evening, commands);
    expect(begun.state).toBe('playing');
    expect(begun.lines.size).toBeGreaterThan(0);
    expect(begun.clocks.get('A')?.times).toMatchObject({ minutesPerBoard: 7 });
    const robots = [...begun.contestants.values()].filter(({ isRobots }) => isRobots).map(({ id }) => id);
    expect(robots).toEqual(entrants.split(' ').filter((id) => /^robots\dx?$/.test(id) && !(id in come)));
  });

  test('has only those who have come', () => {
    const evening = scheduledFor(pairs(6));
    const owner = new Map([...evening.keys.values()].map(({ number, contestant }) => [number, contestant]));
    const come = (ids: string) => beginning(evening, ({ number }) => ids.includes(owner.get(number) ?? '-'));
    expect(entrantsOf(come('p2 p3 p5 p6'))).toBe('p2 p3 p5 p6');
    expect(come('')).toEqual([{ kind: 'ended' }]);
  });

  test('takes no key that waits or was revoked for somebody who has come', () => {
    const evening = scheduledFor(pairs(4));
    const keys = [...evening.keys.values()].filter(({ contestant }) => contestant === 'p4');
    const away = after(
      evening,
      keys.map(({ number }) => ({ kind: 'revoked', key: number })),
    );
    expect(entrantsOf(beginning(away, ALL))).toBe('p1 p2 p3 robots1');
    const asking = new Map(
      [...evening.keys].map(([number, key]) => [
        number,
        key.contestant === 'p4' ? { ...key, isAsked: true } : key,
      ]),
    );
    expect(entrantsOf(beginning({ ...evening, keys: asking }, ALL))).toBe('p1 p2 p3 robots1');
  });

  test('lets the second of two single players keep their link, as partner of the first', () => {
    const evening = scheduledFor({ ...pairs(3), a: [['Al'], 1], b: [['Bo'], 1] });
    const begun = after(evening, beginning(evening, ALL));
    expect(begun.contestants.get('a')?.players).toEqual([{ name: 'Al' }, { name: 'Bo' }]);
    expect(begun.contestants.has('b')).toBe(false);
    const open = [...begun.keys.values()].filter(({ isRevoked }) => !isRevoked);
    const ofA = open.filter(({ contestant }) => contestant === 'a');
    expect(ofA.map(({ player, proof, label }) => [player, proof, label])).toEqual([
      [1, 'proof of a 1', 'phone of a'],
      [2, 'proof of b 1', 'phone of b'],
    ]);
    expect(open.some(({ contestant }) => contestant === 'b')).toBe(false);
  });

  test('does nothing without a time', () => {
    expect(beginning(after(scheduledFor(pairs(4)), [{ ...SCHEDULED, start: null }]), ALL)).toEqual([]);
  });
});

describe('an evening that ends by itself', () => {
  const started = () => {
    const evening = scheduledFor(pairs(4));
    return after(evening, beginning(evening, ALL));
  };
  const passed = (lines: readonly string[]) =>
    lines.map((line): TournamentCommand => ({ kind: 'reported', line, result: 'PASS', side: 'both' }));
  const all = () => [...started().lines.keys()];

  test.each<[string, () => Tournament, boolean]>([
    ['does not before a board is played', started, false],
    ['does not while one board is missing', () => after(started(), passed(all().slice(1))), false],
    ['does when all have results', () => after(started(), passed(all())), true],
    [
      'does when the last board is postponed',
      () =>
        after(started(), [...passed(all().slice(1)), { kind: 'skipped', line: all()[0] ?? '', why: 'time' }]),
      true,
    ],
    [
      'does when the boards of an absent pair are void',
      () => {
        const absent = after(started(), [{ kind: 'absent', contestant: 'p1', from: 1, as: 'never' }]);
        const played = [...absent.lines.values()].filter(({ isVoid }) => !isVoid).map(({ line }) => line);
        return after(absent, passed(played));
      },
      true,
    ],
    ['does not a second time', () => after(started(), [...passed(all()), { kind: 'ended' }]), false],
    ['does not without a plan', () => scheduledFor(pairs(4)), false],
    [
      'does not where a director runs it',
      () =>
        after(
          howell(),
          [...howell().lines.keys()].map((line) => reported(line, 'PASS')),
        ),
      false,
    ],
  ])('%s', (_, evening, isOver) => {
    expect(isToEnd(evening())).toBe(isOver);
  });

  const ended: TournamentCommand = { kind: 'ended' };
  const { every: _every, ...ONCE } = SCHEDULED;
  test.each<[string, boolean, TournamentCommand[], TournamentCommand]>([
    ['it is being played', false, [], SCHEDULED],
    ['it is over', true, [ended], SCHEDULED],
    ['it is published', true, [ended, { kind: 'published' }], SCHEDULED],
    ['the next one is there', false, [ended, { kind: 'continued', next: 'abc' }], SCHEDULED],
    ['it is the only one', false, [ended], ONCE],
  ])('when %s, the next one is to be opened: %s', (_, isNext, commands, schedule) => {
    const evening = done(scheduledFor(pairs(4)), schedule);
    expect(isToGoOn(after(after(evening, beginning(evening, ALL)), commands))).toBe(isNext);
  });
});
