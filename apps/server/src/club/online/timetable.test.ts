import { expect, test } from 'vitest';
import { memoryStore } from '../../testing/stores.ts';
import { EveningList } from './timetable.ts';

const [friday, monday] = [
  { tournament: 'friday', start: 1 },
  { tournament: 'monday', start: 2 },
];

test('an evening is written down once, with the time at which it begins', async () => {
  const list = EveningList.all(memoryStore());
  for (const one of [friday, monday, friday]) await list.add(one);
  expect(await list.read()).toEqual([friday, monday]);
});

test.each(['{', '{"tournament":1}', 'null', ''])(
  'a damaged line hides no other evening: %j',
  async (line) => {
    const store = memoryStore();
    const list = EveningList.all(store);
    await list.add(friday);
    await store.append({ log: 'all.timetable', length: 1, bodies: [line] });
    await list.add(monday);
    expect(await list.read()).toEqual([friday, monday]);
  },
);
