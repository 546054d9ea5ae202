import type { OfflineDeal } from '@overtrick/protocol/offline';
import { create } from 'zustand';
import { keepChairs, useAccount } from '../account/account.ts';
import { useTables } from '../device/tables.ts';
import { ask } from '../server/ask.ts';
import { forgetKept, keepSent, keptTables, sentOf } from './database.ts';
import type { KeptTable } from './kept.ts';

/** Milliseconds between two attempts while deals wait. */
const RETRY_MS = 30_000;

/** The deals played here: how many the server still lacks, and whether any have been sent. */
export const useWaiting = create<{ readonly deals: number; readonly isSent: boolean }>()(() => ({
  deals: 0,
  isSent: false,
}));

let sending: Promise<void> | undefined;
let again = false;

/** Sends the server the deals played without it: each finished deal once, in order. */
export function sendDeals(): Promise<void> {
  again = sending !== undefined;
  sending ??= sendAll().finally(() => {
    sending = undefined;
    if (again) void sendDeals();
  });
  return sending;
}

/** Sends waiting deals from now on whenever it may succeed: online, in view, and at intervals. */
export function followConnection(): void {
  const hope = (): void => {
    if (!document.hidden && navigator.onLine) void sendDeals();
  };
  addEventListener('online', hope);
  document.addEventListener('visibilitychange', hope);
  setInterval(() => {
    if (useWaiting.getState().deals > 0) hope();
  }, RETRY_MS);
  hope();
}

async function sendAll(): Promise<void> {
  const all = await keptTables().catch(() => []);
  await forgetPractice(all);
  const tables = all.filter(isSent);
  const left = await Promise.all(tables.map(sendTable));
  const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
  const deals = sum(left);
  useWaiting.setState({ deals, isSent: sum(tables.map(({ finished }) => finished)) > deals });
}

/** True if the deals of a table go to the server. */
const isSent = ({ practice, shared }: KeptTable): boolean => !practice && shared === undefined;

const isKnown = (id: string): boolean => useTables.getState().tables.some(({ table }) => table === id);

/** Deletes replayed deals and tables for two on this device once it no longer links to them. */
async function forgetPractice(tables: readonly KeptTable[]): Promise<void> {
  for (const kept of tables) if (!isSent(kept) && !isKnown(kept.table)) await forgetKept(kept.table);
}

/** Sends the server the finished deals it lacks of a table; returns how many it still lacks. */
async function sendTable(kept: KeptTable): Promise<number> {
  const over = kept.finished;
  let sent = await sentOf(kept.table);
  const isNew = sent === 0 && over > 0;
  for (const deal of sent < over ? await dealsOf(kept) : []) {
    if (deal.deal <= sent) continue;
    if (!(await isTaken(deal))) break;
    sent = deal.deal;
    await keepSent(kept.table, sent);
  }
  if (isNew && sent > 0) joinAccount(kept.table);
  // nobody comes back to it, and the server has all of it
  if (!isKnown(kept.table) && sent === over) await forgetKept(kept.table);
  return over - sent;
}

/** Returns the finished deals of a table; none where the log cannot be read. */
async function dealsOf(kept: KeptTable): Promise<readonly OfflineDeal[]> {
  try {
    const { finishedDeals } = await import('./deals.ts');
    return await finishedDeals(kept);
  } catch {
    return [];
  }
}

/** True once the server has the deal. */
const isTaken = async (played: OfflineDeal): Promise<boolean> =>
  (await ask('POST /api/offline/deals', { body: played })).ok;

/** Lets the account take its chair again, which failed while the server did not have the table. */
function joinAccount(table: string): void {
  useAccount.setState(({ kept }) => ({ kept: kept.filter((one) => one !== table) }));
  void keepChairs();
}
