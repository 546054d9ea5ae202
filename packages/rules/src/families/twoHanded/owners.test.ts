import { expect, test } from 'vitest';
import { addCall, callError, contractOf, isAuctionOver, startAuction } from '../../auction/auction.ts';
import { parseCall } from '../../auction/call.ts';
import { SEATS } from '../../cards/seat.ts';
import { callInTurn, DUMMY_AT_RIGHT, DUMMY_OPPOSITE, handsOf, ownerParty, sidesOf } from './owners.ts';

const TERMS = { dealer: 'S', vul: 'none' } as const;

test.each([
  ['opposite', DUMMY_OPPOSITE, { N: 'P1', E: 'P2', S: 'P1', W: 'P2' }], // R-HB-4
  ['at the right', DUMMY_AT_RIGHT, { N: 'P2', E: 'P1', S: 'P1', W: 'P2' }], // RULES 9.1
] as const)('a dummy %s', (_, owners, parties) => {
  for (const seat of SEATS) expect(ownerParty(owners, seat, TERMS)).toBe(parties[seat]);
  for (const player of owners.players) expect(handsOf(owners, player)).toContain(player);
  expect(sidesOf(owners).flat().toSorted()).toEqual(SEATS.toSorted());
});

test('South belongs to the first player and West to the second, however the dummies lie', () => {
  for (const owners of [DUMMY_OPPOSITE, DUMMY_AT_RIGHT]) {
    expect(ownerParty(owners, 'S', TERMS)).toBe('P1');
    expect(ownerParty(owners, 'W', TERMS)).toBe('P2');
  }
});

function auctionOf(passes: 1 | 2, calls: string) {
  const rules = callInTurn(DUMMY_AT_RIGHT, passes);
  let auction = startAuction('N');
  for (const word of calls.split(' ')) {
    const call = parseCall(word);
    if (call === undefined || callError(rules, auction, call) !== undefined) throw new Error(word);
    auction = addCall(rules, auction, call);
  }
  return { over: isAuctionOver(rules, auction), contract: contractOf(rules, auction) };
}

// R-HB-1: one pass; R-SOLO-1: two passes, and the bidder may raise themselves
test.each([
  [1, 'P', false, undefined],
  [1, 'P P', true, undefined],
  [1, '1C P', true, 'N'],
  [1, '1C X P', true, 'N'],
  [1, '1C X XX P', true, 'N'],
  [1, 'P 1H 2H P', true, 'N'],
  [2, '1C P', false, 'N'],
  [2, '1C P P', true, 'N'],
  [2, '1C P 2C P P', true, 'N'],
  [2, '1C 1D X P P', true, 'S'],
] as const)('with %i passes: %s', (passes, calls, over, declarer) => {
  const { over: isOver, contract } = auctionOf(passes, calls);
  expect(isOver).toBe(over);
  expect(contract?.declarer).toBe(declarer);
});

test('no player doubles himself', () => {
  expect(() => auctionOf(2, '1C P X')).toThrow();
  expect(() => auctionOf(2, '1C X P XX')).toThrow();
});
