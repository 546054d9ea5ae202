import type { Contract } from '@overtrick/rules/auction/contract';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { deviceStorage } from './storage.ts';

/** A contract and the tricks of declarer’s side; none where nobody bid. */
export interface KeptResult {
  readonly contract?: Contract;
  readonly tricks: number;
}

/** A deal of a table at which hands are bid and not played, in IMPs of the own side. */
export interface KeptBid {
  readonly deal: number;
  readonly ours: KeptResult;
  /** Computer players with the same cards. */
  readonly theirs: KeptResult;
  /** Over the computer players, and over par where that is known. */
  readonly imps: number;
  readonly overPar?: number;
}

/** The number of tables whose deals are stored. */
const MOST = 30;

interface Kept {
  /** By table, the latest first. */
  readonly tables: readonly { readonly table: string; readonly bids: readonly KeptBid[] }[];
}

/** The deals that were bid on this device. */
export const useBids = create<Kept>()(
  persist((): Kept => ({ tables: [] }), {
    name: 'overtrick.bids',
    version: 1,
    storage: createJSONStorage(deviceStorage),
  }),
);

/** Keeps a deal of a table; the same one again takes its place. */
export function keepBid(table: string, bid: KeptBid): void {
  useBids.setState(({ tables }) => {
    const before = tables.find((one) => one.table === table)?.bids ?? [];
    const bids = [...before.filter(({ deal }) => deal !== bid.deal), bid].toSorted((a, b) => a.deal - b.deal);
    return { tables: [{ table, bids }, ...tables.filter((one) => one.table !== table)].slice(0, MOST) };
  });
}
