import { describe, expect, test } from 'vitest';
import { awol } from '../games/awol/index.ts';
import { bridge } from '../games/bridge/index.ts';
import { afterSteps, setupOf } from '../testing/after.ts';
import type { View } from '../views/view.ts';
import { BEER_OPTIONS, type Beer, type BeerOptions, beerOf, settleBeers } from './beerCard.ts';

const OFF: BeerOptions = { notTrumps: false, doubledBeers: false };

/** Each player has one suit, so in notrump the leader wins every trick. */
const SUITS = 'N:.AKQJT98765432.. ..AKQJT98765432. AKQJT98765432... ...AKQJT98765432';
const ONE_BY_ONE = [...'AKQJT9865432'].join('');

/**
 * Plays all 52 cards: each player plays one suit from the top, the seven last. East wins all tricks, as the leader or
 * with trumps.
 */
function playOut(auction: string, leader: 'N' | 'E' | 'S' | 'W', declarer: string): View {
  const suitOf = { N: 'H', E: 'D', S: 'S', W: 'C' };
  const order = ['N', 'E', 'S', 'W'] as const;
  const dummy = { N: 'S', S: 'N', E: 'W', W: 'E' }[declarer];
  const cards = [...ONE_BY_ONE, '7'].flatMap((rank, trick) =>
    order.map((_, i) => {
      const seat = order[(order.indexOf(trick === 0 ? leader : 'E') + i) % 4] ?? 'N';
      return `${seat === dummy ? declarer : seat} ${suitOf[seat]}${rank}`;
    }),
  );
  return bridge.view(afterSteps(bridge, setupOf(SUITS, 'S'), {}, `${auction}, ${cards.join(', ')}`));
}

describe('RULES 14', () => {
  test('a defender wins the last trick with it, and the contract is beaten: the other defender owes him', () => {
    const view = playOut('S 1S, W P, N 1NT, E P, S P, W P', 'E', 'N');
    expect(view.outcome?.tricks).toBe(0);
    expect(beerOf(view, bridge.seats, OFF)).toEqual({ from: 'W', to: 'E', beers: 1 });
  });

  test('the contract is made: dummy owes declarer', () => {
    // diamonds are trumps, so East's cards win, no matter who leads
    const view = playOut('S P, W P, N P, E 7D, S P, W P, N P', 'S', 'E');
    expect(view.outcome?.tricks).toBe(13);
    expect(beerOf(view, bridge.seats, OFF)).toEqual({ from: 'W', to: 'E', beers: 1 });
  });

  test('R-BC-2: won with dummy’s card it is declarer’s', () => {
    const view = playOut('S P, W 7D, N P, E P, S P', 'N', 'W');
    expect(beerOf(view, bridge.seats, OFF)).toEqual({ from: 'E', to: 'W', beers: 1 });
  });

  test('by option there is none when diamonds are trumps', () => {
    const view = playOut('S P, W P, N P, E 7D, S P, W P, N P', 'S', 'E');
    expect(beerOf(view, bridge.seats, { ...OFF, notTrumps: true })).toBeUndefined();
    const notrump = playOut('S 1S, W P, N 1NT, E P, S P, W P', 'E', 'N');
    expect(beerOf(notrump, bridge.seats, { ...OFF, notTrumps: true })).toBeDefined();
  });

  test.each([
    ['S P, W P, N P, E 7D, S X, W P, N P, E P', 1, 2],
    ['S P, W P, N P, E 7D, S X, W XX, N P, E P, S P', 1, 4],
  ])('%s: %i beer, by option %i', (auction, plain, more) => {
    const view = playOut(auction, 'S', 'E');
    expect(beerOf(view, bridge.seats, OFF)?.beers).toBe(plain);
    expect(beerOf(view, bridge.seats, { ...OFF, doubledBeers: true })?.beers).toBe(more);
  });

  test('none when the other side wins with it', () => {
    // declarer's side wins the last trick, but the contract is beaten; a defender does, but it is made
    const made = playOut('S P, W P, N P, E 7D, S P, W P, N P', 'S', 'E');
    const { outcome } = made;
    expect(
      outcome && beerOf({ ...made, outcome: { ...outcome, tricks: 12 } }, bridge.seats, OFF),
    ).toBeUndefined();
    const down = playOut('S 1S, W P, N 1NT, E P, S P, W P', 'E', 'N');
    const lost = down.outcome;
    expect(lost && beerOf({ ...down, outcome: { ...lost, tricks: 7 } }, bridge.seats, OFF)).toBeUndefined();
  });

  test('R-BC-1: none after a claim, before the end, or in a deal passed out', () => {
    const view = playOut('S P, W P, N P, E 7D, S P, W P, N P', 'S', 'E');
    expect(beerOf({ ...view, claim: { seat: 'E', tricks: 1 } }, bridge.seats, OFF)).toBeUndefined();
    expect(beerOf({ ...view, tricks: view.tricks.slice(1) }, bridge.seats, OFF)).toBeUndefined();
    const passed = afterSteps(bridge, setupOf(SUITS, 'S'), {}, 'S P, W P, N P, E P');
    expect(beerOf(bridge.view(passed), bridge.seats, OFF)).toBeUndefined();
  });

  test('none for who plays his own dummy, where nobody else can owe it', () => {
    const view = playOut('S 1S, W P, N 1NT, E P, S P, W P', 'E', 'N');
    expect(beerOf(view, awol.seats, OFF)).toEqual({ from: 'W', to: 'E', beers: 1 });
    expect(beerOf(view, ['E', 'S'], OFF)).toBeUndefined();
  });
});

test('the options are off', () => {
  expect([BEER_OPTIONS.notTrumps.default, BEER_OPTIONS.doubledBeers.default]).toEqual([false, false]);
});

test('what two players owe each other is set off', () => {
  const owed = (from: Beer['from'], to: Beer['to'], beers: number): Beer => ({ from, to, beers });
  expect(settleBeers([owed('N', 'S', 1), owed('E', 'W', 2), owed('S', 'N', 1), owed('N', 'S', 2)])).toEqual([
    owed('N', 'S', 2),
    owed('E', 'W', 2),
  ]);
  expect(settleBeers([owed('N', 'S', 1), owed('S', 'N', 1)])).toEqual([]);
  expect(settleBeers([])).toEqual([]);
});
