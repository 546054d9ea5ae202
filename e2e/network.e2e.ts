import { networkInterfaces } from 'node:os';
import type { Page } from '@playwright/test';
import { openEvening } from './support/evenings.ts';
import { expect, test } from './support/server.ts';

/**
 * The machine's own address in its network, like that of a club's laptop; without a network, one that is as insecure.
 */
const [address = '0.0.0.0'] = Object.values(networkInterfaces())
  .flatMap((found) => found ?? [])
  .flatMap(({ family, internal, address: of }) => (family === 'IPv4' && !internal ? [of] : []));

// a worker that has stored the pages would hide what the page itself fetches later
test.use({ host: address, serviceWorkers: 'allow' });

/** Returns the features that a browser withholds over plain HTTP from another machine. */
const withheld = (page: Page) =>
  page.evaluate(() => ({
    isSecure: isSecureContext,
    worker: 'serviceWorker' in navigator,
    clipboard: 'clipboard' in navigator,
    wakeLock: 'wakeLock' in navigator,
    passkeys: 'PublicKeyCredential' in globalThis,
    randomUUID: 'randomUUID' in crypto,
  }));

const NOTHING = {
  isSecure: false,
  worker: false,
  clipboard: false,
  wakeLock: false,
  passkeys: false,
  randomUUID: false,
};

/** Enters the results of the round's two boards and lets the other side agree. */
async function playRound(page: Page, results: readonly string[]): Promise<void> {
  for (const [i, typed] of results.entries()) {
    await page.getByRole('textbox', { name: 'Or type it' }).fill(typed);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Agree', exact: true }).click();
    if (i + 1 < results.length) await page.getByRole('button', { name: 'Next board' }).click();
  }
}

test('by the address of the club’s own network: two rounds without a connection, and all arrives in order, once', async ({
  browser,
  page: desk,
  server,
}) => {
  const path = await openEvening(desk, { entrants: 8, boards: 14, movement: /^Howell: 7 rounds of 2/ });
  const join = await desk.getByRole('textbox', { name: /join/ }).inputValue();
  // the link for the wall has the address by which the phones reach the laptop
  expect(new URL(join).origin).toBe(server.url);
  const id = path.split('/')[2] ?? '';
  const phone = await (await browser.newContext({ serviceWorkers: 'allow' })).newPage();
  const later = Promise.all(
    [/\/assets\/start-/, /\/assets\/send-/].map((file) => phone.waitForResponse(file)),
  );
  await phone.goto(join);
  expect(await withheld(phone)).toEqual(NOTHING);
  await phone.getByRole('button', { name: 'A1', exact: true }).click();
  await playRound(phone, ['4S N =', '3NT E -1']);
  await phone.getByRole('button', { name: 'Sit down to round 2' }).click();
  await expect(phone.getByRole('heading', { level: 1 })).toContainText('round 2');
  // when the phone receives a later event, the server has already answered everything it sent
  await expect.poll(() => server.tournament(id).at(-1)?.kind).toBe('begun');
  await desk.getByRole('tab', { name: 'Room' }).click();
  await desk.getByRole('textbox', { name: 'Announcement' }).fill('The Wi-Fi will be off for a while.');
  await desk.getByRole('button', { name: 'Announce' }).click();
  await phone.getByRole('button', { name: 'Dismiss' }).click();
  const before = server.tournament(id).length;

  // the files that the page loads when idle are there too
  await later;
  const asked: string[] = [];
  phone.on('request', (request) => asked.push(request.url()));
  await phone.context().setOffline(true);
  await expect(phone.getByText('No connection.', { exact: false })).toBeVisible();
  await playRound(phone, ['PASS', '6H W +1']);
  await phone.getByRole('button', { name: 'Sit down to round 3' }).click();
  await expect(phone.getByRole('heading', { level: 1 })).toContainText('round 3');
  await playRound(phone, ['2C S -2', '1NT E +1']);
  await expect(phone.getByText('4 results wait for the connection.')).toBeVisible();
  expect(server.tournament(id)).toHaveLength(before);
  await phone.context().setOffline(false);
  await expect(phone.getByText(/wait for the connection/)).toBeHidden();
  // the page only tried to reconnect; it requested no page, script, style, picture or word
  expect(asked.filter((url) => new URL(url).pathname !== '/socket.io/')).toEqual([]);

  const said = () =>
    server
      .tournament(id)
      .slice(before)
      .map((entry) => (entry.kind === 'reported' ? [entry.line, entry.side, entry.result] : [entry.kind]));
  await expect.poll(said).toHaveLength(9);
  // the announcement repeats the result to agree to, because the server does not have it yet
  expect(said()).toEqual([
    ['A1/2/13', 'NS', 'PASS'],
    ['A1/2/13', 'EW', 'PASS'],
    ['A1/2/14', 'NS', '6H W 13'],
    ['A1/2/14', 'EW', '6H W 13'],
    ['begun'],
    ['A1/3/1', 'NS', '2C S 6'],
    ['A1/3/1', 'EW', '2C S 6'],
    ['A1/3/2', 'NS', '1NT E 8'],
    ['A1/3/2', 'EW', '1NT E 8'],
  ]);
  await expect(desk.getByRole('button', { name: /, agreed,/ })).toHaveCount(6);
  await phone.context().close();
});
