import type { Opened, OpenTable, Refused } from '@overtrick/protocol/messages';

const OFFLINE: Refused = { ok: false, code: 'ERR_OFFLINE', message: '' };

/** Opens a table. A refusal, and a server out of reach, come as `Refused`. */
export async function openTable(wanted: OpenTable): Promise<({ readonly ok: true } & Opened) | Refused> {
  try {
    const response = await fetch('/api/tables', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(wanted),
    });
    const answer: unknown = await response.json();
    if (response.ok && isOpened(answer)) return { ...answer, ok: true };
    return isRefused(answer) ? { ...answer, ok: false } : OFFLINE;
  } catch {
    return OFFLINE;
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isOpened = (value: unknown): value is Opened =>
  isObject(value) && typeof value.table === 'string' && typeof value.token === 'string';
const isRefused = (value: unknown): value is Refused =>
  isObject(value) && typeof value.code === 'string' && typeof value.message === 'string';
