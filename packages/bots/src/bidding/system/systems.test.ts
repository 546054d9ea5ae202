import { BIDS, parseCall } from '@overtrick/rules/auction/call';
import { bySeat } from '@overtrick/rules/cards/seat';
import { describe, expect, test } from 'vitest';
import { handFrom } from '../../suites/table.ts';
import { ruleFor } from '../decide.ts';
import { handOf } from '../hand.ts';
import { auctionSituation, meaningIn } from '../table.ts';
import type { SystemId } from './list.ts';

const after = (auction: string, id: SystemId) =>
  auctionSituation(
    'N',
    'none',
    auction.split(' ').flatMap((word) => parseCall(word) ?? []),
    bySeat(() => id),
  );

/** Returns the call of a player of the system with the hand, after an auction that North began. */
const callOf = (id: SystemId, hand: string, auction: string) =>
  ruleFor(after(auction, id), handOf(handFrom(hand)), ['P', 'X', 'XX', ...BIDS])?.call;

type Row = readonly [hand: string, auction: string, call: string];

const rows = (id: SystemId, table: readonly Row[]) =>
  describe(id, () => {
    test.each(table)('%s after "%s": %s', (hand, auction, call) => {
      expect(callOf(id, hand, auction)).toBe(call);
    });
  });

rows('acol', [
  ['KJ4.AQ83.Q72.952', '', '1N'], // twelve to fourteen
  ['KJ4.AQ83.Q72.K95', '', '1H'], // fifteen with four hearts
  ['AQ73.KJ84.KQ4.85', '', '1H'], // both majors: hearts
  ['AQ73.K4.KQ94.852', '', '1N'],
  ['AQ73.K4.KQ94.K52', '', '1S'], // a major before a minor
  ['AQ4.KJ2.KQJ4.K52', '', '1D'], // eighteen
  ['AQ4.KJ2.KQJ4.KQ2', '', '2N'],
  ['KQJ874.62.K83.94', '', '2S'],
  ['Q83.K974.A52.J62', '1N P', 'P'],
  ['KJ83.K4.AQ52.962', '1N P', '2C'], // game with a fit
  ['K83.Q94.AJ52.Q62', '1N P', '2N'], // twelve opposite twelve to fourteen
  ['K83.QJ4.AJ52.K62', '1N P', '3N'],
  ['Q98642.83.K5.762', '1N P', '2H'],
  ['QJ74.83.KQ42.952', '1S P', '2S'],
  ['KJ74.83.AQ42.952', '1S P', '3S'],
  ['KJ4.83.Q9742.952', '1S P', '1N'], // three spades are no raise
  ['K4.83.AQ742.K952', '1S P', '2D'],
  ['KJ74.8.AQ42.K952', '1S P', '2N'],
  ['KJ4.A93.Q52.K952', '1S P', '3N'],
  ['KQ4.AQ83.K72.Q95', '1H P 1S P', '1N'], // fifteen to seventeen
  ['AQ4.AQ83.K72.K95', '1H P 1S P', '2N'],
  ['KQ4.AQ83.K72.Q95', '1H P 2C P', '2N'],
]);

rows('weak-notrump', [
  ['KJ4.AQ83.Q72.952', '', '1N'], // twelve to fourteen
  ['KJ4.AQ83.Q72.K95', '', '1C'], // fifteen: no five-card major, and no notrump yet
  ['AQ73.KJ84.KQ4.85', '', '1D'], // four cards are no major suit to open
  ['AQJ73.K4.KQ94.85', '', '1S'],
  ['KQJ874.62.K83.94', '', '2S'], // weak two
  ['AQ4.KJ2.KQJ4.KQ2', '', '2N'],
  ['Q83.K974.A52.J62', '1N P', 'P'],
  ['K83.Q94.AJ52.Q62', '1N P', '2N'], // twelve opposite twelve to fourteen
  ['K83.QJ4.AJ52.K62', '1N P', '3N'],
  ['KJ83.K4.AQ52.962', '1N P', '2C'], // game with a fit
  ['KQ4.AQ83.K72.J95', '1C P 1S P', '1N'], // fifteen to seventeen
  ['KJ43.A3.Q852.952', '1C P 1D P 1N P', '3N'], // ten opposite those
]);

rows('two-over-one', [
  ['K4.83.AQJ42.K952', '1S P', '2D'],
  ['K4.83.KQ742.Q952', '1S P', '1N'], // ten points do not force to game
  ['84.83.K9742.K952', '1S P', '1N'],
  ['AQJ84.K3.J72.K95', '1S P 1N P', '2C'], // three cards: one notrump is forcing
  ['AQJ84.K3.KJ2.985', '1S P 1N P', '2C'],
  ['AQJ842.K3.KJ2.95', '1S P 1N P', '2S'],
  ['AQJ84.KJ73.K2.95', '1S P 1N P', '2H'],
  ['K93.83.KQ742.K95', '1S P 1N P 2C P', '3S'], // a limit raise of three cards
  ['84.KQ9742.J73.95', '1S P 1N P 2C P', '2H'],
  ['84.973.KJ73.K952', '1S P 1N P 2C P', '2S'], // clubs may be three
  ['8.9732.K73.KQ952', '1S P 1N P 2C P', 'P'],
  ['Q4.973.KJ73.Q952', '1S P 1N P 2D P', '2S'],
  ['AQJ84.K73.K2.985', '1S P 2D P', '2N'],
  ['AQJ84.KJ73.K2.95', '1S P 2D P', '2H'],
  ['AQJ84.K3.K72.J95', '1S P 2H P', '2N'],
  ['AQ8.KJ974.A3.952', '1H P 3H P 4N P', '5C'], // two aces, no king of trumps: two key cards
]);

test('each side has its own system at a mixed table', () => {
  const mixed = auctionSituation('N', 'none', [], { N: 'acol', E: 'sayc' });
  expect(meaningIn(mixed, '1N').text).toContain('12 to 14 points, balanced');
  const next = auctionSituation('N', 'none', ['P'], { N: 'acol', E: 'sayc' });
  expect(meaningIn(next, '1N').text).toContain('15 to 17 points, balanced');
});

test('key cards are told to where the trumps are agreed', () => {
  const asked = after('1S P 3S P 4N P', 'two-over-one');
  expect(meaningIn(asked, '5D').text).toContain('one or four of the five key cards');
  expect(asked.made.at(-2)?.meaning.forcing).toBe('round');
});
