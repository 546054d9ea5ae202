import { inspect } from './support/inspect.ts';
import { press } from './support/keys.ts';
import { beyondEdges } from './support/pages.ts';
import { expect, sharing as test } from './support/server.ts';
import { result } from './support/table.ts';

/** The buttons of a table for who is asked something. */
const OFFER = '[data-acting] button:not([aria-disabled="true"], [disabled])';
const CARD = / of (spades|hearts|diamonds|clubs)$/;
/** Questions of the pages that are answered before the first card is played. */
const MOST_QUESTIONS = 3;

for (const width of [360, 1280])
  test(`who is new comes from the lobby to the end of a first deal of their own, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 780 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    const asked = new Set<string>();
    await page.getByRole('radio', { name: 'I am new to it' }).check();
    asked.add('Do you know bridge?');
    await expect(page.getByRole('button', { name: 'Play now' })).toHaveAccessibleDescription(/Minibridge/);
    await expect(page.getByText('gives a hint whenever you ask', { exact: false })).toBeVisible();
    await inspect(page);
    await press(page.getByRole('button', { name: 'Play now' }));
    asked.add('Play now');
    const offers = page.locator(OFFER);
    const over = result(page);
    let cards = 0;
    for (let turn = 0; turn < 120; turn++) {
      await offers.first().or(over).first().waitFor({ timeout: 30_000 });
      if (await over.isVisible()) break;
      const offer = offers.first();
      const name = (await offer.getAttribute('aria-label')) ?? '';
      // a question may be answered in two parts, trumps and what for: what is pressed already is not pressed again
      const next = page.locator(`${OFFER}:not([aria-pressed])`).last();
      if (CARD.test(name)) cards++;
      else if (cards === 0) asked.add((await page.getByRole('heading').allTextContents()).join());
      if (cards === 1) expect([...asked].length, [...asked].join('; ')).toBeLessThanOrEqual(MOST_QUESTIONS);
      await ((await offer.getAttribute('aria-pressed')) === 'true' ? next : offer).press('Enter');
      await page.waitForTimeout(150);
    }
    await expect(over).toBeVisible();
    expect(cards).toBeGreaterThan(0);
    expect(await beyondEdges(page)).toEqual([]);
    await expect(page.getByText('What the words mean')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next deal' })).toBeVisible();
    await inspect(page);
  });
