import { makeAction } from '@overtrick/rules/action';
import { makeCard } from '@overtrick/rules/cards/card';
import { Client, openTable } from '@overtrick/server/internals/testing/client';
import { inspect } from './support/audit/inspect.ts';
import { press } from './support/keys.ts';
import { expect, sharing as test } from './support/server.ts';

/**
 * Opens a table of contract bridge where it is the visitor's turn and a card on the table has a meaning; returns its
 * address.
 */
async function toldCard(server: string): Promise<string> {
  for (let table = 0; table < 20; table++) {
    const opened = await openTable(server, { game: 'bridge', name: 'Ada', chair: 2 });
    const client = new Client(server);
    try {
      await client.enter(opened.table, opened.token);
      const isTold = () =>
        client.state.view.trick.some(({ card }) => client.state.cardMeanings?.[makeCard(card)] !== undefined);
      await client.playUntil(
        ({ isDealOver, isOnTurn }) => isDealOver || (isOnTurn && isTold()),
        ({ view }) => view.legal.map(makeAction)[0] ?? 'P',
      );
      if (!client.isDealOver) return `${server}/t/${opened.table}#${opened.token}`;
    } finally {
      client.close();
    }
  }
  throw new Error('no card says anything in twenty deals');
}

test('a card of a computer player can be asked what it says, by mouse and by keyboard', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(await toldCard(server.url));
  const card = page
    .getByRole('region', { name: 'Trick', exact: true })
    .getByRole('button', { name: 'what does it say?' })
    .first();
  await expect(card).toHaveAttribute('title', /\w/);
  const said = await card.getAttribute('title');
  const dialog = page.getByRole('dialog', { name: / says$/ });
  await card.click();
  await expect(dialog).toContainText(said ?? '');
  await expect(dialog).toContainText('Played by');
  await inspect(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await press(card);
  await expect(dialog).toContainText(said ?? '');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 360, height: 740 });
  await card.click();
  await expect(dialog).toContainText(said ?? '');
  await inspect(page);
});
