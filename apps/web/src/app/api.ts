import type { Opened, OpenTable, Refused } from '@overtrick/protocol/messages';
import type { TableInfo } from '@overtrick/protocol/table';
import { takingChair } from './device.ts';

const OFFLINE: Refused = { ok: false, code: 'ERR_OFFLINE', message: '' };

/**
 * Opens a table: on the server, or on this device when the server cannot be reached. A refusal comes as `Refused`, and that neither
 * can be done.
 */
export async function openTable(wanted: OpenTable): Promise<({ readonly ok: true } & Opened) | Refused> {
  try {
    const response = await fetch('/api/tables', {
      method: 'POST',
      headers: takingChair(),
      body: JSON.stringify(wanted),
    });
    const answer: unknown = await response.json();
    if (response.ok && isOpened(answer)) return { ...answer, ok: true };
    return isRefused(answer) ? { ...answer, ok: false } : OFFLINE;
  } catch {
    // no answer, or one of somebody between who cannot reach the server either
    return (await openHere(wanted)) ?? OFFLINE;
  }
}

async function openHere(wanted: OpenTable) {
  try {
    const { openLocalTable } = await import('../offline/open.ts');
    return { ...(await openLocalTable(wanted)), ok: true } as const;
  } catch {
    return undefined;
  }
}

/** What a table is, before one enters it; `undefined` when it cannot be had. */
export async function tableInfo(table: string): Promise<TableInfo | undefined> {
  try {
    const response = await fetch(`/api/tables/${encodeURIComponent(table)}`);
    const answer: unknown = await response.json();
    return response.ok && isInfo(answer) ? answer : undefined;
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isInfo = (value: unknown): value is TableInfo =>
  isObject(value) && Array.isArray(value.chairs) && isObject(value.policies);
const isOpened = (value: unknown): value is Opened =>
  isObject(value) && typeof value.table === 'string' && typeof value.token === 'string';
const isRefused = (value: unknown): value is Refused =>
  isObject(value) && typeof value.code === 'string' && typeof value.message === 'string';
