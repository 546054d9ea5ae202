import fc from 'fast-check';
import { expect, test } from 'vitest';
import { faultsOf } from './check.ts';
import { makeMovement, parseMovement } from './text.ts';

const TABLE = '{"tables":[[{"ns":1,"ew":2,"set":1}]]}';

test('the least that a movement needs', () => {
  expect(parseMovement(TABLE)).toEqual({
    ok: true,
    value: {
      name: 'Movement',
      seating: 'pairs',
      winners: 1,
      sharing: [],
      tables: [[{ seats: [1, 2], set: 1 }]],
    },
  });
});

test.each([
  ['{"n":1,"s":2,"e":3,"w":4,"set":1}', 'individual'],
  ['{"s":1,"w":2,"e":3,"set":1}', 'threes'],
])('%s says how they sit', (sitting, seating) => {
  expect(parseMovement(`{"tables":[[${sitting}]]}`)).toMatchObject({ ok: true, value: { seating } });
});

test('where two win, East-West may have the numbers of North-South', () => {
  const tables = '[[{"ns":1,"ew":1,"set":1}],[{"ns":2,"ew":2,"set":2}]]';
  const read = parseMovement(`{"winners":2,"tables":${tables}}`);
  if (!read.ok) throw new Error(read.why);
  expect(read.value.tables.flat().map(({ seats }) => seats)).toEqual([
    [1, 3],
    [2, 4],
  ]);
  expect(faultsOf(read.value)).toEqual([]);
});

test.each([
  ['{', '1:1', 'a movement is a JSON object'],
  ['[]', '1:1', 'a movement is a JSON object'],
  ['{}', 'tables', 'tables is a list of tables, not undefined'],
  [
    '{"tables":[[]],"seating":"chess"}',
    'seating',
    'seating is pairs, teams, individual, threes, not "chess"',
  ],
  ['{"tables":[7]}', 'tables[0]', 'tables[0] is a list of rounds, not 7'],
  ['{"tables":[[7]]}', 'tables[0][0]', 'tables[0][0] is {"ns","ew","set"}, not 7'],
  [
    '{"tables":[[{"ns":1,"ew":2}]]}',
    'tables[0][0].set',
    'tables[0][0].set is a number from 0, not undefined',
  ],
  ['{"tables":[[{"ns":1,"ew":0,"set":1}]]}', 'tables[0][0].ew', 'tables[0][0].ew is a number from 1, not 0'],
  [TABLE.replace('{', '{"winners":4,'), 'winners', 'winners is 1, 2 or 3, not 4'],
  [TABLE.replace('{', '{"sharing":[[2]],'), 'sharing', 'sharing is lists of numbers of tables, not [[2]]'],
  [TABLE.replace('{', '{"missing":0.5,'), 'missing', 'missing is a number from 1, not 0.5'],
  [TABLE.replace('{', '{"name":5,'), 'name', 'name is a text, not 5'],
])('%s is none', (text, at, why) => {
  expect(parseMovement(text)).toEqual({ ok: false, code: 'ERR_MOVEMENT', at, why });
});

test('any text gives a movement that can be checked, or a reason', () => {
  const sitting = fc.record({ ns: fc.nat(9), ew: fc.nat(9), set: fc.nat(5) });
  const any = fc.oneof(
    fc.string(),
    fc.json(),
    fc
      .record({ tables: fc.array(fc.array(sitting)), winners: fc.constantFrom(1, 2) })
      .map((each) => JSON.stringify(each)),
  );
  fc.assert(
    fc.property(any, (text) => {
      const read = parseMovement(text);
      if (read.ok) {
        faultsOf(read.value);
        expect(parseMovement(makeMovement(read.value))).toEqual(read);
      } else expect(read.why).toBeTruthy();
    }),
  );
});
