import { seededRandom } from '@overtrick/rules/random';
import type { Browser, Page } from '@playwright/test';
import { playByOffers } from './support/anyGame.ts';
import { inspect } from './support/audit/inspect.ts';
import { openEvening } from './support/evenings.ts';
import { isThorough } from './support/length.ts';
import { goWithin, hurry } from './support/pages.ts';
import { expect, test } from './support/server.ts';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const NAMES = ['Ana Ash & Bo Dahl', 'Cai Berg & Dee East', 'Eva Cole & Finn Ford', 'Gil Dahl & Hana Gray'];

/** The rounds that people play, of three: the way from one to the next is gone once in the short run. */
const ROUNDS = isThorough ? 3 : 2;

/** Opens an evening of four pairs at online tables, with one board per round; returns the link for the wall. */
async function openOnline(desk: Page): Promise<string> {
  const join = await openEvening(desk, {
    name: 'Monday online',
    choices: ['Online tables'],
    entrants: 4,
    boards: 3,
    names: NAMES,
    movement: /^Howell/,
  });
  await desk.getByRole('tab', { name: 'Plan' }).click();
  await desk.getByRole('radio', { name: 'When their players are free' }).check();
  await desk.getByRole('radio', { name: 'Novice' }).check();
  await desk.getByRole('button', { name: 'Save the policies' }).click();
  await desk.getByRole('tab', { name: 'Room' }).click();
  return join;
}

async function phone(browser: Browser, url: string, join: string, name: string): Promise<Page> {
  const context = await browser.newContext({
    ...PHONE,
    baseURL: url,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  });
  await hurry(context);
  const page = await context.newPage();
  await page.goto(join);
  await page.getByRole('button', { name, exact: true }).tap();
  return page;
}

test('two people on phones play an online evening with computer players to its ranking', async ({
  browser,
  page: desk,
  server,
}) => {
  const join = await openOnline(desk);
  const people = [
    await phone(browser, server.url, join, 'Ana Ash'),
    await phone(browser, server.url, join, 'Hana Gray'),
  ];
  for (const person of people) await expect(person.getByText('This round is played online.')).toBeVisible();
  await desk.getByRole('button', { name: 'Start the clock' }).click();
  // who has not come keeps the seat until the director decides
  const missing = desk.getByText(/^Missing at online table/);
  await expect(missing).toHaveCount(2);
  await inspect(desk);
  const cover = desk.getByRole('button', { name: 'Let computer players play until they come' });
  await cover.first().click();
  await expect(missing).toHaveCount(1);
  await cover.click();
  await expect(missing).toHaveCount(0);
  const play = async (person: Page, seed: string): Promise<void> => {
    const random = seededRandom(seed);
    for (let round = 1; round <= ROUNDS; round++) {
      // the page goes to the table by itself
      await expect(person).toHaveURL(/\/t\/[a-z0-9]+$/, { timeout: 180_000 });
      await expect(person.getByText(`, round ${round}`)).toBeVisible();
      await playByOffers(person, random);
      if (round === 1) await inspect(person);
      const table = person.url();
      await person.getByRole('link', { name: 'To the evening' }).first().tap();
      // the evening goes on at once where the next table is open
      await expect(person).not.toHaveURL(table);
    }
  };
  await Promise.all(people.map((person, i) => play(person, `person ${i}`)));
  await desk.getByRole('tab', { name: 'End' }).click();
  await desk.getByRole('button', { name: 'End the evening' }).click();
  await desk.getByRole('button', { name: 'Publish the result' }).click();
  await expect(desk.getByText('Published, version 1.')).toBeVisible();
  const [first] = people;
  // the next table may be open already
  if (first !== undefined) await goWithin(first, new URL(join, server.url).pathname.replace(/\/join$/, ''));
  await expect(first?.getByRole('table').first().locator('tbody tr') ?? desk.locator('tr')).toHaveCount(4);
  for (const person of people) await person.context().close();
});
