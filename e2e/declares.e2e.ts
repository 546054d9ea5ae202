import { makeAction } from '@overtrick/rules/action';
import { defined } from '@overtrick/rules/assert';
import { Client, openTable } from '@overtrick/server/testing/client';
import { inspect } from './support/inspect.ts';
import { beyondEdges } from './support/pages.ts';
import { expect, sharing as test } from './support/server.ts';
import { byMouse, playDeal, result } from './support/table.ts';

const TOLD = 'Your partner declares, and you play the hand in their place.';

/** A table of minibridge at which the computer player opposite the visitor declares: in one chair of four they do. */
async function opposite(server: string): Promise<string | undefined> {
  for (const chair of [0, 1, 2, 3]) {
    const opening = { game: 'minibridge', name: 'Ada', chair, policies: { declares: true } };
    const { table, token } = await openTable(server, opening);
    const client = new Client(server);
    await client.enter(table, token);
    await client.playUntil(
      ({ isDealOver, isOnTurn, state }) => isDealOver || (isOnTurn && state.view.phase === 'play'),
      ({ view }) => makeAction(defined(view.legal[0], 'who is on turn may act')),
    );
    const isSwapped = client.state.chairs[chair]?.swapped === true;
    client.close();
    if (isSwapped) return `${server}/t/${table}#${token}`;
  }
  return undefined;
}

test('who is alone plays the hand that their partner declares, and is told so', async ({ page, server }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(defined(await opposite(server.url), 'somebody sits opposite declarer'));
  await expect(page.getByText(TOLD)).toBeVisible();
  await inspect(page);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 780 });
    await expect.poll(() => beyondEdges(page)).toEqual([]);
  }
  // who declares has a hand of their own below, and plays dummy's cards too
  await expect(page.getByRole('region', { name: 'Your hand' })).toBeVisible();
  await playDeal(byMouse(page));
  await expect(result(page)).toBeVisible();
  await expect(page.getByText(TOLD)).toBeHidden();
});
