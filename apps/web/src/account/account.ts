import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { deviceStorage } from '../device/storage.ts';
import { useTables } from '../device/tables.ts';
import { keepChair } from './api.ts';

interface KnownAccount {
  /**
   * The account that is signed in on this device, as far as the page knows; the session itself is a cookie that the
   * page cannot read.
   */
  readonly name?: string;
  /** The tables whose chairs are in the account. */
  readonly kept: readonly string[];
}

export const useAccount = create<KnownAccount>()(
  persist((): KnownAccount => ({ kept: [] }), {
    name: 'overtrick.account',
    version: 1,
    storage: createJSONStorage(deviceStorage),
  }),
);

const MOST = 100;

export function signedIn(name: string): void {
  useAccount.setState({ name, kept: [] });
  void keepChairs();
}

export function signedOut(): void {
  useAccount.setState({ kept: [] }, true);
}

let keeping: Promise<void> | undefined;

/** Adds the chairs that this device knows to the account, each once: a guest's boards become its own. */
export function keepChairs(): Promise<void> {
  keeping ??= keepThem().finally(() => {
    keeping = undefined;
  });
  return keeping;
}

async function keepThem(): Promise<void> {
  for (;;) {
    const { name, kept } = useAccount.getState();
    const next = useTables.getState().tables.find(({ table }) => !kept.includes(table));
    if (name === undefined || next === undefined || !(await keepChair(next.table, next.token))) return;
    useAccount.setState({ kept: [next.table, ...useAccount.getState().kept].slice(0, MOST) });
  }
}

/** Adds every later chair to the account that is signed in. */
export function followTables(): void {
  void keepChairs();
  useTables.subscribe(() => void keepChairs());
}
