import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defined } from '@overtrick/rules/assert';
import { type RunningServer, startServer } from '@overtrick/server/server';
import { quickThinker } from '@overtrick/server/testing/thinkers';
import { test as base, expect, type Page } from '@playwright/test';
import { inspect } from './support/inspect.ts';
import { sideways } from './support/pages.ts';
import { SCENES, type Scene } from './support/scenes.ts';
import { nextSurvey, OFFERS } from './support/survey.ts';
import { seatAt } from './support/visitor.ts';

/** Bots that never change, so that the pictures change with the pages alone. */
const test = base.extend<object, { server: RunningServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the fixtures named, also when there are none
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'overtrick-'));
      const server = await startServer({
        port: 0,
        host: '127.0.0.1',
        dataDir,
        seed: 'look 1',
        paceMs: 0,
        thinker: quickThinker(),
      });
      await use(server);
      await server.close();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});

const LOOKS = {
  light: { colorScheme: 'light', contrast: 'no-preference' },
  dark: { colorScheme: 'dark', contrast: 'no-preference' },
  contrast: { colorScheme: 'light', contrast: 'more' },
} as const;

interface Picture {
  readonly name: string;
  readonly width: 360 | 768 | 1280;
  readonly look: keyof typeof LOOKS;
  /** An address, or the game whose scene is shown. */
  readonly path?: string;
  readonly game?: string;
}

/** A few that show every component and every kind of table; `npm run photos` makes all of them, to be looked at. */
const PICTURES: readonly Picture[] = [
  { name: 'design', path: '/design', width: 360, look: 'light' },
  { name: 'design', path: '/design', width: 768, look: 'contrast' },
  { name: 'design', path: '/design', width: 1280, look: 'dark' },
  { name: 'bridge', game: 'bridge', width: 1280, look: 'light' },
  { name: 'bridge', game: 'bridge', width: 360, look: 'dark' },
  { name: 'solo', game: 'solo', width: 768, look: 'contrast' },
  { name: 'cutthroat', game: 'cutthroat', width: 360, look: 'light' },
];

for (const { name, width, look, path, game } of PICTURES)
  test(`${name} looks as it did, ${width} px, ${look}`, async ({ page, server }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.emulateMedia({ ...LOOKS[look], reducedMotion: 'reduce' });
    const scene = game === undefined ? undefined : sceneOf(game);
    await page.goto(scene === undefined ? server.url + path : await seatAt(server.url, scene));
    await settled(page);
    await inspect(page);
    await expect(page).toHaveScreenshot(`${name}-${width}-${look}.png`, {
      fullPage: scene === undefined,
      // letters are drawn a little differently from one machine to the next
      maxDiffPixelRatio: 0.02,
      threshold: 0.25,
    });
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

const sceneOf = (id: string): Scene =>
  defined(
    SCENES.find(({ game }) => game === id),
    'every game has a scene',
  );

const settled = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
};
