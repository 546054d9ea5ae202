import { describe, expect, test } from 'vitest';
import {
  bySeat,
  bySide,
  isSeat,
  isSide,
  isVul,
  isVulnerable,
  lho,
  otherSide,
  parseSeat,
  parseVul,
  partner,
  rho,
  SEATS,
  type Seat,
  SIDES,
  seatsBetween,
  seatsFrom,
  seatsOf,
  sideOf,
  turn,
  VULS,
} from './seat.ts';

describe('seats', () => {
  test.each<[Seat, Seat, Seat, Seat]>([
    ['N', 'E', 'S', 'W'],
    ['E', 'S', 'W', 'N'],
    ['S', 'W', 'N', 'E'],
    ['W', 'N', 'E', 'S'],
  ])('%s has %s on the left, %s opposite, %s on the right', (seat, left, opposite, right) => {
    expect([lho(seat), partner(seat), rho(seat)]).toEqual([left, opposite, right]);
    expect(seatsFrom(seat)).toEqual([seat, left, opposite, right]);
    expect(seatsFrom(seat).map((other) => seatsBetween(seat, other))).toEqual([0, 1, 2, 3]);
  });

  test.each<[Seat, number, Seat]>([
    ['N', 0, 'N'],
    ['N', 5, 'E'],
    ['N', -1, 'W'],
    ['W', 1, 'N'],
    ['E', -7, 'S'],
    ['S', 400, 'S'],
  ])('%s turned by %i is %s', (seat, steps, expected) => {
    expect(turn(seat, steps)).toBe(expected);
  });

  test('bySeat and bySide ask for each once, in order', () => {
    const asked: string[] = [];
    expect(bySeat((seat) => asked.push(seat))).toEqual({ N: 1, E: 2, S: 3, W: 4 });
    expect(bySide((side) => asked.push(side))).toEqual({ NS: 5, EW: 6 });
    expect(asked).toEqual([...SEATS, ...SIDES]);
  });

  test.each([
    ['N', 'N'],
    ['n', 'N'],
    [' e ', 'E'],
    ['south', 'S'],
    ['WEST', 'W'],
    ['North', 'N'],
    ['East', 'E'],
    ['', undefined],
    ['NO', undefined],
    ['X', undefined],
    ['NS', undefined],
    ['ſ', undefined],
  ])('parseSeat(%j) is %j', (text, expected) => {
    expect(parseSeat(text)).toBe(expected);
  });

  test('isSeat, isSide, isVul take their own words only', () => {
    const words = [...SEATS, ...SIDES, ...VULS, 'n', 'ALL', '', 0, null, undefined];
    expect(words.filter(isSeat)).toEqual(['N', 'E', 'S', 'W']);
    expect(words.filter(isSide)).toEqual(['NS', 'EW']);
    expect(words.filter(isVul)).toEqual(['none', 'ns', 'ew', 'both']);
  });
});

describe('sides', () => {
  test.each<[Seat, string]>([
    ['N', 'NS'],
    ['S', 'NS'],
    ['E', 'EW'],
    ['W', 'EW'],
  ])('%s plays for %s', (seat, side) => {
    expect(sideOf(seat)).toBe(side);
  });

  test('the two sides', () => {
    expect(SIDES.map(otherSide)).toEqual(['EW', 'NS']);
    expect(SIDES.map(seatsOf)).toEqual([
      ['N', 'S'],
      ['E', 'W'],
    ]);
  });

  test.each([
    ['none', false, false],
    ['ns', true, false],
    ['ew', false, true],
    ['both', true, true],
  ] as const)('%s: NS vulnerable %s, EW %s', (vul, ns, ew) => {
    expect([isVulnerable(vul, 'NS'), isVulnerable(vul, 'EW')]).toEqual([ns, ew]);
  });
});

// own words, PBN 2.1 (None Love - NS EW All Both) and LIN (o n e b)
test.each([
  ['none', 'none'],
  ['None', 'none'],
  ['Love', 'none'],
  ['-', 'none'],
  ['o', 'none'],
  ['0', undefined],
  ['ns', 'ns'],
  ['NS', 'ns'],
  ['N-S', 'ns'],
  ['n', 'ns'],
  ['ew', 'ew'],
  ['EW', 'ew'],
  ['e-w', 'ew'],
  ['E', 'ew'],
  ['both', 'both'],
  ['Both', 'both'],
  ['All', 'both'],
  [' b ', 'both'],
  ['', undefined],
  ['SN', undefined],
  ['toString', undefined],
  ['__proto__', undefined],
  ['CONSTRUCTOR', undefined],
])('parseVul(%j) is %j', (text, expected) => {
  expect(parseVul(text)).toBe(expected);
});
