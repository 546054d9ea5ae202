import { defined } from '@overtrick/rules/assert';
import { expect, type Page } from '@playwright/test';
import { cardKeys } from './keys.ts';

/** A person at the table, by mouse or by keyboard, who knows only what the page says. */
export interface Player {
  readonly page: Page;
  pass(): Promise<void>;
  bid(name: string, keys: string): Promise<void>;
  /** Plays the first legal card and returns its name. */
  playCard(): Promise<void>;
  nextDeal(): Promise<void>;
}

const hand = (page: Page) => page.getByRole('region', { name: 'Your hand' });
const box = (page: Page) => page.getByRole('region', { name: 'Bidding box' });
export const passButton = (page: Page) => box(page).getByRole('button', { name: 'Pass' });
/** Finds the legal cards, in the player's own hand and dummy's. */
const playable = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: / of (spades|hearts|diamonds|clubs)$/, disabled: false });
export const nextButton = (page: Page) => page.getByRole('button', { name: 'Next deal' });
export const result = (page: Page) => page.getByText(/^Deal \d+: the result$/);
export const matchOver = (page: Page) => page.getByText('The match is over');

export const byMouse = (page: Page): Player => ({
  page,
  pass: () => passButton(page).click(),
  bid: (name) => box(page).getByRole('button', { name, exact: true }).click(),
  playCard: () => playable(page).first().click(),
  nextDeal: () => nextButton(page).click(),
});

/** Plays without a mouse: types the keys in the list of keys. */
export const byKeyboard = (page: Page): Player => ({
  page,
  pass: () => page.keyboard.press('p'),
  async bid(_, keys) {
    for (const key of keys) await page.keyboard.press(key);
  },
  async playCard() {
    const name = (await playable(page).first().getAttribute('aria-label')) ?? '';
    for (const key of cardKeys(name) ?? []) await page.keyboard.press(key);
  },
  nextDeal: () => page.keyboard.press('n'),
});

/** Milliseconds between two checks of the page: the default grows to a second, which is longer than a step takes. */
export const POLLING_MS = 50;

type Turn = 'call' | 'card' | 'result';

/**
 * Waits for the visitor's turn and returns its kind. A dummy waits as long as the others play: the limit is that of the
 * test.
 */
export async function waitForTurn(page: Page): Promise<Turn> {
  const found = await page.waitForFunction(
    (ways) => ways.find(([, selector]) => document.querySelector(selector)?.checkVisibility())?.[0],
    [
      ['result', '[data-result]'],
      ['call', '[data-acting] [data-call="P"]'],
      ['card', 'main button[data-can="true"]'],
    ] as const,
    { timeout: 0, polling: POLLING_MS },
  );
  return defined(await found.jsonValue(), 'a turn was found');
}

/** Returns a text that changes with every step of the deal. */
export const position = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector('[role="log"]')?.textContent ?? '');

/** Calls and plays until the deal has its result: a bid once when asked to, otherwise passes; the first legal card. */
export async function playDeal(player: Player, opening?: { name: string; keys: string }): Promise<void> {
  const { page } = player;
  let wanted = opening;
  for (let step = 0; step < 200; step++) {
    const turn = await waitForTurn(page);
    if (turn === 'result') return;
    const before = await position(page);
    if (turn === 'card') await player.playCard();
    else if (
      wanted !== undefined &&
      (await box(page).getByRole('button', { name: wanted.name, exact: true }).isVisible())
    ) {
      await player.bid(wanted.name, wanted.keys);
      wanted = undefined;
    } else await player.pass();
    await expect.poll(() => position(page), { intervals: [POLLING_MS] }).not.toBe(before);
  }
  throw new Error('the deal does not end');
}

export async function cardsInHand(page: Page): Promise<string[]> {
  return hand(page)
    .getByRole('button', { name: / of / })
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? ''));
}
