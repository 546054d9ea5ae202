import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CARDS, makeCard, parseCard, SUITS } from '../cards/card.ts';
import { EMPTY, FULL, has, isSubset, setOf, size, suitLength, union } from '../cards/cardSet.ts';
import { bySeat, SEATS } from '../cards/seat.ts';
import { belowBig, seededRandom } from '../random.ts';
import {
  DEALS,
  dealOfNumber,
  holderOf,
  isFullDeal,
  makeDeal,
  makeHand,
  numberOfDeal,
  parseDeal,
  parseHand,
  randomDeal,
} from './deal.ts';

const SAMPLE = 'N:AQ962.K7.QJ4.983 K85.A943.T65.KQ6 T4.QJT82.A97.AJ2 J73.65.K832.T754';
const setNamed = (text: string) => setOf(text.split(' ').map((word) => parseCard(word) ?? -1));

describe('a hand', () => {
  test('is written spades first, from the highest', () => {
    const hand = setNamed('SA SQ S9 S6 S2 HK H7 DQ DJ D4 C9 C8 C3');
    expect(makeHand(hand)).toBe('AQ962.K7.QJ4.983');
    expect(parseHand('AQ962.K7.QJ4.983')).toEqual({ ok: true, value: hand });
  });

  test.each([
    ['...', ''],
    ['-.-.-.-', ''],
    ['.A..', 'HA'],
    [' 26Q9a.7K.4jq.389 ', 'SA SQ S9 S6 S2 HK H7 DQ DJ D4 C9 C8 C3'],
    ['A1032.-.t.10', 'SA ST S3 S2 DT CT'],
  ])('%j is read', (text, cards) => {
    const value = cards === '' ? EMPTY : setNamed(cards);
    expect(parseHand(text)).toEqual({ ok: true, value });
  });

  test.each([
    ['', 'ERR_DEAL_FORM', undefined, 'a hand has four suits between dots, not 1: ""'],
    ['A.K.Q', 'ERR_DEAL_FORM', undefined, 'a hand has four suits between dots, not 3: "A.K.Q"'],
    ['A.K.Q.J.T', 'ERR_DEAL_FORM', undefined, 'a hand has four suits between dots, not 5: "A.K.Q.J.T"'],
    ['A.K.1.J', 'ERR_RANK', '1', '1 is not a rank in "A.K.1.J"'],
    ['A.K-.Q.J', 'ERR_RANK', '-', '- is not a rank in "A.K-.Q.J"'],
    ['A. .Q.Z', 'ERR_RANK', 'Z', 'Z is not a rank in "A. .Q.Z"'],
    ['A.KQK.Q.J', 'ERR_CARD_TWICE', 'HK', 'HK appears twice in "A.KQK.Q.J"'],
    ['A.K.Q.10T', 'ERR_CARD_TWICE', 'CT', 'CT appears twice in "A.K.Q.10T"'],
  ])('%j is refused: %s', (text, code, at, why) => {
    expect(parseHand(text)).toStrictEqual({ ok: false, code, ...(at !== undefined && { at }), why });
  });
});

describe('a deal', () => {
  test('is read and written clockwise from any seat', () => {
    const read = parseDeal(SAMPLE);
    if (!read.ok) throw new Error(read.code);
    expect(makeDeal(read.value)).toBe(SAMPLE);
    expect(makeDeal(read.value, 'W')).toBe(
      'W:J73.65.K832.T754 AQ962.K7.QJ4.983 K85.A943.T65.KQ6 T4.QJT82.A97.AJ2',
    );
    for (const seat of SEATS) expect(parseDeal(makeDeal(read.value, seat))).toEqual(read);
    expect(SEATS.map((seat) => makeHand(read.value[seat]))).toEqual(SAMPLE.slice(2).split(' '));
  });

  test('spaces and small letters do not matter', () => {
    expect(parseDeal(`  ${SAMPLE.toLowerCase().replace(':', ' : ').replaceAll(' ', '   ')}\n`)).toEqual(
      parseDeal(SAMPLE),
    );
  });

  test('an ending has short hands', () => {
    const read = parseDeal('N:A2.3.. K4.5.. .Q.A.J 5..6.Q');
    expect(read.ok && SEATS.map((seat) => size(read.value[seat]))).toEqual([3, 3, 3, 3]);
    expect(read.ok && makeDeal(read.value)).toBe('N:A2.3.. K4.5.. .Q.A.J 5..6.Q');
  });

  test('the only unknown hand has the rest of the pack', () => {
    const known = SAMPLE.replace('T4.QJT82.A97.AJ2', '-');
    expect(parseDeal(known)).toEqual(parseDeal(SAMPLE));
    expect(parseDeal(known, true)).toEqual(parseDeal(SAMPLE));
  });

  test('of several unknown hands, or beside short ones, each is empty', () => {
    const read = parseDeal('N:AQ962.K7.QJ4.983 - T4.QJT82.A97.AJ2 -');
    expect(read.ok && SEATS.map((seat) => size(read.value[seat]))).toEqual([13, 0, 13, 0]);
    const two = parseDeal('N:AKQJT98765432.AKQJT98.. .765432.AKQJT98765432. - -');
    expect(two.ok && SEATS.map((seat) => size(two.value[seat]))).toEqual([20, 19, 0, 0]);
    const short = parseDeal('N:A... K... Q... -');
    expect(short.ok && SEATS.map((seat) => size(short.value[seat]))).toEqual([1, 1, 1, 0]);
  });

  test.each([
    ['', false, 'ERR_DEAL_FORM', undefined, "a deal begins with the first hand's seat and a colon: N:…"],
    ['N:', false, 'ERR_DEAL_FORM', undefined, "a deal begins with the first hand's seat and a colon: N:…"],
    [`X${SAMPLE.slice(1)}`, false, 'ERR_DEAL_FORM', undefined, /begins with the first hand's seat/],
    [`x ${SAMPLE}`, false, 'ERR_DEAL_FORM', undefined, /begins with the first hand's seat/],
    [SAMPLE.slice(2), false, 'ERR_DEAL_FORM', undefined, /begins with the first hand's seat/],
    ['N:A... K... Q...', false, 'ERR_DEAL_FORM', undefined, 'a deal has four hands, not 3'],
    [`${SAMPLE} ...`, false, 'ERR_DEAL_FORM', undefined, 'a deal has four hands, not 5'],
    [
      'N:A... K.. Q... J...',
      false,
      'ERR_DEAL_FORM',
      'E',
      'E: a hand has four suits between dots, not 3: "K.."',
    ],
    ['W:A... K... Q... 1...', false, 'ERR_RANK', 'S', 'S: 1 is not a rank in "1..."'],
    ['N:A... K... QQ... J...', false, 'ERR_CARD_TWICE', 'S', 'S: SQ appears twice in "QQ..."'],
    ['N:A... K... Q... A...', false, 'ERR_CARD_TWICE', 'W', "SA is in two hands, the second time W's"],
    [SAMPLE.replace('N:A', 'N:'), true, 'ERR_HAND_SIZE', 'N', 'N has 12 cards, not 13'],
    ['N:AQ962.K7.QJ4.983 - T4.QJT82.A97.AJ2 -', true, 'ERR_HAND_SIZE', 'E', "E's hand is unknown"],
  ])('%j (whole: %s) is refused: %s at %s', (text, whole, code, at, why) => {
    const read = parseDeal(text, whole);
    expect(read).toMatchObject({ ok: false, code });
    expect('at' in read ? read.at : undefined).toBe(at);
    expect('why' in read ? read.why : '').toMatch(why);
  });

  test('is full with 52 cards in hands of 13', () => {
    const read = parseDeal(SAMPLE);
    if (!read.ok) throw new Error(read.code);
    const { N, E, S, W } = read.value;
    expect(isFullDeal(read.value)).toBe(true);
    expect(isFullDeal({ N, E, S, W: N })).toBe(false);
    expect(isFullDeal({ N, E, S, W: EMPTY })).toBe(false);
    expect(isFullDeal({ N: union(N, E), E: EMPTY, S, W })).toBe(false);
  });

  test('holderOf finds the hand of a card', () => {
    const read = parseDeal('N:A2.3.. K4.5.. .Q.A.J 5..6.Q');
    if (!read.ok) throw new Error(read.code);
    const holders = ['SA', 'H5', 'CJ', 'D6', 'C2'].map((card) => holderOf(read.value, parseCard(card) ?? -1));
    expect(holders).toEqual(['N', 'E', 'S', 'W', undefined]);
  });
});

describe('the number of a deal', () => {
  test('there are 52! / 13!⁴ deals', () => {
    const factorial = (n: bigint): bigint => (n < 2n ? 1n : n * factorial(n - 1n));
    expect(DEALS).toBe(factorial(52n) / factorial(13n) ** 4n);
  });

  test('the first deal gives the highest cards to North, the last to West', () => {
    expect(makeDeal(dealOfNumber(0n))).toBe(
      'N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432',
    );
    expect(makeDeal(dealOfNumber(DEALS - 1n))).toBe(
      'N:...AKQJT98765432 ..AKQJT98765432. .AKQJT98765432.. AKQJT98765432...',
    );
  });

  test.each([
    [1n, 'N:AKQJT98765432... .AKQJT98765432.. ..AKQJT9876543.A ..2.KQJT98765432'],
    [3868373598678833610661656594n, SAMPLE], // counted by hand with factorials
    [DEALS / 2n, 'N:KQJT98765432.A.. .KQJT98765432.A. A..KQJT98765432. ...AKQJT98765432'],
  ])('deal %i is %s', (number, text) => {
    const read = parseDeal(text, true);
    expect(makeDeal(dealOfNumber(number))).toBe(text);
    expect(read.ok && numberOfDeal(read.value)).toBe(number);
  });

  test('every number is of one deal, and every deal has that number', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: DEALS - 1n }), (number) => {
        const deal = dealOfNumber(number);
        expect(isFullDeal(deal)).toBe(true);
        expect(numberOfDeal(deal)).toBe(number);
      }),
    );
    fc.assert(
      fc.property(fc.shuffledSubarray([...CARDS], { minLength: 52 }), (pack) => {
        const deal = bySeat((seat) => setOf(pack.slice(SEATS.indexOf(seat) * 13).slice(0, 13)));
        expect(dealOfNumber(numberOfDeal(deal))).toEqual(deal);
      }),
    );
  });

  test('only full deals and numbers in range', () => {
    const rest = { N: EMPTY, E: EMPTY, S: EMPTY, W: FULL };
    expect(() => numberOfDeal(rest)).toThrow('only full deals have a number');
    expect(() => dealOfNumber(-1n)).toThrow('a deal number is from 0 to DEALS - 1');
    expect(() => dealOfNumber(DEALS)).toThrow('a deal number is from 0 to DEALS - 1');
  });
});

describe('a random deal (R-GEN-3)', () => {
  const random = seededRandom('no card has a favourite seat');
  const deals = Array.from({ length: 12_000 }, () => randomDeal(random));

  test('brings each card to each seat as often', () => {
    // for a card's four counts chi-square has 3 degrees of freedom: 30 or more comes once in 700,000
    for (const card of CARDS) {
      const counts = SEATS.map((seat) => deals.filter((deal) => has(deal[seat], card)).length);
      const chiSquare = counts.reduce((sum, count) => sum + (count - 3000) ** 2 / 3000, 0);
      expect(chiSquare, makeCard(card)).toBeLessThan(30);
    }
  });

  test('keeps two cards together as often as chance has it, 12 in 51', () => {
    const pairs = [
      ['SA', 'SK'],
      ['SA', 'C2'],
      ['H9', 'D4'],
      ['C3', 'C2'],
    ].map((pair) => setNamed(pair.join(' ')));
    for (const pair of pairs) {
      const together = deals.filter((deal) => SEATS.some((seat) => isSubset(pair, deal[seat]))).length;
      expect(Math.abs(together - (12_000 * 12) / 51)).toBeLessThan(
        5 * Math.sqrt(12_000 * (12 / 51) * (39 / 51)),
      );
    }
  });

  test('gives the usual shapes: 4-4-3-2 in 21.55 % of hands', () => {
    const shapes = deals.map(({ E }) =>
      SUITS.map((suit) => suitLength(E, suit))
        .sort()
        .join(''),
    );
    const count = shapes.filter((shape) => shape === '2344').length;
    expect(Math.abs(count - 12_000 * 0.2155)).toBeLessThan(5 * Math.sqrt(12_000 * 0.2155 * 0.7845));
  });

  test('is the deal of a number drawn below DEALS', () => {
    const deal = randomDeal(seededRandom('a deal'));
    expect(numberOfDeal(deal)).toBe(belowBig(seededRandom('a deal'), DEALS));
  });
});
