/**
 * The options of every server of the browser tests: bots that do not wait, seats at online tables that are held for a
 * second, and as many tables as a test wants.
 */
export const OPTIONS = { paceMs: 0, opensPerMinute: 1000, holdMs: 1000 } as const;
