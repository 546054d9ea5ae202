import { type Action, makeAction, parseAction } from '@overtrick/rules/action';
import { defined } from '@overtrick/rules/assert';
import { type Card, parseCard } from '@overtrick/rules/cards/card';
import { cardsOf, FULL, minus, setOf } from '@overtrick/rules/cards/cardSet';
import { dealOfOrder } from '@overtrick/rules/deals/setup';
import { findGame } from '@overtrick/rules/games/list';
import { parseOptions } from '@overtrick/rules/options';
import { seededRandom, shuffled } from '@overtrick/rules/random';
import { describe, expect, test } from 'vitest';
import type { Decider } from '../../bot.ts';
import { novice } from '../../novice.ts';
import { handFrom } from '../../suites/table.ts';
import { decideTeamBid, decideTeamBidAgainstAll } from './team.ts';

const game = defined(findGame('dummy-spades'), 'dummy-spades');

const BUDGET = { worlds: 4 };

/** Returns West's bid after steps, with this hand and these cards first in the dummy; South bids first, East last. */
function bidOf(
  hand: string,
  steps: string,
  given: Record<string, string> = {},
  dummy = '',
  decide: Decider = decideTeamBid,
): Action {
  const own = cardsOf(handFrom(hand));
  const first = dummy.split(' ').flatMap((text): readonly Card[] => {
    const card = parseCard(text);
    return card === undefined ? [] : [card];
  });
  const rest = shuffled(seededRandom('rest'), cardsOf(minus(minus(FULL, setOf(own)), setOf(first))));
  const others = [...first, ...rest];
  const order = [...others.slice(0, 39), ...own];
  const options = parseOptions(game.options, given);
  if (!options.ok) throw new Error(options.why);
  let state = game.start({ dealer: 'E', vul: 'none', deal: dealOfOrder(order), order }, options.value);
  for (const step of steps.split(', ').filter((text) => text !== '')) {
    const seat = defined(game.toAct(state)[0], 'it goes on');
    state = game.apply(state, seat, defined(parseAction(step), step));
  }
  const view = game.view(state, 'W');
  return (decide(game, view, BUDGET, seededRandom('x')) ?? novice(game, view, BUDGET, seededRandom('x')))
    .action;
}
const tricksOf = (...given: Parameters<typeof bidOf>): number => {
  const action = bidOf(...given);
  return action.kind === 'bid' ? action.tricks : -1;
};

const AVERAGE = 'K932.K82.A73.J64';
const STRONG = 'AKQ72.AK3.A73.64';
const WEAK = 'T32.5432.632.432';
const SAFE = '3.76532.6542.543';

describe('a bid for a side that is not yet known', () => {
  test.each([
    [STRONG, 'bid 6', 8, 9],
    [AVERAGE, 'bid 5', 5, 7],
    [AVERAGE, 'bid 8', 2, 4],
    [WEAK, 'bid 6', 2, 5],
  ])('with %s after %s it is from %i to %i', (hand, steps, least, most) => {
    const tricks = tricksOf(hand, steps);
    expect(tricks).toBeGreaterThanOrEqual(least);
    expect(tricks).toBeLessThanOrEqual(most);
  });

  test.each(['three', 'flip1'])('%s: what is seen of the dummy changes it', (peek) => {
    const steps =
      peek === 'three'
        ? 'peek 4 5 6, ready, peek 1 2 3, ready, peek 7 8 9, ready, bid 6'
        : 'flip 1, flip 2, flip 3, bid 6';
    const rich = tricksOf(AVERAGE, steps, { peek }, 'SA SQ HA');
    const poor = tricksOf(AVERAGE, steps, { peek }, 'D2 H4 C2');
    expect(rich).toBeGreaterThan(6);
    expect(poor).toBeLessThan(6);
  });
});

describe('nils', () => {
  const FORCED = { bidding: 'suicide' };
  const SAFE_NILS = [SAFE, '.86432.7532.6432', '42.6432.7532.532', '32.T6432.532.632'];
  // a ten, a lone high spade, or a suit that is led three times takes a trick if nobody covers and everybody leads it
  const DOUBTFUL = [
    WEAK,
    'T6.53.T9753.A932',
    '987.8632.85.9863',
    '93.JT862.AJ42.62',
    'T.KQJ752.8765.42',
    '5.J864.53.AQJT62',
  ];
  const NONE = [AVERAGE, STRONG, 'A32.5432.632.432', 'K95.K654.Q64.K72', 'J862.T85.AJ7.T72'];
  const nilOf = (decide: Decider, hand: string, options: Record<string, string> = {}): string => {
    const steps = options.bidding === 'suicide' ? 'bid 6 nil S' : 'bid 6';
    return makeAction(bidOf(hand, steps, options, '', decide)).replace(/^bid \d+ ?/, '');
  };

  test.each(SAFE_NILS)('%s is everybody’s nil', (hand) => {
    expect(nilOf(decideTeamBid, hand)).toBe('nil W');
    expect(nilOf(decideTeamBidAgainstAll, hand)).toBe('nil W');
  });

  test.each(DOUBTFUL)('%s is one where the others let it go by', (hand) => {
    expect(nilOf(decideTeamBid, hand)).toBe('nil W');
    expect(nilOf(decideTeamBidAgainstAll, hand)).toBe('');
  });

  test.each(NONE)('%s is none', (hand) => {
    expect(nilOf(decideTeamBid, hand)).toBe('');
    expect(nilOf(decideTeamBidAgainstAll, hand)).toBe('');
  });

  test.each<[string, string]>([
    [WEAK, 'nil W'],
    [AVERAGE, 'nil NES'],
    ['A32.5432.632.432', 'nil NES'],
  ])('%s where some hand has to be: “%s”, never with the ace of spades', (hand, nil) => {
    expect(nilOf(decideTeamBid, hand, FORCED)).toBe(nil);
    expect(nilOf(decideTeamBidAgainstAll, hand, FORCED)).toBe(nil);
  });
});

test('any cards of the dummy are looked at: they all lie face down', () => {
  expect(makeAction(bidOf(AVERAGE, 'peek 4 5 6, ready', { peek: 'three' }))).toBe('peek 1 2 3');
  expect(makeAction(bidOf(AVERAGE, 'flip 1 2', { peek: 'flip2' }))).toBe('flip 3 4');
});

test('whoever declared a hand nil plays it under what wins, and nobody else does', () => {
  const order = [
    'S2 S3 S4 HA D2 D3 D4 D5 C2 C3 C4 C5 C6',
    'SK SQ SJ HK HQ HJ H5 DK DQ DJ DT CK CQ',
    'SA ST S9 S8 H2 H3 H4 HT D6 D7 D8 D9 CA',
    'S7 S6 S5 H6 H7 H8 H9 DA CJ CT C9 C8 C7',
  ].flatMap((row) => row.split(' ').flatMap((text) => parseCard(text) ?? []));
  const options = parseOptions(game.options);
  if (!options.ok) throw new Error(options.why);
  /** Returns the card that West, a defender, plays second to South's ten of hearts. */
  const cardOf = (wests: string, easts: string): string => {
    let state = game.start({ dealer: 'E', vul: 'none', deal: dealOfOrder(order), order }, options.value);
    for (const step of ['bid 7', wests, easts, 'HT'])
      state = game.apply(
        state,
        defined(game.toAct(state)[0], 'it goes on'),
        defined(parseAction(step), step),
      );
    return makeAction(novice(game, game.view(state, 'W'), { worlds: 1 }, seededRandom('x')).action);
  };
  expect(cardOf('bid 3 nil W', 'bid 4')).toBe('H9');
  expect(cardOf('bid 3', 'bid 4 nil W')).toBe('H6');
});
