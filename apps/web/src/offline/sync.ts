import type { OfflineDeal } from '@overtrick/protocol/offline';
import { create } from 'zustand';
import { keepChairs, useAccount } from '../account/account.ts';
import { useTables } from '../device/tables.ts';
import { ask } from '../server/ask.ts';
import { forgetKept, keepSent, keptTables, sentOf } from './database.ts';
import type { KeptTable } from './kept.ts';

/** The time between two tries while deals wait, milliseconds. */
const RETRY_MS = 30_000;

/** Deals that were played here: how many the server has yet to get, and whether it has got any. */
export const useWaiting = create<{ readonly deals: number; readonly isSent: boolean }>()(() => ({
  deals: 0,
  isSent: false,
}));

let sending: Promise<void> | undefined;
let again = false;

/** Sends the server what was played without it: each deal once, in its order, and what is on not yet. */
export function sendDeals(): Promise<void> {
  again = sending !== undefined;
  sending ??= sendAll().finally(() => {
    sending = undefined;
    if (again) void sendDeals();
  });
  return sending;
}

/** From now on it is tried whenever there is hope. */
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

/** Are the deals of a table for the server? */
const isSent = ({ practice, shared }: KeptTable): boolean => !practice && shared === undefined;

const isKnown = (id: string): boolean => useTables.getState().tables.some(({ table }) => table === id);

/** Deals that were played once more, or by two on this device, are kept as long as it knows the way to them. */
async function forgetPractice(tables: readonly KeptTable[]): Promise<void> {
  for (const kept of tables) if (!isSent(kept) && !isKnown(kept.table)) await forgetKept(kept.table);
}

/** Sends what the server lacks of a table; how many finished deals it lacks then. */
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
  // nobody comes back to it, and the server has it all
  if (!isKnown(kept.table) && sent === over) await forgetKept(kept.table);
  return over - sent;
}

/** The deals that are over: none where the log cannot be read. */
async function dealsOf(kept: KeptTable): Promise<readonly OfflineDeal[]> {
  try {
    const { finishedDeals } = await import('./deals.ts');
    return await finishedDeals(kept);
  } catch {
    return [];
  }
}

/** Has the server the deal now? */
const isTaken = async (played: OfflineDeal): Promise<boolean> =>
  (await ask('POST /api/offline/deals', { body: played })).ok;

/** Before the server had the table, the account could not take its chair. */
function joinAccount(table: string): void {
  useAccount.setState(({ kept }) => ({ kept: kept.filter((one) => one !== table) }));
  void keepChairs();
}
