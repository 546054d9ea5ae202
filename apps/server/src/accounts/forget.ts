import { FORMER_MEMBER } from '@overtrick/protocol/botName';
import { logOf as challengeLogOf, joined } from '../boards/challenge.ts';
import type { Lessons } from '../lessons/lessons.ts';
import { forgottenChat, logOfChat } from '../live/chat.ts';
import { takeNameAway } from '../live/names.ts';
import type { Tables } from '../live/tables.ts';
import { othersIn, rewriteMarked, rewriteThose } from '../store/rewriting.ts';
import type { LogNames, Store } from '../store/store.ts';
import { type Account, befriended, type OwnChair } from './account.ts';
import { logOf, lookLogOf, ownerLogOf } from './accountLogs.ts';

/**
 * Deletes an account with all of it. Its name becomes "a former member" at tables and in lessons that it takes; its
 * words at tables, its own lessons, its friends' knowledge of it and its passkeys go; the account itself goes last, so
 * that a deletion that fails can be done again.
 */
export async function forgetAccount(
  store: Store,
  tables: Tables,
  lessons: Lessons,
  key: string,
  account: Account,
): Promise<void> {
  for (const own of account.chairs) await forgetChair(store, tables, own);
  for (const { lesson, proof } of account.lessons) await lessons.forget(lesson, proof);
  await replaceIn(store, { begin: logOf('') }, befriended(key, account), befriended('', {}));
  await store.delete([
    ...account.passkeys.map(({ id }) => ownerLogOf(id)),
    lookLogOf(account.name),
    logOf(key),
  ]);
}

async function forgetChair(store: Store, tables: Tables, { table, chair, proof }: OwnChair): Promise<void> {
  const names = await takeNameAway(store, table, proof);
  await rewriteThose(store, logOfChat(table), (body) => forgottenChat(body, chair, names));
  // in the challenge for which the table was opened, if it was
  for (const name of names)
    await replaceIn(store, { end: challengeLogOf('') }, joined(table, name), joined(table, FORMER_MEMBER));
  await tables.forget(table, proof);
}

/** Puts one entry in the place of another in all logs with such names. */
async function replaceIn(store: Store, names: LogNames, old: object, other: object): Promise<void> {
  const [from, to] = [JSON.stringify(old), JSON.stringify(other)];
  for (const log of await store.holding(names, from)) {
    const others = await othersIn(store, log, (body) => (body === from ? to : undefined));
    if (others.size > 0) await rewriteMarked(store, log, others);
  }
}
