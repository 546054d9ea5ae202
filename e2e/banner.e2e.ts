import type { Locator, Page } from '@playwright/test';
import { sceneOf } from './support/scenes.ts';
import { expect, killing, test } from './support/server.ts';
import { seatAt } from './support/visitor.ts';

const SIZES = [
  [360, 640],
  [360, 740],
  [740, 360],
  [768, 1024],
] as const;

const edgesOf = (part: Locator) =>
  part.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top, bottom };
  });

const TABLES = [
  ['bridge', 2],
  ['double-dummy', 0],
  ['semi-exposed', 0],
  ['solo', 0],
  ['awol', 0],
] as const;

killing(
  'with the banner of a lost connection the trick stays above the hand',
  async ({ context, server }) => {
    const pages = new Map<string, Page>();
    for (const [game, chair] of TABLES) {
      const page = await context.newPage();
      pages.set(game, page);
      await page.goto(
        await seatAt(server.url, {
          ...sceneOf(game),
          chair,
          until: ({ trick, phase }) => phase === 'play' && trick.length > 0,
        }),
      );
      await page.getByRole('region', { name: 'Your hand' }).waitFor();
    }
    await server.kill();
    for (const [game, page] of pages)
      await killing.step(game, async () => {
        await page.getByRole('alert').getByText('The connection is lost').waitFor();
        const hand = page.getByRole('region', { name: 'Your hand' });
        const trick = page.getByRole('region', { name: 'Trick' });
        for (const [width, height] of SIZES) {
          await page.setViewportSize({ width, height });
          await expect
            .poll(async () => {
              const [played, held] = await Promise.all([edgesOf(trick), edgesOf(hand)]);
              return Math.round(played.bottom - held.top);
            }, `${width} x ${height}`)
            .toBeLessThanOrEqual(0);
        }
      });
  },
);

test('the head of a phone has two lines, whoever does whatever', async ({ page, server }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [game, phase] of [
    ['secret', 'aside'],
    ['bridge', 'play'],
    ['awol', 'play'],
  ] as const) {
    await page.goto(await seatAt(server.url, { ...sceneOf(game), until: (view) => view.phase === phase }));
    const turn = page.getByRole('banner').locator('p[data-own]');
    await turn.evaluate((words) => {
      words.textContent = 'Sycamore puts cards aside';
    });
    const { top, bottom } = await edgesOf(page.getByRole('banner'));
    expect(bottom - top, `${game}, ${phase}`).toBeLessThanOrEqual(80);
  }
});

test('the head of a phone has the word for trumps where no tricks of two sides stand beside it', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(await seatAt(server.url, sceneOf('call-break')));
  const word = page.getByRole('region', { name: 'The deal' }).getByText('Trumps', { exact: true });
  await expect
    .poll(() => word.evaluate((element) => element.getBoundingClientRect().width))
    .toBeGreaterThan(40);
});
