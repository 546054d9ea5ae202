import { makeEntry } from '@overtrick/table/entry';
import { type AccountEntry, befriended } from '../../accounts/account.ts';
import { keyOf, logOf, lookLogOf } from '../../accounts/accountLogs.ts';
import { logOf as challengeLogOf, joined } from '../../boards/challenge.ts';
import { logOfChat } from '../../live/chat.ts';
import type { Database, EntryRow } from '../../store/schema.ts';

/** The sizes of a store. */
export interface Sizes {
  /** The number of tables. */
  readonly tables: number;
  /** The number of tables at which Zebedee has a chair. */
  readonly own: number;
  /** The number of calls and cards at each table. */
  readonly steps: number;
  /** The number of Zebedee's chat lines at the first table. */
  readonly lines: number;
  /** The number of further entries in the account's log. */
  readonly entries: number;
  /** The number of accounts that have Zebedee as a friend. */
  readonly friends: number;
}

export const ZEBEDEE = 'Zebedee';
const KEY = keyOf(ZEBEDEE);
const ROWS_AT_ONCE = 5000;

/** Fills a store with tables, and an account that played at many of them; each of its tables is in a challenge. */
export async function fillStore(db: Database, sizes: Sizes): Promise<void> {
  let rows: EntryRow[] = [];
  const flush = async () => {
    if (rows.length > 0) await db.insertInto('entries').values(rows).execute();
    rows = [];
  };
  const add = async (log: string, bodies: readonly string[]) => {
    for (const [i, body] of bodies.entries()) {
      rows.push({ table_id: log, seq: i + 1, at: 1, body });
      if (rows.length >= ROWS_AT_ONCE) await flush();
    }
  };
  const idAt = (i: number) => `table${String(i).padStart(7, '0')}`;
  const every = Math.floor(sizes.tables / sizes.own);
  const own = Array.from({ length: sizes.own }, (_, i) => idAt(i * every));
  const steps = Array.from({ length: sizes.steps }, (_, i) =>
    makeEntry({ kind: 'acted', step: `N ${(i % 7) + 1}NT`, by: 'bot' }),
  );
  for (let i = 0; i < sizes.tables; i++) {
    const name = i % every === 0 && i / every < sizes.own ? ZEBEDEE : 'Bea';
    await add(idAt(i), [
      makeEntry({ kind: 'sat', chair: 0, name, proof: `proof ${name} ${idAt(i)}`, marks: [] }),
      ...steps,
    ]);
  }
  await add(
    logOfChat(idAt(0)),
    Array.from({ length: sizes.lines }, (_, i) =>
      JSON.stringify({ chair: 0, name: ZEBEDEE, to: 'table', text: `line ${i}` }),
    ),
  );
  for (let i = 0; i * 100 < own.length; i++)
    await add(
      challengeLogOf(`day-${String(i).padStart(8, '0')}`),
      own.slice(i * 100, (i + 1) * 100).map((table) => JSON.stringify(joined(table, ZEBEDEE))),
    );
  for (let i = 0; i < sizes.friends; i++)
    await add(logOf(keyOf(`friend ${i}`)), [
      JSON.stringify({ kind: 'registered', id: `id ${i}`, name: `friend ${i}` } satisfies AccountEntry),
      JSON.stringify(befriended(KEY, { id: 'id' })),
    ]);
  const account: AccountEntry[] = [
    { kind: 'registered', id: 'id', name: ZEBEDEE },
    ...own.map((table) => ({ kind: 'sat', table, chair: 0, proof: `proof ${ZEBEDEE} ${table}` }) as const),
    ...Array.from(
      { length: sizes.entries },
      (_, i) => ({ kind: 'signedIn', proof: `session ${i}` }) as const,
    ),
  ];
  await add(
    logOf(KEY),
    account.map((entry) => JSON.stringify(entry)),
  );
  await add(lookLogOf(ZEBEDEE), [logOf(KEY)]);
  await flush();
}

/** Counts the stored entries that contain anything about Zebedee. */
export async function leftOfZebedee(db: Database): Promise<number> {
  const { left } = await db
    .selectFrom('entries')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where(({ or, eb }) =>
      or([
        eb('body', 'like', `%"name":"${ZEBEDEE}"%`),
        eb('body', 'like', `%${KEY}%`),
        eb('table_id', '=', logOf(KEY)),
        eb('table_id', '=', lookLogOf(ZEBEDEE)),
      ]),
    )
    .executeTakeFirstOrThrow();
  return left;
}
