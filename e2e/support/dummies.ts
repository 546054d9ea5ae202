import { defined } from '@overtrick/rules/assert';
import type { Seat } from '@overtrick/rules/cards/seat';
import { Client, firstLegal, openTable } from '@overtrick/server/internals/testing/client';
import { expect, type Page } from '@playwright/test';

/** Deals this hand to North, and the rest to the others in the order of the pack. */
function dealWith(north: string): string {
  const suits = north.split('.');
  const rest = [0, 1, 2, 3].flatMap((suit) =>
    [...'AKQJT98765432'].filter((rank) => !suits[suit]?.includes(rank)).map((rank) => ({ suit, rank })),
  );
  const hands = [0, 1, 2].map((hand) =>
    [0, 1, 2, 3]
      .map((suit) => rest.flatMap((one, i) => (i % 3 === hand && one.suit === suit ? one.rank : [])).join(''))
      .join('.'),
  );
  return `N:${[north, ...hands].join(' ')}`;
}

/**
 * Plays 7NT by South with four people, to the moment when the lead and North's hand lie on the table.
 * @returns the address of each seat's page
 */
export async function showDummy(server: string, north: string): Promise<(seat: Seat) => string> {
  const board = { board: 1, dealer: 'S', vul: 'none', deal: dealWith(north) } as const;
  const { table, token } = await openTable(server, { match: 'boards', people: 4, boards: [board], chair: 0 });
  const clients = [0, 1, 2, 3].map(() => new Client(server));
  try {
    for (const [chair, client] of clients.entries()) {
      await client.enter(table, chair === 0 ? token : undefined);
      if (chair > 0) expect((await client.sit(chair, `Friend ${chair}`)).ok).toBe(true);
      if (chair > 0) await client.enter(table, client.token);
    }
    await Promise.all(
      clients.map((client) =>
        client.playUntil(
          ({ state }) => state.view.phase === 'play' && state.view.trick.length > 0,
          (state) => (state.view.legal.length > 30 ? '7NT' : firstLegal(state)),
        ),
      ),
    );
    return (seat) => {
      const client = defined(
        clients.find(({ state }) => state.view.seat === seat),
        'everybody has a seat',
      );
      return `${server}/t/${table}#${client.token}`;
    };
  } finally {
    for (const client of clients) client.close();
  }
}

/** Lists the cards of North's hand that show less than 24 px in either direction, or are covered (WCAG 2.5.8). */
export const tooSmall = (page: Page): Promise<string[]> =>
  page.locator('[data-hand="N"] [data-card]').evaluateAll((cards) =>
    cards.flatMap((card) => {
      const { left, top, width, height } = card.getBoundingClientRect();
      const name = `${card.getAttribute('aria-label')}: ${Math.round(width)} × ${Math.round(height)} px`;
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      if (there === null || !card.contains(there)) return [`${name}, covered`];
      return Math.min(width, height) < 23.5 ? [name] : [];
    }),
  );
