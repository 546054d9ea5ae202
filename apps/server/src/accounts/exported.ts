import { present } from '@overtrick/rules/present';
import { askerOf, type Lessons } from '../lessons/lessons.ts';
import { pagesOf, unlessDamaged } from '../store/pages.ts';
import type { Store } from '../store/store.ts';
import type { Account } from './account.ts';
import type { Accounts } from './accounts.ts';
import { recordsOf } from './boards.ts';

/**
 * Exports everything that the server stores about an account, for its owner, without any secret of theirs or of the
 * server's.
 */
export async function exported(
  store: Store,
  accounts: Accounts,
  lessons: Lessons,
  account: Account,
): Promise<object> {
  const { name, passkeys, sessions, chairs } = account;
  const friends = await accounts.friends(account);
  const tables: object[] = [];
  for (const own of chairs) {
    const records = await unlessDamaged(recordsOf(own, pagesOf(store, own.table)));
    tables.push({ table: own.table, chair: own.chair, records: records ?? [] });
  }
  const taken: object[] = [];
  for (const { lesson: id, proof } of account.lessons) {
    const lesson = await unlessDamaged(lessons.find(id));
    if (lesson === undefined) continue;
    const asker = askerOf(lesson, [proof]);
    taken.push(asker.isOwner ? await lessons.results(lesson) : await lessons.told(lesson, asker));
  }
  return {
    overtrick: 'account',
    version: 1,
    name,
    passkeys: passkeys.map(({ id, device, at }) => ({ id, device, added: new Date(at).toISOString() })),
    devicesSignedIn: sessions.length,
    friends: friends.map((friend) => friend.name),
    card: account.card ?? null,
    tables,
    lessons: taken,
    ...(account.program !== undefined && { program: present({ operator: account.program.operator }) }),
    programs: accounts.tokens(account).map((token) => ({ name: token.name, scope: token.scope })),
    evenings: account.desks.map(({ tournament }) => tournament),
  };
}
