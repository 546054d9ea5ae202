import { Client, oneNotrump, openTable } from '@overtrick/server/internals/testing/client';
import { inspect } from './support/audit/inspect.ts';
import { choose, press, write } from './support/keys.ts';
import { expect, sharing as test } from './support/server.ts';

test('a guest makes an account and finds the boards in it that he played before', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { table, token } = await openTable(server.url, { name: 'Ada' });
  const guest = new Client(server.url);
  await guest.enter(table, token);
  await guest.playUntil(({ isDealOver }) => isDealOver, oneNotrump);
  guest.close();
  await page.goto(`${server.url}/t/${table}#${token}`);
  await expect(page.getByText('Deal 1: the result')).toBeVisible();
  await page.goto('/');
  await press(page.getByRole('link', { name: 'Your account' }));
  await choose(page.getByRole('radio', { name: 'Make an account' }));
  await write(page.getByLabel('Name of the account'), 'Ada L');
  await write(page.getByLabel('Password'), 'analytical engine');
  await inspect(page);
  await press(page.getByRole('button', { name: 'Make an account' }));
  await expect(page.getByText('Ada L')).toBeVisible();
  await expect(page.getByRole('row', { name: /^Contract bridge/ })).toHaveCount(1);
  await inspect(page);
  // the lobby shows a friend who has added them too while they play
  const other = await page.context().browser()?.newContext({ baseURL: server.url });
  if (other === undefined) throw new Error('the browser runs');
  const friend = other.request;
  const headers = { 'content-type': 'application/json', origin: server.url };
  const named = (name: string) => ({ data: { name }, headers });
  await friend.post('/api/account', { data: { name: 'Byron', password: 'mad and bad to know' }, headers });
  await friend.post('/api/account/friends', named('Ada L'));
  const his = await openTable(server.url, { name: 'Byron' });
  await friend.post('/api/account/chairs', { data: { table: his.table, token: his.token }, headers });
  const player = new Client(server.url);
  await player.enter(his.table, his.token);
  await write(page.getByLabel('Name of a friend’s account'), 'byron');
  await press(page.getByRole('button', { name: 'Add' }));
  await expect(page.getByRole('button', { name: 'Remove Byron from your friends' })).toBeVisible();
  await inspect(page);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Join Byron' })).toHaveAttribute('href', `/t/${his.table}`);
  await inspect(page);
  player.close();
  await other.close();
  await press(page.getByRole('link', { name: 'Your account' }));
  await press(page.getByRole('button', { name: 'Sign out' }));
  await write(page.getByLabel('Name of the account'), 'ada l');
  await write(page.getByLabel('Password'), 'something else');
  await press(page.getByRole('button', { name: 'Sign in' }));
  await expect(page.getByRole('alert')).toHaveText('Wrong name or password.');
});

test('a program gets a token, which is shown once, and is revoked', async ({ page, server }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const headers = { 'content-type': 'application/json', origin: server.url };
  await page.request.post('/api/account', {
    data: { name: 'Alan T', password: 'on computable numbers' },
    headers,
  });
  await page.goto('/account');
  const programs = page.getByRole('region', { name: 'Programs' });
  await write(programs.getByLabel('Name of the program'), 'Bombe');
  await press(programs.getByRole('button', { name: 'Make a token to play' }));
  await expect(programs.getByText('Bombe')).toBeVisible();
  const token = await programs.getByLabel('Copy this token now').inputValue();
  const asked = () => fetch(`${server.url}/api/account`, { headers: { authorization: `Bearer ${token}` } });
  expect((await asked()).status).toBe(200);
  await inspect(page);
  await page.reload();
  await expect(programs.getByText('Bombe')).toBeVisible();
  await expect(programs.getByLabel('Copy this token now')).toHaveCount(0);
  await press(programs.getByRole('button', { name: 'Revoke the token of Bombe' }));
  await expect(programs.getByText('Bombe')).toHaveCount(0);
  expect((await asked()).status).toBe(401);
});

test('another device is signed out, and the password changed', async ({ page, server }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const person = { name: 'Grace H', password: 'amazing grace hopper' };
  const headers = { 'content-type': 'application/json', origin: server.url };
  const other = await page.context().browser()?.newContext({ baseURL: server.url });
  if (other === undefined) throw new Error('the browser runs');
  await other.request.post('/api/account', { data: person, headers });
  await page.goto(`${server.url}/account`);
  await write(page.getByLabel('Name of the account'), person.name);
  await write(page.getByLabel('Password'), person.password);
  await press(page.getByRole('button', { name: 'Sign in' }));
  const section = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(section.getByRole('listitem')).toHaveCount(2);
  await expect(section.getByText('(this device)')).toHaveCount(1);
  await inspect(page);
  await press(section.getByRole('button', { name: /^Sign out: / }));
  await expect(section.getByRole('listitem')).toHaveCount(1);
  expect((await other.request.get('/api/account')).status()).toBe(401);
  await write(section.getByLabel('Current password'), 'something else');
  await write(section.getByLabel('New password'), 'nanoseconds of wire');
  await press(section.getByRole('button', { name: 'Change the password' }));
  await expect(section.getByRole('alert')).toHaveText('That is not your current password.');
  await write(section.getByLabel('Current password'), person.password);
  await press(section.getByRole('button', { name: 'Change the password' }));
  await expect(section.getByRole('status')).toContainText('Your password was changed.');
  await inspect(page);
  await other.close();
});

test('a director keeps an evening’s desk in an account, and opens it on another device', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const person = { name: 'Dora D', password: 'seven no trumps' };
  const headers = { 'content-type': 'application/json', origin: server.url };
  await page.request.post('/api/account', { data: person, headers });
  await page.goto('/account');
  await expect(page.getByText('Signed in as')).toBeVisible();
  await page.goto('/club');
  await page.getByRole('button', { name: 'Open a practice evening' }).click();
  await page.getByRole('tab', { name: 'Links' }).click();
  await expect(page.getByRole('heading', { name: 'In your account' })).toBeVisible();
  await page.getByRole('button', { name: 'Keep the desk in my account' }).click();
  await expect(page.getByText('The account Dora D holds this desk', { exact: false })).toBeVisible();
  await inspect(page);
  const desk = new URL(page.url()).pathname;
  const other = await page.context().browser()?.newContext({ baseURL: server.url });
  if (other === undefined) throw new Error('the browser runs');
  await other.request.post('/api/session', { data: person, headers });
  const device = await other.newPage();
  await device.goto('/account');
  await expect(device.getByRole('heading', { name: 'Evenings that you direct' })).toBeVisible();
  await inspect(device);
  await device.goto('/club');
  await device.getByRole('button', { name: /^Open the desk: Practice evening/ }).click();
  await expect(device).toHaveURL(desk);
  await expect(device.getByRole('button', { name: 'Start the clock' })).toBeVisible();
  await device.goto('/account');
  await device.getByRole('button', { name: /^Remove from your account: Practice evening/ }).click();
  await expect(device.getByRole('heading', { name: 'Evenings that you direct' })).toHaveCount(0);
  await other.close();
});

test('an account becomes a program’s for good, which sits down where a host invites it', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/account');
  await choose(page.getByRole('radio', { name: 'Make an account' }));
  await write(page.getByLabel('Name of the account'), 'Ada Engine');
  await write(page.getByLabel('Password'), 'analytical engine');
  await press(page.getByRole('button', { name: 'Make an account' }));
  await press(page.getByRole('button', { name: 'Make it a program’s account' }));
  const declare = page.getByRole('button', { name: 'Make it a program’s account for good' });
  await expect(declare).toBeDisabled();
  await write(page.getByLabel('Who operates the program'), 'Ann Lee');
  await write(page.getByLabel('Type “Ada Engine” to confirm'), 'ada engine');
  await inspect(page);
  await press(declare);
  await expect(page.getByText('A computer program plays with this account.')).toContainText(
    'Operated by Ann Lee.',
  );
  await expect(page.getByRole('button', { name: 'Make it a program’s account' })).toHaveCount(0);
  await inspect(page);
  await write(page.getByLabel('Name of the program'), 'My engine');
  await press(page.getByRole('button', { name: 'Make a token to play' }));
  const token = await page.getByLabel('Copy this token now').inputValue();
  const { table, token: chair } = await openTable(server.url, { name: 'Bea', chair: 0 });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${server.url}/t/${table}#${chair}`);
  await press(page.getByRole('button', { name: 'Invite', exact: true }));
  const dialog = page.getByRole('dialog', { name: 'Invite' });
  await press(dialog.getByText('Invite a computer program'));
  await write(dialog.getByLabel('Name of the program'), 'Bea Nobody');
  await press(dialog.getByRole('button', { name: 'Invite to sit South' }));
  await expect(dialog.getByText('There is no computer program of that name.')).toBeVisible();
  await write(dialog.getByLabel('Name of the program'), 'Ada Engine');
  await press(dialog.getByRole('button', { name: 'Invite to sit South' }));
  await expect(dialog.getByText('BOT Ada Engine, operated by Ann Lee, is invited.')).toBeVisible();
  const waiting = dialog.getByText('Waiting for an answer: South');
  await expect(waiting).toBeVisible();
  await inspect(page);
  await press(dialog.getByRole('button', { name: 'Withdraw invitation: South' }));
  const said = dialog.getByRole('status').filter({ hasText: 'The invitation to sit South is withdrawn.' });
  await expect(said).toBeFocused();
  await expect(waiting).toHaveCount(0);
  await write(dialog.getByLabel('Name of the program'), 'Ada Engine');
  await press(dialog.getByRole('button', { name: 'Invite to sit South' }));
  await expect(waiting).toBeVisible();
  await fetch(`${server.url}/api/tables/${table}/actions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ kind: 'sit', chair: 2 }),
  });
  await expect(waiting).toHaveCount(0);
  await page.keyboard.press('Escape');
  const plate = page.locator('[data-seat="S"]').filter({ hasText: 'BOT Ada Engine' });
  await expect(plate.getByRole('img', { name: 'computer program' })).toBeVisible();
});
