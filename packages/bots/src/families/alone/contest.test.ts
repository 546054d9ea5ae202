import type { Bid, Call } from '@overtrick/rules/auction/call';
import { BIDS } from '@overtrick/rules/auction/call';
import type { Strain } from '@overtrick/rules/cards/card';
import { expect, test } from 'vitest';
import type { Odds } from '../../valuation/payoff.ts';
import { type LastBid, optionsIn } from './contest.ts';

/** A small error: all cards are as good as seen. */
const SPREAD = 0.3;

/** Builds the odds of a player who takes the given tricks in some strains, and six in the others. */
function odds(tricks: Partial<Record<Strain, number>>, vulnerable = false): Odds {
  const of = (strain: Strain): readonly number[] => [tricks[strain] ?? 6];
  return {
    estimates: { C: of('C'), D: of('D'), H: of('H'), S: of('S'), N: of('N') },
    spread: SPREAD,
    vulnerable,
  };
}

/** Returns the best of all legal calls over a bid. */
function callOver(own: Odds, other: Odds, last: LastBid | undefined, passes = 0): Call | undefined {
  const higher = BIDS.slice(last === undefined ? 0 : BIDS.indexOf(last.bid) + 1);
  const doubles: readonly Call[] = last === undefined || last.isOwn || last.doubling > 0 ? [] : ['X'];
  const options = optionsIn({ own, other, passes: 2 }, last, passes, ['P', ...doubles, ...higher]);
  return options.reduce((best, one) => (one.value > best.value ? one : best)).call;
}
const theirs = (bid: Bid): LastBid => ({ bid, isOwn: false, doubling: 0 });

test.each<[string, Odds, Odds, Bid, RegExp]>([
  ['two down is cheaper than a game', odds({ H: 9 }), odds({ S: 10 }), '4S', /^5H$/],
  ['not when vulnerable', odds({ H: 9 }, true), odds({ S: 10 }), '4S', /^P$/],
  ['against a vulnerable game three down is', odds({ C: 8 }), odds({ S: 10 }, true), '4S', /^5C$/],
  ['four down is not', odds({ C: 7 }), odds({ S: 10 }, true), '4S', /^P$/],
  ['one down is as dear as two spades', odds({ D: 8 }), odds({ S: 8 }), '2S', /^P$/],
  ['a slam is worth five down', odds({ S: 7 }), odds({ H: 12 }, true), '6H', /^6S$/],
  ['a grand slam even more', odds({ S: 7 }), odds({ H: 13 }, true), '7H', /^7S$/],
  ['notrump goes down as others do', odds({ N: 9 }), odds({ S: 10 }, true), '4S', /^4N$/],
  ['no sacrifice where the contract fails', odds({ H: 9 }), odds({ S: 9 }), '4S', /^X$/],
  ['a contract that fails by much is doubled', odds({ H: 6 }), odds({ S: 7 }, true), '4S', /^X$/],
  ['what is made is not', odds({}), odds({ S: 10 }), '4S', /^P$/],
  ['what one can make comes before a sacrifice', odds({ H: 11 }), odds({ S: 10 }), '4S', /^5H$/],
])('%s', (_, own, other, bid, expected) => {
  expect(callOver(own, other, theirs(bid))).toMatch(expected);
});

test('nobody sacrifices against nothing, nor over their own contract', () => {
  expect(callOver(odds({ H: 6 }), odds({ S: 10 }), undefined, 1)).toBe('P');
  expect(callOver(odds({ H: 9, S: 9 }), odds({}), { bid: '3H', isOwn: true, doubling: 0 })).toBe('P');
});
