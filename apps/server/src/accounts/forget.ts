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
 * passkeys and friendships go. Each step is short, so that others are served in between, and can be done again. The
 * account's log goes last, so that an interrupted deletion can start again.
 * @param signal ends it between two steps: it rejects then
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
  // never one that somebody has opened under this name since another process has done all this
  await store.delete([logOf(key)], JSON.stringify(LEAVING));
}

/** Takes the name away where it is; the table's log, from which the name is known, is the last. */
async function forgetChair({ store, tables }: ForgetParts, { table, chair, proof }: OwnChair): Promise<void> {
  const names = await namesAt(store, table, proof);
  // before the stored lines are changed, so that none is said under the name after that
  await unlessDamaged(tables.forget(table, proof));
  await rewriteThose(store, logOfChat(table), (body) => forgottenChat(body, chair, names));
  // in the challenge for which the table was opened, if it was
  for (const name of names)
    if (name !== FORMER_MEMBER)
      await replaceIn(store, { end: challengeLogOf('') }, joined(table, name), joined(table, FORMER_MEMBER));
  await takeNameAway(store, table, proof);
  // if the table is in memory, its lines are read again
  await unlessDamaged(tables.forget(table, proof));
}
