import type { Page } from '@playwright/test';
import { sceneOf } from './support/scenes.ts';
import { expect, test } from './support/server.ts';
import { seatAt } from './support/visitor.ts';

/** Phones upright and on their side, small windows, tablets, desktops. */
const SIZES = [
  [360, 640],
  [360, 740],
  [600, 340],
  [667, 375],
  [740, 360],
  [932, 430],
  [768, 1024],
  [1024, 600],
  [1280, 800],
] as const;

/** Dummies opposite, at the left, at the right, and two at once; open rows. */
const TABLES = [
  { game: 'bridge', chair: 0 },
  { game: 'bridge', chair: 1 },
  { game: 'bridge', chair: 3 },
  { game: 'double-dummy', chair: 0 },
  { game: 'solo', chair: 0 },
  { game: 'awol', chair: 0 },
] as const;

for (const { game, chair } of TABLES)
  test(`rank and suit of open cards can be read at every size: ${game}, chair ${chair + 1}`, async ({
    page,
    server,
  }) => {
    const scene = sceneOf(game);
    await page.goto(await seatAt(server.url, { ...scene, chair, until: ({ phase }) => phase === 'play' }));
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await expect(page.locator('[data-hand]').first()).toBeVisible();
      // the table measures itself again after the window has changed
      await expect.poll(() => unreadable(page), `${width} x ${height}`).toEqual([]);
    }
  });

for (const game of ['single-dummy', 'towie', 'solo-whist', 'solo-500'])
  test(`hands that lie open while it is talked lie in cards, each with its rank and suit: ${game}`, async ({
    page,
    server,
  }) => {
    await page.goto(await seatAt(server.url, sceneOf(game)));
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => coveredInTalk(page), `${width} x ${height}`).toEqual([]);
    }
  });

test('the rows of both dummies lie at the edges of the table (RULES 9.5)', async ({ page, server }) => {
  const scene = sceneOf('solo');
  await page.goto(await seatAt(server.url, scene));
  await page.setViewportSize({ width: 1280, height: 800 });
  const left = await edges(page, '[data-hand][data-place="left"]');
  const right = await edges(page, '[data-hand][data-place="right"]');
  const table = await edges(page, 'main');
  expect(Math.round(table.right - right.right)).toBe(Math.round(left.left - table.left));
  // and no farther apart than cards are wide
  expect(right.right - right.left).toBeLessThan(200);
});

const edges = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      return { left, right };
    });

/** Lists covered ranks and suits of others' open hands; or says that there are no cards. */
const coveredInTalk = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const cards = [...document.querySelectorAll('[data-hand] > [aria-hidden="true"] > span')];
    if (cards.length === 0) return ['no cards'];
    return cards.flatMap((card) =>
      [...card.querySelectorAll('[class*="index"] > *')].flatMap((part) => {
        const { left, top, width, height } = part.getBoundingClientRect();
        const seen = document.elementFromPoint(left + width / 2, top + height / 2);
        return card.contains(seen) ? [] : [`${part.tagName} of ${card.textContent}`];
      }),
    );
  });

/**
 * Lists the cards of open hands whose rank is covered by another card, and the groups of cards without a visible suit.
 */
const unreadable = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const isOnTop = (part: Element | null): boolean => {
      if (part === null) return false;
      const { left, top, width, height } = part.getBoundingClientRect();
      const places = [0.25, 0.5].flatMap((x) => [0.3, 0.7].map((y) => [x, y] as const));
      return places.every(([x, y]) =>
        part
          .closest('button, [role="img"]')
          ?.contains(document.elementFromPoint(left + width * x, top + height * y)),
      );
    };
    const nameOf = (card: Element): string => card.getAttribute('aria-label') ?? card.textContent ?? '?';
    return [...document.querySelectorAll('[data-hand] [role="group"]')].flatMap((group) => {
      const cards = [...group.querySelectorAll('button, [role="img"]')];
      const hidden = cards.filter((card) => !isOnTop(card.querySelector('[class*="rank"]')));
      const isSuitSeen = cards.some((card) => isOnTop(card.querySelector('[class*="index"] svg')));
      return [
        ...hidden.map((card) => `the rank of ${nameOf(card)}`),
        ...(isSuitSeen ? [] : [`the suit of ${cards.map(nameOf).join(', ')}`]),
      ];
    });
  });
