import type { Page } from '@playwright/test';
import { sceneOf } from './support/scenes.ts';
import { expect, test } from './support/server.ts';
import { seatAt } from './support/visitor.ts';

test('Enter that nobody meant calls and plays nothing; an arrow leads to a bid, not to Pass', async ({
  page,
  server,
}) => {
  const address = await seatAt(server.url, { ...sceneOf('bridge'), chair: 0, until: () => true });
  await page.goto(address);
  await page.getByRole('region', { name: 'Bidding box' }).waitFor();
  await page.keyboard.press('1');
  await page.keyboard.press('c');
  // the others act, and the turn comes back in the auction or in the play
  const group = page.locator('[data-acting]:focus');
  await group.waitFor();
  const { length } = server.table(idOf(address)).steps;
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-acting] :focus')).not.toHaveAttribute('data-call', 'P');
  expect(server.table(idOf(address)).steps).toHaveLength(length);
});

/** Games with different prompts: number bids, number bids with points, trumps and goals, nils, places, choices. */
const PROMPTS = ['spades', 'auction', 'minibridge', 'dummy-spades', 'solo', 'memory', 'awol', 'bridge'];

for (const game of PROMPTS)
  test(`the ring of the focus is whole in every prompt: ${game}`, async ({ page, server }) => {
    await page.goto(await seatAt(server.url, { ...sceneOf(game), chair: 0, until: () => true }));
    await page.locator('[data-acting]').first().waitFor();
    for (const [width, height] of [
      [360, 740],
      [740, 360],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect(await cutRings(page), `${width} x ${height}`).toEqual([]);
    }
  });

/** Lists the buttons of prompts whose focus outline is clipped. */
const cutRings = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>('[data-acting]:not([data-hand]) button:not(:disabled)'),
    ].flatMap((button) => {
      button.focus({ focusVisible: true } as FocusOptions);
      const { outlineWidth, outlineOffset, outlineStyle } = getComputedStyle(button);
      const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
      const ring = button.getBoundingClientRect();
      const name = button.getAttribute('aria-label') ?? button.textContent ?? '';
      if (outlineStyle === 'none') return [`${name} has no ring`];
      for (let around = button.parentElement; around !== null; around = around.parentElement) {
        if (getComputedStyle(around).overflow === 'visible') continue;
        const edge = around.getBoundingClientRect();
        const isWhole =
          ring.left - reach >= edge.left - 0.5 &&
          ring.right + reach <= edge.right + 0.5 &&
          ring.top - reach >= edge.top - 0.5 &&
          ring.bottom + reach <= edge.bottom + 0.5;
        if (!isWhole) return [`${name} in ${around.className}`];
      }
      return [];
    }),
  );

const idOf = (address: string): string => new URL(address).pathname.replace('/t/', '');
