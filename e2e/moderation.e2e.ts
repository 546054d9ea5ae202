import { Client, openTable } from '@overtrick/server/internals/testing/client';
import { inspect } from './support/audit/inspect.ts';
import { press, write } from './support/keys.ts';
import { expect, sharing as test } from './support/server.ts';

for (const width of [360, 1280])
  test(`the host mutes somebody, and reports them to the operator, at ${width} pixels`, async ({
    page,
    server,
  }) => {
    const { table, token } = await openTable(server.url, {
      chair: 0,
      name: 'Ada',
      policies: { join: 'link' },
    });
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${server.url}/t/${table}#${token}`);
    const rude = new Client(server.url, '198.51.100.1', 'device-of-the-rude-one');
    await rude.enter(table);
    expect(await rude.sit(1, 'Rude')).toMatchObject({ ok: true });
    const say = (text: string) => rude.say('say', { table, token: rude.token, to: 'table', text });
    expect(await say('You cannot play.')).toMatchObject({ ok: true });
    if (width < 1000) await press(page.getByRole('button', { name: /^Talk/ }));
    const talk = width < 1000 ? page.getByRole('dialog') : page.getByRole('region', { name: 'Talk' });
    await expect(talk).toContainText('You cannot play.');

    await press(talk.getByRole('button', { name: 'Mute Rude for everybody' }));
    await expect(talk).toContainText('The host has muted Rude.');
    await expect.poll(async () => (await say('hello')).ok).toBe(false);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await inspect(page);
    }

    await press(talk.getByRole('button', { name: 'Report Rude' }));
    const form = talk.getByRole('form', { name: 'Report Rude' });
    await expect(form).toContainText('Nobody at the table sees it.');
    await form.getByRole('combobox', { name: 'Reason' }).selectOption('Harassment');
    await write(form.getByRole('textbox', { name: 'Details (optional)' }), 'All evening.');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await inspect(page);
    }
    await page.keyboard.press('Enter');
    await expect(talk).toContainText('The report was sent.');

    await press(talk.getByRole('button', { name: 'Unmute Rude for everybody' }));
    await expect(talk).not.toContainText('The host has muted Rude.');
    await expect.poll(async () => (await say('Sorry.')).ok).toBe(true);
    await expect(talk).toContainText('Sorry.');
    rude.close();
  });

test('who is muted reads so, by the page and in the talk', async ({ page, server }) => {
  const ada = new Client(server.url);
  const { table, token } = await openTable(server.url, { chair: 0, name: 'Ada' });
  await ada.enter(table, token);
  const rude = new Client(server.url, '198.51.100.1', 'device-of-the-rude-one');
  await rude.enter(table);
  expect(await rude.sit(1, 'Rude')).toMatchObject({ ok: true });
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`${server.url}/t/${table}#${rude.token}`);
  await expect(page.getByRole('region', { name: 'Your hand' })).toBeVisible();
  const mute = (muted: boolean) => ada.say('mute', { table, token, other: 1, muted });
  expect(await mute(true)).toMatchObject({ ok: true });
  await expect(page.getByText('The host has muted you: nobody sees your messages.').first()).toBeVisible();
  await press(page.getByRole('button', { name: /^Talk/ }));
  const talk = page.getByRole('dialog');
  await press(talk.getByRole('button', { name: 'Thank you.' }));
  await expect(talk).toContainText('No messages yet.');
  await inspect(page);
  expect(await mute(false)).toMatchObject({ ok: true });
  await expect(page.getByText('The host has unmuted you.').first()).toBeVisible();
  await press(talk.getByRole('button', { name: 'Thank you.' }));
  await ada.until(({ lines }) => lines.length === 1);
  ada.close();
  rude.close();
});
