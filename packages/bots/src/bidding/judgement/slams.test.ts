import { BIDS, type Call } from '@overtrick/rules/auction/call';
import { expect, test } from 'vitest';
import { handFrom } from '../../suites/table.ts';
import { judgedFor, ruleFor } from '../decide.ts';
import { handOf } from '../hand.ts';
import { auctionSituation } from '../table.ts';
import { slamsFor } from './slams.ts';

const LEGAL: readonly Call[] = ['P', 'X', 'XX', ...BIDS];

/** Returns the other calls when North deals, nobody is vulnerable, and all bids above the standing one are legal. */
function slamsAfter(text: string, auction: readonly Call[]): readonly Call[] {
  const s = auctionSituation('N', 'none', auction);
  const hand = handOf(handFrom(text));
  const legal = LEGAL.filter((call) => s.bid === undefined || !isBelow(call, s.bid));
  return slamsFor(s, hand, legal, ruleFor(s, hand, legal));
}
const isBelow = (call: Call, bid: Call): boolean => {
  const [one, other] = [call, bid].map((each) => (BIDS as readonly Call[]).indexOf(each));
  return one !== undefined && other !== undefined && one >= 0 && one <= other;
};

test('where no slam is near there is nothing to judge', () => {
  expect(slamsAfter('9842.Q74.J63.K85', ['1S', 'P'])).toEqual([]);
  // partner has shown nothing
  expect(slamsAfter('AKQ82.AK4.AQJ3.A', ['P', 'P'])).toEqual([]);
});

const LIMIT: readonly Call[] = ['P', 'P', '1S', 'P', '3S', 'P'];

test('opposite a raise to the limit a fine hand asks, tries, or bids it', () => {
  const others = slamsAfter('AKQ852.A84.AJ3.5', LIMIT);
  expect(others).toEqual(expect.arrayContaining(['4N', '5S', '6S']));
  expect(others).not.toContain('4S');
  // no second place to play, and no grand slam
  expect(others.filter((call) => call[0] === '7' || call === '5N')).toEqual([]);
});

test('a slam is not bid where two key cards may be missing and four notrump asks for them', () => {
  const others = slamsAfter('AKQ852.AJ4.QJ3.5', LIMIT);
  expect(others).toEqual(expect.arrayContaining(['4N', '5S']));
  expect(others).not.toContain('6S');
  // it is too late to ask
  expect(slamsAfter('AKQ852.AJ4.QJ3.5', ['P', 'P', '1S', 'P', '5S', 'P'])).toContain('6S');
});

test('who asks for aces by the system may stop in game instead', () => {
  const auction: readonly Call[] = ['P', 'P', '1S', 'P', '3S', 'P'];
  const s = auctionSituation('N', 'none', auction);
  const hand = handOf(handFrom('AKQ852.AK4.KQ3.5'));
  const legal = LEGAL.filter((call) => !isBelow(call, '3S'));
  const ask = {
    call: '4N',
    shows: {},
    block: 0,
    tag: 'blackwood',
    isArtificial: true,
    text: 'asks',
  } as const;
  expect(slamsFor(s, hand, legal, ask)).toEqual(expect.arrayContaining(['3N', '4S']));
  expect(slamsFor(s, hand, legal, ask)).not.toContain('P');
});

test('over a double, and at six, nothing is judged', () => {
  const s = auctionSituation('N', 'none', ['1S', 'P', '3S', 'P', '4S', '6H']);
  const hand = handOf(handFrom('AKQ852.AK4.KQ3.5'));
  expect(slamsFor(s, hand, ['P', 'X', '6S'], ruleFor(s, hand, ['P', 'X', '6S']))).toEqual([]);
});

test('twenty-two points opposite an opening never stop in game', () => {
  const s = auctionSituation('N', 'none', ['1S', 'P', '2H', 'P', '4S', 'P']);
  const hand = handOf(handFrom('K4.AKQJ52.AK4.A5'));
  const legal = LEGAL.filter((call) => !isBelow(call, '4S') && call !== 'X' && call !== 'XX');
  expect(judgedFor(s, hand, legal)?.call).not.toBe('P');
});
