import type { Browser, Page } from '@playwright/test';
import { type Ear, earOf } from './support/ear.ts';
import { openEvening } from './support/evenings.ts';
import { expect, sharing as test } from './support/server.ts';
import { watchFromStart } from './support/waits/idle.ts';

/** The live regions of the page, in their order on it. */
const LIVE = ['[role="log"]', '[role="status"]', '[role="alert"]'];

/** A person at the table who uses a screen reader, and presses or types. */
interface Listener {
  readonly name: string;
  readonly page: Page;
  readonly ear: Ear;
}

async function listenerAt(
  browser: Browser,
  address: string,
  choose: string,
  name: string,
): Promise<Listener> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await watchFromStart(page);
  await page.goto(address);
  await page.getByRole('button', { name: choose, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('round 1');
  const ear = await earOf(page, LIVE, true);
  await ear.hear();
  return { name, page, ear };
}

/** An evening of two tables, two boards a round. */
const EVENING = {
  entrants: 4,
  boards: 6,
  names: ['Ana Ash & Bo Dahl', 'Cai Berg & Dee East', 'Eva Cole & Finn Ford', 'Gil Dahl & Hana Gray'],
  movement: /^Howell: 3 rounds of 2/,
};

/** Writes the lines for all actions, each followed by what everybody hears of it. */
function transcriptOf(listeners: readonly Listener[]) {
  const lines: string[] = [];
  /**
   * @param shows what comes onto pages before they are listened to, where somebody else causes it
   * @param where whose pages those are: everybody's when left out
   */
  const said = async (
    what: string,
    does: () => Promise<unknown>,
    shows?: string,
    where: readonly Listener[] = listeners,
  ): Promise<void> => {
    await does();
    if (shows !== undefined)
      for (const { page } of where) await expect(page.getByText(shows).first()).toBeAttached();
    lines.push(`> ${what}`);
    for (const { name, ear } of listeners)
      for (const heard of await ear.hear())
        lines.push(`  ${listeners.length > 1 ? `${name}: ` : ''}${heard}`);
  };
  return {
    said,
    text: () => `${lines.join('\n')}\n`,
    /** Presses a button as by the Enter key, without a mouse. @param shows text that another's page shows then */
    press: (
      { name, page, ear }: Listener,
      label: string | RegExp,
      words = String(label),
      shows?: string,
      where?: Listener,
    ) => {
      const presses = async () => {
        const button = page
          .getByRole('button', { name: label, ...(typeof label === 'string' && { exact: true }) })
          .first();
        await button.focus();
        // it keeps the focus while the device stores the command
        await ear.notice();
        await page.keyboard.press('Enter');
      };
      const what = listeners.length > 1 ? `${name} presses ${words}` : `press ${words}`;
      return said(what, presses, shows, where && [where]);
    },
    /** Types a text. @param shows text that another's page shows then */
    type: ({ name, page }: Listener, typed: string, shows?: string, where?: Listener) =>
      said(
        listeners.length > 1 ? `${name} types ${typed}` : `type ${typed}`,
        async () => {
          await page.getByRole('textbox', { name: 'Or type it' }).fill(typed);
          await page.keyboard.press('Enter');
        },
        shows,
        where && [where],
      ),
  };
}

test('the scorer’s page by ear: a result is entered, and agreed to at one device', async ({
  browser,
  page: desk,
  server,
}) => {
  const table = await listenerAt(browser, server.url + (await openEvening(desk, EVENING)), 'A1', 'table');
  const { press, type, said, text } = transcriptOf([table]);
  for (const label of ['4 spades', '×', 'North', 'hearts', 'K'] as const) await press(table, label);
  await press(table, /^down 1,/, 'down 1');
  await press(table, 'Change');
  await type(table, '4SX N HK -6');
  await press(table, 'Yes, that is right');
  await press(table, 'Agree');
  await press(table, 'Next board');
  await type(table, '4S N');
  await press(table, 'Passed out');
  await press(table, 'OK');
  await said(
    'the phone loses its connection',
    () => table.page.context().setOffline(true),
    'No connection. Your entries are kept on this device.',
  );
  await press(table, 'Agree');
  await said('the connection is back', async () => {
    await table.page.context().setOffline(false);
    await expect(table.page.getByText('No connection.')).toHaveCount(0);
  });
  expect(text()).toMatchSnapshot('scorer.txt');
  await table.page.context().close();
});

test('the scorer’s page by ear: two phones that disagree, and the director', async ({
  browser,
  page: desk,
  server,
}) => {
  const address = server.url + (await openEvening(desk, EVENING));
  const north = await listenerAt(browser, address, 'Gil Dahl', 'North');
  const east = await listenerAt(browser, address, 'Ana Ash', 'East');
  const { press, type, said, text } = transcriptOf([north, east]);
  await type(north, '3NT N 9', 'Board 1: 3 notrump by North, made. North–South 400.', east);
  await press(east, 'That’s wrong');
  await type(east, '3NT N 10', 'Board 1: the two sides report different results.', north);
  await press(north, 'Accept East–West’s version', undefined, 'North–South 430. agreed', east);
  await press(north, 'Call the director');
  const typesWhy = async () => {
    await north.page.getByRole('dialog').getByRole('textbox').fill('East has revoked.');
    await north.page.keyboard.press('Tab');
    await north.page.keyboard.press('Enter');
  };
  await said('North types why', typesWhy, 'The director has been called.', [east]);
  await said(
    'the director comes',
    () => desk.getByRole('button', { name: 'I am coming' }).click(),
    'The director is on the way.',
  );
  const ruling = async () => {
    await desk.getByRole('tab', { name: 'Room' }).click();
    await desk.getByRole('button', { name: /^Table A1, round 1, board 1,/ }).click();
    await desk.getByRole('textbox', { name: 'Result' }).fill('3NT N 11');
    await desk.getByRole('textbox', { name: 'Reason' }).fill('A trick for the revoke.');
    await desk.getByRole('button', { name: 'Correct or rule' }).click();
  };
  await said('the director rules on board 1', ruling, 'A trick for the revoke.');
  for (const one of [north, east]) await press(one, 'Next board');
  await type(east, '4S E =', 'Board 2: 4 spades by East, made. East–West 420.', north);
  await press(north, 'Agree', undefined, 'Round 1 is done.', east);
  await press(north, 'Sit down to round 2');
  const announcing = async () => {
    await desk.getByRole('textbox', { name: 'Announcement' }).fill('Coffee is ready.');
    await desk.getByRole('button', { name: 'Announce' }).click();
  };
  await said('the director says something to all', announcing, 'Coffee is ready.');
  expect(text()).toMatchSnapshot('scorerTwo.txt');
  await north.page.context().close();
  await east.page.context().close();
});
