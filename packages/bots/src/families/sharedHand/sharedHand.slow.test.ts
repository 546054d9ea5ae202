import { makeAction } from '@overtrick/rules/action';
import { tricksNeeded } from '@overtrick/rules/auction/contract';
import { CARDS, makeCard } from '@overtrick/rules/cards/card';
import { cardsOf, FULL, minus, setOf } from '@overtrick/rules/cards/cardSet';
import { makeHand } from '@overtrick/rules/deals/deal';
import { parseSetup, randomSetup } from '@overtrick/rules/deals/setup';
import type { AnyGame } from '@overtrick/rules/game';
import { dealt, type Hands, handOf } from '@overtrick/rules/games/secret/deals';
import { type SecretState, secret } from '@overtrick/rules/games/secret/index';
import { seededRandom } from '@overtrick/rules/random';
import { describe, expect, test } from 'vitest';
import { novice } from '../../novice.ts';
import { playOut } from '../../playout.ts';

const GAME: AnyGame = secret;
const OPTIONS = { aceRule: 'deal', forcedSecret: true } as const;

function decisionIn(state: SecretState): { readonly text: string; readonly reason: string } {
  const [seat] = secret.toAct(state);
  if (seat === undefined) throw new Error('someone is to act');
  const { action, reason } = novice(GAME, secret.view(state, seat), { worlds: 4 }, seededRandom('shared'));
  return { text: makeAction(action), reason };
}

describe('the draw: a card is kept that is worth more than the next is likely to be', () => {
  const packOf = (first: string) => {
    const rest = CARDS.map(makeCard).filter((card) => !first.split(' ').includes(card));
    return `${first} ${rest.join(' ')}`;
  };
  test.each([
    ['SK C2', 'keep'],
    ['SQ C2', 'keep'],
    ['S2 C2', 'reject'],
    ['H7 SA', 'reject'],
  ])('%s: %s', (first, text) => {
    const split = '1 2 3 4 5 6 7 8 9 10 11 12 13';
    const setup = parseSetup({ dealer: 'S', vul: 'none', order: packOf(first), split });
    if (!setup.ok) throw new Error(setup.why);
    expect(decisionIn(secret.start(setup.value, OPTIONS)).text).toBe(text);
  });
});

// North's are the dummy's cards, the last of each
const STRONG: Hands = ['AKQJ98.AK.AQ5.43', 'T32.QJT9.T98.T98', '7654.876.7643.A2'];
const EVEN: Hands = ['AQ42.K43.KQ5.K43', 'KJT.AQJ.AJ98.QJ9', '987.T98.T76.A876'];

describe('calls', () => {
  test.each<[string, Hands, string, RegExp]>([
    ['a strong hand opens its suit', STRONG, '', /^1S$/],
    ['it raises to game or beyond', STRONG, 'S 1S, W P', /^[3456](S|NT)$/],
    ['a weak one passes it', STRONG, 'S 1S', /^P$/],
    ['who has to open does so, whatever he has', ['T32.QJT9.T98.T98', STRONG[0], STRONG[2]], '', /^1H$/],
    ['with even hands nobody bids a slam', EVEN, 'S 1NT', /^(P|[23].*)$/],
  ])('%s', (_, hands, steps, call) => {
    const { text, reason } = decisionIn(dealt(hands, steps));
    expect(text).toMatch(call);
    expect(reason).toMatch(/\.$/);
  });
});

/** Returns thirteen of the cards that neither has, for the dummy. */
function dummyBeside(south: string, west: string): string {
  const rest = [south, west].reduce((left, text) => minus(left, handOf(text)), FULL);
  return makeHand(setOf(cardsOf(rest).slice(0, 13)));
}

describe('a double says that the bidder cannot know of these cards', () => {
  test.each<[string, south: string, west: string, bid: string, RegExp]>([
    ['twenty points and four trumps', 'AQJ95.KQ4.K6.762', 'KT74.AJ9.AQJ5.KQ', '4S', /^X$/],
    ['five trumps, eighteen points', 'AQJ95.KQ4.K6.762', 'KT742.AJ9.AQ5.KJ', '4S', /^X$/],
    ['21 points over notrump', 'AQ5.KQ4.K642.762', 'KJ7.AJ9.AQ5.KQJ8', '3NT', /^X$/],
    ['nineteen points over a slam', 'AKQJ95.K64.6.762', 'T74.AJ9.AKQ5.KQ8', '6S', /^X$/],
    ['twenty points and four trumps over five', 'KJ5.4.6.AQJT9762', 'AQ4.KJ9.AQJ.K843', '5C', /^X$/],
    ['an even hand does not double', 'AQJ95.KQ4.K6.762', 'K74.AJ92.Q75.K83', '4S', /^[^X]+$/],
    ['a weak one passes', 'AQJ95.KQ4.K6.762', '74.J9832.Q75.843', '4S', /^P$/],
    ['also notrump', 'AQ5.KQ4.K642.762', '74.J9832.Q75.843', '3NT', /^P$/],
    ['and with long trumps alone', 'AQJ95.KQ4.K6.762', 'T8743.982.75.843', '4S', /^P$/],
    ['a bid of one is left alone', 'AQJ95.KQ4.K6.762', 'K74.AJ92.Q75.K83', '1S', /^[^X]+$/],
    ['with strength too', 'AQJ95.KQ4.K6.762', 'K4.AJ92.AQ5.K843', '1S', /^[^X]+$/],
  ])('%s', (_, south, west, bid, call) => {
    // the first bid is at the one level
    const steps = bid.startsWith('1') ? `S ${bid}` : `S 1${bid.slice(1)}, W P, S ${bid}`;
    expect(decisionIn(dealt([south, west, dummyBeside(south, west)], steps)).text).toMatch(call);
  });
});

test('a hand that runs a suit on lead does not run from three notrump', () => {
  const [south, west] = ['AKQ96.Q543.4.876', 'J3.AK876.AQ2.KQ3'];
  const state = dealt([south, west, dummyBeside(south, west)], 'S 1S, W 3NT');
  expect(decisionIn(state).text).toMatch(/^[PX]$/);
});

describe('the secret card', () => {
  const PLAY = 'S 1S, W P, S P';

  test('is the one most likely to win: a high trump, else an ace', () => {
    expect(decisionIn(dealt(STRONG, PLAY)).text).toBe('aside CA');
    expect(decisionIn(dealt(['AQ42.K43.K52.K43', 'T53.AQJ.AJ98.QJ9', 'KJ8.T98.T76.A876'], PLAY)).text).toBe(
      'aside SK',
    );
  });

  test('takes the place of a card when that wins a trick that is lost otherwise', () => {
    const hands: Hands = ['K432.43.KQJT9.43', 'AQJT.KQJT.432.52', '987.A2.8765.KJT9'];
    const state = dealt(hands, 'S 1D, W P, S P, S aside HA, W HK, W H2');
    expect(decisionIn(state).text).toBe('replace');
  });

  test('is kept when declarer wins the trick without it', () => {
    const hands: Hands = ['K432.A3.KQJT9.43', 'AQJT.KQJT.432.52', '987.42.8765.KJT9'];
    const state = dealt(hands, 'S 1D, W P, S P, S aside H4, W HQ, W H2');
    expect(decisionIn(state).text).toBe('stand');
  });
});

test('about two contracts of three are made, of deals bid by the cards', () => {
  const random = seededRandom('measure');
  const chair = { bot: novice, budget: { worlds: 2 }, random };
  let made = 0;
  const DEALS = 24;
  for (let i = 0; i < DEALS; i++) {
    const setup = randomSetup(
      { dealer: i % 2 === 0 ? 'S' : 'W', vul: 'none' },
      seededRandom(`${i}`),
      'split',
    );
    const { outcome } = playOut(GAME, setup, OPTIONS, { N: chair, E: chair, S: chair, W: chair });
    if (outcome.contract !== undefined && outcome.tricks >= tricksNeeded(outcome.contract)) made += 1;
  }
  expect(made / DEALS).toBeGreaterThan(0.4);
  expect(made / DEALS).toBeLessThan(0.9);
});
