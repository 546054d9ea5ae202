import { expect, test } from 'vitest';
import { type BanEntry, bansAfter } from './banLog.ts';

const made = (...entries: BanEntry[]) => entries.map((entry) => JSON.stringify(entry));
const banned = (id: string): BanEntry => ({
  kind: 'banned',
  id,
  at: 1,
  who: id,
  secret: 's',
  marks: ['device 1'],
});

test('a ban stands until it is lifted, with the devices that were learned since', () => {
  const bans = bansAfter(
    undefined,
    made(banned('a'), banned('b'), { kind: 'device', ban: 'a', marks: ['device 2'] }),
  );
  expect([...bans.keys()]).toEqual(['a', 'b']);
  expect(bans.get('a')?.marks).toEqual(['device 1', 'device 2']);
  const after = bansAfter(
    bans,
    made({ kind: 'lifted', id: 'a', at: 2 }, { kind: 'device', ban: 'a', marks: ['x'] }),
  );
  expect([...after.keys()]).toEqual(['b']);
  // the earlier list has not changed
  expect(bans.size).toBe(2);
});

test('a damaged line costs itself alone', () => {
  expect([...bansAfter(undefined, ['{"kind":"ban', ...made(banned('a'))]).keys()]).toEqual(['a']);
});
