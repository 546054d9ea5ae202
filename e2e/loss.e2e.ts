import type { Page } from '@playwright/test';
import { expect, killing, test } from './support/server.ts';
import { byMouse, cardsInHand, POLLING_MS, playDeal, waitForTurn } from './support/table.ts';

// messages on their way while cards are shown could be lost
test.use({ waits: true });
killing.use({ waits: true });

const trick = (page: Page) => page.getByRole('region', { name: 'Trick', exact: true }).getByRole('img');

/** Bids and plays three cards, and then on until it is the visitor's turn in the middle of a trick. */
async function playIntoTrick(page: Page): Promise<void> {
  const player = byMouse(page);
  for (let cards = 0; ; ) {
    const turn = await waitForTurn(page);
    expect(turn).not.toBe('result');
    const before = await position(page);
    if (turn === 'call') {
      await player.pass();
    } else {
      if (cards >= 3 && [1, 2, 3].includes(await trick(page).count())) return;
      await player.playCard();
      cards++;
    }
    await expect.poll(() => position(page), { intervals: [POLLING_MS] }).not.toEqual(before);
  }
}

/** Returns the state of the deal, in the page's own words. */
const position = async (page: Page) => ({
  status: await page.getByRole('region', { name: 'The deal' }).textContent(),
  auction: await page.getByRole('region', { name: 'Auction', exact: true }).allTextContents(),
  trick: await trick(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label'))),
  hand: await cardsInHand(page),
});

test('a reload in the middle of a trick loses nothing', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await playIntoTrick(page);
  const before = await position(page);
  await page.reload();
  await expect.poll(() => position(page)).toEqual(before);
  await playDeal(byMouse(page));
});

killing(
  'a server that is killed in the middle of a deal goes on with the same trick',
  async ({ page, server }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Play now' }).click();
    await playIntoTrick(page);
    const before = await position(page);
    await server.kill();
    await expect(page.getByText(/chair stays yours/)).toBeVisible();
    await server.start();
    await expect(page.getByText(/chair stays yours/)).toBeHidden();
    await expect.poll(() => position(page)).toEqual(before);
    await page.reload();
    await expect.poll(() => position(page)).toEqual(before);
    await playDeal(byMouse(page));
  },
);
