import { expect, test } from 'vitest';
import { memoryStore } from '../../testing/stores.ts';
import { ALL, EveningLists } from './timetable.ts';

const [friday, monday] = [
  { tournament: 'friday', start: 1 },
  { tournament: 'monday', start: 2 },
];

test('an evening is written down once, with the time at which it begins', async () => {
  const list = new EveningLists(memoryStore());
  for (const one of [friday, monday, friday]) await list.add(ALL, one);
  expect(await list.read(ALL)).toEqual([friday, monday]);
});

test.each(['{', '{"tournament":1}', 'null', ''])(
  'a damaged line hides no other evening: %j',
  async (line) => {
    const store = memoryStore();
    const list = new EveningLists(store);
    await list.add(ALL, friday);
    await store.append({ log: ALL, length: 1, bodies: [line] });
    await list.add(ALL, monday);
    expect(await list.read(ALL)).toEqual([friday, monday]);
  },
);
