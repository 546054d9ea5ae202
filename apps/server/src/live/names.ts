import { FORMER_MEMBER } from '@overtrick/protocol/botName';
import { makeEntry, parseEntry } from '@overtrick/table/entry';
import { rewriteThose } from '../store/rewriting.ts';
import type { Store } from '../store/store.ts';

/** Takes the name of whoever has a chair by that proof out of a table's log; gives the names that they had. */
export async function takeNameAway(store: Store, table: string, proof: string): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  await rewriteThose(store, table, (body) => {
    const entry = parseEntry(body);
    if (!entry.ok || (entry.value.kind !== 'sat' && entry.value.kind !== 'knocked')) return undefined;
    if (entry.value.proof !== proof) return undefined;
    names.add(entry.value.name);
    return makeEntry({ ...entry.value, name: FORMER_MEMBER });
  });
  return names;
}
