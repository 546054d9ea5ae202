import type { Browser, BrowserContext, Page } from '@playwright/test';
import { inspect } from './support/audit/inspect.ts';
import { openEvening } from './support/evenings.ts';
import { isThorough } from './support/length.ts';
import { goWithin } from './support/pages.ts';
import { expect, killing, sharing as test } from './support/server.ts';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const NAMES = [
  'Ana Ash & Bo Dahl',
  'Cai Berg & Dee East',
  'Eva Cole & Finn Ford',
  'Gil Dahl & Hana Gray',
  'Ivo East & Jo Hill',
  'Kim Ford & Lou Ash',
  'Mia Gray & Nik Berg',
  'Ola Hill & Pia Cole',
];
/** Eight pairs, seven rounds of one board. */
const EVENING = { name: 'Monday pairs', entrants: 8, boards: 7, names: NAMES, movement: /^Howell/ };

/** The pairs of an evening that is played to its end: each table and each round more is the same again. */
const PAIRS = isThorough ? 8 : 4;
const PLACES = ['A1', 'A2', 'A3', 'A4'].slice(0, PAIRS / 2);
const ROUNDS = PAIRS - 1;
const RESULTS = PLACES.length * ROUNDS;
const WHOLE = { ...EVENING, entrants: PAIRS, boards: ROUNDS, names: NAMES.slice(0, PAIRS) };

/** Opens a phone that scans the code and chooses a place, or a name. */
async function phone(browser: Browser, url: string, join: string, choose: string): Promise<Page> {
  const context = await browser.newContext({ ...PHONE, baseURL: url, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(join);
  await page.getByRole('button', { name: choose, exact: true }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('round 1');
  return page;
}

/** Enters the result of the board to be played, and lets the other side agree, each with a tap. */
async function scoreByTouch(page: Page, made: RegExp): Promise<void> {
  const tap = (name: string | RegExp, exact = true) =>
    page
      .getByRole('button', { name, ...(typeof name === 'string' && { exact }) })
      .first()
      .tap();
  await tap('3 notrump');
  await tap('North');
  await tap('hearts');
  await tap('K');
  await tap(made);
  await tap('OK');
  await tap('Agree');
}

/** Does the same with the keyboard alone. */
async function scoreByKeys(page: Page, typed: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Or type it' }).focus();
  await page.keyboard.type(typed);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Agree', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
}

/** Expects the page to be at a round. */
const atRound = (page: Page, round: number) =>
  expect(page.getByRole('heading', { level: 1 })).toContainText(`round ${round}`);

async function begin(page: Page, round: number, byKeys = false): Promise<void> {
  const button = page.getByRole('button', { name: `Sit down to round ${round}` });
  if (byKeys) {
    await button.focus();
    await page.keyboard.press('Enter');
  } else await button.tap();
  await atRound(page, round);
}

const MADE = [/^made,/, /^1 trick over,/, /^down 1,/, /^2 tricks over,/] as const;
const TYPED = ['3NT N HK =', '3NT N +1', '3NT N -1', '3NT N HK +2'] as const;

/** Ends and publishes; an evening that was ended too early is resumed first. */
async function publish(desk: Page): Promise<void> {
  await desk.getByRole('tab', { name: 'End' }).click();
  await desk.getByRole('button', { name: 'End the evening' }).click();
  await desk.getByRole('button', { name: 'Resume the evening' }).click();
  await expect(desk.getByText('The evening is being played.')).toBeVisible();
  await desk.getByRole('button', { name: 'End the evening' }).click();
  await desk.getByRole('button', { name: 'Publish the result' }).click();
  await expect(desk.getByRole('button', { name: 'Resume the evening' })).toHaveCount(0);
  await expect(desk.getByText('Published, version 1.')).toBeVisible();
}

/** Returns the percentages that a page shows, by pair. */
const percentages = async (page: Page): Promise<readonly string[]> =>
  page
    .getByRole('table')
    .first()
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent?.trim()).join(' | ')),
    );

const closeAll = (pages: readonly Page[]): Promise<unknown> =>
  Promise.all(pages.map((page): Promise<void> => page.context().close()));

const setOffline = (page: Page, isOffline: boolean): Promise<void> =>
  (page.context() as BrowserContext).setOffline(isOffline);

killing(
  'a director and phones play an evening by touch; a phone is offline for two rounds, the server is killed',
  async ({ browser, page: desk, server }) => {
    const join = await openEvening(desk, WHOLE);
    const tables = await Promise.all(PLACES.map((place) => phone(browser, server.url, join, place)));
    const players = await Promise.all(
      ['Ana Ash', 'Dee East', 'Eva Cole', 'Hana Gray']
        .slice(0, PLACES.length)
        .map((name) => phone(browser, server.url, join, name)),
    );
    await desk.getByRole('tab', { name: 'Room' }).click();
    for (let round = 1; round <= ROUNDS; round++) {
      const away = tables.at(-1);
      if (round === 1 && away) await setOffline(away, true);
      await Promise.all(tables.map((page, i) => scoreByTouch(page, MADE[(i + round) % 4] ?? /^made,/)));
      if (round === 2 && away) {
        await expect(away.getByText(/wait for the connection/)).toBeVisible();
        await setOffline(away, false);
        await expect(away.getByText(/wait for the connection/)).toBeHidden();
      }
      if (round === ROUNDS - 1) {
        await server.kill();
        await server.start();
      }
      if (round < ROUNDS) await Promise.all(tables.map((page) => begin(page, round + 1)));
    }
    const settled = desk.getByRole('button', { name: /, agreed,/ });
    await expect(settled).toHaveCount(RESULTS);
    await expect(players[0]?.getByText('That was the last round.') ?? desk.locator('never')).toBeVisible();
    await publish(desk);
    const everybody = await (await browser.newContext({ baseURL: server.url })).newPage();
    await everybody.goto(join.replace(/\/join#.*/, ''));
    await expect(everybody.getByText(/published/)).toBeVisible();
    const rows = await percentages(everybody);
    expect(rows).toHaveLength(PAIRS);
    const sum = rows.reduce((all, row) => all + Number(row.split(' | ').at(-1)), 0);
    expect(Math.abs(sum - 50 * PAIRS)).toBeLessThan(0.05);
    await inspect(everybody);
    await everybody.getByRole('link', { name: '1', exact: true }).click();
    await expect(everybody.getByRole('table').first().locator('tbody tr')).toHaveCount(PLACES.length);
    await inspect(everybody);
    await closeAll([...tables, ...players, everybody]);
  },
);

test('an evening by keyboard alone', async ({ browser, page: desk, server }) => {
  const join = await openEvening(desk, WHOLE);
  const tables = await Promise.all(PLACES.map((place) => phone(browser, server.url, join, place)));
  for (let round = 1; round <= ROUNDS; round++) {
    await Promise.all(tables.map((page, i) => scoreByKeys(page, TYPED[(i + round) % 4] ?? 'PASS')));
    if (round < ROUNDS) await Promise.all(tables.map((page) => begin(page, round + 1, true)));
  }
  await desk.getByRole('tab', { name: 'Room' }).click();
  await expect(desk.getByRole('button', { name: /, agreed,/ })).toHaveCount(RESULTS);
  const cell = desk.locator('[data-cell]');
  await cell.first().focus();
  await desk.keyboard.press('ArrowDown');
  await desk.keyboard.press('ArrowRight');
  await expect(cell.nth(ROUNDS + 1)).toBeFocused();
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('dialog')).toContainText('A2');
  await desk.keyboard.press('Escape');
  await publish(desk);
  await closeAll(tables);
});

test('a result takes six taps with the lead, four without, two passed out, and one to agree', async ({
  browser,
  page: desk,
  server,
}) => {
  const join = await openEvening(desk, EVENING);
  const table = await phone(browser, server.url, join, 'A1');
  let taps = 0;
  const tap = async (name: string | RegExp) => {
    taps++;
    await table
      .getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) })
      .first()
      .tap();
  };
  const agree = async () => {
    const before = taps;
    await tap('Agree');
    await expect(table.getByText('Round', { exact: false }).first()).toBeVisible();
    expect(taps - before).toBe(1);
  };
  for (const name of ['4 spades', 'West', 'diamonds', '7', /^made,/, 'OK'] as const) await tap(name);
  expect(taps).toBe(6);
  await inspect(table);
  await agree();
  await begin(table, 2);
  taps = 0;
  for (const name of ['Passed out', 'OK'] as const) await tap(name);
  expect(taps).toBe(2);
  await agree();
  await table.context().close();
});

test('two phones that say different things: both see it, and the director rules', async ({
  browser,
  page: desk,
  server,
}) => {
  const join = await openEvening(desk, EVENING);
  const north = await phone(browser, server.url, join, 'Ana Ash');
  await desk.getByRole('tab', { name: 'Room' }).click();
  const meeting = await north.locator('dl').textContent();
  const opponents = NAMES.find((name) => !name.startsWith('Ana') && meeting?.includes(name)) ?? '';
  const east = await phone(browser, server.url, join, opponents.split(' & ')[0] ?? '');
  const type = async (page: Page, typed: string) => {
    await page.getByRole('textbox', { name: 'Or type it' }).fill(typed);
    await page.keyboard.press('Enter');
  };
  await type(north, '4S N =');
  await expect(east.getByRole('button', { name: 'Agree', exact: true })).toBeVisible();
  await east.getByRole('button', { name: 'That’s wrong' }).tap();
  await type(east, '4S N +1');
  await expect(north.getByRole('alert')).toContainText('the two sides report different results');
  await expect(east.getByRole('alert')).toContainText('the two sides report different results');
  await inspect(north);
  // the round is running: the desk already says that somebody is needed
  await expect(desk.getByRole('heading', { name: 'Not agreed: 1' })).toBeVisible();
  await north.getByRole('button', { name: 'Call the director' }).tap();
  await north.getByRole('dialog').getByRole('button', { name: 'Call the director' }).tap();
  await desk.getByRole('button', { name: 'I am coming' }).click();
  await expect(north.getByText(/The director is on the way/)).toBeVisible();
  await inspect(desk);
  await desk.getByRole('button', { name: /, not agreed/ }).click();
  await desk.getByRole('textbox', { name: 'Result' }).fill('4S N 10');
  await desk.getByRole('textbox', { name: 'Reason' }).fill('The cards were counted again.');
  await inspect(desk);
  await desk.getByRole('button', { name: 'Correct or rule' }).click();
  await expect(desk.getByRole('button', { name: /, ruled/ })).toBeVisible();
  await expect(desk.getByRole('button', { name: /, not agreed/ })).toHaveCount(0);
  await expect(desk.getByText('No results are missing or in doubt.')).toBeVisible();
  await desk.getByRole('button', { name: /, ruled/ }).click();
  await desk.getByText('History').click();
  const history = desk.getByRole('dialog').getByRole('listitem');
  await expect(history).toHaveText([/4 spades by North, made/, /1 trick over/, /counted again/]);
  await desk
    .getByRole('radio', { name: /^Device: Player/ })
    .first()
    .check();
  await expect(history.first()).toContainText('New key');
  await inspect(desk);
  await closeAll([north, east]);
});

test('the desk by its keys: its parts, the filter of the room, the list of keys', async ({ page: desk }) => {
  await desk.goto('/club');
  await desk.getByRole('button', { name: 'Open a practice evening' }).click();
  await desk.getByRole('button', { name: 'Fill in round 1 with sample results' }).click();
  await desk.getByRole('button', { name: 'Fill in round 2 with sample results' }).waitFor();
  const cells = desk.locator('[data-cell]');
  await expect(cells).toHaveCount(4 * 14);
  await desk.keyboard.press('f');
  await expect(desk.getByRole('radio', { name: 'Missing' })).toBeChecked();
  await expect(cells).toHaveCount(1);
  await desk.keyboard.press('?');
  await expect(desk.getByRole('dialog', { name: 'Keys of the desk' })).toBeVisible();
  await inspect(desk);
  // a dialog has its own keys
  await desk.keyboard.press('2');
  await desk.keyboard.press('Escape');
  await expect(desk.getByRole('tab', { name: 'Room' })).toHaveAttribute('aria-selected', 'true');
  await desk.keyboard.press('2');
  await expect(desk.getByRole('tab', { name: 'Ranking' })).toHaveAttribute('aria-selected', 'true');
  await desk.keyboard.press('1');
  await desk.getByRole('textbox', { name: 'Announcement' }).fill('2 more minutes, five boards left');
  await expect(desk.getByRole('tab', { name: 'Room' })).toHaveAttribute('aria-selected', 'true');
  await expect(cells).toHaveCount(1);
  await inspect(desk);
});

test('the desk tells of a phone that nobody has heard of, and what may wait on it', async ({
  browser,
  page: desk,
  server,
}) => {
  const join = await openEvening(desk, EVENING);
  const first = await phone(browser, server.url, join, 'A1');
  const second = await phone(browser, server.url, join, 'A2');
  await scoreByKeys(first, '3NT N =');
  await second.context().close();
  // the test does not wait two minutes: it makes the server's answer older
  await desk.route('**/devices', async (route) => {
    const response = await route.fetch();
    const { devices } = (await response.json()) as { devices: { key: number; silentMs: number }[] };
    const older = devices.map((one) => ({ ...one, silentMs: one.silentMs > 0 ? one.silentMs + 180_000 : 0 }));
    await route.fulfill({ json: { devices: older } });
  });
  await desk.getByRole('tab', { name: 'Room' }).click();
  await expect(desk.getByRole('heading', { name: 'Silent for 2 minutes: 1 device' })).toBeVisible();
  await expect(desk.getByText('Scores at a table · A2: 3 min. It may hold up to 1 result.')).toBeVisible();
  await first.context().close();
});

test('an evening of Two Handed Solo: four players, each result by one of the two who sit there', async ({
  browser,
  page: desk,
  server,
}) => {
  const path = await openEvening(desk, {
    game: 'Two Handed Solo Bridge',
    entrants: 4,
    boards: 3,
    names: ['Ana', 'Bo', 'Cai', 'Dee'],
    movement: /^Howell: 3 rounds of 1/,
  });
  const first = await phone(browser, server.url, path, 'A1');
  const second = await phone(browser, server.url, path, 'A2');
  const tap = (page: Page, name: string | RegExp) =>
    page
      .getByRole('button', { name, exact: typeof name === 'string' })
      .first()
      .tap();
  for (let round = 1; round <= 3; round++) {
    await Promise.all([first, second].map((page) => tap(page, 'Yes, in order')));
    // at the first table North makes game each time, at the second South goes down
    await tap(first, '4 spades');
    await expect(first.getByRole('button', { name: 'East', exact: true })).toHaveCount(0);
    if (round === 1) await inspect(first);
    for (const name of ['North', 'Skip the lead', /^made,/, 'OK'] as const) await tap(first, name);
    await expect(first.getByText(/4 spades by North, made\. North (420|620)\./).first()).toBeVisible();
    await tap(first, 'Agree');
    await second.getByRole('textbox', { name: 'Or type it' }).fill('3NT S -1');
    await second.keyboard.press('Enter');
    await expect(second.getByText(/3 notrump by South, down 1\. North (50|100)\./).first()).toBeVisible();
    await tap(second, 'Agree');
    if (round < 3) await Promise.all([first, second].map((page) => begin(page, round + 1)));
  }
  // an empty seat cannot declare
  await desk.getByRole('tab', { name: 'Room' }).click();
  await desk
    .getByRole('button', { name: /^Table A1, round 1, board \d+,/ })
    .first()
    .click();
  await desk.getByRole('textbox', { name: 'Result' }).fill('4S E 10');
  await expect(desk.getByRole('dialog').getByText(/declarer/)).toBeVisible();
  await desk.keyboard.press('Escape');
  await publish(desk);
  await goWithin(desk, path.replace(/\/join#.*/, ''));
  await expect(desk.getByText(/published/)).toBeVisible();
  // the fourth sits South at the first table all evening, and has the worse score each time; the others once
  const rows = await percentages(desk);
  expect(rows.map((row) => row.split(' | ').slice(2))).toEqual([
    ['Ana', '66.67'],
    ['Bo', '66.67'],
    ['Cai', '66.67'],
    ['Dee', '0.00'],
  ]);
  await desk.getByRole('link', { name: '1', exact: true }).click();
  await expect(desk.getByRole('table').first().locator('tbody tr').last()).toContainText('N');
  await inspect(desk);
  await closeAll([first, second]);
});

test('an evening on the players’ own phones: each pair reports for itself, and is told where to go', async ({
  browser,
  page: desk,
  server,
}) => {
  const pairs = ['Ana & Bo', 'Cai & Dee', 'Eva & Finn', 'Gil & Hana'];
  const movement = /^Howell: 3 rounds of 1/;
  const join = await openEvening(desk, { entrants: 4, boards: 3, names: pairs, movement });
  await desk.getByRole('tab', { name: 'Plan' }).click();
  await desk.getByRole('radio', { name: 'The players’ own phones' }).check();
  await desk.getByRole('radio', { name: 'Total: 10' }).check();
  await desk.getByRole('button', { name: 'Save the policies' }).click();
  await expect(desk.getByText('Done.')).toBeVisible();
  const everybody = await (await browser.newContext({ ...PHONE, baseURL: server.url })).newPage();
  await everybody.goto(join);
  await expect(everybody.getByRole('heading', { name: 'I use my own phone' })).toBeVisible();
  await expect(everybody.getByRole('heading', { name: 'I score at a table' })).toHaveCount(0);
  const phones = await Promise.all(
    ['Ana', 'Cai', 'Eva', 'Gil'].map((name) => phone(browser, server.url, join, name)),
  );
  /** Groups the phones by the tables to which they send their pairs. */
  const meetings = async (round: number): Promise<readonly (readonly Page[])[]> => {
    const at = new Map<string, Page[]>();
    for (const page of phones) {
      await atRound(page, round);
      const place = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
      at.set(place, [...(at.get(place) ?? []), page]);
    }
    return [...at.values()];
  };
  for (let round = 1; round <= 3; round++)
    for (const [one, other] of await meetings(round)) {
      if (one === undefined || other === undefined) throw new Error('two pairs meet');
      for (const name of ['3 notrump', 'East', 'Skip the lead'] as const)
        await one.getByRole('button', { name, exact: true }).first().tap();
      // here the tricks are a total
      const made = one.getByRole('button', { name: /^made,/ });
      await expect(made).toContainText('9');
      await made.tap();
      await one.getByRole('button', { name: 'OK' }).tap();
      await expect(one.getByText(/^Waiting for/)).toBeVisible();
      await expect(one.getByRole('button', { name: 'Agree', exact: true })).toHaveCount(0);
      await other.getByRole('button', { name: 'Agree', exact: true }).tap();
      if (round === 3) continue;
      // both see where to go, with the other results of the board, until they say that they sit there
      for (const page of [one, other]) {
        await expect(page.getByText(/^Go to table A[12]\. Round/).last()).toBeVisible();
        await expect(page.getByRole('table')).toBeVisible();
      }
      if (round === 1) await inspect(one);
      for (const page of [one, other])
        await page.getByRole('button', { name: `Sit down to round ${round + 1}` }).tap();
    }
  for (const page of phones) await expect(page.getByText('That was the last round.')).toBeVisible();
  const [first] = phones;
  if (first !== undefined) await inspect(first);
  await desk.getByRole('tab', { name: 'Room' }).click();
  await expect(desk.getByRole('button', { name: /, agreed,/ })).toHaveCount(6);
  await closeAll([...phones, everybody]);
});

test('two pairs come in round 1: another movement keeps what was played', async ({ page: desk }) => {
  await openEvening(desk, { entrants: 12, boards: 21, movement: /^Skip Mitchell/ });
  await desk.getByRole('tab', { name: 'Room' }).click();
  await desk
    .getByRole('button', { name: /^Table A2, round 1, board/ })
    .first()
    .click();
  await desk.getByRole('textbox', { name: 'Result' }).fill('4S N 10');
  await desk.getByRole('button', { name: 'Enter', exact: true }).click();
  const agreed = desk.getByRole('button', { name: /, agreed,/ });
  await expect(agreed).toHaveCount(1);
  const before = await agreed.getAttribute('aria-label');
  await desk.getByRole('tab', { name: 'Plan' }).click();
  for (const names of ['Ulf & Vera', 'Wim & Xenia']) {
    await desk.getByRole('textbox', { name: 'Names of the pair' }).fill(names);
    await desk.getByRole('button', { name: 'Add pair' }).click();
    await expect(desk.getByText('Done.')).toBeVisible();
  }
  await expect(desk.getByText('Without a place: Ulf & Vera; Wim & Xenia.')).toBeVisible();
  await inspect(desk);
  const mitchell = desk.getByRole('button', { name: 'Continue with Mitchell', exact: true });
  const kept = desk.getByRole('listitem').filter({ has: mitchell });
  await expect(kept).toContainText('No problems.');
  await mitchell.click();
  await expect(desk.getByText('Without a place:', { exact: false })).toHaveCount(0);
  await desk.getByRole('tab', { name: 'Room' }).click();
  // seven tables now; pairs that have played stay where they were, with the result
  await expect(desk.getByRole('rowheader')).toHaveCount(7);
  await expect(agreed).toHaveCount(1);
  expect((await agreed.getAttribute('aria-label'))?.split(',').slice(0, 3)).toEqual(
    before?.split(',').slice(0, 3),
  );
});
