import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { deviceStorage } from './storage.ts';

/** A table at which this device has, or had, a chair. */
export interface KnownTable {
  readonly table: string;
  readonly token: string;
  /** The ids of game and match format, once they are known. */
  readonly game?: string;
  readonly match?: string;
  readonly deal?: number;
  readonly over?: boolean;
  /** True for a table stored on this device: it was opened while the server could not be reached. */
  readonly local?: boolean;
  /** Present where one deal is replayed; `from` is the fragment of the board as its sender played it. */
  readonly practice?: { readonly from?: string };
  /** The names of two people who play there on this device, by their chairs. */
  readonly shared?: readonly string[];
  /** The time at which it was last shown, in milliseconds since 1970. */
  readonly seen: number;
}

const MOST = 20;

interface KnownTables {
  readonly tables: readonly KnownTable[];
}

/** The tables known on this device, the latest first. The token of a chair is stored nowhere else. */
export const useTables = create<KnownTables>()(
  persist((): KnownTables => ({ tables: [] }), {
    name: 'overtrick.tables',
    version: 1,
    storage: createJSONStorage(deviceStorage),
  }),
);

export const tokenOf = (table: string): string | undefined =>
  useTables.getState().tables.find((one) => one.table === table)?.token;

/** True if a table is stored on this device. */
export const isLocal = ({ tables }: KnownTables, table: string): boolean =>
  tables.find((one) => one.table === table)?.local === true;

/** Returns the facts about a table at which one deal is replayed; `undefined` for any other. */
export const practiceOf = (table: string): KnownTable['practice'] =>
  useTables.getState().tables.find((one) => one.table === table)?.practice;

/** Returns the names of the two people who share this device at a table, by their chairs; `undefined` for any other. */
export const sharedBy = (table: string): KnownTable['shared'] =>
  useTables.getState().tables.find((one) => one.table === table)?.shared;

export function rememberTable(known: Omit<KnownTable, 'seen'>, now: number): void {
  useTables.setState(({ tables }) => {
    const before = tables.find((one) => one.table === known.table);
    const rest = tables.filter((one) => one.table !== known.table);
    return { tables: [{ ...before, ...known, seen: now }, ...rest].slice(0, MOST) };
  });
}

export function forgetTable(table: string): void {
  useTables.setState(({ tables }) => ({ tables: tables.filter((one) => one.table !== table) }));
}

/** Reads a link to a table, or its code, as a person may paste it. */
export function parseInvitation(
  pasted: string,
): { readonly table: string; readonly token?: string } | undefined {
  const code = /^(?:.*\/t\/)?([A-Za-z0-9]{6,24})\/?(?:[?#].*)?$/.exec(pasted.trim());
  const table = code?.[1]?.toLowerCase();
  if (table === undefined) return undefined;
  const token = tokenIn(/#(.*)$/.exec(pasted.trim())?.[1] ?? '');
  return { table, ...(token !== undefined && { token }) };
}

/** Returns the token of a chair in an address's fragment, which browsers never send. */
export const tokenIn = (fragment: string): string | undefined =>
  /^#?([A-Za-z0-9_-]{20,64})$/.exec(fragment)?.[1];
