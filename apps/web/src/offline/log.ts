import type { OpenTable } from '@overtrick/protocol/openTable';
import { makeEntry } from '@overtrick/table/entry';
import { appendEntries, beginLog, entriesAfter, keptTable } from './database.ts';
import type { KeptTable } from './kept.ts';
import { logOfKept } from './local/keptLog.ts';
import type { DeviceLog } from './local/log.ts';

/**
 * Opens the log of a table on this device and starts it if the table has none; returns `undefined` where there is no
 * such table.
 */
export async function openLog(
  id: string,
): Promise<{ readonly wanted: OpenTable; readonly isShared: boolean; readonly log: DeviceLog } | undefined> {
  const kept = await keptTable(id);
  if (kept === undefined) return undefined;
  if (kept.deals !== undefined) {
    const bodies = logOfKept(kept)?.map(makeEntry);
    if (bodies === undefined) return undefined;
    await beginLog(id, bodies);
  }
  return {
    wanted: kept.wanted,
    isShared: kept.shared !== undefined,
    log: {
      read: (after) => entriesAfter(id, after),
      append: (length, bodies, finished) => appendEntries(id, length, bodies, finished),
    },
  };
}

/** Returns all entries of a table on this device, stored or as they will be once it is opened. */
export const entriesIn = async (kept: KeptTable): Promise<readonly string[]> =>
  kept.deals === undefined ? entriesAfter(kept.table, 0) : (logOfKept(kept)?.map(makeEntry) ?? []);
