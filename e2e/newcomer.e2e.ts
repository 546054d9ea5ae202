import type { Page } from '@playwright/test';
import { inspect } from './support/audit/inspect.ts';
import { press } from './support/keys.ts';
import { WIDTHS } from './support/length.ts';
import { beyondEdges } from './support/pages.ts';
import { expect, sharing as test } from './support/server.ts';
import { result } from './support/table.ts';
import { idle } from './support/waits/idle.ts';

/** The buttons of a table for a visitor who must choose. */
const OFFER = '[data-acting] button:not([aria-disabled="true"], [disabled])';
const CARD = / of (spades|hearts|diamonds|clubs)$/;
/** The most questions that a page asks before the first card is played. */
const MOST_QUESTIONS = 3;

/** Lists the lines of the players' plates that are cut off. */
const cutIn = (page: Page): Promise<string[]> =>
  page
    .locator('[data-place] span')
    .evaluateAll((all) =>
      all
        .filter(
          (one) => one.children.length === 0 && one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 1,
        )
        .map((one) => one.textContent ?? ''),
    );

for (const width of WIDTHS)
  test(`who is new comes from the lobby to the end of a first deal of their own, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
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
    const cutRoles: string[] = [];
    for (let turn = 0; turn < 120; turn++) {
      await offers.first().or(over).first().waitFor();
      if (await over.isVisible()) break;
      const offer = offers.first();
      const name = (await offer.getAttribute('aria-label')) ?? '';
      // a question may have two parts, trumps and goal: a button already pressed is not pressed again
      const next = page.locator(`${OFFER}:not([aria-pressed])`).last();
      if (CARD.test(name)) cards++;
      if (cards === 2) cutRoles.push(...(await cutIn(page)));
      if (!CARD.test(name) && cards === 0)
        asked.add((await page.getByRole('heading').allTextContents()).join());
      if (cards === 1) expect([...asked].length, [...asked].join('; ')).toBeLessThanOrEqual(MOST_QUESTIONS);
      const isPressed = (await offer.getAttribute('aria-pressed')) === 'true';
      if (isPressed) {
        // a choice stays visible while the pointer, or the finger, is on it
        await offer.hover();
        await expect(offer).toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
        // all next choices are visible without scrolling
        for (const one of await offers.all()) await expect(one).toBeInViewport({ ratio: 0.99 });
      }
      await (isPressed ? next : offer).press('Enter');
      await idle(page);
    }
    await expect(over).toBeVisible();
    expect(cards).toBeGreaterThan(0);
    expect(cutRoles).toEqual([]);
    expect(await beyondEdges(page)).toEqual([]);
    await expect(page.getByText('What the words mean')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next deal' })).toBeVisible();
    await inspect(page);
  });
