import type { AnyGame } from '@overtrick/rules/game';
import { seededRandom } from '@overtrick/rules/random';
import type { Table } from '@overtrick/table/table';
import type { Locator, Page } from '@playwright/test';
import { playByOffers } from './support/anyGame.ts';
import { TRIED_GAMES } from './support/length.ts';
import { sideways } from './support/pages.ts';
import { expect, sharing as test } from './support/server.ts';

/** A phone that is opened to the width of a desktop and shut again: both layouts in one deal. */
const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 800 };

// hundreds of taps: a trace of each would cost more than the game
test.use({
  viewport: PHONE,
  hasTouch: true,
  isMobile: true,
  trace: 'off',
});

for (const game of TRIED_GAMES) {
  test(`${game.name}: from the lobby to the score of a deal, on a phone and a desktop`, async ({
    page,
    server,
  }) => {
    const troubles = troublesOf(page);
    await openTable(page, game);
    await playByOffers(page, seededRandom(game.id), [PHONE, DESKTOP]);
    const id = new URL(page.url()).pathname.replace('/t/', '');
    // the owner's name stands over each hand, also over a dummy
    for (const name of await page.locator('[data-result] [data-name]').allTextContents())
      expect(name).not.toBe('');
    await expectScore(page, server.table(id));
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      expect(await sideways(page)).toBeLessThanOrEqual(0);
      // the button can be pressed: nothing lies over it
      await page.getByRole('button', { name: /^(Next deal|Play another match)$/ }).click({ trial: true });
    }
    expect(troubles).toEqual([]);
  });
}

/** Collects faults that are not visible: errors, and files that failed to load. */
function troublesOf(page: Page): readonly string[] {
  const troubles: string[] = [];
  page.on('console', (message) => {
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    if (['error', 'warning'].includes(message.type())) troubles.push(message.text());
  });
  page.on('pageerror', (error) => troubles.push(String(error)));
  page.on('requestfailed', (request) => troubles.push(`${request.url()}: ${request.failure()?.errorText}`));
  page.on('response', (response) => {
    if (!response.ok()) troubles.push(`${response.url()}: ${response.status()}`);
  });
  return troubles;
}

/** Opens a table from the game's card in the lobby, with its options unchanged. */
async function openTable(page: Page, game: AnyGame): Promise<void> {
  await page.goto('/');
  await page.getByRole('searchbox', { name: 'Search the games' }).fill(game.name);
  // a featured game stands there twice
  const card = page
    .getByRole('region', { name: 'All games' })
    .getByRole('article', { name: game.name, exact: true });
  await card.getByText('Options', { exact: true }).click();
  await expect(card.getByRole('group', { name: 'Your seat' })).toBeVisible();
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  await card.getByRole('button', { name: 'Open the table' }).click();
  await expect(page).toHaveURL(/\/t\/[a-z0-9]+$/);
}

/** Expects the page to show what the record says: each item's points, each party's sum, the match so far. */
async function expectScore(page: Page, table: Table): Promise<void> {
  const sheet = table.match.rows(table.sheet);
  const row = sheet.rows.findLast(({ outcome }) => outcome !== undefined);
  const items = row?.items ?? [];
  const person = table.players.findIndex(({ kind }) => kind === 'person');
  const seat = table.seats[person] ?? 'S';
  const own = table.game.partyOf(seat, { dealer: 'N', vul: 'none', seating: table.seats });
  const parties = [own, ...Object.keys(sheet.totals).filter((party) => party !== own)];

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const [sheetTable, madeUp] = [tableOf(page, 'Score sheet'), tableOf(page, 'Score breakdown')];
  expect(await pointsIn(sheetTable.locator('tfoot td'))).toEqual(
    parties.map((party) => sheet.totals[party] ?? 0),
  );
  if (items.length === 0) return;
  expect(await pointsIn(madeUp.locator('tbody td:not(:empty)'))).toEqual(items.map(({ points }) => points));
  expect(await pointsIn(madeUp.locator('tfoot td'))).toEqual(
    parties.map((party) => items.reduce((sum, item) => sum + (item.party === party ? item.points : 0), 0)),
  );
}

const tableOf = (page: Page, name: string): Locator =>
  page.getByRole('region', { name, exact: true }).getByRole('table');

/** Reads the numbers in these cells, as printed: `1,250`. */
const pointsIn = async (cells: Locator): Promise<number[]> =>
  (await cells.allInnerTexts()).map((text) => Number(text.replaceAll(',', '').replace('−', '-')));
