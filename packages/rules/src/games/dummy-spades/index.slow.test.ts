import { describe, expect, test } from 'vitest';
import { makeAction, parseAction } from '../../action.ts';
import { suitIndex } from '../../cards/card.ts';
import { cardsOf, EMPTY, setOf, size } from '../../cards/cardSet.ts';
import { rowOf } from '../../deals/setup.ts';
import { imagineFaults } from '../../suites/imagination.ts';
import { type Alike, type LeakOptions, leakFaults } from '../../suites/leaks.ts';
import { afterSteps, setupOf } from '../../testing/after.ts';
import { seeds } from '../../testing/length.ts';
import { extraOf } from '../../views/facts.ts';
import { dummySpades as game } from './index.ts';
import type { DummySpadesExtra } from './view.ts';

// South holds four spades, West and East three; the dummy, North, lies S2 S3 S4 HA D2 …
const ORDER = [
  'S2 S3 S4 HA D2 D3 D4 D5 C2 C3 C4 C5 C6',
  'SK SQ SJ HK HQ HJ HT DK DQ DJ DT CK CQ',
  'SA ST S9 S8 H2 H3 H4 H5 D6 D7 D8 D9 CA',
  'S7 S6 S5 H6 H7 H8 H9 DA CJ CT C9 C8 C7',
].join(' ');
const SETUP = setupOf(ORDER, 'E');
const after = (steps: string, options = {}, setup = SETUP) => afterSteps(game, setup, options, steps);
const legal = (state: ReturnType<typeof after>) => {
  const [seat] = game.toAct(state);
  return seat === undefined ? [] : game.legalActions(state, seat).map(makeAction);
};
/** Returns declarer: the highest bidder, the first of equals. South, the first bidder, leads. */
const declarerOf = (bids: string) => extraOf<DummySpadesExtra>(game.view(after(bids))).declarer;

describe('RULES 11.2: the bids', () => {
  test('R-DHS-1: the dealer’s left first, the dummy left out; 1 to 13, with at most three nils', () => {
    const order = (dealer: 'S' | 'W' | 'N' | 'E') => {
      const seats = [];
      let state = game.start({ ...SETUP, dealer }, { peek: 'none', bidding: 'free' });
      for (let i = 0; i < 3; i++) {
        const [seat = 'N'] = game.toAct(state);
        seats.push(seat);
        state = game.apply(state, seat, { kind: 'bid', tricks: 4 });
      }
      return seats.join('');
    };
    expect([order('E'), order('S'), order('W'), order('N')]).toEqual(['SWE', 'WES', 'ESW', 'ESW']);
    const bids = legal(after(''));
    expect(bids).toHaveLength(13 * 15);
    expect(bids.slice(0, 13).join()).toBe(Array.from({ length: 13 }, (_, i) => `bid ${i + 1}`).join());
    expect(bids).toContain('bid 8 nil NEW');
    expect(bids).not.toContain('bid 8 nil NESW');
    expect(after('S bid 8 nil WEN').bids).toEqual([{ seat: 'S', tricks: 8, nils: ['N', 'E', 'W'] }]);
  });

  test('R-DHS-11: the highest bid declares, the first of equals, and nils do not raise it', () => {
    expect(declarerOf('S bid 6, W bid 7, E bid 5')).toBe('W');
    expect(declarerOf('S bid 6, W bid 6, E bid 6')).toBe('S');
    expect(declarerOf('S bid 5, W bid 6, E bid 6 nil NSW')).toBe('W');
    expect(game.view(after('S bid 6, W bid 7')).teams).toEqual([['N'], ['E'], ['S'], ['W']]);
  });
});

describe('RULES 11.3: the play', () => {
  test('the first bidder leads; R-DHS-10: then the dummy is opened, and declarer plays it', () => {
    const state = after('S bid 6, W bid 7, E bid 5');
    expect(game.toAct(state)).toEqual(['S']);
    expect(game.view(state, 'W').hands.N).toEqual({ count: 13 });
    const led = after('S bid 6, W bid 7, E bid 5, S D6');
    for (const seat of ['S', 'W', 'E', undefined] as const)
      expect(game.view(led, seat).hands.N.cards).toEqual(SETUP.deal.N);
    expect(game.view(led, 'W').controls.N).toBe('W');
  });

  test.each([
    ['R-DHS-2: declarer South', 'S bid 7, W bid 6, E bid 5', 'SWNE', 'SE'],
    ['R-DHS-2: declarer West', 'S bid 6, W bid 7, E bid 5', 'WENS', 'SE'],
    ['R-DHS-2: declarer East', 'S bid 6, W bid 5, E bid 7', 'ESNW', 'SE'],
  ])('%s: the dummy lies opposite', (_, bids, around) => {
    const seen = game.view(after(bids));
    expect(seen.around?.join('')).toBe(around);
    const declarer = around[0] ?? '';
    expect(seen.teams.map((team) => team.join(''))).toEqual([
      `${declarer}N`,
      [...'SWE'].filter((seat) => seat !== declarer).join(''),
    ]);
  });

  test('R-DHS-2: the play goes round as the hands lie, and what the dummy wins it leads', () => {
    // West declares: South, West, East, North
    const state = after('S bid 6, W bid 7, E bid 5, S H2');
    const turns = ['W H6', 'E HK', 'W HA'].reduce(
      (so, text) => {
        const [seat = 'N'] = game.toAct(so.state);
        const action = parseAction(text.slice(2));
        if (action === undefined) throw new Error(text);
        return { state: game.apply(so.state, seat, action), turns: [...so.turns, game.view(so.state).turn] };
      },
      { state, turns: [] as unknown[] },
    );
    expect(turns.turns).toEqual(['W', 'E', 'N']);
    expect(game.view(turns.state)).toMatchObject({ turn: 'N', toAct: ['W'], taken: { N: 1 } });
  });

  test('no spade is led before spades are broken, on the first trick least of all', () => {
    const state = after('S bid 6, W bid 5, E bid 5');
    expect(legal(state)).toHaveLength(9);
    expect(() => after('S bid 6, W bid 5, E bid 5, S SA')).toThrow('ERR_CARD_COVERED');
  });

  test('a claim once the dummy is open, unless a nil that counts can still be made', () => {
    const bids = 'S bid 7, W bid 5, E bid 6';
    expect(game.claimable(after(bids), 'S')).toBeUndefined();
    expect(game.claimable(after(`${bids}, S D6`), 'W')).toBe(13);
    expect(game.outcome(after(`${bids}, S D6, E claim 5`))).toMatchObject({
      points: { P1: 71, P2: 50, P3: -60 },
      bags: { P1: 1, P2: 0, P3: 0 },
      tricks: 8,
      declaring: 'P1',
    });
    expect(game.outcome(after(`${bids}, S D6, S claim 6`))).toMatchObject({
      points: { P1: -70, P2: 52, P3: 61 },
    });
    const nil = 'S bid 7 nil S, W bid 5, E bid 6';
    expect(game.claimable(after(`${nil}, S D6`), 'S')).toBeUndefined();
    expect(game.claimable(after(`${nil}, S CA, W C7, S C2, E CQ, S D6`), 'S')).toBe(12);
    // one of another side does not count
    expect(game.claimable(after('S bid 7, W bid 5 nil N, E bid 6, S D6'), 'E')).toBe(13);
  });
});

describe('RULES 11.5 and 11.6: who sees what', () => {
  test('No Peeky: nothing of the dummy before the lead', () => {
    expect(game.view(after(''), 'S')).toMatchObject({ phase: 'bids', hands: { N: { count: 13 } } });
    expect(game.view(after(''), 'S').hands.N.shown).toBeUndefined();
  });

  test('R-DHS-6: each looks for himself, and nobody hears where', () => {
    const options = { peek: 'three' };
    const begun = after('', options);
    expect(game.toAct(begun)).toEqual(['S', 'W', 'E']);
    expect(legal(begun)).toHaveLength(286);
    const looked = after('W peek 1 4 5, S peek 4 5 6', options);
    expect(size(game.view(looked, 'W').hands.N.shown ?? EMPTY)).toBe(3);
    expect(extraOf<DummySpadesExtra>(game.view(looked, 'W')).row).toEqual(
      ['S2', null, null, 'HA', 'D2'].concat(Array(8).fill(null)),
    );
    expect(game.view(looked, 'E').hands.N).toEqual({ count: 13 });
    expect(game.view(looked).hands.N).toEqual({ count: 13 });
    const step = { seat: 'W', action: { kind: 'pick', pick: 'peek', places: [1, 4, 5] } } as const;
    expect([game.conceals?.(step, 'S'), game.conceals?.(step, 'W'), game.conceals?.(step)]).toEqual([
      true,
      false,
      true,
    ]);
    // looked, they are ready, and the cards lie face down again
    expect(game.legalActions(looked, 'W').map(makeAction)).toEqual(['ready']);
    const ready = game.apply(looked, 'W', { kind: 'choose', choice: 'ready' });
    expect(game.view(ready, 'W').hands.N).toEqual({ count: 13 });
    expect(game.view(ready, 'W').memory).toMatchObject({ row: expect.arrayContaining([39]) });
    expect(game.view(ready, 'S').phase).toBe('peek');
    const all = after('S peek 1 2 3, S ready, W peek 1 4 5, E peek 1 2 9, W ready, E ready', options);
    expect(game.view(all)).toMatchObject({ phase: 'bids', toAct: ['S'] });
  });

  test('four cards', () => {
    expect(legal(after('', { peek: 'four' }))).toHaveLength(715);
  });

  test('R-DHS-7, R-DHS-12: turned in bidding order, from those face down, for all; with four each one stays hidden', () => {
    const options = { peek: 'flip4' };
    expect(game.toAct(after('', options))).toEqual(['S']);
    const turned = after('S flip 1 2 3 4, W flip 5 6 7 8', options);
    expect(legal(turned)).toHaveLength(5);
    const all = after('S flip 1 2 3 4, W flip 5 6 7 8, E flip 10 11 12 13', options);
    for (const seat of ['S', undefined] as const)
      expect(cardsOf(game.view(all, seat).hands.N.shown ?? EMPTY)).toHaveLength(12);
    expect(game.view(all).phase).toBe('bids');
    expect(legal(after('S flip 3, W flip 1', { peek: 'flip1' }))).toHaveLength(11);
  });
});

describe('experiments', () => {
  test('R-DHS-8: mirror: most spades declare, the bids are the spades of the sides', () => {
    const view = game.view(after('', { bidding: 'mirror', peek: 'three' }), 'W');
    expect(view).toMatchObject({
      phase: 'play',
      toAct: ['S'],
      trickBids: [
        { seat: 'S', tricks: 7 },
        { seat: 'W', tricks: 6 },
        { seat: 'E', tricks: 6 },
      ],
      extra: { declarer: 'S', spades: { N: 3, E: 3, S: 4, W: 3 } },
    });
  });

  test('R-DHS-8: the first of equals; a hand without spades is a nil of its holder, of declarer if it is the dummy', () => {
    const equal = setupOf('N:.AK32.AK32.AK432 AKQJT9.QJ.QJ.QJ9 876543.T9.T9.T87 2.87654.87654.65', 'S');
    const order = {
      ...equal,
      order: ['N', 'E', 'S', 'W'].flatMap((seat) => cardsOf(equal.deal[seat as 'N'])),
    };
    const state = after('', { bidding: 'mirror' }, order);
    expect(game.view(state).trickBids).toEqual([
      { seat: 'W', tricks: 7 },
      { seat: 'E', tricks: 6, nils: ['N'] },
      { seat: 'S', tricks: 7 },
    ]);
    expect(game.view(state).extra).toMatchObject({ declarer: 'E' });
  });

  test('R-DHS-9: suicide: 4 or more, and one hand of one’s side nil, whichever it is', () => {
    const bids = legal(after('', { bidding: 'suicide' }));
    expect(bids).toHaveLength(20);
    expect([bids[0], bids[10]]).toEqual(['bid 4 nil S', 'bid 4 nil NEW']);
    expect(legal(after('S bid 5 nil S', { bidding: 'suicide' }))[10]).toBe('bid 4 nil NES');
  });
});

/** True if both cards are spades or neither is: mirror announces the number of spades. */
const sameKind: Alike = (_, __, a, b) => (suitIndex(a) === 3) === (suitIndex(b) === 3);
/** Returns the cards of the dummy that the player looked at. */
const known: LeakOptions['known'] = ({ setup, steps }, seat) => {
  const row = rowOf(setup, 'N');
  const looks = steps.flatMap(({ seat: by, action }) =>
    by === seat && action.kind === 'pick' && action.pick === 'peek' ? action.places : [],
  );
  return setOf(looks.flatMap((place) => row[place - 1] ?? []));
};

test.each([
  ...(game.options.peek.values ?? []).map((peek) => ({ peek, bidding: 'free' })),
  { peek: 'none', bidding: 'suicide' },
  { peek: 'four', bidding: 'mirror' },
])('with %j nothing else leaks, and views are imagined', (options) => {
  const alike: Alike = options.bidding === 'mirror' ? sameKind : () => true;
  expect(leakFaults(game, seeds(1, 20), { options, alike, known })).toEqual([]);
  expect(imagineFaults(game, seeds(1, 20), options, alike)).toEqual([]);
});
