import { inspect } from './support/inspect.ts';
import { choose, press, write } from './support/keys.ts';
import { hurry } from './support/pages.ts';
import { expect, sharing as test } from './support/server.ts';
import { byKeyboard, byMouse, cardsInHand, nextButton, playDeal } from './support/table.ts';

test('a friend opens the link, takes a chair, and both finish the deal', async ({
  page,
  browser,
  server,
}) => {
  await page.goto('/');
  await write(page.getByRole('textbox', { name: 'Your name' }), 'Ada');
  await choose(page.getByRole('radio', { name: '2 people' }));
  await press(page.getByRole('button', { name: 'Play now' }));
  const link = await page.getByRole('textbox', { name: 'Link to this table' }).inputValue();
  await page.keyboard.press('Escape');
  expect(link.startsWith(server.url)).toBe(true);
  expect(link).not.toContain('#');

  const context = await browser.newContext();
  await hurry(context);
  const friend = await context.newPage();
  await friend.goto(link);
  await expect(friend.getByRole('dialog')).toContainText(/Ada invites you to [^.]+, [^.]+\. Free: North\./);
  await choose(friend.getByRole('dialog').getByRole('radio', { name: /^North/ }));
  await write(friend.getByRole('dialog').getByRole('textbox', { name: 'Your name' }), 'Grace');
  await press(friend.getByRole('dialog').getByRole('button', { name: 'Sit down' }));
  await expect(page.getByText('Grace').first()).toBeVisible();

  const own = await cardsInHand(page);
  const hers = await cardsInHand(friend);
  expect(hers).toHaveLength(13);
  expect(own.filter((card) => hers.includes(card))).toEqual([]);

  await Promise.all([playDeal(byMouse(page)), playDeal(byKeyboard(friend))]);
  await expect(nextButton(page)).toBeVisible();
  await expect(nextButton(friend)).toBeVisible();
  await press(nextButton(page));
  await press(nextButton(friend));
  await expect(friend.getByRole('region', { name: 'The deal' })).toContainText('Deal 2');
  await context.close();
});

test('a friend types the code that is read out, and the invitation closes when they sit down', async ({
  page,
  browser,
}) => {
  await page.goto('/');
  await choose(page.getByRole('radio', { name: '2 people' }));
  await press(page.getByRole('button', { name: 'Play now' }));
  const invitation = page.getByRole('dialog', { name: 'Invite' });
  const spelt = await invitation
    .getByRole('region', { name: 'Or read out this code' })
    .getByText(/^[A-Z](, [A-Z]){5}$/)
    .textContent();
  const code = (spelt ?? '').replaceAll(', ', '');
  await inspect(page);
  const context = await browser.newContext();
  await hurry(context);
  const friend = await context.newPage();
  await friend.goto('/join');
  await inspect(friend);
  const field = friend.getByRole('textbox', { name: 'A code or a link' });
  await write(field, 'CFHJKO');
  await press(friend.getByRole('button', { name: 'Join' }));
  await expect(friend.getByRole('alert')).toContainText('A code has six letters');
  await write(field, code === 'CFHJKM' ? 'CFHJKP' : 'CFHJKM');
  await press(friend.getByRole('button', { name: 'Join' }));
  await expect(friend.getByRole('alert')).toContainText('No table has this code now.');
  await write(field, `${code.slice(0, 3).toLowerCase()} - ${code.slice(3)}`);
  await press(friend.getByRole('button', { name: 'Join' }));
  await write(friend.getByRole('dialog').getByRole('textbox', { name: 'Your name' }), 'Grace');
  await press(friend.getByRole('dialog').getByRole('button', { name: 'Sit down' }));
  await expect(invitation).toHaveCount(0);
  await expect(page.getByRole('log')).toContainText('Grace sits down as');
  await expect(page.getByText('Waiting for a friend')).toHaveCount(0);
  await friend.goto('/join');
  await write(field, code);
  await press(friend.getByRole('button', { name: 'Join' }));
  await expect(friend.getByRole('alert')).toContainText('No table has this code now.');
  await context.close();
});

test('who looks at the board again keeps the chair, and the others wait and see for whom', async ({
  page,
  browser,
}) => {
  await page.goto('/');
  await choose(page.getByRole('radio', { name: '2 people' }));
  await press(page.getByRole('button', { name: 'Play now' }));
  const link = await page.getByRole('textbox', { name: 'Link to this table' }).inputValue();
  await page.keyboard.press('Escape');
  const context = await browser.newContext();
  await hurry(context);
  const friend = await context.newPage();
  await friend.goto(link);
  await write(friend.getByRole('dialog').getByRole('textbox', { name: 'Your name' }), 'Grace');
  await press(friend.getByRole('dialog').getByRole('button', { name: 'Sit down' }));
  await Promise.all([playDeal(byMouse(page)), playDeal(byKeyboard(friend))]);
  await press(friend.getByRole('link', { name: 'Look at the board again' }));
  await expect(friend.getByText('Your chair is kept')).toBeVisible();
  await expect(page.getByText('Still looking at this deal: Grace.')).toBeVisible();
  await press(nextButton(page));
  await expect(friend.getByText('Ready for it:')).toBeVisible();
  await expect(page.getByText('Still looking at this deal: Grace.')).toBeVisible();
  await friend.getByRole('link', { name: 'Back to the table' }).focus();
  await friend.keyboard.press('Enter');
  await press(nextButton(friend));
  await expect(page.getByRole('region', { name: 'The deal' })).toContainText('Deal 2');
  await context.close();
});

test('a table for three waits for two friends, and begins with computer players when its host says so', async ({
  page,
}) => {
  await page.goto('/');
  await choose(page.getByRole('radio', { name: '3 people' }));
  await press(page.getByRole('button', { name: 'Play Contract bridge' }));
  const invitation = page.getByRole('dialog', { name: 'Invite' });
  await expect(invitation.getByRole('textbox', { name: 'Link to this table' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Waiting for two friends.')).toBeVisible();
  await expect(page.getByText('Free')).toHaveCount(3);
  await expect(page.getByRole('region', { name: 'The deal' })).toContainText('Waiting for two friends');
  await page.keyboard.press('p');
  await expect(page.getByRole('log')).not.toContainText('pass');
  await page.getByRole('button', { name: 'Start with computers' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Waiting for two friends')).toHaveCount(0);
  await playDeal(byKeyboard(page));
  await expect(nextButton(page)).toBeVisible();
});

test('a spectator sees no hand', async ({ page, browser }) => {
  await page.goto('/');
  await press(page.getByRole('button', { name: 'Play now' }));
  await expect(page.getByRole('region', { name: 'Your hand' })).toBeVisible();
  const context = await browser.newContext();
  await hurry(context);
  const other = await context.newPage();
  await other.goto(page.url().split('#')[0] ?? '');
  await press(other.getByRole('button', { name: 'Just watch' }));
  await expect(other.getByRole('region', { name: "South's hand" })).toContainText('13 cards');
  await expect(
    other.getByRole('main').getByRole('img', { name: / of (spades|hearts|diamonds|clubs)$/ }),
  ).toHaveCount(0);
  await context.close();
});
