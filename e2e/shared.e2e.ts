import type { Page } from '@playwright/test';
import { inspect } from './support/audit/inspect.ts';
import { isThorough, WIDTHS } from './support/length.ts';
import { beyondEdges } from './support/pages.ts';
import { expect, sharing as test } from './support/server.ts';
import { result } from './support/table.ts';

const OFFER = '[data-acting] button:not([aria-disabled="true"], [disabled])';

/** The number of handovers after which the player with the device concedes the rest; nobody does in the long run. */
const MOST_COVERS = isThorough ? Infinity : 10;

const cover = (page: Page) => page.locator('[data-cover]');

/** Expects that the cover hides the whole table: no hand, no card, and no other private part is in the page. */
async function holdsNoCards(page: Page): Promise<void> {
  expect(await page.locator('[data-card], [data-hand], [data-acting], dialog').count()).toBe(0);
  expect(await page.evaluate(() => document.querySelectorAll('body > div > *').length)).toBe(1);
}

const logged = (page: Page) => page.evaluate(() => document.querySelector('[role="log"]')?.textContent);

for (const width of WIDTHS)
  test(`two people play a deal on one device, by keyboard alone, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 780 });
    await page.addInitScript(() =>
      new MutationObserver(() => {
        if (/Connecting/.test(document.querySelector('main')?.textContent ?? ''))
          document.documentElement.dataset.connected = 'true';
      }).observe(document, { childList: true, subtree: true }),
    );
    await page.goto('/');
    await page.getByRole('radio', { name: '2 people' }).check();
    await page.getByLabel('Your name').fill('Ada');
    await page.getByRole('searchbox', { name: 'Search the games' }).fill('Double dummy');
    const card = page.getByRole('article').filter({ hasText: 'Double dummy bridge' }).last();
    await card.getByText('Options', { exact: true }).click();
    await card.getByLabel('Two people on this device').press('Space');
    await card.getByLabel('Name of the second player').fill('Ben');
    await card.getByRole('button', { name: 'Open the table' }).press('Enter');

    await expect(page.getByRole('heading', { name: 'Who has the device?' })).toBeFocused();
    await holdsNoCards(page);
    await inspect(page);
    await page.getByRole('button', { name: 'I am Ada: show my cards' }).press('Enter');

    let covers = 0;
    let bids = 0;
    let hasConceded = false;
    const offers = page.locator(OFFER);
    const accept = page.getByRole('button', { name: 'Accept', exact: true });
    const ways = cover(page).or(accept).or(offers).or(result(page));
    const seen = new Set<string>();
    for (let turn = 0; turn < 400; turn++) {
      await ways.first().waitFor();
      if (await cover(page).isVisible()) {
        await holdsNoCards(page);
        const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
        if (/^Give the device to (?:Ada|Ben)$/.test(title)) seen.add(title);
        if (covers === 3) {
          // the page lists the events meanwhile: calls and cards that both may know
          await expect(page.getByRole('region', { name: 'Since you last looked' })).toBeVisible();
          await inspect(page);
          expect(await beyondEdges(page)).toEqual([]);
        }
        covers += 1;
        await page.locator('[data-cover] button').first().press('Enter');
        await cover(page).waitFor({ state: 'detached' });
        continue;
      }
      // nobody is away from a table that both hold
      if (covers === 4) await expect(page.getByRole('img', { name: 'Away' })).toHaveCount(0);
      if (await result(page).isVisible()) {
        seen.add('result');
        // the other sees it too, before the next deal
        const next = page.getByRole('button', { name: 'Next deal' });
        if (await next.isVisible()) await next.press('Enter');
        const other = cover(page);
        if (seen.has('handed')) break;
        await other.waitFor();
        seen.add('handed');
        await page.locator('[data-cover] button').first().press('Enter');
        await expect(result(page)).toBeVisible();
        break;
      }
      if (bids < 2 && (await page.getByRole('button', { name: 'Pass', exact: true }).isVisible())) {
        await page.keyboard.type(bids === 0 ? '1n' : 'p');
        bids += 1;
        await cover(page).or(page.locator('[data-card][data-can="true"]').first()).first().waitFor();
        continue;
      }
      const before = await logged(page);
      if (await accept.isVisible()) await accept.press('Enter');
      else if (covers === MOST_COVERS && !hasConceded) {
        hasConceded = true;
        await page.getByRole('textbox', { name: 'Command' }).fill('concede');
        await page.keyboard.press('Enter');
      } else await offers.first().press('Enter');
      await expect
        .poll(
          async () =>
            (await cover(page).isVisible()) ||
            (await result(page).isVisible()) ||
            (await logged(page)) !== before,
        )
        .toBe(true);
    }
    expect([...seen].sort()).toEqual([
      'Give the device to Ada',
      'Give the device to Ben',
      'handed',
      'result',
    ]);
    expect(covers).toBeGreaterThanOrEqual(Math.min(MOST_COVERS, 20));
    // a table that the device itself keeps connects to nothing
    expect(await page.evaluate(() => document.documentElement.dataset.connected)).toBeUndefined();
  });
