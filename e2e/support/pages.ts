import type { BrowserContext, Page } from '@playwright/test';

/** Has the pages show what was done at their quickest pace. */
export const hasten = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const preferences = { state: { pace: 'quick' }, version: 1 };
    if (localStorage.getItem('overtrick.preferences') === null)
      localStorage.setItem('overtrick.preferences', JSON.stringify(preferences));
  });

/** Has the pages wait a hundredth of what they would between one thing shown and the next. */
export const hurry = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const wait = window.setTimeout;
    const soon = (run: TimerHandler, ms = 0, ...rest: unknown[]): number =>
      wait(run, ms <= 2000 ? ms / 100 : ms, ...rest);
    window.setTimeout = Object.assign(soon, wait);
  });

/** The names of buttons and cards that stand out over the left or right edge, where nobody sees them whole. */
export const beyondEdges = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(button, [role="img"])')]
      .filter((one) => {
        const { left, right, width } = one.getBoundingClientRect();
        return width > 1 && (left < -1 || right > innerWidth + 1);
      })
      .map((one) => one.getAttribute('aria-label') ?? one.textContent ?? ''),
  );

/** How far the page can be scrolled sideways, in pixels: by nothing, as it should be. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
