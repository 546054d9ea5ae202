/**
 * The tabs of this browser that show one table: one of them writes at a time, and one does what the table does by
 * itself.
 */
export interface Tabs {
  /** Does something while no other tab writes. */
  alone<T>(run: () => Promise<T>): Promise<T>;
  /** Is it first of all up to this tab to deal and to think? */
  leads(): boolean;
  /** Tells the others that more is stored. */
  stored(): void;
  /** Has a tab told that another one has stored more, and that it leads from now on. */
  listen(on: { readonly stored: () => void; readonly leads: () => void }): void;
}

/** A table that one tab shows, or as many as do not know of each other. */
export const ONE_TAB: Tabs = {
  alone: (run) => run(),
  leads: () => true,
  stored: () => {},
  listen: () => {},
};

/**
 * The tabs that show a table, told apart by Web Locks. Where a browser has none (a page without HTTPS), each tab takes
 * the lead, and the log takes the entries of the first alone.
 */
export function tabsAt(table: string): Tabs {
  const channel = new BroadcastChannel(`overtrick table ${table}`);
  const locks: LockManager | undefined = navigator.locks;
  let leads = locks === undefined;
  return {
    alone: async (run) => (locks === undefined ? run() : locks.request(`overtrick table ${table}`, run)),
    leads: () => leads,
    stored: () => channel.postMessage('stored'),
    listen(on) {
      channel.onmessage = on.stored;
      // held as long as the tab shows the table
      void locks?.request(`overtrick lead ${table}`, () => {
        leads = true;
        on.leads();
        return new Promise(() => {});
      });
    },
  };
}
