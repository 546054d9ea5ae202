import type { Opened, OpenTable, TableInfo } from '@overtrick/protocol/openTable';
import type { Refused } from '@overtrick/protocol/refusal';
import { ask } from '../server/ask.ts';

const OFFLINE: Refused = { ok: false, code: 'ERR_OFFLINE', message: '' };

/**
 * Opens a table on the server, or on this device when the server cannot be reached. Returns `Refused` when the server
 * refuses or when neither works.
 */
export async function openTable(wanted: OpenTable): Promise<({ readonly ok: true } & Opened) | Refused> {
  const answer = await ask('POST /api/tables', { body: wanted, isTakingChair: true });
  if (answer.ok) return { ...answer.value, ok: true };
  // no answer, or one from a proxy that cannot reach the server either
  if (answer.status === undefined || answer.code === 'ERR_ANSWER') return (await openHere(wanted)) ?? OFFLINE;
  return answer;
}

/**
 * Opens a table for two people on this device, who hand it over to each other. It is kept here and the server never
 * hears of it, connection or not.
 * @param other the name of the one beside the opener
 */
export async function openShared(wanted: OpenTable, other: string) {
  const chair = wanted.chair ?? 0;
  const names = chair === 0 ? [wanted.name, other] : [other, wanted.name];
  try {
    const { openLocalTable } = await import('./open.ts');
    return { ...(await openLocalTable(wanted, { shared: other }, { shared: names })), ok: true } as const;
  } catch {
    return OFFLINE;
  }
}

async function openHere(wanted: OpenTable) {
  try {
    const { openLocalTable } = await import('./open.ts');
    return { ...(await openLocalTable(wanted)), ok: true } as const;
  } catch {
    return undefined;
  }
}

/** Fetches the public facts of a table, for people who have not entered it; returns `undefined` when that fails. */
export async function tableInfo(table: string): Promise<TableInfo | undefined> {
  const answer = await ask('GET /api/tables/{table}', { parameters: { table } });
  return answer.ok ? answer.value : undefined;
}
