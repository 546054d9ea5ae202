// node lab/bench/page.ts [--runs 5] [--pages folder]
//
// First paint and size of the pages in a real browser with a cold cache, then how long taps take to be seen during
// play, as the pages are served here and on a simulated slow 4G with a processor four times slower. Needs the built
// pages (npm run build), or those of another folder, to compare with. Prints JSON: medians in milliseconds, bytes as
// transferred.
import { parseArgs } from 'node:util';
import type { Browser, Locator, Page } from '@playwright/test';
import { withPages } from '../lib/pages.ts';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, pages: { type: 'string' } },
});
const RUNS = Number(values.runs);

/** Lighthouse's slow 4G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back. */
const SLOW = { offline: false, downloadThroughput: 204_800, uploadThroughput: 96_000, latency: 150 };

interface Visit {
  readonly firstPaint: number;
  readonly tableReady: number;
  /** The longest of the visit: from a tap to the next paint, as the browser's event timing has it. */
  readonly tapToPaint: number;
  readonly scriptBytes: number;
  readonly allBytes: number;
}

async function visit(browser: Browser, url: string, slow: boolean): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const line = await context.newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.setCacheDisabled', { cacheDisabled: true });
  if (slow) {
    await line.send('Network.emulateNetworkConditions', SLOW);
    await line.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  }
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const lobby = await page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const [own] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const sum = (some: PerformanceResourceTiming[]) =>
      some.reduce((bytes, file) => bytes + file.encodedBodySize, 0);
    return {
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      scriptBytes: sum(files.filter(({ name }) => name.endsWith('.js'))),
      allBytes: sum(files) + (own?.encodedBodySize ?? 0),
    };
  });
  const tableReady = await openTable(page);
  const tapToPaint = await longestTap(page);
  await context.close();
  return { ...lobby, tableReady, tapToPaint };
}

const TAPS = 12;

/** Calls and plays whatever is offered, and gives the longest time from a tap to the paint after it. */
async function longestTap(page: Page): Promise<number> {
  await page.evaluate(() => {
    const times: number[] = [];
    // shorter ones are not told; the type does not know of the threshold
    const fromSixteen = { type: 'event', durationThreshold: 16 };
    Reflect.set(window, 'tapTimes', times);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (entry instanceof PerformanceEventTiming && entry.name === 'pointerup') times.push(entry.duration);
    }).observe(fromSixteen);
  });
  const offer = page.locator('[data-acting] button:not([aria-disabled="true"])').first();
  for (let tap = 0; tap < TAPS; tap++) {
    await offer.or(page.locator('[data-result]')).first().waitFor({ timeout: 60_000 });
    if (await page.locator('[data-result]').isVisible()) break;
    await press(page, offer);
    await page.waitForTimeout(200);
  }
  return page.evaluate(() => Math.max(0, ...(Reflect.get(window, 'tapTimes') as number[])));
}

/**
 * Sends a click to the place of a button, as a finger or a mouse does: a click by Playwright runs code of its own in
 * the page, which would be measured too.
 */
async function press(page: Page, button: Locator): Promise<void> {
  const box = await button.boundingBox();
  if (box === null) throw new Error('what is to be pressed is not in sight');
  const { x, y, width, height } = box;
  // of a card under others the left and upper edge shows
  await page.mouse.click(x + Math.min(width, 24) / 2, y + Math.min(height, 40) / 2);
}

/**
 * Measures the time from the press of the button to the paint of a hand of cards, by the page's own clock: to ask the
 * page again and again from outside takes its time away.
 */
async function openTable(page: Page): Promise<number> {
  const play = page.getByRole('button', { name: 'Play now' });
  await play.waitFor();
  await page.evaluate(() => {
    let pressed = 0;
    addEventListener('pointerup', ({ timeStamp }) => (pressed = timeStamp), { once: true, capture: true });
    const ready = new Promise<number>((resolve) => {
      const look = new MutationObserver(() => {
        if (document.querySelector('[data-hand] [data-card]') === null) return;
        look.disconnect();
        // the frame after the one that has it begins when that one is seen
        requestAnimationFrame(() => requestAnimationFrame((now) => resolve(now - pressed)));
      });
      look.observe(document.body, { childList: true, subtree: true });
    });
    Reflect.set(window, 'tableReady', ready);
  });
  await press(page, play);
  return page.evaluate(() => Reflect.get(window, 'tableReady') as Promise<number>);
}

const median = (numbers: readonly number[]): number =>
  Math.round(numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN);

async function measure(browser: Browser, url: string, slow: boolean) {
  const visits: Visit[] = [];
  for (let run = 0; run < RUNS; run++) visits.push(await visit(browser, url, slow));
  const of = (key: keyof Visit) => median(visits.map((one) => one[key]));
  return {
    firstPaintMs: of('firstPaint'),
    tableReadyMs: of('tableReady'),
    tapToPaintMs: of('tapToPaint'),
    lobbyScriptBytes: of('scriptBytes'),
    lobbyBytes: of('allBytes'),
  };
}

const served = values.pages === undefined ? {} : { pages: values.pages };
const result = await withPages(served, async (browser, url) => ({
  runs: RUNS,
  here: await measure(browser, url, false),
  slow: await measure(browser, url, true),
}));
console.log(JSON.stringify(result, null, 2));
