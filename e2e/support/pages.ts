import type { BrowserContext, Page } from '@playwright/test';

/** Has the pages show what was done at their quickest pace. */
export const hasten = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const preferences = { state: { pace: 'quick' }, version: 1 };
    if (localStorage.getItem('overtrick.preferences') === null)
      localStorage.setItem('overtrick.preferences', JSON.stringify(preferences));
  });

/**
 * Has the pages wait a hundredth of what they would between one thing shown and the next. What is shorter than a few
 * frames stays as it is: a test that looks at the page again and again waits so long in between. What computer players
 * do at other tables is worked out by beginners.
 */
export const hurry = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const wait = window.setTimeout;
    const soon = (run: TimerHandler, ms = 0, ...rest: unknown[]): number =>
      wait(run, ms > 50 && ms <= 2000 ? ms / 100 : ms, ...rest);
    window.setTimeout = Object.assign(soon, wait);

    // other tables are played by beginners: by club players they take the processor for a quarter of a minute a deal
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, message: unknown, ...rest: [never]) {
      const isField = typeof message === 'object' && message !== null && 'tables' in message;
      post.call(this, isField ? { ...message, level: 'novice' } : message, ...rest);
    };
  });

/** The names of buttons and cards that stand out over the left or right edge, where nobody sees them whole. */
export const beyondEdges = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(button, [role="img"])')]
      .filter((one) => {
        // what is scrolled to is not lost
        for (let around = one.parentElement; around !== null; around = around.parentElement)
          if (getComputedStyle(around).overflowX === 'auto') return false;
        const { left, right, width } = one.getBoundingClientRect();
        return width > 1 && (left < -1 || right > innerWidth + 1);
      })
      .map((one) => one.getAttribute('aria-label') ?? one.textContent ?? ''),
  );

/** The distance that the page can be scrolled sideways, in pixels: 0, as it should be. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * Text that cannot be read whole: over an edge of the page, or cut off by what it stands in, unless that can be
 * scrolled.
 */
export const cutText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isScrolled = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
    /** Hidden from the eye, and read out. */
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
        // letters' boxes are higher than what is seen of them
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
