import { join } from 'node:path';
import { GAMES } from '@overtrick/rules/games/list';
import type { RunningServer } from '@overtrick/server/server';
import { quickThinker } from '@overtrick/server/testing/thinkers';
import { test as base, expect, type Page } from '@playwright/test';
import { textsInForeignFonts } from './support/fonts.ts';
import { onFreshServer } from './support/fresh.ts';
import { CONTRAST, inspect } from './support/inspect.ts';
import { beyondEdges, sideways } from './support/pages.ts';
import { sceneOf } from './support/scenes.ts';
import { SUBJECTS, type Subject } from './support/subjects.ts';
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
const DESKS = [
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];
const SCHEMES = ['light', 'dark'] as const;
/** Colours are the same at every width: between a phone and a desk the dark ones are not compared again. */
const LIGHT_ALONE = 768;

/** Pictures are compared at a third of their size, in which letters hardly differ from one machine to the next. */
const SCALE = 1 / 3;
const COMPARED = { scale: 'device', maxDiffPixelRatio: 0.01, threshold: 0.25 } as const;
/** The folder for pictures in full size, to be looked at and not compared. */
const folder = process.env.PHOTOS;
/** Pictures to be looked at show a very wide screen too. */
const SIZES = [...DESKS, ...(folder === undefined ? [] : [{ width: 2560, height: 1440 }]), PHONE];

async function shoot(page: Page, name: string, { whole, varies, top }: Subject): Promise<void> {
  // a page that is scrolled while its picture grows to its whole length has its masks beside their places
  await (top?.(page) ?? page.locator('body')).evaluate((element) => element.scrollIntoView());
  const shown = { fullPage: whole, mask: varies?.(page) ?? [] };
  if (folder === undefined)
    await expect(page).toHaveScreenshot(['looks', `${name}.png`], { ...shown, ...COMPARED });
  else await page.screenshot({ path: join(folder, `${name}.png`), ...shown, animations: 'disabled' });
}

for (const subject of SUBJECTS) {
  const { name, at, does, part, novices = false } = subject;
  test.describe(name, () => {
    test.use({ novices });
    test('looks as it did at three sizes, and passes the audit in every theme', async ({
      browser,
      server,
    }) => {
      const context = await browser.newContext({
        viewport: PHONE,
        timezoneId: 'UTC',
        reducedMotion: 'reduce',
        deviceScaleFactor: folder === undefined ? SCALE : 1,
      });
      const page = await context.newPage();
      const pointer = await context.newCDPSession(page);
      const traffic = new Traffic(page);
      await page.goto(await at(server.url));
      await does?.(page);
      await traffic.settled();
      for (const size of SIZES) {
        // once on it cannot be turned off: the browser would have no pointer at all
        if (size === PHONE) await pointer.send('Emulation.setTouchEmulationEnabled', { enabled: true });
        await page.setViewportSize(size);
        for (const colorScheme of SCHEMES) {
          if (folder === undefined && size.width === LIGHT_ALONE && colorScheme === 'dark') continue;
          await page.emulateMedia({ colorScheme });
          expect(await beyondEdges(page)).toEqual([]);
          await shoot(page, `${name}-${size.width}-${colorScheme}`, subject);
        }
      }
      // what differs between themes is their colours
      await inspect(page, { part, rules: CONTRAST });
      await page.emulateMedia({ colorScheme: 'light', contrast: 'more' });
      await inspect(page, { part, rules: CONTRAST });
      await page.emulateMedia({ colorScheme: 'light', contrast: 'no-preference' });
      await inspect(page, { part });
      expect(await textsInForeignFonts(page)).toEqual([]);
      await context.close();
    });
  });
}

test('the rules of every game are drawn with the fonts of the pages, suits and arrows too', async ({
  page,
  server,
}) => {
  const traffic = new Traffic(page);
  for (const { id } of GAMES) {
    await page.goto(`${server.url}/rules/${id}`);
    await traffic.settled();
    expect(await textsInForeignFonts(page), id).toEqual([]);
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
    const { faults } = await nextSurvey(page, '');
    expect(faults).toEqual([]);
    await page.locator(OFFERS).first().click();
    await expect(page.getByRole('region', { name: 'Trick' }).getByRole('img')).not.toHaveCount(1);
  });
