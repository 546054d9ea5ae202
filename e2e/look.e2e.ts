import { join } from 'node:path';
import type { RunningServer } from '@overtrick/server/internals/server';
import { quickThinker } from '@overtrick/server/internals/testing/thinkers';
import type { Locator, Page } from '@playwright/test';
import { textsInForeignFonts } from './support/audit/fonts.ts';
import { inspect } from './support/audit/inspect.ts';
import { colourFaults } from './support/audit/looks.ts';
import { overlaps } from './support/audit/overlap.ts';
import { onFreshServer } from './support/fresh.ts';
import { isThorough, isTried, TRIED_GAMES } from './support/length.ts';
import { beyondEdges, cutText, goWithin, limitThought, sideways } from './support/pages.ts';
import { sceneOf } from './support/scenes.ts';
import { plain as base, expect } from './support/server.ts';
import { SUBJECTS } from './support/subjects.ts';
import { nextSurvey, OFFERS } from './support/survey.ts';
import { Traffic } from './support/traffic.ts';
import { seatAt } from './support/visitor.ts';

/** A server of its own for each, so that the same is drawn whatever was drawn before; bots that never change. */
const test = base.extend<{ novices: boolean; server: RunningServer }>({
  novices: [false, { option: true }],
  server: async ({ novices }, use) => {
    const setup = { seed: 'look 1', ...(!novices && { thinker: quickThinker() }) };
    await onFreshServer(setup, use);
  },
});

const PHONE = { width: 360, height: 740 };
const TABLET = { width: 768, height: 1024 };
const DESK = { width: 1280, height: 800 };
const WIDE = { width: 1920, height: 1080 };
const SCHEMES = ['light', 'dark'] as const;
type Scheme = (typeof SCHEMES)[number];

/**
 * Pictures are compared in full size, the same browser and fonts drawing both: a rounded corner of a button is a few
 * dozen pixels, so few may differ.
 */
const COMPARED = { maxDiffPixelRatio: 0.001, threshold: 0.2, animations: 'disabled' } as const;
/** The folder for pictures of all pages, to be looked at and not compared. */
const folder = process.env.PHOTOS;

const GALLERY = { timezoneId: 'UTC', reducedMotion: 'reduce' } as const;

/** Opens the page of all components. */
async function gallery(page: Page, url: string): Promise<void> {
  const traffic = new Traffic(page);
  await page.goto(`${url}/design`);
  await traffic.settled();
}

async function showAt(page: Page, width: number, colorScheme: Scheme): Promise<void> {
  await page.setViewportSize({ width, height: 1000 });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
}

/** Puts rules of style over those of the page, which takes none that are written into it, in place of the last ones. */
const putStyle = (page: Page, css: string): Promise<void> =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, css);

/** Gives the focus to a button, as keys do. */
async function focusByKeys(page: Page): Promise<Locator> {
  const part = page.getByRole('region', { name: 'Buttons' });
  await part.getByRole('button').nth(1).focus();
  await page.keyboard.press('Shift+Tab');
  return part;
}

/** Faults that a person sees at once, as rules of style put over the page's, and a picture that must differ then. */
const FAULTS: readonly (readonly [name: string, picture: string, css: string])[] = [
  ['square buttons', 'buttons', 'button { border-radius: 0 !important }'],
  ['lost weight', 'buttons', 'button { font-weight: 400 !important }'],
  ['lost weight of labels', 'fields', 'label, legend { font-weight: 400 !important }'],
  ['black suits on cards', 'cards', '[data-suit] { color: #000 !important; fill: #000 !important }'],
  ['black suits of calls', 'calls', 'svg, svg * { color: #000 !important; fill: #000 !important }'],
  ['headings 5 % larger', 'type', 'h2 { zoom: 1.05 }'],
  ['hidden icons', 'buttons', 'button svg { visibility: hidden !important }'],
  ['no focus ring', 'focus', ':focus-visible { outline: none !important; box-shadow: none !important }'],
];

/** The widths and themes in which the components are compared. */
const COMPONENTS = [
  [360, 'light'],
  [1280, 'dark'],
  [1280, 'light'],
] as const;

test('looks of every component and of the focus; pictures notice each fault of style', async ({
  page,
  server,
}) => {
  await showAt(page, 360, 'light');
  await gallery(page, server.url);
  const parts = page.locator('section[aria-labelledby^="part-"]');
  expect(await parts.count()).toBeGreaterThan(15);
  for (const [width, scheme] of COMPONENTS)
    await test.step(`${width} px, ${scheme}`, async () => {
      await showAt(page, width, scheme);
      for (const part of await parts.all()) {
        const name = (await part.getAttribute('aria-labelledby')) ?? '';
        const file = `${name.replace('part-', '')}-${width}-${scheme}.png`;
        await expect.soft(part).toHaveScreenshot(['looks', 'components', file], COMPARED);
      }
      if (width === 360) return;
      const file = `focus-${width}-${scheme}.png`;
      await expect.soft(await focusByKeys(page)).toHaveScreenshot(['looks', 'components', file], COMPARED);
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    });
  const focused = await focusByKeys(page);
  for (const [name, picture, css] of FAULTS)
    await test.step(name, async () => {
      const part = picture === 'focus' ? focused : page.locator(`section[aria-labelledby="part-${picture}"]`);
      await putStyle(page, css);
      await expect(part).not.toHaveScreenshot(['looks', 'components', `${picture}-1280-light.png`], COMPARED);
    });
});

/** The pages that are compared as pictures: one of each kind of layout, at one size and theme each. */
const PICTURED: Readonly<Record<string, readonly [size: { width: number; height: number }, scheme: Scheme]>> =
  {
    lobby: [DESK, 'light'],
    'lobby-filled': [PHONE, 'dark'],
    settings: [PHONE, 'light'],
    rules: [TABLET, 'light'],
    learn: [PHONE, 'light'],
    result: [DESK, 'dark'],
    pad: [PHONE, 'dark'],
    'table-bridge': [DESK, 'light'],
    'table-awol': [PHONE, 'light'],
    'table-solo': [DESK, 'dark'],
    'table-spades': [PHONE, 'dark'],
    'evening-desk': [DESK, 'light'],
    'evening-entry': [PHONE, 'light'],
  };

/** Expects that everything of a page can be seen and read at its present size. */
async function expectWhole(page: Page): Promise<void> {
  // a page lays itself out anew when its size has changed
  await expect
    .poll(async () => [
      ...(await beyondEdges(page)),
      ...(await cutText(page)),
      ...(await overlaps(page)),
      await sideways(page),
    ])
    .toEqual([0]);
}

for (const subject of SUBJECTS) {
  if (subject.game !== undefined && !isTried(subject.game)) continue;
  const { name, at, does, part, whole, varies, top, novices = false } = subject;
  const pictured = PICTURED[name];
  test.describe(name, () => {
    test.use({ novices });
    test('can be seen whole at four sizes, and passes the audit', async ({ browser, server }) => {
      const context = await browser.newContext({ ...GALLERY, viewport: WIDE });
      await limitThought(context, true);
      const page = await context.newPage();
      const pointer = await context.newCDPSession(page);
      const traffic = new Traffic(page);
      await page.goto(await at(server.url));
      await does?.(page);
      await traffic.settled();
      for (const size of [WIDE, DESK, TABLET, PHONE]) {
        // once on it cannot be turned off: the browser would have no pointer at all
        if (size === PHONE) await pointer.send('Emulation.setTouchEmulationEnabled', { enabled: true });
        await page.setViewportSize(size);
        await expectWhole(page);
        for (const colorScheme of SCHEMES) {
          const isCompared = pictured?.[0] === size && pictured[1] === colorScheme;
          if (!isCompared && folder === undefined) continue;
          await page.emulateMedia({ colorScheme });
          // a page that is scrolled while its picture grows to its whole length has its masks beside their places
          await (top?.(page) ?? page.locator('body')).evaluate((element) => element.scrollIntoView());
          const file = `${name}-${size.width}-${colorScheme}.png`;
          const mask = varies?.(page) ?? [];
          if (isCompared)
            await expect.soft(page).toHaveScreenshot(['looks', 'pages', file], { mask, ...COMPARED });
          if (folder !== undefined)
            await page.screenshot({ path: join(folder, file), fullPage: whole, animations: 'disabled' });
        }
      }
      // what differs between themes is their colours
      await page.emulateMedia({ colorScheme: 'dark' });
      await inspect(page, { part, isColourOnly: true });
      if (isThorough) {
        await page.emulateMedia({ colorScheme: 'light', contrast: 'more' });
        await inspect(page, { part, isColourOnly: true });
      }
      await page.emulateMedia({ colorScheme: 'light', contrast: 'no-preference' });
      await inspect(page, { part });
      expect(await textsInForeignFonts(page)).toEqual([]);
      await context.close();
    });
  });
}

test('every page that is compared as a picture is there', () => {
  const names = SUBJECTS.map(({ name }) => name);
  expect(Object.keys(PICTURED).filter((name) => !names.includes(name))).toEqual([]);
});

test('overlapping parts are found', async ({ page, server }) => {
  await page.goto(server.url);
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await overlaps(page)).toEqual([]);
  await putStyle(page, 'header > * { position: absolute; left: 0 }');
  expect(await overlaps(page)).not.toEqual([]);
});

test('letters too pale for their ground are found, also after the same page was found clean', async ({
  page,
  server,
}) => {
  await page.goto(server.url);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect.poll(() => colourFaults(page, undefined)).toEqual([]);
  await putStyle(page, 'article p { color: #ccc !important; background: #fff !important }');
  const [fault] = await colourFaults(page, undefined);
  expect(fault).toContain('color-contrast');
});

test('the rules of games are drawn with the fonts of the pages, suits and arrows too', async ({
  page,
  server,
}) => {
  const traffic = new Traffic(page);
  await page.goto(`${server.url}/learn`);
  for (const { id, name } of TRIED_GAMES) {
    await goWithin(page, `/rules/${id}`);
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    await traffic.settled();
    expect(await textsInForeignFonts(page), id).toEqual([]);
  }
});

test('letters twice as large leave the parts of the header apart', async ({ page, server }) => {
  const traffic = new Traffic(page);
  for (const path of ['/', '/learn', '/club', '/account']) {
    await page.goto(server.url + path);
    await traffic.settled();
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => overlaps(page, 'header'), `${path} at ${width}`).toEqual([]);
    }
  }
});

for (const width of [768, 1280])
  test(`a table can be played with letters twice as large, ${width} px`, async ({ page, server }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(await seatAt(server.url, sceneOf('bridge')));
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    expect(await overlaps(page)).toEqual([]);
    const { faults } = await nextSurvey(page, '');
    expect(faults).toEqual([]);
    await page.locator(OFFERS).first().click();
    await expect(page.getByRole('region', { name: 'Trick' }).getByRole('img')).not.toHaveCount(1);
  });
