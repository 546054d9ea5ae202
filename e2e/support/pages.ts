import type { BrowserContext, Page } from '@playwright/test';

/** Makes the pages show events at their quickest pace. */
export const hasten = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const preferences = { state: { pace: 'quick' }, version: 1 };
    if (localStorage.getItem('overtrick.preferences') === null)
      localStorage.setItem('overtrick.preferences', JSON.stringify(preferences));
  });

/** Limits on the analysis of a finished deal in most tests: one other table, of beginners, and bounds for contracts. */
const BRIEF = { level: 'novice', tables: 1, own: [], milliseconds: 1 } as const;
/** The whole analysis, but by beginners: club players take the processor 15 seconds a deal. */
const WHOLE = { level: 'novice' } as const;

/**
 * Limits what workers of the pages think about finished deals.
 * @param isAnalysed true where the test reads the analysis
 */
export const limitThought = (context: BrowserContext, isAnalysed: boolean): Promise<unknown> =>
  context.addInitScript(
    (limits: Readonly<Record<string, unknown>>) => {
      const post = Worker.prototype.postMessage;
      Worker.prototype.postMessage = function (this: Worker, message: unknown, ...rest: [never]) {
        const known = Object.entries(limits).filter(
          ([name]) => typeof message === 'object' && message !== null && name in message,
        );
        const limited = known.length > 0 && Object.assign({}, message, Object.fromEntries(known));
        post.call(this, limited || message, ...rest);
      };
    },
    isAnalysed ? WHOLE : BRIEF,
  );

/**
 * Shortens the pauses of the pages to a hundredth. Pauses shorter than a few frames stay: a test that polls the page
 * waits as long. Finished deals are analysed briefly, because most tests end there or go on at once.
 */
export async function hurry(context: BrowserContext, isAnalysed = false): Promise<void> {
  await limitThought(context, isAnalysed);
  await context.addInitScript(() => {
    const wait = window.setTimeout;
    const soon = (run: TimerHandler, ms = 0, ...rest: unknown[]): number =>
      wait(run, ms > 50 && ms <= 2000 ? ms / 100 : ms, ...rest);
    window.setTimeout = Object.assign(soon, wait);
  });
}

/** Goes to another address of the pages as their links do: they are not loaded again. */
export const goWithin = (page: Page, path: string): Promise<void> =>
  page.evaluate((path) => history.pushState(null, '', path), path);

/** Lists the buttons and cards that extend beyond the left or right edge, where they are not wholly visible. */
export const beyondEdges = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(button, [role="img"])')]
      .filter((one) => {
        // elements that can be scrolled to are not lost
        for (let around = one.parentElement; around !== null; around = around.parentElement)
          if (getComputedStyle(around).overflowX === 'auto') return false;
        const { left, right, width } = one.getBoundingClientRect();
        return width > 1 && (left < -1 || right > innerWidth + 1);
      })
      .map((one) => one.getAttribute('aria-label') ?? one.textContent ?? ''),
  );

/** Returns the distance in pixels by which the page can be scrolled sideways: 0, as it should be. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * Lists texts that cannot be read whole: beyond an edge of the page, or cut off by their container, unless it scrolls.
 */
export const cutText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isScrolled = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
    /** True for text that is only for screen readers. */
    const isForEar = (element: Element) => element.closest('.hidden-text, .skip') !== null;
    const isRead = (element: Element) => element.checkVisibility() && !isForEar(element);
    function isCut(text: Text): boolean {
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, top, bottom, width } = range.getBoundingClientRect();
      if (width < 2) return false;
      for (let around = text.parentElement; around !== null; around = around.parentElement) {
        const { overflowX, overflowY, clipPath } = getComputedStyle(around);
        const box = around.getBoundingClientRect();
        if (clipPath !== 'none' && box.width < 3) return false;
        if (around === document.body) break;
        if (isScrolled(overflowX) || isScrolled(overflowY)) return false;
        if (overflowX !== 'visible' && (left < box.left - 1 || right > box.right + 1)) return true;
        // letters' boxes are higher than their visible part
        if (overflowY !== 'visible' && (top < box.top - 6 || bottom > box.bottom + 6)) return true;
      }
      return left < -1 || right > innerWidth + 1;
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const cut: string[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      if (node instanceof Text && node.parentElement && isRead(node.parentElement) && isCut(node))
        cut.push(node.data.trim());
    return cut;
  });
