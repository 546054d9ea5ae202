/** The options of every server of the browser tests: bots that do not wait, and as many tables as a test wants. */
export const OPTIONS = { paceMs: 0, opensPerMinute: 1000 } as const;
