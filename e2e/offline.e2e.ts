import { readdirSync } from 'node:fs';
import { defined } from '@overtrick/rules/assert';
import { GAMES } from '@overtrick/rules/games/list';
import { seededRandom } from '@overtrick/rules/random';
import type { Page } from '@playwright/test';
import { playByOffers } from './support/anyGame.ts';
import { press } from './support/keys.ts';
import { hurry } from './support/pages.ts';
import { expect, killing as test } from './support/server.ts';
import {
  byMouse,
  cardsInHand,
  matchOver,
  nextButton,
  playDeal,
  result,
  waitForTurn,
} from './support/table.ts';

test.use({ serviceWorkers: 'allow' });

test('the installed page plays bridge without the server; the deal joins the account later, once', async ({
  page,
  context,
  server,
}) => {
  await hurry(context);
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await server.kill();
  // like a visitor who opens the page again on a train
  await page.reload();
  await press(page.getByRole('link', { name: 'Rules of Contract bridge' }));
  await expect(page.getByRole('heading', { name: 'Contract bridge', level: 1 })).toBeVisible();
  await page.goBack();
  await press(page.getByRole('button', { name: 'Play now' }));
  await expect(page.getByText('You play on this device', { exact: false })).toBeVisible();
  await press(page.getByRole('button', { name: 'Hint' }));
  await expect(page.getByRole('dialog', { name: 'A hint' })).toContainText('A computer player would choose');
  await page.keyboard.press('Escape');
  await playByOffers(page, seededRandom('on a train'));
  await expect(page.getByText('one deal waits for a connection', { exact: false })).toBeVisible();
  await nextButton(page).or(matchOver(page)).first().waitFor();

  // its page needs no server either
  await press(page.getByRole('link', { name: 'Look at the board again' }));
  await expect(page.getByRole('region', { name: 'Card by card' })).toBeVisible();
  await page.goBack();

  // the deal is there after a reload too
  await page.reload();
  await expect(result(page)).toBeVisible();
  await server.start();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText('every finished deal has joined your record', { exact: false })).toBeVisible();
  const id = defined(/\/t\/([a-z0-9]+)$/.exec(page.url())?.[1], 'a table');
  expect(server.table(id)).toMatchObject({ deal: 1, players: { 2: { kind: 'person', name: 'Guest' } } });
  const other = await context.newPage();
  await other.goto('/');
  await other.evaluate(() => dispatchEvent(new Event('online')));
  await other.close();
  // opened, sat down, dealt; the guest may have taken the seat of a partner who declares
  const { version, steps, swap } = server.table(id);
  expect(version).toBe(3 + steps.length + (swap === undefined ? 0 : 1));
});

test('without the server every game can be played on the device, and each deal reaches it later', async ({
  page,
  context,
  server,
}) => {
  await hurry(context);
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const worker = defined(
    readdirSync(new URL('../apps/web/dist/assets/', import.meta.url)).find((name) =>
      /^tableWorker-.*\.js$/.test(name),
    ),
    'the worker is built',
  );
  await server.kill();
  const tables = GAMES.map(({ id }, i) => ({
    game: id,
    table: `offlinegames${i}`.slice(-12).padStart(12, 'a'),
  }));
  const phases = await page.evaluate(playAll, { worker: `/assets/${worker}`, tables });
  expect(phases).toEqual(GAMES.map(({ id }) => [id, 'over']));
  await server.start();
  await page.reload();
  await expect
    .poll(() => tables.filter(({ table }) => !server.has(table)).map(({ game }) => game), {
      timeout: 180_000,
    })
    .toEqual([]);
  for (const { game, table } of tables)
    expect(server.table(table)).toMatchObject({ deal: 1, game: { id: game } });
});

test('two tabs on one table of the device lose nothing, and each shows what the other does', async ({
  page,
  context,
  server,
}) => {
  await hurry(context);
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await server.kill();
  await press(page.getByRole('button', { name: 'Play now' }));
  await expect(page.getByText('You play on this device', { exact: false })).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  for (let turn = 0; turn < 6; turn++) {
    const [here, there] = turn % 2 === 0 ? [page, other] : [other, page];
    const due = await waitForTurn(here);
    expect(await waitForTurn(there)).toBe(due);
    if (due === 'result') break;
    const before = await position(here);
    await expect.poll(() => position(there)).toEqual(before);
    await (due === 'call' ? byMouse(here).pass() : byMouse(here).playCard());
    for (const tab of [here, there]) await expect.poll(() => position(tab)).not.toEqual(before);
  }
  await waitForTurn(page);
  const before = await position(page);
  await expect.poll(() => position(other)).toEqual(before);
  // the remaining tab leads, and finds everything
  await page.close();
  await other.reload();
  await expect.poll(() => position(other)).toEqual(before);
  await playDeal(byMouse(other));
  await expect(result(other)).toBeVisible();
  await server.start();
  await other.evaluate(() => dispatchEvent(new Event('online')));
  await expect(other.getByText('every finished deal has joined your record', { exact: false })).toBeVisible();
});

/** Returns the state of the deal, in the page's own words. */
const position = async (page: Page) => ({
  status: await page.getByRole('region', { name: 'The deal' }).textContent(),
  auction: await page.getByRole('region', { name: 'Auction', exact: true }).allTextContents(),
  hand: (await cardsInHand(page)).toSorted(),
});

interface ToPlay {
  readonly worker: string;
  readonly tables: readonly { readonly game: string; readonly table: string }[];
}

/** Runs in the page: plays a deal of each game with the worker alone. */
async function playAll({ worker: address, tables }: ToPlay): Promise<[string, string][]> {
  const token = 'a'.repeat(43);
  const database = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open('overtrick');
    opening.onsuccess = () => resolve(opening.result);
  });
  const worker = new Worker(address, { type: 'module' });
  let next = 0;
  let opened = (): void => {};
  const waiting = new Map<number, (answer: never) => void>();
  worker.onmessage = ({ data }) => {
    if (data.kind === 'open') opened();
    if (data.kind === 'answer') waiting.get(data.id)?.(data.answer as never);
  };
  const say = (name: string, message: object): Promise<{ [key: string]: never }> => {
    const id = next++;
    worker.postMessage({ kind: 'say', id, name, message });
    return new Promise((resolve) => waiting.set(id, resolve));
  };
  const played: [string, string][] = [];
  for (const { game, table } of tables) {
    const wanted = { game, name: 'Ada', policies: { hints: true, bots: 'novice' } };
    const stored = database.transaction('tables', 'readwrite');
    stored.objectStore('tables').put({ table, token, wanted, deals: [], finished: 0 }, table);
    await new Promise((resolve) => stored.addEventListener('complete', resolve));
    const open = new Promise<void>((resolve) => {
      opened = resolve;
    });
    worker.postMessage({ kind: 'open', table });
    await open;
    for (let i = 0; i < 120; i++) {
      const { state } = (await say('enter', { table, token })) as unknown as {
        state: { version: number; view: { phase: string; legal: { call?: string; card?: number }[] } };
      };
      if (state.view.phase === 'over' || i === 119) {
        played.push([game, state.view.phase]);
        break;
      }
      const { version } = state;
      const [first] = state.view.legal;
      // a pass or any card where that is enough; else what a computer player would do
      const action =
        first?.call ??
        (first?.card === undefined
          ? undefined
          : `${'CDHS'[Math.floor(first.card / 13)]}${'23456789TJQKA'[first.card % 13]}`) ??
        (await say('hint', { table, token, deal: 1, version })).action;
      await say('act', { table, token, deal: 1, version, action });
    }
  }
  // the last deal is still being written to the disk
  for (let finished = 0; finished < tables.length; ) {
    const all = database.transaction('tables').objectStore('tables').getAll();
    await new Promise((resolve) => all.addEventListener('success', resolve));
    finished = all.result.filter((kept: { finished: number }) => kept.finished === 1).length;
  }
  worker.terminate();
  return played;
}
