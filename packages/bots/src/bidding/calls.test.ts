import { describe, expect, test } from 'vitest';
import { callOf } from '../suites/table.ts';

/** A hand, spades first, the auction that North began, and what the system calls. Nobody vulnerable. */
type Row = readonly [hand: string, auction: string, call: string];

const rows = (name: string, table: readonly Row[]) =>
  describe(name, () => {
    test.each(table)('%s after "%s": %s', (hand, auction, call) => {
      expect(callOf(hand, auction)).toBe(call);
    });
  });

rows('openings', [
  ['AQJ72.K54.A3.962', '', '1S'],
  ['K5.AQJ72.A43.762', '', '1H'],
  ['AK832.KQ954.7.84', '', '1S'], // the higher of two five-card suits
  ['K4.AJ73.KQ842.93', '', '1D'], // the longer minor, no five-card major
  ['AQ73.K4.KQ94.852', '', '1D'],
  ['KJ4.AQ83.Q72.K95', '', '1NT'],
  ['AQ3.K842.KJ5.Q74', '', '1NT'],
  ['KQJ64.AQ3.K72.Q5', '', '1NT'], // balanced with a five-card major
  ['AQ4.KJ82.A63.953', '', '1C'], // three clubs, three diamonds
  ['A743.KQ82.QJ4.83', '', '1D'], // only suit of three
  ['AQ5.KQJ.AK84.Q62', '', '2NT'],
  ['AKQ5.AK3.AQ84.Q2', '', '2C'],
  ['AKQJ84.AK3.AQ8.7', '', '2C'],
  ['KQJ874.62.K83.94', '', '2S'],
  ['74.AQT863.J84.52', '', '2H'],
  ['8.K72.QJT8642.95', '', '3D'],
  ['KQJT8642.5.J82.4', '', '4S'],
  ['K872.Q54.KJ3.Q62', '', 'P'],
  ['J98642.A5.Q83.72', '', 'P'], // six poor cards are no weak two
  ['KQT92.AJ8.9643.5', '', 'P'],
  ['AKJ92.QT843.6.52', '', '1S'], // ten points and two long suits
  ['KQJ874.62.K83.94', 'P P P', 'P'], // nobody needs to be hindered any more
]);

rows('responses to one of a major', [
  ['Q74.K83.J9542.84', '1S P', '2S'],
  ['QJ74.83.KQ42.952', '1S P', '2S'],
  ['KJ74.83.AQ42.952', '1S P', '3S'],
  ['KT864.3.Q8642.75', '1S P', '4S'],
  ['KQ84.72.9643.A85', '1H P', '1S'],
  ['84.K972.A5.Q8632', '1H P', '3H'],
  ['84.K72.J5.Q98632', '1H P', '2H'],
  ['72.Q5.KJ842.QT63', '1S P', '1NT'],
  ['72.A5.AKJ82.QT63', '1S P', '2D'],
  ['72.AQJ84.K53.Q62', '1S P', '2H'],
  ['K4.AJ63.QJ82.K94', '1S P', '2D'], // two notrump is Jacoby
  ['Q4.KJ63.QJ82.K94', '1S P', '2D'],
  ['95.J842.Q73.8642', '1S P', 'P'],
  ['4.AKQJ85.AQ82.K3', '1S P', '3H'], // a jump in a new suit: game is sure
]);

rows('responses to one of a minor', [
  ['KQ84.A972.63.J85', '1D P', '1H'], // four-card suits up the line
  ['KQ842.A9732.63.8', '1D P', '1S'], // the higher of two long ones
  ['K83.Q94.J752.Q62', '1C P', '1D'],
  ['K83.Q94.J52.Q862', '1D P', '1NT'],
  ['7.Q94.J852.KQ865', '1C P', '1D'],
  ['74.Q3.852.KQ9865', '1C P', '2C'],
  ['KJ3.Q94.K52.Q862', '1D P', '1NT'],
  ['KJ3.AQ4.K52.T862', '1D P', '2NT'], // 13 to 15
  ['J842.973.Q52.T86', '1C P', 'P'],
  ['K9.83.A84.KQJ962', '1D P', '2C'],
]);

rows('responses to notrump', [
  ['Q942.K83.J75.862', '1NT P', 'P'],
  ['KJ42.A3.J752.862', '1NT P', '2C'],
  ['Q98642.83.K5.762', '1NT P', '2H'],
  ['83.Q98642.K5.762', '1NT P', '2D'],
  ['K83.Q94.A752.J62', '1NT P', '3NT'],
  ['K83.Q94.J752.Q62', '1NT P', 'P'], // eight points without a five-card suit
  ['KQ3.AJ4.KJ52.Q62', '1NT P', '4NT'],
  ['KQ3.AJ4.KQ52.KJ6', '1NT P', '6NT'],
  ['KQJ83.A4.752.862', '1NT P 2H P 2S P', '3NT'],
  ['KQJ832.A4.75.862', '1NT P 2H P 2S P', '4S'],
  ['KJ842.A4.752.862', '1NT P 2H P 2S P', '2NT'],
  ['KJ42.K3.J752.862', '1NT P 2C P 2S P', '3S'],
  ['KJ42.A3.QJ52.862', '1NT P 2C P 2S P', '4S'],
  ['KJ42.A3.J752.862', '1NT P 2C P 2D P', '2NT'],
  ['AQ73.KJ84.A5.Q62', '1NT P 2C P', '2H'],
  ['AQ73.KJ4.A52.Q62', '1NT P 2C P', '2S'],
  ['AQ7.KJ4.A852.Q62', '1NT P 2C P', '2D'],
  ['A7.KJ43.AQ52.Q62', '1NT P 2D P', '2H'],
  ['AJ74.K43.AQ52.Q6', '1NT P 2H P 2S P 2NT P', '4S'], // the fit of nine and a good sixteen
  ['Q8642.K4.95.J842', '2NT P', '3H'],
  ['KT42.84.Q85.9642', '2NT P', '3C'],
]);

rows('the strongest hands', [
  ['84.J72.Q8532.943', '2C P', '2D'],
  ['84.AQJ972.K85.43', '2C P', '2H'],
  ['AKQJ84.AK3.AQ8.7', '2C P 2D P', '3S'], // sets trumps
  ['AKQ5.AK3.AQ84.Q2', '2C P 2D P', '2NT'],
  ['Q72.84.J853.9643', '2C P 2D P 2S P', '4S'],
  ['Q72.A4.J853.9643', '2C P 2D P 2S P', '3S'],
  ['2.J842.Q853.9643', '2C P 2D P 2S P', '3C'], // the second negative
]);

rows('opener goes on', [
  ['K4.AQ83.J85.KJ74', '1C P 1H P', '2H'],
  ['K4.AQ83.A5.QJ742', '1C P 1H P', '3H'],
  ['A4.AQ83.5.AKJ742', '1C P 1H P', '4H'],
  ['AQ83.K4.85.AJ742', '1C P 1H P', '1S'],
  ['KJ4.A3.Q852.QJ74', '1C P 1H P', '1NT'],
  ['KJ4.A3.KQ52.AQ74', '1C P 1H P', '2NT'],
  ['84.A3.K52.AQJ742', '1C P 1H P', '2C'],
  ['A4.93.K52.AKQ742', '1C P 1H P', '3C'],
  ['4.A3.KQ52.AQJ742', '1C P 1S P', '2D'], // a reverse has the values
  ['AQJ84.A3.KQ52.74', '1S P 1NT P', '2D'],
  ['AQJ84.A73.Q52.74', '1S P 1NT P', 'P'],
  ['AQJ84.A73.KQ5.74', '1S P 2S P', '2NT'],
  ['AQJ84.A7.KQJ5.74', '1S P 2S P', '3D'], // a game try
  ['AQJ84.973.K52.K4', '1S P 2S P', 'P'],
  ['AQJ84.973.K52.A4', '1S P 3S P', '4S'],
  ['AKQ84.A3.KQJ5.74', '1S P 1NT P', '3D'],
  ['AQJ84.A73.QJ2.74', '1S P 2D P', '2S'],
]);

rows('responder goes on', [
  ['KQ84.J97.63.J852', '1D P 1S P 2D P', 'P'],
  ['KQ84.AJ7.63.Q852', '1D P 1S P 1NT P', '2NT'], // twelve invite,
  ['KQ84.AJ7.K3.Q852', '1D P 1S P 1NT P', '3NT'],
  ['KQJ842.A7.63.852', '1D P 1S P 1NT P', '3S'],
  ['KQJ842.74.63.852', '1D P 1S P 1NT P', '2S'],
  ['KQJ842.A7.K3.852', '1D P 1S P 1NT P', '4S'],
  ['Q8.KJ742.A63.852', '1S P 1NT P 2D P', '2S'], // back to the first suit
  ['K974.A8632.Q3.85', '1D P 1H P 1S P', '3S'],
  ['K974.A8632.A3.85', '1D P 1H P 1S P', '4S'],
  ['AQ4.A8632.K3.852', '1D P 1H P 2C P', '3NT'],
  ['A84.AQ632.K3.852', '1D P 1H P 2C P', '3NT'],
  ['84.AQ632.K3.A852', '1S P 2H P 3H P', '4H'],
]);

rows('slams', [
  ['AKQ843.7.KQ3.AK5', '1S P 3S P', '4NT'],
  ['KJ74.A3.QJ42.952', '1S P 3S P 4NT P', '5D'],
  ['KJ74.A3.AJ42.952', '1S P 3S P 4NT P', '5H'],
  ['AKQ843.7.KQ3.AK5', '1S P 3S P 4NT P 5D P', '6S'],
  ['KQJ843.7.KQ3.AK5', '1S P 3S P 4NT P 5D P', '5S'], // two aces are missing
  ['AQ4.KJ3.K952.A74', '1NT P 4NT P', '6NT'],
  ['AQ4.KJ3.K952.K74', '1NT P 4NT P', 'P'],
]);

rows('overcalls', [
  ['AQJ72.K54.83.962', '1D', '1S'],
  ['K5.AQJ72.83.9642', '1S', '2H'],
  ['K5.AQJ72.A3.9642', '1S', '2H'],
  ['Q5.KJ742.83.9642', '1S', 'P'],
  ['KJ4.AQ3.KJ72.Q83', '1D', '1NT'],
  ['KQJ874.62.K83.94', '1D', '2S'],
  ['8.62.K83.KQJT962', '1D', '3C'],
  ['KJ84.AQ72.3.K962', '1D', 'X'],
  ['KJ84.A972.K93.K6', '1C', 'X'],
  ['AK4.AQJ72.AQ3.92', '1C', 'X'], // too strong to overcall
  ['K83.Q94.AQJ52.62', '1D', 'P'],
  ['J84.Q72.K653.Q92', '1H', 'P'],
  ['KJ84.Q972.3.K962', '1D P P', 'X'], // partner has what they lack
  ['KJ4.A93.KJ72.T83', '1D P P', '1NT'],
  ['AQJ972.54.83.K62', '1NT', '2C'], // a long suit
  ['KQJ4.AQ3.KJ72.83', '1NT', 'X'],
  ['KQ84.A972.3.KQ62', '2D', 'X'],
  ['KQ4.AQ3.KJ72.Q83', '2D', '2NT'],
  ['84.AKQ972.A83.62', '2S', '3H'],
  ['KQ84.AQ72.3.KJ62', '3D', 'X'],
]);

rows('advancing partner', [
  ['J842.973.Q52.T86', '1D X P', '1S'],
  ['KJ842.973.K2.T86', '1D X P', '1S'],
  ['KJ842.973.K2.J86', '1D X P', '2S'],
  ['KQ842.A73.K2.T86', '1D X P', '4S'],
  ['K84.973.KJ52.J86', '1D X P', '1NT'],
  ['K84.A73.KJ52.K86', '1D X P', '3NT'],
  ['K73.84.Q952.J862', '1D 1S P', '2S'],
  ['K73.84.A952.K862', '1D 1S P', '2D'], // cue bid: a good raise
  ['KQ73.4.A952.K862', '1D 1S P', '4S'],
  ['3.KQ984.852.J862', '1D 1S P', 'P'],
  ['J842.973.Q52.T86', '1D X 1H', 'P'],
  ['K3.84.AQT52.J862', '1D 1S P', '1NT'],
]);

rows('the doubler and his partner go on', [
  ['KQ84.AQ72.3.AK62', '1D X P 1S P', '2S'],
  ['KQ84.A972.3.K962', '1D X P 1S P', 'P'],
  ['AK4.AQJ72.AQ3.92', '1C X P 1D P', '1H'],
]);

rows('when they interfere', [
  ['Q74.K83.J9542.84', '1S 2D', '2S'],
  ['KQ74.A83.J954.84', '1S 2D', '3S'],
  ['KQ74.A83.K954.84', '1S 2D', '3D'], // cue bid: a raise to at least game
  ['KJ84.A3.9742.852', '1D 1H', 'X'],
  ['84.AJ973.K52.Q62', '1C 1S', '2H'],
  ['84.AJ97.Q852.K62', '1D 1S', 'X'],
  ['84.97.Q852.KJ862', '1H 1S', 'P'],
  ['K84.97.AQ85.KJ62', '1H X', 'XX'],
  ['Q84.973.8542.K62', '1S X', '2S'],
  ['AJ84.97.Q852.K62', '1H 2C', 'X'],
  ['K84.97.AJ85.KQ62', '1H 1S', '3NT'],
  ['K84.97.AJ85.KJ62', '1H 1S', '2NT'],
  ['84.97.J852.KQ962', '1NT 2H', 'P'],
  ['KQJ842.97.J85.62', '1NT 2H', '2S'],
  ['K84.AJ7.Q852.Q62', '1NT 2D', '3NT'],
  ['KJ842.97.Q85.862', '1NT X', '2H'], // transfers as without the double
]);

rows('competing', [
  ['AQJ84.A73.Q52.74', '1S P 2S 3D', 'P'],
  ['AQJ984.A3.52.Q74', '1S P 2S 3D', '3S'],
  ['KJ84.973.Q852.62', '1S P 2S 3D P P', '3S'], // nine trumps, nine tricks
  ['AQ742.5.KJ72.A83', '1S 2H P P', 'X'], // takeout: short in their suit
  ['AQ742.KJ53.A7.83', '1S 2H P P', 'P'],
  ['KT94.4.AQJ62.A73', '1D P 1S 2C', '3S'],
  ['AQ.J32.AK85.J962', '1NT 2S P P', 'P'],
]);

rows('penalty doubles', [
  ['A84.Q73.KJ95.Q62', '1NT 3C', '3NT'],
  ['7.KJT94.A852.962', '1S P 1NT 4H P P', 'X'],
  ['AK72.A3.KQ952.84', '1D P 3NT 4H', 'X'],
  ['84.KJT9.AK83.Q96', '1S 4H', 'X'],
]);
