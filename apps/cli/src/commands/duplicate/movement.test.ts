import { expect, test } from 'vitest';
import { overtrick } from '../../testIo.ts';

const movement = (...args: readonly string[]) => overtrick(['movement', ...args]);

test('JSON as fixed: name, tables by round, balance', async () => {
  const { code, out } = await movement('howell', '--tables', '2', '--json');
  expect(code).toBe(0);
  expect(JSON.parse(out)).toEqual({
    name: 'Howell, 2 tables, 3 rounds',
    seating: 'pairs',
    winners: 1,
    tables: [
      [
        { ns: 4, ew: 1, set: 1 },
        { ns: 4, ew: 2, set: 2 },
        { ns: 4, ew: 3, set: 3 },
      ],
      [
        { ns: 2, ew: 3, set: 1 },
        { ns: 3, ew: 1, set: 2 },
        { ns: 1, ew: 2, set: 3 },
      ],
    ],
    sharing: [[1, 2]],
    moves: [
      'pairs 1 to 3 follow the one lower, 1 follows 3',
      '4 stays',
      'each table gets the next higher set of boards',
    ],
    balance: { mean: 1, sd: 0, min: 1, max: 1 },
    givesUp: ['all tables play the same boards'],
  });
});

test('players who change partners, and boards', async () => {
  const { out } = await movement('individual', '--tables', '2', '--boards-per-round', '3', '--json');
  const { tables, boardsPerRound, boards } = JSON.parse(out);
  expect(Object.keys(tables[0][0])).toEqual(['n', 's', 'e', 'w', 'set']);
  expect({ boardsPerRound, boards }).toEqual({ boardsPerRound: 3, boards: 21 });
});

test('text: a line for each round, a column for each table', async () => {
  const { out } = await movement(
    'relay-mitchell',
    '--tables',
    '3.5',
    '--rounds',
    '2',
    '--boards-per-round',
    '3',
  );
  expect(out).toBe(
    [
      'Relay Mitchell, 3½ tables, 2 rounds',
      '',
      '         table 1   table 2   table 3     table 4',
      'round 1  1-5 #1-3  2-6 #4-6  3-7 #10-12  (8)',
      'round 2  1-8 #4-6  2-5 #7-9  3-6 #1-3    (7)',
      '',
      'North-South stay, East-West move up one table and the boards move down one.',
      'Between tables 2 and 3 the boards rest for a round.',
      '',
      'Competition 0.19, from -2 to 1, standard deviation 0.79.',
      'It gives up: 2 winners; 2 of 7 pairs sit out 1 round; each pair plays 1 or 2 of 4 sets; boards have 1 or 2 results; each pair meets 1 or 2 of 3.',
      '',
    ].join('\n'),
  );
});

test.each([
  [['howell'], 'howell: say how many tables: --tables 7'],
  [['howell', '--tables', '15'], 'howell --tables: it is for 2 to 14 tables'],
  [['mitchell', '--tables', '7', '--rounds', '8'], 'mitchell --rounds: it has 1 to 7 rounds, not 8'],
  [['american-whist', '--tables', '6'], 'american-whist --tables: it is for an odd number of teams'],
  [
    ['american-whist', '--tables', '5.5'],
    'american-whist --tables: half a table is not a whole number of teams',
  ],
  [['howell', '--players', '9'], 'howell --players: 9 players are no whole number of pairs'],
  [['howell', '--tables', '7', '--players', '28'], 'howell: give the tables or the players, not both'],
  [
    ['advise', '--tables', '7', '--boards', '24', '--minutes', '30'],
    'advise: no movement fits; try another number of boards, or more time',
  ],
])('wrong input: %j', async (args, why) => {
  expect(await movement(...args)).toEqual({ code: 2, out: '', err: `overtrick movement ${why}\n` });
});

test.each([['0'], ['-3'], ['6.25'], ['x'], ['999']])('%s is not a number of tables', async (tables) => {
  const { code, err } = await movement('howell', `--tables=${tables}`);
  expect(code).toBe(2);
  expect(err).toMatch(/It must be a number of tables, such as 7 or 6\.5\.\n$/);
});

test('a kind that there is not', async () => {
  const { code, err } = await movement('waltz', '--tables', '7');
  expect(code).toBe(2);
  expect(err).toMatch(/^overtrick movement: there is no kind of movement waltz; there are mitchell, /);
});

test('half tables: pairs are half of the players', async () => {
  const [byTables, byPlayers] = await Promise.all([
    movement('howell', '--tables', '6.5', '--json'),
    movement('howell', '--players', '26', '--json'),
  ]);
  expect(byTables.out).toBe(byPlayers.out);
  expect(JSON.parse(byTables.out).missing).toBe(14);
});

test('what it prints passes its own check', async () => {
  const { out } = await movement('hesitation', '--tables', '7', '--json');
  const checked = await overtrick(['movement', 'check', '-'], out);
  expect(checked.code).toBe(0);
  expect(checked.out).toMatch(/^Hesitation Mitchell, 7 tables, 8 rounds\n/);
});

test('what is wrong, a sentence each', async () => {
  const wrong = '{"tables":[[{"ns":1,"ew":1,"set":1}],[{"ns":2,"ew":3,"set":1}]]}';
  expect(await overtrick(['movement', 'check', '-'], wrong)).toEqual({
    code: 2,
    out: 'Pair 1 meets itself at table 1 in round 1.\nSet 1, which is at table 1, is also at table 2 in round 1.\n',
    err: '',
  });
  const json = await overtrick(['movement', 'check', '-', '--json'], wrong);
  expect(JSON.parse(json.out)).toMatchObject({ ok: false, faults: [{ table: 1, round: 1 }, { table: 2 }] });
  expect(await overtrick(['movement', 'check', '-'], '{"tables":7}')).toEqual({
    code: 2,
    out: '',
    err: '<stdin>:tables: tables is a list of tables, not 7\n',
  });
});

test('advice fits the time and says what is given up', async () => {
  const { code, out } = await movement(
    ...['advise', '--tables', '8', '--boards', '26', '--minutes', '190', '--json'],
  );
  expect(code).toBe(0);
  const advice = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(advice.length).toBeGreaterThan(4);
  for (const { rounds, boardsPerRound, boards, minutes } of advice) {
    expect(boards).toBe(rounds * boardsPerRound);
    expect(boards).toBeLessThanOrEqual(26);
    expect(minutes).toBe(rounds * (7 * boardsPerRound + 1));
    expect(minutes).toBeLessThanOrEqual(190);
  }
  const skip = advice.find(({ kind }) => kind === 'skip-mitchell');
  expect(skip.givesUp[0]).toBe('2 winners');
  const { out: table } = await movement('advise', '--tables', '8', '--boards', '26');
  expect(table.split('\n')[0]).toMatch(/^ +rounds +boards +to deal +time +unequal +gives up$/);
});
