import { findGame } from '@overtrick/rules/games/list';
import { describe, expect, test } from 'vitest';
import { openersChair, openingOf, usualChair } from './opening.ts';

type Wanted = Parameters<typeof openingOf>[0];

const opened = (wanted: Partial<Wanted>) => {
  const found = openingOf({ game: 'bridge', ...wanted } as Wanted, 'secret');
  return found.ok ? found.value : found.why;
};

describe('a table is opened', () => {
  test('with the form, the options and the policies that nobody chose', () => {
    expect(opened({})).toMatchObject({
      game: 'bridge',
      match: 'chicago',
      options: { dummySeesDeclarer: false },
      matchOptions: { chukkas: 1, scoring: 'standard' },
      secret: 'secret',
    });
    expect(opened({})).not.toHaveProperty('people');
  });

  test.each<[Partial<Wanted>, string]>([
    [{ game: 'snap' }, 'There is no game “snap”.'],
    [
      { match: 'target' },
      'Contract bridge is played in one of these match formats: chicago, rubber, boards.',
    ],
    [{ match: 'chess' }, 'Contract bridge is played in one of these match formats: chicago, rubber, boards.'],
    [{ people: 5 }, 'Contract bridge has chairs for 4.'],
    [
      { people: 2, policies: { join: 'closed' } },
      'A table at which nobody else may sit down waits for nobody.',
    ],
    [{ game: 'spades', policies: { bidding: true } }, 'Spades has no bidding-only tables.'],
    [{ game: 'spades', policies: { quiet: true } }, 'Spades has no bidding-only tables.'],
    [{ game: 'draw', deals: 'hcp(north) > 12' }, 'Draw bridge cannot be dealt to conditions on the hands.'],
    [
      {
        boards: [{ board: 1, dealer: 'N', vul: 'none', deal: 'N:... ... ... ...' }] as never,
        match: 'boards',
      },
      'Board 1 is not a deal of 13 cards to each hand.',
    ],
  ])('but not %j', (wanted, why) => {
    expect(opened(wanted)).toBe(why);
  });

  test('for several people where others may sit down, or for one where nobody may', () => {
    expect(opened({ people: 2 })).toMatchObject({ people: 2 });
    expect(opened({ people: 4, policies: { join: 'host' } })).toMatchObject({ people: 4 });
    expect(opened({ people: 1, policies: { join: 'closed' } })).toMatchObject({ game: 'bridge' });
    expect(opened({ policies: { bidding: true } })).toMatchObject({ policies: { bidding: true } });
  });

  test('with a script of deals, if that can be read', () => {
    expect(opened({ deals: 'hcp(north) > 12' })).toMatchObject({ deals: 'hcp(north) > 12' });
    expect(opened({ deals: 'hcp(north) >' })).toMatch(/^In the script of the deals, line 1, column \d+: /);
  });
});

test('who opens a table sits South, or where they like', () => {
  expect(openersChair({ game: 'bridge' } as Wanted)).toEqual({ ok: true, value: 2 });
  expect(openersChair({ game: 'bridge', chair: 0 } as Wanted)).toEqual({ ok: true, value: 0 });
  expect(openersChair({ game: 'bridge', chair: 4 } as Wanted)).toMatchObject({ code: 'ERR_OPTIONS' });
  expect(usualChair(findGame('spades'))).toBe(0);
});
