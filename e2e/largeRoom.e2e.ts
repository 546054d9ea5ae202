import type { TournamentView } from '@overtrick/evening/view';
import { eightyPairs, openTournament } from '@overtrick/server/internals/testing/evenings';
import type { Page } from '@playwright/test';
import { inspect } from './support/audit/inspect.ts';
import { beyondEdges } from './support/pages.ts';
import { expect, sharing as test } from './support/server.ts';

/** Returns another result for neighbouring boards: a table that reports the same twice is doubted. */
const resultOf = (board: number): string => (board % 2 === 0 ? '2S N 8' : '1NT N 7');

/** Opens an evening of eighty pairs, and shows its desk. */
async function openLarge(desk: Page, url: string) {
  const { tournament, token } = await openTournament(url, {
    name: 'Eighty pairs',
    commands: eightyPairs().map((command) => ({ ...command })),
  });
  const address = `${url}/api/tournaments/${tournament}`;
  const headers = { authorization: `Bearer ${token}` };
  await desk.goto(`/club/${tournament}/desk#${token}`);
  await expect(desk.getByRole('tab', { name: 'Room' })).toBeVisible();
  /** Reports all boards of the rounds up to one, but for the first boards of some sittings. */
  const report = async (upTo: number, without: readonly string[]) => {
    const { view } = (await (await desk.request.get(address, { headers })).json()) as {
      readonly view: TournamentView;
    };
    const lines = (view.desk?.grid ?? []).flatMap(({ rounds }) => rounds.slice(0, upTo).flat());
    const left = without.map((where) => lines.find(({ line }) => line.startsWith(`${where}/`))?.line);
    const data = {
      commands: lines
        .filter(({ line, state }) => state === 'due' && !left.includes(line))
        .map(({ line, board }) => ({ kind: 'reported', line, result: resultOf(board), side: 'both' })),
    };
    const answer = await desk.request.post(`${address}/commands`, { headers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  return { report };
}

test('a room of eighty pairs is looked over, searched, and entered by travellers', async ({
  page: desk,
  server,
}) => {
  await desk.setViewportSize({ width: 1920, height: 1080 });
  const { report } = await openLarge(desk, server.url);
  await report(4, ['A3/2', 'C1/3']);

  // all three sections are beside each other, with the boards of the rounds that need a look
  const rooms = ['A', 'B', 'C'].map((one) =>
    desk.getByRole('figure', { name: `Section ${one}: tables by rounds` }),
  );
  const boxes = await Promise.all(rooms.map((one) => one.boundingBox()));
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
  for (const room of rooms)
    expect(await room.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
  const [first] = rooms;
  const unfolded = desk.getByRole('button', { name: /^Boards of round/, expanded: true });
  await expect(
    first?.getByRole('button', { name: 'Boards of round 2', exact: true }) ?? unfolded,
  ).toHaveAttribute('aria-expanded', 'true');
  const third = first?.getByRole('button', { name: 'Boards of round 3', exact: true }) ?? unfolded;
  await expect(third).toHaveAttribute('aria-expanded', 'false');
  const cell = desk.getByRole('button', { name: /^Table A1, round 3, board/ });
  await expect(cell).toHaveCount(0);
  await third.click();
  await expect(cell).toHaveCount(2);
  await inspect(desk);

  // what is missing stays in sight at the end of the page, and opens the slot
  await desk.mouse.wheel(0, 10_000);
  const missing = desk.getByRole('button', { name: /^Table A3, round 2, board \d+$/ });
  await expect(missing.first()).toBeInViewport();

  // a pair is found by its name, by key
  await desk.keyboard.press('/');
  await desk.keyboard.insertText('ann c7');
  await expect(desk.getByRole('row')).not.toHaveCount(0);
  await expect(desk.getByRole('figure')).toHaveCount(1);
  const found = desk.getByRole('button', { name: /^Table .* Ann c7/ });
  await expect(found).toHaveCount(26);
  await desk.getByRole('searchbox', { name: 'Find' }).fill('');

  // one section alone
  await desk.getByRole('radio', { name: 'B', exact: true }).check();
  await expect(desk.getByRole('figure')).toHaveCount(1);

  // by traveller: the board, then a line for each table, without the mouse
  await desk.getByRole('tab', { name: 'Room' }).focus();
  await desk.keyboard.press('t');
  const dialog = desk.getByRole('dialog', { name: 'Enter a traveller' });
  await expect(dialog.getByRole('textbox', { name: 'Board' })).toBeFocused();
  await desk.keyboard.type('9');
  await expect(dialog.getByRole('listitem')).toHaveCount(39);
  await desk.keyboard.press('Enter');
  const fields = dialog.getByRole('list').getByRole('textbox');
  const open = await fields.count();
  expect(open).toBeGreaterThan(10);
  await expect(fields.first()).toBeFocused();
  await desk.keyboard.type('4sxn-1\n');
  await expect(fields).toHaveCount(open - 1);
  await expect(fields.first()).toBeFocused();
  // an unusual result is asked about, and entered by the same key
  await desk.keyboard.type('7nxxs-9\n');
  await expect(dialog.getByRole('alert')).toContainText('Press Enter again');
  await desk.keyboard.press('Enter');
  await expect(fields).toHaveCount(open - 2);
  await desk.keyboard.type('4s\n');
  await expect(dialog.getByRole('alert')).toBeVisible();
  await inspect(desk);
  await desk.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  for (const [width, height] of [
    [1280, 800],
    [768, 1024],
    [360, 740],
  ] as const) {
    await desk.setViewportSize({ width, height });
    await expect(desk.getByRole('figure')).toHaveCount(1);
    expect((await beyondEdges(desk)).length, `${width}`).toBe(0);
  }
  await inspect(desk);
});
