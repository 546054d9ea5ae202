import { defined } from '@overtrick/rules/assert';
import { expect, test } from 'vitest';
import { newToken } from '../base/token.ts';
import { memoryStore } from '../testing/stores.ts';
import { Accounts } from './accounts.ts';

test('the tables of an account are read for its boards once, and again when they go on', async () => {
  const store = memoryStore();
  let reads = 0;
  const accounts = new Accounts({
    ...store,
    read(log, after, most) {
      if (log === 'table1') reads += 1;
      return store.read(log, after, most);
    },
  });
  await store.append({ log: 'table1', length: 0, bodies: ['{"kind":"nothing that can be read"}'] });
  const session = defined(await accounts.register('Ann', 'correct horse battery'), 'a new name');
  await accounts.sit(session, 'table1', 0, newToken());
  const account = defined(await accounts.find(session), 'it is there');
  for (let i = 0; i < 3; i++) expect(await accounts.boards(account.chairs)).toEqual([]);
  expect(reads).toBe(1);
  await store.append({ log: 'table1', length: 1, bodies: ['{}'] });
  await accounts.boards(account.chairs);
  expect(reads).toBe(2);
});
