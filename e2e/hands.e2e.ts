import { inspect } from './support/audit/inspect.ts';
import { openEvening } from './support/evenings.ts';
import { expect, sharing as test } from './support/server.ts';

const HANDS = ['AQ962 K7 QJ4 983', 'K85 A943 T65 KQ6', 'T4 QJT82 A97 AJ2', 'J73 65 K832 T754'] as const;

test('after the play a phone enters the hands of a board, by taps and by typing, and the desk doubts a lead', async ({
  browser,
  page: desk,
  server,
}) => {
  const join = await openEvening(desk, { entrants: 4, boards: 6, movement: /^Howell/ });
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    baseURL: server.url,
    serviceWorkers: 'block',
  });
  const phone = await context.newPage();
  await phone.goto(join);
  await phone.getByRole('button', { name: 'A1', exact: true }).tap();
  await expect(phone.getByText(/Enter the hands/)).toHaveCount(0);
  await phone.getByRole('textbox', { name: 'Or type it' }).fill('3NT N SA =');
  await phone.keyboard.press('Enter');
  await phone.getByRole('button', { name: 'Agree', exact: true }).tap();
  await phone.getByText(/^Enter the hands of board/).tap();
  const hands = phone.getByRole('region', { name: /^Hands of board/ });
  const enter = hands.getByRole('button', { name: 'Enter the hands', exact: true });
  await expect(enter).toBeDisabled();
  // North by taps, card by card
  const [north, east, south] = HANDS;
  const suits = ['spades', 'hearts', 'diamonds', 'clubs'];
  const ranks: Readonly<Record<string, string>> = { A: 'ace', K: 'king', Q: 'queen', J: 'jack', T: 'ten' };
  for (const [i, holding] of north.split(' ').entries())
    for (const rank of holding) {
      const name = `${ranks[rank] ?? rank} of ${suits[i]}`;
      await hands.getByRole('button', { name, exact: true }).tap();
    }
  await expect(hands.getByRole('radio', { name: 'North 13' })).toBeVisible();
  await expect(hands.getByRole('radio', { name: 'East 0' })).toBeChecked();
  // a card that is used has left the pack
  await expect(hands.getByRole('button', { name: 'ace of spades', exact: true })).toBeDisabled();
  const line = hands.getByRole('textbox');
  await line.fill('A85 A943 T65 KQ6');
  await phone.keyboard.press('Enter');
  await expect(hands.getByText('North has the ace of spades already.')).toBeVisible();
  await line.fill(east.slice(0, -1));
  await phone.keyboard.press('Enter');
  await expect(hands.getByText('A hand has 13 cards, this has 12 cards.')).toBeVisible();
  await inspect(phone);
  for (const hand of [east, south]) {
    await line.fill(hand);
    await phone.keyboard.press('Enter');
  }
  // the fourth hand is the rest
  await expect(hands.getByText('All four hands are complete.')).toBeVisible();
  await expect(hands.getByRole('radio', { name: 'West 13' })).toBeVisible();
  await inspect(phone);
  await enter.tap();
  await expect(phone.getByText(/^Enter the hands of board/)).toHaveCount(0);
  // the ace of spades is in North's own hand; only the desk learns this
  await desk.getByRole('tab', { name: 'Room' }).click();
  await expect(desk.getByRole('heading', { name: /^In doubt/ })).toBeVisible();
  await expect(phone.getByText(/doubt/)).toHaveCount(0);
  await context.close();
});
