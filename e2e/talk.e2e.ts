import { Client, openTable } from '@overtrick/server/internals/testing/client';
import { inspect } from './support/audit/inspect.ts';
import { press, write } from './support/keys.ts';
import { expect, sharing as test } from './support/server.ts';

test('calls are explained to opponents who ask, people talk, and there are hints where the table has them', async ({
  page,
  server,
}) => {
  const { url } = server;
  const { table, token } = await openTable(url, { name: 'Ann', chair: 0, policies: { hints: true } });
  const bea = new Client(url);
  await bea.enter(table);
  await bea.sit(1, 'Bea');
  await page.goto(`${url}/t/${table}#${token}`);
  await press(page.getByRole('button', { name: 'Hint' }));
  await expect(page.getByRole('dialog')).toContainText('What each call would show');
  await page.keyboard.press('Escape');
  await page.keyboard.press('2');
  await page.keyboard.press('C');
  await bea.until(({ isOnTurn }) => isOnTurn);
  await bea.say('ask', { table, token: bea.token, deal: 1, id: 'q', call: 0 });
  await write(page.getByRole('textbox', { name: 'Say what it means' }), 'strong');
  await page.keyboard.press('Enter');
  await bea.until(({ state }) => state.meanings?.[0]?.text === 'strong');
  await bea.say('say', { table, token: bea.token, to: 'table', text: 'Good luck!' });
  // on a wide screen the chat is beside the felt, and counts as read there
  const talk = page.getByRole('region', { name: 'Talk' });
  await expect(talk).toContainText('Good luck!');
  await expect(page.getByRole('button', { name: 'Talk', exact: true })).toBeVisible();
  await page.keyboard.press('t');
  await expect(talk.getByRole('textbox', { name: 'Say something' })).toBeFocused();
  await inspect(page);
  await press(talk.getByRole('button', { name: 'Thank you.' }));
  await bea.until(({ lines }) => lines.length === 2);
  await expect(talk).toContainText('Thank you.');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // on a small one it lies over it
  await page.setViewportSize({ width: 360, height: 740 });
  // until the page has become narrow, a line beside the felt counts as read
  await expect(talk).toBeHidden();
  await bea.say('say', { table, token: bea.token, to: 'table', text: 'Well played.' });
  await press(page.getByRole('button', { name: 'Talk, 1 new' }));
  await expect(page.getByRole('dialog')).toContainText('Well played.');
  bea.close();
});
