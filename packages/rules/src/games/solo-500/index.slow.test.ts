import { describe, expect, test } from 'vitest';
import { makeAction, parseAction } from '../../action.ts';
import { makeCard } from '../../cards/card.ts';
import { type CardSet, cardsOf, FULL, minus, setOf, size, union } from '../../cards/cardSet.ts';
import { SEATS, type Seat } from '../../cards/seat.ts';
import { replay } from '../../record.ts';
import { imagineFaults } from '../../suites/imagination.ts';
import { leakFaults } from '../../suites/leaks.ts';
import { afterSteps, setupOf } from '../../testing/after.ts';
import type { Moment } from '../../testing/playout.ts';
import { extraOf } from '../../views/facts.ts';
import { recalled } from '../../views/view.ts';
import { bidsOver, makeBidAction, worthOf } from './bids.ts';
import { dealCards, JOKER, orderOf, PACK, winnerOf } from './cards.ts';
import { solo500 as game, type Solo500State } from './index.ts';
import type { Solo500Extra } from './view.ts';

// ten to North, East (South's row), South, West (North's row), three to the kitty; C2 is the joker
const ROWS = [
  'SA SK SQ SJ HA HK HQ DA DK CA',
  'S5 H5 D5 C5 C6 C7 H6 H7 D6 S6',
  'C2 S9 S8 S7 HJ HT DQ DJ DT CK',
  'ST H4 D4 H8 H9 D7 D8 C8 C9 CT',
].join(' ');
const KITTY = 'CQ CJ D9';
const OUT = 'C3 C4 D2 D3 H2 H3 S2 S3 S4';
const SETUP = setupOf(`${ROWS} ${KITTY} ${OUT}`, 'S');
const after = (steps: string, options = {}) => afterSteps(game, SETUP, options, steps);
const legal = (state: Solo500State): string =>
  game
    .legalActions(state, game.toAct(state)[0] ?? 'S')
    .map(makeAction)
    .join(' ');
const extra = (state: Solo500State, name: keyof Solo500Extra) =>
  extraOf<Solo500Extra>(game.view(state))[name];
const seen = (state: Solo500State, viewer?: Seat) => {
  const { hands } = game.view(state, viewer);
  return SEATS.filter((seat) => hands[seat].cards !== undefined).join('');
};

describe('R-SW-2: the pack', () => {
  test('43 cards: no twos, threes or black fours, and the joker', () => {
    expect(size(PACK)).toBe(43);
    expect(cardsOf(minus(FULL, PACK)).map(makeCard).toSorted().join(' ')).toBe(OUT);
    expect(makeCard(JOKER)).toBe('C2');
  });

  test('four hands of ten in dealt order, wherever the cards out of the pack lie, and three in the kitty', () => {
    const mixed = setupOf(`S2 ${ROWS.replace(' SK', ' S3 SK')} H2 ${KITTY} C3 C4 D2 D3 H3 S4`, 'S');
    for (const setup of [SETUP, mixed]) {
      const { rows, kitty } = dealCards(setup);
      expect(
        SEATS.flatMap((seat) => rows[seat])
          .map(makeCard)
          .join(' '),
      ).toBe(ROWS);
      expect(kitty.map(makeCard).join(' ')).toBe(KITTY);
    }
    expect(orderOf(dealCards(SETUP).rows.N)).toHaveLength(19);
  });
});

describe('R-SW-2: the bids', () => {
  test('Avondale’s schedule, from the lowest', () => {
    const values = bidsOver(undefined).map((bid) => `${makeAction(makeBidAction(bid))} ${worthOf(bid)}`);
    expect(values).toEqual([
      ...['bid 6 S 40', 'bid 6 C 60', 'bid 6 D 80', 'bid 6 H 100', 'bid 6 NT 120'],
      ...['bid 7 S 140', 'bid 7 C 160', 'bid 7 D 180', 'bid 7 H 200', 'bid 7 NT 220'],
      ...['bid 8 S 240', 'misere 250', 'bid 8 C 260', 'bid 8 D 280', 'bid 8 H 300', 'bid 8 NT 320'],
      ...['bid 9 S 340', 'bid 9 C 360', 'bid 9 D 380', 'bid 9 H 400', 'bid 9 NT 420'],
      ...['bid 10 S 440', 'bid 10 C 460', 'bid 10 D 480', 'openmisere 500', 'bid 10 H 500', 'bid 10 NT 520'],
    ]);
  });

  test('each bid beats the last, ten hearts open misère (R-SW-3); one pass ends the bidding; two at the start throw the deal in', () => {
    expect(legal(after('S bid 10 D'))).toBe('P openmisere bid 10 H bid 10 NT');
    expect(legal(after('S bid 10 NT'))).toBe('P');
    expect(() => after('S bid 7 H, N bid 7 D')).toThrow('ERR_INSUFFICIENT_BID');
    expect(game.view(after('S P')).phase).toBe('bids');
    expect(game.view(after('S P, N bid 6 S, S P'))).toMatchObject({
      phase: 'aside',
      toAct: ['N'],
      strain: 'S',
    });
    const out = after('S P, N P');
    expect(game.view(out).phase).toBe('over');
    expect(game.outcome(out)).toMatchObject({ points: { P1: 0, P2: 0 } });
    expect(game.outcome(out)?.strain).toBeUndefined();
  });
});

describe('R-SW-2: the kitty', () => {
  const TAKEN = 'S bid 7 NT, N P';

  test('goes to the bidder, who puts three cards away', () => {
    const state = after(TAKEN);
    expect(game.view(state, 'S').hands.S.count).toBe(13);
    expect(game.legalActions(state, 'S')).toHaveLength(286);
    const put = after(`${TAKEN}, S discard CJ CQ D9`);
    expect(game.view(put).hands.S.count).toBe(10);
    expect(game.view(put, 'S').memory).toMatchObject({
      discards: cardsOf(setOf([JOKER + 9, JOKER + 10, 20])),
    });
    expect(game.view(put, 'N').memory).toMatchObject({ discards: null });
  });

  test('what was put away is told to nobody else', () => {
    const put = parseAction('discard C2 C5 D9');
    if (put === undefined) throw new Error('no action');
    expect(game.conceals?.({ seat: 'S', action: put }, 'N')).toBe(true);
    expect(game.conceals?.({ seat: 'S', action: put })).toBe(true);
    expect(game.conceals?.({ seat: 'S', action: put }, 'S')).toBe(false);
    expect(extra(after(`${TAKEN}, S discard CJ CQ D9`), 'discards')).toBeNull();
    const over = after(`${TAKEN}, S discard CJ CQ D9, S S9, S claim 5`);
    expect([extra(over, 'kitty'), extra(over, 'discards')]).toEqual(['CJ CQ D9', 'CJ CQ D9']);
  });
});

describe('the play', () => {
  const HEARTS = 'S bid 7 H, N P, S discard CJ CQ D9';
  const NOTRUMP = 'S bid 7 NT, N P, S discard CJ CQ D9';

  test('R-SW-6: the bidder leads from his own hand', () => {
    expect(game.view(after(HEARTS))).toMatchObject({ turn: 'S', toAct: ['S'], dummy: 'E' });
  });

  test('the joker is the highest trump', () => {
    const state = after(`${HEARTS}, S C2`);
    expect(legal(state)).toBe('CT ST');
    const next = after(`${HEARTS}, S C2, N ST, N HQ`);
    expect(legal(next)).toBe('S5 S6');
    const trick = after(`${HEARTS}, S C2, N ST, N HA, S S5`);
    expect(game.view(trick).taken).toEqual({ N: 0, E: 0, S: 1, W: 0 });
    // North must follow the joker with a heart
    expect(() => after(`${HEARTS}, S C2, N ST, N SA`)).toThrow('ERR_REVOKE');
  });

  test('a suit bid: the joker follows hearts, and no suit but hearts', () => {
    expect(legal(after(`${HEARTS}, S S9, N ST, N SA, S S5, N HA`))).toBe('H5');
    const south = after(`${HEARTS}, S S9, N ST, N SA, S S5, N HA, S H5`);
    expect(legal(south)).toBe('C2 HT HJ');
  });

  test('at notrump the joker led asks for a suit, which the others follow', () => {
    const state = after(`${NOTRUMP}, S C2`);
    expect(game.view(state)).toMatchObject({ phase: 'declare', toAct: ['S'] });
    expect(legal(state)).toBe('declare C declare D declare H declare S');
    expect(game.claimable(state, 'S')).toBeUndefined();
    const named = after(`${NOTRUMP}, S C2, S declare S`);
    expect(legal(named)).toBe('ST');
    expect(extra(named, 'named')).toBe('S');
    expect(legal(after(`${NOTRUMP}, S C2, S declare S, N ST`))).toBe('SJ SQ SK SA');
    const trick = after(`${NOTRUMP}, S C2, S declare S, N ST, N SJ, S S5`);
    expect(game.view(trick).taken.S).toBe(1);
  });

  test('at notrump the joker belongs to no suit: it is free when the suit led cannot be followed', () => {
    const clubs = after(`${NOTRUMP}, S S9, N ST, N SA, S S5, N CA, S S6`);
    // South has the king of clubs and must follow
    expect(legal(clubs)).toBe('CK');
    const again = after(`${NOTRUMP.replace('CJ CQ D9', 'CJ CQ CK')}, S S9, N ST, N SA, S S5, N CA, S S6`);
    expect(legal(again).split(' ')).toContain('C2');
    const won = after(
      `${NOTRUMP.replace('CJ CQ D9', 'CJ CQ CK')}, S S9, N ST, N SA, S S5, N CA, S S6, S C2, N CT`,
    );
    expect(game.view(won).taken).toEqual({ N: 1, E: 0, S: 1, W: 0 });
  });

  test('only the ends of a row are played', () => {
    expect(legal(after(`${HEARTS}, S S9`))).toBe('ST');
    expect(() => after(`${HEARTS}, S S9, N H4`)).toThrow('ERR_CARD_COVERED');
    expect(extra(after(`${HEARTS}, S S9, N ST`), 'rows')).toMatchObject({ W: 'H4 D4 H8 H9 D7 D8 C8 C9 CT' });
  });
});

describe('R-SW-4: bowers', () => {
  const trick = (...cards: string[]) =>
    cards.map((text, i) => ({ seat: SEATS[i] ?? 'N', card: dealt(text) }));
  const dealt = (text: string) => {
    const action = parseAction(text);
    return action?.kind === 'play' ? action.card : -1;
  };
  const winner = (strain: 'H' | 'N', bowers: boolean, ...cards: string[]) => {
    const won = winnerOf({ strain, bowers }, trick(...cards));
    return won && makeCard(won.card);
  };

  test.each([
    [['HA', 'HJ', 'DJ', 'C5'], false, 'HA'],
    [['HA', 'HJ', 'DJ', 'C5'], true, 'HJ'],
    [['HA', 'DJ', 'HK', 'C5'], true, 'DJ'],
    [['HA', 'HJ', 'C2', 'C5'], true, 'C2'],
    [['D5', 'DJ', 'DA', 'C5'], true, 'DJ'],
    [['D5', 'DJ', 'DA', 'C5'], false, 'DA'],
    [['SA', 'CJ', 'SJ', 'SK'], true, 'SA'],
  ] as const)('%j with bowers %s: %s wins', (cards, bowers, card) => {
    expect(winner('H', bowers, ...cards)).toBe(card);
  });

  test('at notrump there are none', () => {
    expect(winner('N', true, 'HA', 'HJ', 'DJ', 'HK')).toBe('HA');
  });

  test('the left bower follows trumps, not its own suit', () => {
    const steps = 'S bid 7 H, N P, S discard CJ CQ D9, S S9, N ST, N SA, S S5, N HA, S H5';
    expect(legal(after(steps, { bowers: true }))).toBe('C2 DJ HT HJ');
    expect(legal(after(steps))).toBe('C2 HT HJ');
  });
});

describe('R-SW-5: misère', () => {
  const MISERE = 'S misere, N P, S discard CK DQ HJ';

  test('the bidder’s dummy takes no part: three cards make a trick', () => {
    const state = after(`${MISERE}, S S7, N ST, N SJ`);
    const view = game.view(state);
    expect(view.tricks).toHaveLength(1);
    expect(view.taken).toEqual({ N: 1, E: 0, S: 0, W: 0 });
    expect(view.hands.E).toMatchObject({ count: 10, playable: setOf([]) });
    expect(view.turn).toBe('N');
  });

  test('it is lost with the first trick', () => {
    const state = after(`${MISERE}, S C2, S declare H, N CT, N HQ`);
    expect(game.view(state).phase).toBe('over');
    expect(game.outcome(state)).toMatchObject({ tricks: 1, points: { P1: -250, P2: 0 } });
  });

  test('made, it is worth its value, and single tricks count for nobody', () => {
    const state = after(`${MISERE}, S S7, N ST, N SJ, N claim 9`);
    expect(game.outcome(state)).toMatchObject({ tricks: 0, points: { P1: 250, P2: 0 } });
    expect(game.claimable(after(`${MISERE}, S S7, N ST, N SJ`), 'S')).toBe(9);
  });

  test('open misère: the hand is laid open after the first trick', () => {
    const open = 'S openmisere, N P, S discard CK DQ HJ, S S7, N ST';
    expect(seen(after(open), 'N')).toBe('NEW');
    expect(seen(after(`${open}, N SJ`), 'N')).toBe('NESW');
  });
});

describe('R-SW-2: the score', () => {
  const HEARTS = 'S bid 7 H, N P, S discard CJ CQ D9, S C2, N ST, N HA, S S5';
  test.each([
    ['S claim 6', { P1: 200, P2: 30 }],
    ['S claim 9', { P1: 200, P2: 0 }],
    ['S claim 5', { P1: -200, P2: 40 }],
    ['N claim 9', { P1: -200, P2: 90 }],
  ])('after one trick of the bidder’s, %s', (claim, points) => {
    expect(game.outcome(after(`${HEARTS}, ${claim}`))).toMatchObject({
      points,
      declaring: 'P1',
      strain: 'H',
    });
  });
});

describe('who sees what', () => {
  test('all hands during the bidding, the kitty not; then the dummies and one’s own', () => {
    expect(seen(after('S bid 7 H'), 'N')).toBe('NESW');
    expect(game.view(after('S bid 7 H'), 'N').hands.S.count).toBe(10);
    const state = after('S bid 7 H, N P');
    expect([seen(state), seen(state, 'S'), seen(state, 'N')]).toEqual(['EW', 'ESW', 'NEW']);
    const page = recalled(game.view(state, 'N'));
    expect([page.hands.S, page.memory]).toEqual([{ count: 13 }, undefined]);
  });

  test('or only the dummies', () => {
    expect(seen(after('', { inspection: 'dummies' }), 'N')).toBe('NEW');
    expect(game.view(after('', { inspection: 'dummies' }), 'N').memory).toMatchObject({
      order: expect.arrayContaining([null]),
    });
  });
});

/**
 * Returns the cards that the rules let a seat know: its own, and the kitty once it took it. No seat holds the cards out
 * of the pack.
 */
function known({ setup, options, steps }: Moment, seat: Seat | undefined): CardSet {
  const out = minus(FULL, PACK);
  const { hands, kitty } = dealCards(setup);
  if (seat !== 'N' && seat !== 'S') return out;
  const state = replay(game as never, { setup, options, steps });
  const bid = state.ok ? String(extra(state.value as Solo500State, 'bid')) : '';
  return [hands[seat], bid.startsWith(seat) ? setOf(kitty) : out].reduce(union, out);
}

describe.each([
  { inspection: 'dummies', bowers: false },
  { inspection: 'dummies', bowers: true },
  { inspection: 'all', bowers: true },
])('with %j', (options) => {
  const seeds = Array.from({ length: 10 }, (_, i) => `${i}`);
  test('nothing leaks', () => {
    const all = options.inspection === 'all';
    expect(leakFaults(game, seeds, { options, known: all ? () => FULL : known })).toEqual([]);
  });
  test('views are imagined', () => {
    expect(imagineFaults(game, seeds, options)).toEqual([]);
  });
});
