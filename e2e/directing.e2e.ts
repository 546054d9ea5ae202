import { seededRandom } from '@overtrick/rules/random';
import { playByOffers } from './support/anyGame.ts';
import { inspect } from './support/audit/inspect.ts';
import { openEvening } from './support/evenings.ts';
import { hurry } from './support/pages.ts';
import { expect, test } from './support/server.ts';

const NAMES = ['Ana Ash & Bo Dahl', 'Cai Berg & Dee East', 'Eva Cole & Finn Ford', 'Gil Dahl & Hana Gray'];
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

test('the director is called to an online table, goes back two calls, and adjusts the board later', async ({
  browser,
  page: desk,
  server,
}) => {
  const join = await openEvening(desk, {
    name: 'Monday online',
    choices: ['Online tables'],
    entrants: 4,
    boards: 3,
    names: NAMES,
    movement: /^Howell/,
  });
  await desk.getByRole('tab', { name: 'Room' }).click();
  const context = await browser.newContext({
    ...PHONE,
    baseURL: server.url,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  });
  await hurry(context);
  const phone = await context.newPage();
  await phone.goto(join);
  await phone.getByRole('button', { name: 'Ana Ash', exact: true }).tap();
  await expect(phone.getByText('This round is played online.')).toBeVisible();
  await desk.getByRole('button', { name: 'Start the clock' }).click();
  const cover = desk.getByRole('button', { name: 'Let computer players play until they come' });
  await expect(cover).toHaveCount(2);
  await cover.first().click();
  await expect(cover).toHaveCount(1);
  await cover.click();
  await expect(phone).toHaveURL(/\/t\/[a-z0-9]+$/);
  await inspect(phone);
  const pass = phone.getByRole('button', { name: 'Pass', exact: true });
  // on a small screen the second tap counts
  await pass.tap();
  await pass.tap();
  await expect(desk.getByRole('dialog')).toHaveCount(0);
  await phone.getByRole('button', { name: 'More', exact: true }).tap();
  await phone.getByRole('button', { name: 'Call the director' }).tap();
  await phone.getByRole('textbox', { name: 'What is the problem?' }).fill('I meant to bid');
  await phone.getByRole('button', { name: 'Call', exact: true }).tap();

  await expect(phone.getByText('The director has been called.')).toBeVisible();
  await expect(desk.getByText('Ana Ash: I meant to bid')).toBeVisible();
  await desk
    .getByRole('button', { name: /^Board 1, table A1|A1.*board 1/i })
    .first()
    .click();
  await desk.getByRole('link', { name: 'Look at the table' }).click();
  await desk.getByRole('button', { name: 'Direct', exact: true }).first().click();
  const panel = desk.getByRole('dialog', { name: 'Director at the table' });
  await panel.getByRole('button', { name: 'Seen to' }).click();
  await inspect(desk);
  await panel.getByRole('button', { name: 'Go back to before East, Ana Ash: Pass' }).last().click();
  await panel.getByRole('textbox', { name: /^Reason/ }).fill('A slip, changed at once');
  await panel.getByRole('button', { name: 'Go back to before East, Ana Ash: Pass' }).click();
  const note = /The director went back to before .+: Pass. Reason: A slip, changed at once/;
  await expect(phone.getByText(note)).toBeVisible();
  await inspect(phone);
  await expect(pass).toBeVisible();
  await phone.getByRole('button', { name: 'Close this message' }).tap();
  await expect(phone.getByText(note)).toBeHidden();
  await panel.getByRole('button', { name: 'Pause the table' }).click();
  await panel.getByRole('textbox', { name: /^Reason/ }).fill('One moment');
  await panel.getByRole('button', { name: 'Pause the table' }).click();
  await expect(phone.getByText('The director has paused the table. Reason: One moment')).toBeVisible();
  await panel.getByRole('button', { name: 'End the pause' }).click();
  await expect(phone.getByText('The director has paused the table.')).toBeHidden();
  await desk.keyboard.press('Escape');

  // play goes on to the result
  await playByOffers(phone, seededRandom('directing'));
  await desk.getByRole('link', { name: 'To the desk' }).first().click();
  const board = desk.getByRole('button', { name: /^Board 1, table A1|A1.*board 1/i }).first();
  const percent = async (): Promise<string> => {
    await desk.getByRole('tab', { name: 'Ranking' }).click();
    const row = desk.getByRole('row').filter({ hasText: 'Ana Ash' });
    await expect(row).toBeVisible();
    const text = await row.textContent();
    await desk.getByRole('tab', { name: 'Room' }).click();
    return text ?? '';
  };
  const before = await percent();
  await board.click();
  await desk.getByRole('textbox', { name: 'Result' }).fill('A6040');
  await desk.getByRole('textbox', { name: 'Reason' }).fill('Unauthorised information');
  await desk.getByRole('button', { name: 'Rule' }).click();
  await expect.poll(percent).not.toBe(before);
  await context.close();
});
