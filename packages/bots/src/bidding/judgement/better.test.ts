import { defined } from '@overtrick/rules/assert';
import { BIDS, type Call } from '@overtrick/rules/auction/call';
import { expect, test } from 'vitest';
import { handFrom } from '../../suites/table.ts';
import { handOf } from '../hand.ts';
import { auctionSituation } from '../table.ts';
import { judgementOf } from './better.ts';
import { KINDS } from './kinds.ts';
import { readTrees, writeTrees } from './trees.ts';

/**
 * Returns the judged call over one heart of the right-hand opponent, when one other call promises the given gain over a
 * pass.
 */
function judgedOver(other: Call, promise: number, hand: string): Call | undefined {
  const trees = readTrees(writeTrees([], [{ value: promise }]));
  const kind = { ...defined(KINDS[0], 'a kind'), othersFor: () => [other], trees: () => trees };
  const s = auctionSituation('E', 'none', ['1H']);
  const rules = s.table.systems[s.me](s);
  return judgementOf(s, handOf(handFrom(hand)), ['P', 'X', ...BIDS], rules, undefined, [kind]).judged?.call;
}

const SPADES = 'KQJ84.52.AJ63.84';
const TAKEOUT = 'KQ84.5.AJ63.K842';

test('another call is made when it promises more than the margin', () => {
  expect(judgedOver('1S', 0.2, SPADES)).toBeUndefined();
  expect(judgedOver('1S', 0.3, SPADES)).toBe('1S');
});

test('a double must promise half an IMP more than a bid', () => {
  expect(judgedOver('X', 0.7, TAKEOUT)).toBeUndefined();
  expect(judgedOver('X', 0.8, TAKEOUT)).toBe('X');
});

test('no promise makes a call that the hand does not keep', () => {
  expect(judgedOver('X', 5, 'J984.Q5.J763.842')).toBeUndefined();
  expect(judgedOver('1S', 5, 'J984.Q5.J763.842')).toBeUndefined();
});
