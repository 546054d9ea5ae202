import type { Page } from '@playwright/test';
import { inspect } from './support/audit/inspect.ts';
import { choose, press, write } from './support/keys.ts';
import { hurry } from './support/pages.ts';
import { expect, sharing as test } from './support/server.ts';
import { cardsInHand, nextButton, POLLING_MS, passButton, position, waitForTurn } from './support/table.ts';

/** True if nobody has bid yet. */
const canOpen = async (page: Page): Promise<boolean> =>
  (await page.getByRole('table').first().getByText('NT').count()) === 0;

/** Passes, or bids one notrump first, until the deal is over: by keys or by touch. */
async function bidDeal(page: Page, by: 'keys' | 'touch'): Promise<void> {
  let wanted = true;
  for (;;) {
    const turn = await waitForTurn(page);
    if (turn === 'result') return;
    if (turn === 'card') continue;
    const before = await position(page);
    const box = page.getByRole('region', { name: 'Bidding box' });
    const isBid = wanted && (await canOpen(page));
    wanted = false;
    if (by === 'keys') for (const key of isBid ? '1n' : 'p') await page.keyboard.press(key);
    else if (isBid) {
      await box.getByRole('button', { name: 'Level 1', exact: true }).tap();
      await box.getByRole('button', { name: '1 notrump', exact: true }).tap();
    } else {
      await passButton(page).tap();
      await passButton(page).tap();
    }
    await expect.poll(() => position(page), { intervals: [POLLING_MS] }).not.toBe(before);
  }
}

test('two bid a series of hands together, and another pair bids the same boards later', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/bidding');
  await choose(page.getByRole('radio', { name: '4', exact: true }));
  await page.getByRole('combobox', { name: 'Deals' }).selectOption('The dealer opens one notrump');
  await write(page.getByLabel('Your name, as the others see it'), 'Ada');
  await inspect(page);
  await press(page.getByRole('button', { name: 'Start bidding' }));
  const link = await page.getByRole('textbox', { name: 'Link to this table' }).inputValue();
  await page.keyboard.press('Escape');

  const context = await browser.newContext({ hasTouch: true, viewport: { width: 360, height: 740 } });
  await hurry(context);
  const friend = await context.newPage();
  await friend.goto(link);
  // nobody sits against them: the chair opposite is the only one
  await expect(friend.getByRole('radio')).toHaveCount(1);
  await write(friend.getByRole('textbox', { name: 'Your name' }), 'Grace');
  await press(friend.getByRole('button', { name: 'Sit down' }));
  await expect(page.getByText('Grace').first()).toBeVisible();
  const own = await cardsInHand(page);
  const hers = await cardsInHand(friend);
  expect(own).toHaveLength(13);
  expect(hers.filter((card) => own.includes(card))).toEqual([]);

  for (const deal of [1, 2]) {
    await Promise.all([bidDeal(page, 'keys'), bidDeal(friend, 'touch')]);
    for (const one of [page, friend]) {
      await expect(one.locator('[data-bidding="done"]')).toBeVisible({ timeout: 180_000 });
      await expect(one.getByRole('table', { name: 'The boards so far' }).getByRole('row')).toHaveCount(
        deal + 2,
      );
    }
    // both see the same
    const told = (one: Page) => one.getByRole('table', { name: 'The boards so far' }).textContent();
    expect(await told(friend)).toBe(await told(page));
    await inspect(page);
    await inspect(friend);
    if (deal === 2) break;
    for (const one of [page, friend]) await press(nextButton(one));
    for (const one of [page, friend])
      await expect(one.getByRole('region', { name: 'The deal' })).toContainText('Board 2');
  }
  await press(page.getByRole('link', { name: 'Compare with the others' }));
  await expect(page.getByRole('heading', { name: 'The same 4 boards to bid' })).toBeVisible();
  await inspect(page);
  const third = await (await browser.newContext()).newPage();
  await third.goto(page.url());
  await expect(third.getByRole('button', { name: 'Bid the boards' })).toBeVisible();
  await expect(third.getByRole('heading', { name: 'How it stands' })).toHaveCount(0);
  await context.close();
});
