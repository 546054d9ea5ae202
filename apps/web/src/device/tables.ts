import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { deviceStorage } from './storage.ts';

/** A table at which this device has, or had, a chair. */
export interface KnownTable {
  readonly table: string;
  readonly token: string;
  /** Ids of game and match form, once they are known. */
  readonly game?: string;
  readonly match?: string;
  readonly deal?: number;
  readonly over?: boolean;
  /** It is kept on this device: it was opened while the server could not be reached. */
  readonly local?: boolean;
  /** One deal is played there once more; `from`: the fragment of the board as whoever sent it played it. */
  readonly practice?: { readonly from?: string };
  /** Two people play there on this device: their names, by their chairs. */
  readonly shared?: readonly string[];
  /** The time at which it was last shown, in milliseconds since 1970. */
  readonly seen: number;
}

const MOST = 20;

interface KnownTables {
  readonly tables: readonly KnownTable[];
}

/** The tables to go back to, the latest first. The token of a chair is kept nowhere else. */
export const useTables = create<KnownTables>()(
  persist((): KnownTables => ({ tables: [] }), {
    name: 'overtrick.tables',
    version: 1,
    storage: createJSONStorage(deviceStorage),
  }),
);

export const tokenOf = (table: string): string | undefined =>
  useTables.getState().tables.find((one) => one.table === table)?.token;

/** Is a table kept on this device? */
export const isLocal = ({ tables }: KnownTables, table: string): boolean =>
  tables.find((one) => one.table === table)?.local === true;

/** The facts on a table at which one deal is played once more; `undefined` for any other. */
export const practiceOf = (table: string): KnownTable['practice'] =>
  useTables.getState().tables.find((one) => one.table === table)?.practice;

/** The names of the two who share this device at a table, by their chairs; `undefined` for any other. */
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

/** A link to a table, or its code, as a person may paste it. */
export function parseInvitation(
  pasted: string,
): { readonly table: string; readonly token?: string } | undefined {
  const code = /^(?:.*\/t\/)?([A-Za-z0-9]{6,24})\/?(?:[?#].*)?$/.exec(pasted.trim());
  const table = code?.[1]?.toLowerCase();
  if (table === undefined) return undefined;
  const token = tokenIn(/#(.*)$/.exec(pasted.trim())?.[1] ?? '');
  return { table, ...(token !== undefined && { token }) };
}

/** The token of a chair in an address's fragment, which no browser sends anywhere. */
export const tokenIn = (fragment: string): string | undefined =>
  /^#?([A-Za-z0-9_-]{20,64})$/.exec(fragment)?.[1];
