import type { Page } from '@playwright/test';
import { inspect } from './support/audit/inspect.ts';
import { finished } from './support/finished.ts';
import { press } from './support/keys.ts';
import { beyondEdges, hurry, sideways } from './support/pages.ts';
import { expect, sharing as test } from './support/server.ts';
import { byKeyboard, cardsInHand, playDeal, result, waitForTurn } from './support/table.ts';

test.use({ isAnalysed: true });

const verdict = (page: Page) => page.getByRole('region', { name: 'The verdict' });

test('a verdict comes first: other tables, their auctions, the trick that counted, one thing to learn', async ({
  page,
  server,
}) => {
  // what stands in the verdict while the other tables play, before all of them have finished
  await page.addInitScript(() =>
    new MutationObserver(() => {
      const busy = document.querySelector('[data-verdict="busy"]');
      if (busy === null) return;
      const said = busy.textContent ?? '';
      if (/\d+ of 15 tables ha/.test(said)) document.documentElement.dataset.playing = 'true';
      if (/Better than/.test(said)) document.documentElement.dataset.early = said;
    }).observe(document, { childList: true, subtree: true, characterData: true }),
  );
  await page.goto(await finished(server.url));
  await expect(verdict(page).getByText(/^Better than \d+ of 15 other tables(, equal to \d+)?\./)).toBeVisible(
    {
      timeout: 180_000,
    },
  );
  expect(await page.evaluate(() => ({ ...document.documentElement.dataset }))).toMatchObject({
    playing: 'true',
  });
  expect(await page.evaluate(() => document.documentElement.dataset.early)).toBeUndefined();
  await expect(verdict(page).getByRole('heading', { name: 'One thing to learn' })).toBeVisible();
  // a row shows how they bid there, by keys
  const row = verdict(page).getByRole('rowheader').getByRole('button').first();
  await press(row);
  await expect(row).toHaveAttribute('aria-expanded', 'true');
  await expect(verdict(page).locator('[data-auctions]')).toContainText('Pass');
  await expect(page.getByText(/^Par is the result if everybody could see/)).toBeVisible();
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => beyondEdges(page)).toEqual([]);
    expect(await sideways(page)).toBe(0);
  }
  await inspect(page);
});

test('a deal is played again, from its beginning or from any card, and counts nowhere', async ({
  page,
  server,
}) => {
  await page.goto(await finished(server.url));
  const history = async () => (await page.evaluate(() => localStorage.getItem('overtrick.history'))) ?? '';
  await expect(verdict(page)).toBeVisible();
  await page.getByRole('button', { name: 'Play it again' }).click();
  await waitForTurn(page);
  await expect(page.getByText('Practice deal')).toBeVisible();
  await expect.poll(() => cardsInHand(page)).toHaveLength(13);
  await playDeal(byKeyboard(page));
  await expect(result(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next deal' })).toBeHidden();
  const kept = await history();
  expect(kept).not.toContain(/\/t\/([a-z0-9]+)/.exec(page.url())?.[1] ?? 'a table');
  // from the board's own page, from somewhere on
  await press(page.getByRole('link', { name: 'Look at the board again' }));
  await page.getByRole('slider').waitFor();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await press(page.getByRole('button', { name: 'Play on from here' }));
  await waitForTurn(page);
  await expect.poll(() => cardsInHand(page)).toHaveLength(13);
});

test('deals of the same kind, and the deal for a friend, who plays before they see how it went', async ({
  page,
  browser,
  context,
  server,
}) => {
  await page.goto(await finished(server.url));
  // where nothing can be copied, the link stands there to be copied by hand: some browsers ask, others always allow it
  await page.evaluate(() =>
    Object.defineProperty(navigator.clipboard, 'writeText', {
      configurable: true,
      value: () => Promise.reject(new DOMException('no', 'NotAllowedError')),
    }),
  );
  await press(page.getByRole('button', { name: 'Send to a friend' }));
  await expect(page.getByRole('textbox', { name: 'Send to a friend' })).toHaveValue(/\/again#d=/);
  await expect(page.getByRole('textbox', { name: 'Send to a friend' })).toBeFocused();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => Reflect.deleteProperty(navigator.clipboard, 'writeText'));
  await press(page.getByRole('button', { name: 'Send to a friend' }));
  await expect(page.getByRole('textbox', { name: 'Send to a friend' })).toBeHidden();
  await expect(page.getByText(/^The link is copied/)).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain('/again#d=');
  const theirs = await browser.newContext();
  await hurry(theirs);
  const friend = await theirs.newPage();
  await friend.goto(link);
  await expect(friend.getByText(/^Ada has played this deal of Contract bridge/)).toBeVisible();
  await expect(friend.getByRole('img', { name: / of (spades|hearts)/ })).toHaveCount(0);
  await inspect(friend);
  await press(friend.getByRole('button', { name: 'Play it' }));
  await playDeal(byKeyboard(friend));
  await press(friend.getByRole('link', { name: 'How it went there' }));
  await expect(friend.getByRole('region', { name: 'Card by card' })).toBeVisible();
  await theirs.close();

  await press(page.getByRole('button', { name: 'Deals of the same kind' }));
  await expect(result(page)).toBeHidden();
  await waitForTurn(page);
  await expect.poll(() => cardsInHand(page)).toHaveLength(13);
});
