import { makeDeal } from '@overtrick/rules/deals/deal';
import { randomSetup } from '@overtrick/rules/deals/setup';
import { seededRandom } from '@overtrick/rules/random';
import type { APIRequestContext, Page } from '@playwright/test';
import { inspect } from './support/audit/inspect.ts';
import { expect, sharing as test } from './support/server.ts';
import { openWall } from './support/wall.ts';

const BOARDS = [1, 2, 3];

/** Opens an evening with known hands that is over, and shows its desk; returns the address of its sheets. */
async function playedEvening(desk: Page, request: APIRequestContext): Promise<string> {
  const { tournament, token, act } = await openWall(request, {
    ...{ sections: 1, pairs: 6, nameOf: (pair, player) => `Player ${pair}${player}` },
  });
  await act(
    ...BOARDS.map((board) => {
      const setup = randomSetup({ dealer: 'N', vul: 'none', board }, seededRandom(`print ${board}`));
      return { kind: 'dealt', board, deal: makeDeal(setup.deal), source: 'file' };
    }),
    { kind: 'reported', line: 'A1/1/1', result: '4S N 10', side: 'both' },
    { kind: 'ended' },
  );
  await desk.goto(`/club/${tournament}/desk#${token}`);
  await desk.getByRole('tab', { name: 'Print' }).waitFor();
  return `/club/${tournament}/print`;
}

test('hand records are solved when they are printed; score cards have the results', async ({
  page,
  request,
}) => {
  const sheets = await playedEvening(page, request);
  await page.goto(`${sheets}/hands`);
  await expect(page.getByText('Makeable contracts and par are on the sheet.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print this sheet' })).toBeVisible();
  const boards = page.locator('section article');
  await expect(boards).toHaveCount(BOARDS.length);
  for (const board of await boards.all()) {
    await expect(board.getByRole('row')).toHaveCount(5);
    await expect(board.getByText(/^Par −?\d+: /)).toBeVisible();
  }
  // ten tricks are one number on one line
  const heights = await boards.locator('tr').evaluateAll((rows) => rows.map((row) => row.clientHeight));
  expect(Math.max(...heights)).toBeLessThan(1.5 * Math.min(...heights));
  await inspect(page);
  await page.goto(`${sheets}/cards`);
  await expect(page.getByRole('row', { name: '1 N none NS 4 4♠ N 10 420' })).toBeVisible();
});

test('hand records can be printed before all boards are solved', async ({ page, request }) => {
  const sheets = await playedEvening(page, request);
  await page.addInitScript(() => {
    Worker.prototype.postMessage = () => {};
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.goto(`${sheets}/hands`);
  const progress = page.getByRole('progressbar', {
    name: 'Finding makeable contracts and par: 0 of 3 boards',
  });
  await expect(progress).toBeVisible();
  await inspect(page);
  await page.getByRole('button', { name: 'Print without the rest' }).click();
  await expect(page.locator('body[data-printed]')).toBeVisible();
  await expect(page.getByText('Without makeable contracts: 3 boards.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print this sheet' })).toBeVisible();
});
