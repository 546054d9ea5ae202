import type { TournamentCommand } from '@overtrick/evening/entry';
import type { TournamentView } from '@overtrick/evening/view';
import { defined } from '@overtrick/rules/assert';
import { makeCard } from '@overtrick/rules/cards/card';
import { makeHand } from '@overtrick/rules/deals/deal';
import { makeDealt, orderedAlone } from '@overtrick/rules/deals/dealt';
import { randomSetup, rowOf } from '@overtrick/rules/deals/setup';
import { seededRandom } from '@overtrick/rules/random';
import type { Page } from '@playwright/test';
import { inspect } from './support/audit/inspect.ts';
import { openEvening, phoneAt } from './support/evenings.ts';
import { percentOf, sorted } from './support/matchpoints.ts';
import { goWithin } from './support/pages.ts';
import { expect, sharing as test } from './support/server.ts';

const NAMES = ['Ana', 'Bo', 'Cai', 'Dee', 'Eva', 'Finn', 'Gil', 'Hana', 'Ivo'];

/** Uses the interface as the program of a director does, with the key that the desk's browser has. */
async function directing(desk: Page, join: string) {
  const tournament = defined(/club\/([^/]+)\//.exec(join)?.[1], 'the address of an evening');
  const token = await desk.evaluate((id) => {
    const { state } = JSON.parse(localStorage.getItem('overtrick.tournaments') ?? '{}');
    return state.keys.find((key: { tournament: string }) => key.tournament === id).token as string;
  }, tournament);
  const address = `/api/tournaments/${tournament}`;
  const headers = { authorization: `Bearer ${token}` };
  const view = async (): Promise<TournamentView> =>
    (await (await desk.request.get(address, { headers })).json()).view;
  const act = async (...commands: readonly TournamentCommand[]) => {
    const answer = await desk.request.post(`${address}/commands`, { headers, data: { commands } });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  const slots = async () => ((await view()).desk?.grid ?? []).flatMap(({ rounds }) => rounds.flat());
  /**
   * Enters a result on each slot that has none, by the board and the number of its first contestant, once the server
   * has what the phone has entered before.
   */
  const enterRest = async (entered: number, resultOf: (board: number, first: number) => string) => {
    const isAgreed = ({ state }: { readonly state: string }) => state === 'agreed';
    await expect.poll(async () => (await slots()).filter(isAgreed).length).toBeGreaterThanOrEqual(entered);
    const { head } = await view();
    const numbers = new Map(head.contestants.map(({ id, number }) => [id, Number(number)]));
    const open = (await slots()).filter(({ state }) => state === 'due');
    await act(
      ...open.map(({ line, board, ns = '', seats: [first = ns] = [] }): TournamentCommand => {
        const result = resultOf(board, numbers.get(first) ?? 0);
        return { kind: 'reported', line, result, side: 'both' };
      }),
    );
  };
  return { tournament, view, act, enterRest };
}

/** Ends and publishes at the desk, and shows the page that stays. */
async function publish(desk: Page, tournament: string): Promise<void> {
  await desk.getByRole('tab', { name: 'End' }).click();
  await desk.getByRole('button', { name: 'End the evening' }).click();
  await desk.getByRole('button', { name: 'Publish the result' }).click();
  await expect(desk.getByText('Published, version 1.')).toBeVisible();
  await goWithin(desk, `/club/${tournament}`);
  await expect(desk.getByText(/published/)).toBeVisible();
}

/** Returns name and percentage of each row of the ranking that is shown. */
const ranking = (shown: Page): Promise<readonly (readonly string[])[]> =>
  shown
    .getByRole('table')
    .first()
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...row.querySelectorAll('td')].slice(2).map((cell) => cell.textContent?.trim() ?? ''),
      ),
    );

test('Two Handed Solo with real cards: slips and curtain cards in order, a check at each table, a ranking', async ({
  page: desk,
  browser,
  server,
}) => {
  const join = await openEvening(desk, {
    entrants: 4,
    boards: 3,
    game: 'Two Handed Solo Bridge',
    names: NAMES.slice(0, 4),
    movement: /^Howell/,
  });
  const { tournament, act, enterRest } = await directing(desk, join);
  const setup = randomSetup({ dealer: 'N', vul: 'none', board: 1 }, seededRandom('slips'), true);
  const cards = makeDealt(orderedAlone(setup, ['E', 'W']));
  await act(
    { kind: 'dealt', board: 1, ...cards, source: 'file' },
    { kind: 'unsealed', board: 1, reason: 'to lay it and to write its slips' },
  );
  // the slips keep the order; those of boards whose hands are not opened are there to write on
  const east = rowOf(setup, 'E');
  const written = east.slice(0, 3).map((card) => `${'♣♦♥♠'[Math.floor(card / 13)]}${rankIn(card)}`);
  await goWithin(desk, `/club/${tournament}/print/order`);
  const slip = desk.locator('article', { hasText: 'Board 1 · East' });
  await expect(slip.getByText('In this order, from left to right; never sort it:')).toBeVisible();
  expect((await slip.locator('tbody td').allTextContents()).slice(0, 3)).toEqual(written);
  await expect(desk.locator('article', { hasText: 'Board 2 · West' })).toBeVisible();
  await inspect(desk);
  await goWithin(desk, `/club/${tournament}/print/curtain`);
  await expect(desk.locator('article', { hasText: 'Board 1 · East' })).toContainText(written.join(' '));
  // before the first card the table checks the order
  const table = await phoneAt(browser, server.url, join, 'A1');
  const check = table.getByRole('region', { name: 'Order of the cards, board 1' });
  await expect(check).toContainText('are the cards of East and West in the order of their slips?');
  await inspect(table);
  await check.getByRole('button', { name: 'Yes, in order' }).click();
  await table.getByRole('textbox', { name: 'Or type it' }).fill('2S N =');
  await table.keyboard.press('Enter');
  await table.getByRole('button', { name: 'Agree', exact: true }).click();
  await expect(table.getByText('The next table checks it.')).toBeVisible();
  await table.getByRole('button', { name: 'Sit down to round 2' }).click();
  const next = table.getByRole('region', { name: 'Order of the cards, board 2' });
  await next.getByRole('button', { name: 'No', exact: true }).click();
  await expect(table.getByText(/^Put the cards in the order of the slips/)).toBeVisible();
  // the hands of a board that nobody dealt from a file are typed after its play, the dummies in their order
  await table.getByRole('textbox', { name: 'Or type it' }).fill('1NT S =');
  await table.keyboard.press('Enter');
  await table.getByRole('button', { name: 'Agree', exact: true }).click();
  await table.getByText('Enter the hands of board 2').click();
  const hands = table.getByRole('region', { name: 'Hands of board 2' });
  const other = randomSetup({ dealer: 'E', vul: 'ns', board: 2 }, seededRandom('typed'), true);
  for (const seat of ['N', 'E', 'S', 'W'] as const) {
    const isRow = seat === 'E' || seat === 'W';
    const line = isRow ? rowOf(other, seat).map(makeCard).join(' ') : makeHand(other.deal[seat]);
    if (isRow) await expect(hands.getByText(/: the cards in their order, from the left$/)).toBeVisible();
    await hands.getByRole('textbox').fill(line);
    await table.keyboard.press('Enter');
  }
  await inspect(table);
  await hands.getByRole('button', { name: 'Enter the hands', exact: true }).click();
  await expect(table.getByText(/^Enter the hands of board 2/)).toHaveCount(0);
  const typed = server.tournament(tournament).find((entry) => entry.kind === 'dealt' && entry.board === 2);
  expect(typed).toMatchObject({ ...makeDealt(orderedAlone(other, ['E', 'W'])) });
  // the desk has a doubt about it, and nobody else
  await goWithin(desk, `/club/${tournament}/desk`);
  await expect(desk.getByRole('heading', { name: /^In doubt/ })).toBeVisible();
  await expect(desk.getByText('the next table did not find the cards in order').first()).toBeVisible();
  // a lower number is the better player: as first player they make more tricks
  await enterRest(1, (_, first) => `2S S ${11 - first}`);
  await publish(desk, tournament);
  const shown = await ranking(desk);
  expect(shown).toHaveLength(4);
  expect(shown.every(([, percentage]) => /^\d+(\.\d\d)?$/.test(percentage ?? ''))).toBe(true);
  // the page that stays shows the hands with the dummies as they lay
  await goWithin(desk, `/club/${tournament}/board/1`);
  const laid = desk
    .getByRole('region', { name: 'Hands' })
    .getByRole('group', { name: 'East' })
    .getByRole('img');
  await expect(laid).toHaveAccessibleName(new RegExp(`^${nameOf(east[0] ?? 0)}, `));
  await inspect(desk);
  await table.context().close();
});

const rankIn = (card: number): string =>
  ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'][card % 13] ?? '';

/** Returns the name of a card, as a screen reader hears it. */
const nameOf = (card: number): string => {
  const ranks = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king', 'ace'];
  return `${ranks[card % 13]} of ${['clubs', 'diamonds', 'hearts', 'spades'][Math.floor(card / 13)]}`;
};

test('AWOL: a table enters the contract, and the rules score it for each of three, to the ranking', async ({
  page: desk,
  browser,
  server,
}) => {
  const join = await openEvening(desk, {
    entrants: 9,
    boards: 8,
    game: 'AWOL Bridge',
    names: NAMES,
    movement: /^Threes/,
  });
  const { tournament, view, enterRest } = await directing(desk, join);
  const table = await phoneAt(browser, server.url, join, 'A1');
  await expect(table.getByText('Board 1: when was the dummy opened?')).toBeVisible();
  await inspect(table);
  await table.getByRole('button', { name: 'before the first call', exact: true }).click();
  await table.getByRole('button', { name: '4 spades', exact: true }).click();
  await expect(table.getByRole('button', { name: 'North', exact: true })).toHaveCount(0);
  await table.getByRole('button', { name: 'South', exact: true }).click();
  await table.getByRole('button', { name: 'Skip the lead' }).click();
  // South is vulnerable, because they opened the dummy at once
  await table.getByRole('button', { name: 'made, 620' }).click();
  const said = '4 spades by South, made. South 620, West 0, East 0. Dummy opened before the first call.';
  await expect(table.getByText(said).first()).toBeVisible();
  await inspect(table);
  await table.getByRole('button', { name: 'OK', exact: true }).first().click();
  await table.getByRole('button', { name: 'Agree', exact: true }).click();
  await table.getByRole('button', { name: 'Next board' }).click();
  // by keyboard: a contract that fails scores for both others
  await table.getByRole('textbox', { name: 'Or type it' }).fill('never 1NT E −1');
  await table.keyboard.press('Enter');
  await expect(table.getByText(/South 100, West 0, East 0/).first()).toBeVisible();
  await table.getByRole('button', { name: 'Agree', exact: true }).click();
  await enterRest(2, (_, south) => `2H S ${7 + (south % 3)} opened=second`);
  await publish(desk, tournament);
  const { boards, head } = await view();
  const names = new Map(head.contestants.map(({ id, names: [name = ''] }) => [id, name]));
  const had = Object.values(boards).flatMap(({ board, lines }) =>
    lines.flatMap(({ ns, ew, third = '', result = '' }) => {
      const [, ...points] = /^points=(-?\d+)\/(-?\d+)\/(-?\d+) /.exec(result) ?? [];
      return [ns, ew, third].map((id, i) => ({
        who: names.get(id) ?? '',
        field: `${board} ${i}`,
        points: Number(points[i]),
      }));
    }),
  );
  expect(sorted(await ranking(desk))).toEqual(sorted(percentOf(had)));
  await goWithin(desk, `/club/${tournament}/board/1`);
  await expect(desk.getByRole('table').first()).toContainText('South 620, West 0, East 0');
  await inspect(desk);
  await table.context().close();
});

test('Minibridge: a part score or a game at the table, scored without vulnerability, to the ranking', async ({
  page: desk,
  browser,
  server,
}) => {
  const pairs = ['Ana,Bo', 'Cai,Dee', 'Eva,Finn', 'Gil,Hana'];
  const join = await openEvening(desk, {
    entrants: 4,
    boards: 6,
    game: 'Minibridge',
    names: pairs,
    movement: /^Howell/,
  });
  const { tournament, enterRest } = await directing(desk, join);
  const table = await phoneAt(browser, server.url, join, 'A1');
  await inspect(table);
  await table.getByRole('button', { name: 'Part score in hearts', exact: true }).click();
  // nobody doubles
  await expect(table.getByRole('group', { name: 'Doubled?' })).toHaveCount(0);
  await table.getByRole('button', { name: 'South', exact: true }).click();
  await table.getByRole('button', { name: 'Skip the lead' }).click();
  await table.getByRole('button', { name: '2 tricks over, 140' }).click();
  await expect(
    table.getByText('Part score in hearts by South, 2 tricks over. North–South 140.').first(),
  ).toBeVisible();
  await table.getByRole('button', { name: 'OK', exact: true }).first().click();
  await table.getByRole('button', { name: 'Agree', exact: true }).click();
  await table.getByRole('button', { name: 'Next board' }).click();
  // on board 2 North–South would be vulnerable in contract bridge
  await table.getByRole('textbox', { name: 'Or type it' }).fill('S game N =');
  await table.keyboard.press('Enter');
  await expect(table.getByText('Game in spades by North, made. North–South 420.').first()).toBeVisible();
  await table.getByRole('button', { name: 'Agree', exact: true }).click();
  await enterRest(2, (_, first) => `1S N ${7 + first}`);
  await publish(desk, tournament);
  const shown = await ranking(desk);
  expect(shown).toHaveLength(4);
  await goWithin(desk, `/club/${tournament}/board/1`);
  await expect(desk.getByRole('cell', { name: 'Part score', exact: false }).first()).toBeVisible();
  await expect(desk.getByRole('cell', { name: '140', exact: true }).first()).toBeVisible();
  await inspect(desk);
  await table.context().close();
});

for (const { game, score, total } of [
  // four odd tricks of 9, a game of 125, honours of 40
  { game: 'Auction bridge', score: 161, total: 201 },
  // three tricks that were bid, and one more above the line, which does not make the game
  { game: 'Plafond', score: 77, total: 117 },
])
  test(`${game}: contract, tricks and honours at the table, to the ranking`, async ({
    page: desk,
    browser,
    server,
  }) => {
    const join = await openEvening(desk, { entrants: 4, boards: 3, game, movement: /^Howell/ });
    const { tournament, enterRest } = await directing(desk, join);
    const table = await phoneAt(browser, server.url, join, 'A1');
    await table.getByRole('button', { name: '3 spades', exact: true }).click();
    await table.getByRole('button', { name: 'South', exact: true }).click();
    await table.getByRole('button', { name: 'Skip the lead' }).click();
    await table.getByRole('button', { name: `1 trick over, ${score}` }).click();
    await expect(table.getByText('3 spades by South: honours?')).toBeVisible();
    await inspect(table);
    await table.getByRole('button', { name: 'North–South 40', exact: true }).click();
    const said = `3 spades by South, 1 trick over. North–South ${total}. Honours: North–South 40.`;
    await expect(table.getByText(said).first()).toBeVisible();
    await table.getByRole('button', { name: 'OK', exact: true }).first().click();
    await table.getByRole('button', { name: 'Agree', exact: true }).click();
    await enterRest(1, (_, first) => `2H N ${7 + first}`);
    await publish(desk, tournament);
    expect(await ranking(desk)).toHaveLength(4);
    await goWithin(desk, `/club/${tournament}/board/1`);
    await expect(desk.getByRole('cell', { name: String(total), exact: true }).first()).toBeVisible();
    await table.context().close();
  });
