import { BIDS, type Call } from '@overtrick/rules/auction/call';
import { expect, test } from 'vitest';
import { handFrom } from '../../suites/table.ts';
import { ruleFor } from '../decide.ts';
import { handOf } from '../hand.ts';
import { auctionSituation } from '../table.ts';
import { plausibleFor } from './plausible.ts';

const LEGAL: readonly Call[] = ['P', 'X', 'XX', ...BIDS];

/** Returns the plausible other calls when North deals and nobody is vulnerable. */
function othersAfter(hand: string, auction: readonly Call[]): readonly Call[] {
  const s = auctionSituation('N', 'none', auction);
  const cards = handOf(handFrom(hand));
  return plausibleFor(s, cards, LEGAL, ruleFor(s, cards, LEGAL));
}

test.each([
  ['an opening', 'AQJ52.K84.QT3.J6', []],
  ['a question', 'KQ52.Q84.KT63.75', ['1N', 'P']],
  ['a slam', 'AQJ52.AK4.KQ3.A6', ['2C', 'P', '2D', 'P', '2S', 'P', '6S', 'P']],
] as const)('%s is left to the system', (_, hand, auction) => {
  expect(othersAfter(hand, auction).filter((call) => call !== 'P')).toEqual([]);
});

test('a game of the own side that nobody disturbs is left', () => {
  expect(othersAfter('AQJ52.4.KQ63.K65', ['1D', 'P', '1S', 'P', '3N', 'P'])).toEqual([]);
});

test('over their bid: pass, double, notrump, and the own long suits and fits at three levels', () => {
  const others = othersAfter('K9842.4.KQ63.852', ['P', '1H', '1S', '3H']);
  expect(others).toEqual(expect.arrayContaining(['P', 'X', '4S']));
  expect(others.filter((call) => call[1] === 'H' || call[1] === 'C')).toEqual([]);
  expect(others).not.toContain('3S' as const);
});

test('no slam is among them, nor notrump above game', () => {
  const others = othersAfter('AKQ842.4.AKQ63.2', ['1S', '4H']);
  expect(others.some((call) => call[0] === '6' || call[0] === '7')).toBe(false);
  expect(others).not.toContain('4N');
});

test('their bid alone is doubled, and with some points', () => {
  expect(othersAfter('982.AK4.K763.Q85', ['1H', '2C'])).toContain('X');
  expect(othersAfter('982.AK4.K763.Q85', ['1H', 'P'])).not.toContain('X');
  expect(othersAfter('98432.Q4.8763.85', ['1H', '2C'])).not.toContain('X');
});
