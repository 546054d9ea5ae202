// node lab/bench/review.ts [--boards 3]
//
// The review of boards of contract bridge in a real browser: each is played by whatever the table offers, then its page
// works out what every card cost with all cards seen and by what could be known. Needs the built pages (npm run build).
// Prints JSON: milliseconds from the button to the whole table, the longest task of the page's own thread meanwhile,
// and the longest pause between two frames.
import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import { withPages } from '../lib/pages.ts';

const { values } = parseArgs({ options: { boards: { type: 'string', default: '3' } } });

/** Calls and plays the first that is offered until the result is there. */
async function playDeal(page: Page): Promise<void> {
  const offer = page.locator('[data-acting] button:not([aria-disabled="true"])').first();
  const result = page.locator('[data-result]');
  for (;;) {
    await offer.or(result).first().waitFor({ timeout: 60_000 });
    if (await result.isVisible()) return;
    // what is offered may be gone before it is pressed
    await offer.click({ timeout: 1000, position: { x: 8, y: 12 } }).catch(() => undefined);
  }
}

interface Smoothness {
  readonly longestTaskMs: number;
  readonly longestFrameMs: number;
}

/** Watches the page's own thread from now on. */
const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen = { longestTaskMs: 0, longestFrameMs: 0 };
    Reflect.set(window, 'smoothness', seen);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        seen.longestTaskMs = Math.max(seen.longestTaskMs, duration);
    }).observe({ type: 'longtask' });
    let before = performance.now();
    const frame = (now: number): void => {
      seen.longestFrameMs = Math.max(seen.longestFrameMs, now - before);
      before = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });

async function review(page: Page) {
  await page.getByRole('link', { name: 'Look at the board again' }).click();
  await page.getByRole('tab', { name: 'Play' }).click();
  const button = page.getByRole('button', { name: 'Work out the players’ views' });
  await button.waitFor();
  await page.waitForLoadState('networkidle');
  await watch(page);
  const began = performance.now();
  await button.click();
  const progress = page.getByRole('progressbar');
  await progress.waitFor();
  await progress.waitFor({ state: 'detached', timeout: 60_000 });
  const ms = Math.round(performance.now() - began);
  const { longestTaskMs, longestFrameMs } = await page.evaluate(
    () => Reflect.get(window, 'smoothness') as Smoothness,
  );
  return { ms, longestTaskMs: Math.round(longestTaskMs), longestFrameMs: Math.round(longestFrameMs) };
}

const boards = await withPages({ seed: 'review' }, async (browser, url) => {
  const reviews = [];
  for (let i = 0; i < Number(values.boards); i++) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
    await page.goto(url);
    await page.getByRole('button', { name: 'Play now' }).click();
    await playDeal(page);
    reviews.push(await review(page));
    await page.close();
  }
  return reviews;
});
console.log(JSON.stringify({ boards }, null, 2));
