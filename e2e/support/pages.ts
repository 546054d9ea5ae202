import type { BrowserContext } from '@playwright/test';

/** Has the pages show what was done at their quickest pace. */
export const hasten = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const preferences = { state: { pace: 'quick' }, version: 1 };
    if (localStorage.getItem('overtrick.preferences') === null)
      localStorage.setItem('overtrick.preferences', JSON.stringify(preferences));
  });
