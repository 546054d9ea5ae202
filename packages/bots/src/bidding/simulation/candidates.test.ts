import { expect, test } from 'vitest';
import { handFrom } from '../../suites/table.ts';
import { handOf } from '../hand.ts';
import { auctionSituation } from '../table.ts';
import { candidatesFor } from './candidates.ts';
import { turnOf } from './rollout.ts';

/** North deals. */
const callsFor = (
  hand: string,
  auction: Parameters<typeof auctionSituation>[2],
  below?: { NS: number; EW: number },
) => candidatesFor(turnOf(auctionSituation('N', 'none', auction)), handOf(handFrom(hand)), below).calls;

test.each([
  ['an opening', 'AQJ52.K84.QT3.J6', []],
  ['a reply with nothing to say', '9543.T842.Q96.J5', ['1N', 'P']],
  ['a question', 'KQ52.Q84.KT63.75', ['1N', 'P']],
  ['a reply in a suit that is forcing', 'AQJ52.KQ84.A3.65', ['1D', 'P']],
] as const)('%s is left to the system', (_, hand, auction) => {
  expect(callsFor(hand, auction)).toHaveLength(1);
});

test('game is weighed where an invitation may be accepted', () => {
  expect(callsFor('AQJ52.K84.Q63.65', ['P', 'P', '1S', 'P', '3S', 'P'])).toEqual(['P', '4S']);
});

test('how high to compete, to double or to defend are weighed', () => {
  expect(callsFor('K9842.4.KQ63.852', ['P', '1H', '1S', '4H'])).toEqual(
    expect.arrayContaining(['P', 'X', '4S']),
  );
});

test('a rebid that partner forces is described, not leapt over', () => {
  expect(callsFor('AKJ632.J4.5.A982', ['1S', 'P', '2H', 'P'])).toEqual(['2S']);
});

test('a slam bid against silence is not doubled for the number of layouts', () => {
  expect(callsFor('KT75.J.K62.T9843', ['1H', 'P', '2N', 'P', '4H', 'P', '6H'])).toEqual(['P']);
});

test('a call that promises what the hand lacks is none', () => {
  const calls = callsFor('J52.Q84.KT63.J65', ['1S', 'P', '2S', '3H', 'P', 'P']);
  // four diamonds would promise five or more
  expect(calls.filter((call) => call[1] === 'D')).toEqual([]);
});

test('over a game of the own side nothing but a slam', () => {
  const calls = callsFor('AQJ52.4.KQ63.K65', ['1D', 'P', '1S', 'P', '3N', 'P']);
  expect(calls.filter((call) => call[0] === '4' || call[0] === '5')).toEqual([]);
});

test('with sixty below the line one notrump is game, and more need not be bid', () => {
  const asked = ['K52.Q84.KT63.J65', ['1N', 'P']] as const;
  expect(callsFor(...asked)).not.toContain('P');
  expect(callsFor(...asked, { NS: 60, EW: 0 })).toContain('P');
});
