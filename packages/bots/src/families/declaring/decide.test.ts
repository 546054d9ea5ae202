import { makeAction } from '@overtrick/rules/action';
import { defined } from '@overtrick/rules/assert';
import { cardsOf, FULL, minus, setOf } from '@overtrick/rules/cards/cardSet';
import { bySeat, SEATS, type Seat } from '@overtrick/rules/cards/seat';
import { makeDeal, parseHand } from '@overtrick/rules/deals/deal';
import type { AnyGame } from '@overtrick/rules/game';
import { findGame } from '@overtrick/rules/games/list';
import { afterSteps, setupOf } from '@overtrick/rules/internals/testing/after';
import { seededRandom, shuffled } from '@overtrick/rules/random';
import { describe, expect, test } from 'vitest';
import type { Decision } from '../../bot.ts';
import { novice } from '../../novice.ts';

type Hands = Partial<Record<Seat, string>>;

/** Deals the given hands, and the other cards at random. */
function dealWith(hands: Hands, seed = 'deal'): string {
  const given = bySeat((seat) => {
    const read = parseHand(hands[seat] ?? '...');
    return defined(read.ok ? read.value : undefined, `${seat}'s hand`);
  });
  const rest = shuffled(
    seededRandom(seed),
    cardsOf(SEATS.reduce((so, seat) => minus(so, given[seat]), FULL)),
  );
  return makeDeal(bySeat((seat) => (hands[seat] === undefined ? setOf(rest.splice(0, 13)) : given[seat])));
}

/** Returns the action of the novice who is to act; North deals. */
function decide(id: string, hands: Hands, steps = '', set: Readonly<Record<string, unknown>> = {}): Decision {
  const game: AnyGame = defined(findGame(id), id);
  const state = afterSteps(game, setupOf(dealWith(hands), 'N'), set, steps);
  const seat = defined(game.toAct(state)[0], 'somebody is to act');
  return novice(game, game.view(state, seat), { worlds: 8 }, seededRandom('novice'));
}
const did = (...args: Parameters<typeof decide>): string => makeAction(decide(...args).action);

describe('minibridge: with dummy in sight', () => {
  test.each<[string, string, string, string]>([
    ['ten hearts and 26 points', 'AK5.AQ876.K4.J62', '64.KJ543.A83.Q75', 'declare H game'],
    ['26 points, no fit', 'AK5.AQ8.K94.J862', 'Q64.K53.AJ83.975', 'declare NT game'],
    ['21 points, balanced', 'AK5.Q876.K94.J86', 'Q64.K53.J832.972', 'declare NT part'],
    ['nine spades, 22 points', 'AQ875.K76.K4.J86', 'KJ64.53.QJ32.Q72', 'declare S part'],
    ['ten spades, 24 points and a singleton', 'AQ8752.K76.K4.A8', 'KJ64.5.QJ832.972', 'declare S game'],
    ['ten clubs, 21 points', '54.K76.Q84.AKJ96', '63.A52.KJ97.T873', 'declare C part'],
    ['a long solid suit', 'A5.K7.984.AKQJ86', 'Q64.A53.A732.972', 'declare NT game'],
  ])('%s', (_, north, south, action) => {
    expect(did('minibridge', { N: north, S: south })).toBe(action);
  });

  test.each<[string, string, string, string]>([
    ['32 points and ten spades', 'AQJ87.AK6.KQ4.98', 'K9643.Q5.AJ83.K7', 'declare S small'],
    ['38 points', 'AKQ8.AK6.KQ4.AK8', 'J643.Q5.AJ83.QJ7', 'declare NT grand'],
    ['26 points', 'AK5.AQ8.K94.J862', 'Q64.K53.AJ83.975', 'declare NT game'],
  ])('slams where they are played for: %s', (_, north, south, action) => {
    expect(did('minibridge', { N: north, S: south }, '', { slams: 'on' })).toBe(action);
  });

  test('a free contract is no higher than it must be', () => {
    const hands = { N: 'AK5.Q876.K94.J86', S: 'Q64.K53.J832.972' };
    expect(did('minibridge', hands, '', { freeContract: 'on' })).toBe('1NT');
    expect(
      did('minibridge', { N: 'AK5.AQ876.K4.J62', S: '64.KJ543.A83.Q75' }, '', { freeContract: 'on' }),
    ).toBe('4H');
  });
});

describe('minibridge with slips', () => {
  test.each<[string, string, string]>([
    ['a good hand opens', 'AQ962.K7.QJ4.A83', 'open'],
    ['a poor one does not', 'Q9762.K7.J84.983', 'P'],
    ['eleven points with a long suit do', 'AQJ962.7.KJ4.983', 'open'],
    ['eleven points without one do not', 'AQ96.Q72.Q84.J83', 'P'],
  ])('%s', (_, north, action) => {
    expect(did('minibridge-slips', { N: north })).toBe(action);
  });

  test.each<[string, string, string, string]>([
    ['game with a fit', 'AQ962.K7.QJ4.A83', 'KJ53.A864.K92.65', '4S'],
    ['notrump without one', 'AQ96.KQ7.QJ4.K83', 'K53.A864.K92.Q65', '3NT'],
    ['low with little', 'AQJ962.K7.Q4.983', '53.J643.T92.7654', '1S'],
  ])('the opener names %s', (_, north, south, call) => {
    expect(did('minibridge-slips', { N: north, S: south }, 'N open')).toBe(call);
  });

  test('the overcaller passes with nothing, and overcalls with a fit', () => {
    const weak = { E: '843.9743.T65.Q62', W: 'J75.T52.K832.754' };
    expect(did('minibridge-slips', weak, 'N open, N 1NT')).toBe('P');
    const strong = { E: 'AQJ843.3.AK65.62', W: 'K752.852.Q832.A4' };
    expect(did('minibridge-slips', strong, 'N open, N 2H')).toMatch(/^[2-4]S$/);
  });
});

describe('bridge-whist: naming trumps from one hand', () => {
  test.each<[string, string, string]>([
    ['six good hearts', 'A5.AKQJ84.K64.Q8', 'declare H'],
    ['everything stopped and four aces', 'AQ5.AK4.AQ64.AJ8', 'declare NT'],
    ['nothing', '8652.743.J642.93', 'over'],
    ['six poor spades and little else', 'J98652.43.J64.93', 'over'],
  ])('the dealer with %s', (_, north, action) => {
    expect(did('bridge-whist', { N: north })).toBe(action);
  });

  test.each<[string, string, string]>([
    ['six good hearts', 'A5.AKQJ84.K64.98', 'declare H'],
    ['a hand without a trick names the cheapest suit it has', 'T98652.43.864.93', 'declare S'],
    ['a long suit of clubs and little else', '52.43.864.J98632', 'declare C'],
    ['three aces and a king', 'A52.A43.K864.AJ8', 'declare NT'],
  ])('partner, who must: %s', (_, south, action) => {
    expect(did('bridge-whist', { S: south }, 'N over')).toBe(action);
  });
});

describe('bridge-whist: doubling', () => {
  test.each<[string, string, string]>([
    ['a strong hand with length in trumps doubles', 'AK5.AKQT4.A6.KQ8', 'X'],
    ['an average hand does not', 'K85.A94.T65.KQ63', 'P'],
    ['a weak hand does not', '8652.743.J642.93', 'P'],
  ])('hearts, the leader: %s', (_, east, action) => {
    expect(did('bridge-whist', { E: east }, 'N declare H')).toBe(action);
  });

  test('the dealer redoubles with the best hand of all, and not with a poor one', () => {
    expect(did('bridge-whist', { N: 'AK5.AKQJT84.A.K8' }, 'N declare H, E X')).toBe('XX');
    expect(did('bridge-whist', { N: 'K85.A9432.T6.Q86' }, 'N declare H, E X')).toBe('P');
  });
});

test('reasons say what is expected', () => {
  expect(decide('minibridge', { N: 'AK5.AQ876.K4.J62', S: '64.KJ543.A83.Q75' }).reason).toBe(
    'I expect to score most with ♥ as trumps.',
  );
  expect(decide('bridge-whist', { N: '8652.743.J642.93' }).reason).toContain('partner may have a better one');
});
