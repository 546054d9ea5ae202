import { FORMER_MEMBER } from '@overtrick/protocol/botName';
import { type EntryOf, makeEntry, parseEntry } from '@overtrick/table/entry';
import { pagesOf } from '../store/pages.ts';
import { rewriteThose } from '../store/rewriting.ts';
import type { Store } from '../store/store.ts';

/** Reads the names under which the person with that proof has sat at a table or asked for a chair. */
export async function namesAt(store: Store, table: string, proof: string): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  for await (const page of pagesOf(store, table))
    for (const body of page) {
      const entry = entryWith(body, proof);
      if (entry !== undefined) names.add(entry.name);
    }
  return names;
}

/** Removes the name of the person with that proof, and the words of their card, from a table's log. */
export const takeNameAway = (store: Store, table: string, proof: string): Promise<void> =>
  rewriteThose(store, table, (body) => {
    const entry = entryWith(body, proof);
    if (entry !== undefined) return makeEntry({ ...entry, name: FORMER_MEMBER });
    const card = cardBy(body, proof);
    return card && makeEntry({ ...card, card: { ...card.card, lines: [] } });
  });

/** Returns the entry if it is a card by the person with that proof. */
function cardBy(body: string, proof: string): EntryOf<'carded'> | undefined {
  if (!body.includes(proof)) return undefined;
  const entry = parseEntry(body);
  return entry.ok && entry.value.kind === 'carded' && entry.value.proof === proof ? entry.value : undefined;
}

/** Returns the entry if it has a name and that proof. */
function entryWith(body: string, proof: string): EntryOf<'sat' | 'knocked'> | undefined {
  // most entries are calls and cards, which need not be parsed
  if (!body.includes(proof)) return undefined;
  const entry = parseEntry(body);
  if (!entry.ok || (entry.value.kind !== 'sat' && entry.value.kind !== 'knocked')) return undefined;
  return entry.value.proof === proof ? entry.value : undefined;
}
