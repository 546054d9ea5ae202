/**
 * The tabs of this browser that show one table: only one writes at a time, and only one takes the table's own steps.
 */
export interface Tabs {
  /** Runs a function while no other tab writes. */
  alone<T>(run: () => Promise<T>): Promise<T>;
  /** True if this tab should deal and think first. */
  leads(): boolean;
  /** Tells the other tabs that more is stored. */
  stored(): void;
  /** Registers listeners: another tab has stored more; this tab leads from now on. */
  listen(on: { readonly stored: () => void; readonly leads: () => void }): void;
}

/** A table shown in one tab, or in several tabs that cannot see each other. */
export const ONE_TAB: Tabs = {
  alone: (run) => run(),
  leads: () => true,
  stored: () => {},
  listen: () => {},
};

/**
 * Coordinates the tabs that show a table through Web Locks. Without them (a page without HTTPS), each tab leads, and
 * the log accepts only the entries of the first.
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
      // the tab holds this lock as long as it shows the table
      void locks?.request(`overtrick lead ${table}`, () => {
        leads = true;
        on.leads();
        return new Promise(() => {});
      });
    },
  };
}
