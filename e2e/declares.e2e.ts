import { makeAction } from '@overtrick/rules/action';
import { defined } from '@overtrick/rules/assert';
import { Client, openTable } from '@overtrick/server/internals/testing/client';
import type { Locator } from '@playwright/test';
import { inspect } from './support/audit/inspect.ts';
import { beyondEdges } from './support/pages.ts';
import { expect, sharing as test } from './support/server.ts';
import { nextSurvey } from './support/survey.ts';
import { byMouse, playDeal, result } from './support/table.ts';

const TOLD = 'Your partner declares, and you play for them. Your own cards lie opposite, as the dummy.';

/** South opens, and North has nothing to say. */
const OPENED = {
  board: 1,
  dealer: 'S',
  vul: 'none',
  deal: 'N:8642.863.863.863 QJT.KQJT.AJT.AKQ AK3.A94.KQ52.J54 975.752.974.T972',
} as const;

const PHONE = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce',
} as const;

/** Returns the height of an element's middle. */
const middleOf = (part: Locator): Promise<number> =>
  part.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return (top + bottom) / 2;
  });

/**
 * Opens a table of Minibridge at which the computer player opposite the visitor declares, which happens in one chair of
 * four.
 */
async function opposite(server: string): Promise<string | undefined> {
  for (const chair of [0, 1, 2, 3]) {
    const opening = { game: 'minibridge', name: 'Ada', chair, policies: { declares: true } };
    const { table, token } = await openTable(server, opening);
    const client = new Client(server);
    await client.enter(table, token);
    await client.playUntil(
      ({ isDealOver, isOnTurn, state }) => isDealOver || (isOnTurn && state.view.phase === 'play'),
      ({ view }) => makeAction(defined(view.legal[0], 'the player to act has a legal action')),
    );
    const isSwapped = client.state.chairs[chair]?.swapped === true;
    client.close();
    if (isSwapped) return `${server}/t/${table}#${token}`;
  }
  return undefined;
}

test('who is alone plays the hand that their partner declares, and is told so', async ({ page, server }) => {
  await page.goto(defined(await opposite(server.url), 'somebody sits opposite declarer'));
  await expect(page.getByText(TOLD)).toBeVisible();
  await inspect(page);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 780 });
    await expect.poll(() => beyondEdges(page)).toEqual([]);
  }
  // a declarer has a hand of their own below, and plays dummy's cards too
  await expect(page.getByRole('region', { name: 'Your hand' })).toBeVisible();
  await playDeal(byMouse(page));
  await expect(result(page)).toBeVisible();
  await expect(page.getByText(TOLD)).toBeHidden();
});

for (const locale of ['en', 'de', 'es', 'fr', 'pl', 'tr', 'zh'])
  test(`a phone has room for the trick under both lines of what is told: ${locale}`, async ({
    browser,
    server,
  }) => {
    const context = await browser.newContext({ locale, ...PHONE });
    const page = await context.newPage();
    const policies = { declares: true, quiet: true, hints: true, undo: 'free' } as const;
    const opening = { name: 'Ada', chair: 0, policies, match: 'boards', boards: [OPENED] };
    const { table, token } = await openTable(server.url, opening);
    const client = new Client(server.url);
    await client.enter(table, token);
    // a trick is over, so that a card can be undone
    await client.playUntil(
      ({ isOnTurn, state: { view } }) => isOnTurn && view.tricks.length > 0 && view.trick.length > 1,
    );
    client.close();
    await page.goto(`${server.url}/t/${table}#${token}`);
    const { faults } = await nextSurvey(page, '');
    expect(faults).toEqual([]);
    // the last of the actions stands in the row of the visitor's plate
    const plate = page.locator('main [data-seat="S"]');
    expect(
      Math.abs((await middleOf(plate)) - (await middleOf(plate.locator('+ div > :last-child')))),
    ).toBeLessThan(2);
    await context.close();
  });

test('the auction calls nobody you whose calls a computer player made', async ({ page, server }) => {
  const policies = { declares: true, quiet: true };
  const { table, token } = await openTable(server.url, {
    name: 'Ada',
    chair: 0,
    policies,
    match: 'boards',
    boards: [OPENED],
  });
  const client = new Client(server.url);
  await client.enter(table, token);
  await client.playUntil(({ state }) => state.view.phase === 'play');
  client.close();
  await page.goto(`${server.url}/t/${table}#${token}`);
  await expect(page.getByText(TOLD)).toBeVisible();
  const heads = page.getByRole('region', { name: 'Auction' }).getByRole('columnheader');
  await expect(heads).toHaveText([/^West/, /^North/, /^East/, /^South/]);
  await page.getByRole('textbox', { name: 'Command' }).fill('auction');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/The auction: South 1 notrump/)).toBeVisible();
});
