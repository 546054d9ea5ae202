import { setImmediate as othersTurn } from 'node:timers/promises';
import { FORMER_MEMBER } from '@overtrick/protocol/botName';
import { logOf as challengeLogOf, joined } from '../boards/challenge.ts';
import type { Lessons } from '../lessons/lessons.ts';
import { forgottenChat, logOfChat } from '../live/chat.ts';
import { namesAt, takeNameAway } from '../live/names.ts';
import type { Tables } from '../live/tables.ts';
import { unlessDamaged } from '../store/pages.ts';
import { replaceIn, rewriteThose } from '../store/rewriting.ts';
import type { Store } from '../store/store.ts';
import { type Account, befriended, LEAVING, type OwnChair } from './account.ts';
import { logOf, lookLogOf, ownerLogOf } from './accountLogs.ts';

export interface ForgetParts {
  readonly store: Store;
  readonly tables: Pick<Tables, 'forget'>;
  readonly lessons: Pick<Lessons, 'forget'>;
}

/**
 * Deletes an account that is leaving: its name becomes "a former member", and its words at tables, its lessons,
 * passkeys and friendships are deleted. Each step is short, so that others are served in between, and can be repeated.
 * The account's log is deleted last, so that an interrupted deletion can start again.
 * @param signal stops it between two steps; it then rejects
 */
export async function forgetAccount(
  parts: ForgetParts,
  key: string,
  account: Account,
  signal: AbortSignal,
): Promise<void> {
  const { store, lessons } = parts;
  for (const own of account.chairs) {
    signal.throwIfAborted();
    await forgetChair(parts, own);
    await othersTurn();
  }
  for (const { lesson, proof } of account.lessons) {
    signal.throwIfAborted();
    await unlessDamaged(lessons.forget(lesson, proof));
  }
  await replaceIn(store, { begin: logOf('') }, befriended(key, account), befriended('', {}));
  const owners = account.passkeys.map(({ id }) => ownerLogOf(id));
  await store.delete(account.name === '' ? owners : [...owners, lookLogOf(account.name)]);
  // deletes nothing if another process has finished this and somebody has opened an account under the same name
  await store.delete([logOf(key)], JSON.stringify(LEAVING));
}

/** Removes the name everywhere; the table's log is last, because the name is known from it. */
async function forgetChair({ store, tables }: ForgetParts, { table, chair, proof }: OwnChair): Promise<void> {
  const names = await namesAt(store, table, proof);
  // before the stored lines change, so that no new line gets the name afterwards
  await unlessDamaged(tables.forget(table, proof));
  await rewriteThose(store, logOfChat(table), (body) => forgottenChat(body, chair, names));
  // in the challenge for which the table was opened, if there is one
  for (const name of names)
    if (name !== FORMER_MEMBER)
      await replaceIn(store, { end: challengeLogOf('') }, joined(table, name), joined(table, FORMER_MEMBER));
  await takeNameAway(store, table, proof);
  // if the table is in memory, it reads its lines again
  await unlessDamaged(tables.forget(table, proof));
}
