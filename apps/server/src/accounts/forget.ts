import { FORMER_MEMBER } from '@overtrick/protocol/botName';
import { forgottenChat, logOfChat } from '../live/chat.ts';
import type { Tables } from '../live/tables.ts';
import type { Store } from '../store/store.ts';
import { makeEntry, parseEntry } from '../table/entry.ts';
import type { Account, AccountEntry, OwnChair } from './account.ts';
import { logOf } from './accountLogs.ts';

/**
 * Deletes an account with all of it: at the tables that it knows its name becomes "a former member", and what was said there from its
 * chairs is taken away; then its friends forget it, its passkeys go, and the account last. What fails can be done again.
 */
export async function forgetAccount(
  store: Store,
  tables: Tables,
  key: string,
  account: Account,
): Promise<void> {
  for (const own of account.chairs) await forgetChair(store, tables, own);
  const named: AccountEntry = {
    kind: 'befriended',
    key,
    ...(account.id !== undefined && { id: account.id }),
  };
  for (const log of await store.holding('account.%', JSON.stringify(named))) {
    const nobody: AccountEntry = { kind: 'befriended', key: '' };
    await rewriteThose(store, log, (body) =>
      body === JSON.stringify(named) ? JSON.stringify(nobody) : undefined,
    );
  }
  await store.delete([...account.passkeys.map(({ id }) => `passkey.${id}`), logOf(key)]);
}

async function forgetChair(store: Store, tables: Tables, { table, chair, proof }: OwnChair): Promise<void> {
  const names = new Set<string>();
  await rewriteThose(store, table, (body) => {
    const entry = parseEntry(body);
    if (!entry.ok || (entry.value.kind !== 'sat' && entry.value.kind !== 'knocked')) return undefined;
    if (entry.value.proof !== proof) return undefined;
    names.add(entry.value.name);
    return makeEntry({ ...entry.value, name: FORMER_MEMBER });
  });
  await rewriteThose(store, logOfChat(table), (body) => forgottenChat(body, chair, names));
  for (const name of names) await forgetEntrant(store, table, name);
  await tables.forget(table, proof);
}

/** In the challenge for which the table was opened, if it was. */
async function forgetEntrant(store: Store, table: string, name: string): Promise<void> {
  const entry = (shown: string) => JSON.stringify({ kind: 'joined', table, name: shown });
  for (const log of await store.holding('%.challenge', entry(name)))
    await rewriteThose(store, log, (body) => (body === entry(name) ? entry(FORMER_MEMBER) : undefined));
}

async function rewriteThose(
  store: Store,
  log: string,
  otherFor: (body: string) => string | undefined,
): Promise<void> {
  const others = (await store.read(log)).flatMap((body, i): [number, string][] => {
    const other = otherFor(body);
    return other === undefined ? [] : [[i + 1, other]];
  });
  if (others.length > 0) await store.rewrite(log, new Map(others));
}
