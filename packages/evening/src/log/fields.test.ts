import { defined } from '@overtrick/rules/assert';
import { describe, expect, test } from 'vitest';
import type { Field } from './field.ts';
import * as FIELDS from './fields.ts';

/** Texts that no field takes: without end, with control characters, with half a letter. */
const FOREIGN: readonly unknown[] = ['a\u0000b', '\ud800', 'a\u202eb', Number.NaN, [[]], { x: { y: 1 } }];

/** For each field, values that it takes, and values just beyond them that it does not. */
const CASES: Readonly<Record<keyof typeof FIELDS, { fit: readonly unknown[]; unfit: readonly unknown[] }>> = {
  ID: { fit: ['c', 'x'.repeat(20)], unfit: ['', 'x'.repeat(21), 3, null, undefined] },
  NAME: { fit: ['A', 'x'.repeat(80)], unfit: ['', 'x'.repeat(81), 7] },
  LABEL: { fit: ['A', 'x'.repeat(40)], unfit: ['', 'x'.repeat(41), true] },
  REASON: { fit: ['so', 'x'.repeat(300)], unfit: ['', 'x'.repeat(301)] },
  YES: { fit: [true, false], unfit: ['true', 1, 0, null, undefined, {}] },
  LINE: { fit: ['A3/2/7', 'AB1/9/99'], unfit: ['A3/2', 'A3', '3/2/7', '', 7] },
  SITTING: { fit: ['A3/2'], unfit: ['A3/2/7', 'A3', '', null] },
  SITTING_OR_LINE: { fit: ['A3/2', 'A3/2/7'], unfit: ['A3', '', 2] },
  PLACE: { fit: ['A3', 'AB12'], unfit: ['A', '3', 'a3', 'A3/2', null] },
  SECTION: { fit: ['A', 'ZZ'], unfit: ['', 'a', 'AAA', 'A1', 1] },
  DATE: { fit: ['2026-11-21'], unfit: ['2026-11-2', '21.11.2026', 20261121, ''] },
  ROUND: { fit: [1, 99], unfit: [0, 100, 1.5, '1'] },
  BOARD: { fit: [1, 999], unfit: [0, 1000, -1] },
  ENTRY: { fit: [1, 9_999_999], unfit: [0, 10_000_000] },
  SEEN: { fit: [0, 9_999_999], unfit: [-1, 10_000_000, 0.5] },
  SIDE: { fit: ['NS', 'EW'], unfit: ['both', 'ns', '', 0] },
  SIDES: { fit: ['NS', 'EW', 'both'], unfit: ['none', ''] },
  RESULT: { fit: ['4S N =', 'x'.repeat(80)], unfit: ['', 'x'.repeat(81)] },
  RULING: { fit: ['A6040', 'x'.repeat(400)], unfit: ['', 'x'.repeat(401)] },
  OPTIONS: {
    fit: [{}, { a: true, b: 1, c: 'x' }, { a: '' }],
    unfit: [
      [],
      null,
      'a',
      { a: null },
      { a: {} },
      { a: Number.POSITIVE_INFINITY },
      { ['x'.repeat(41)]: true },
      { a: 'x'.repeat(41) },
      Object.fromEntries(Array.from({ length: 21 }, (_, i) => [`o${i}`, true])),
    ],
  },
  POLICIES: {
    fit: [{}, { entry: 'open' }],
    unfit: [{ entry: 'wide' }, { unknown: true }, { entry: 1 }, [], null],
  },
  PLAYERS: {
    fit: [
      [],
      [{ name: '' }],
      [{ name: 'Ann', number: '17' }],
      Array.from({ length: 8 }, () => ({ name: 'x' })),
    ],
    unfit: [
      [{}],
      [{ name: 7 }],
      [{ name: 'Ann', number: 17 }],
      [{ name: 'x'.repeat(61) }],
      [{ name: 'x', number: '1'.repeat(31) }],
      ['Ann'],
      Array.from({ length: 9 }, () => ({ name: 'x' })),
      { name: 'Ann' },
    ],
  },
  ENTRANTS: {
    fit: [[], ['c1', null], Array.from({ length: 400 }, () => null)],
    unfit: [[1], [''], [undefined], Array.from({ length: 401 }, () => null), 'c1'],
  },
  MOVEMENT: {
    fit: [{ tables: [[{ ns: 1, ew: 2, set: 1 }]] }],
    unfit: [
      {},
      [],
      'howell',
      { tables: [] },
      { name: 'x'.repeat(121), tables: [[{ ns: 1, ew: 2, set: 1 }]] },
      { tables: [[{ ns: 1, ew: 1, set: 1 }]], moves: ['x'.repeat(301)] },
      { tables: [[{ ns: 1, ew: 2, set: 1 }]], moves: Array.from({ length: 41 }, () => 'x') },
    ],
  },
  TWO_SEATS: {
    fit: [['N', 'S']],
    unfit: [['N', 'N'], ['N'], ['N', 'X'], ['N', 'S', 'E'], 'NS', [1, 2]],
  },
  TIME: { fit: [0, 1e13], unfit: [-1, 1e13 + 2, '0'] },
  BREAKS: {
    fit: [[], [{ after: 1, minutes: 0 }], [{ after: 2, minutes: 1440 }], [{ after: 3, until: 1e12 }]],
    unfit: [
      [{ after: 0, minutes: 5 }],
      [{ after: 1 }],
      [{ after: 1, minutes: 1441 }],
      [{ after: 1, until: -1 }],
      [3],
      Array.from({ length: 21 }, () => ({ after: 1, minutes: 5 })),
      {},
    ],
  },
  TO: {
    fit: ['all', [], ['A'], ['A3', 'B'], Array.from({ length: 200 }, () => 'A1')],
    unfit: ['A', 'nobody', [1], ['x'], Array.from({ length: 201 }, () => 'A1'), null],
  },
};

const BY_NAME: Readonly<Record<string, Field>> = { ...FIELDS };

describe.each(Object.entries(CASES))('%s', (name, { fit, unfit }) => {
  const field = defined(BY_NAME[name], name);

  test.each(fit.map((value) => [JSON.stringify(value).slice(0, 60), value]))('takes %s', (_, value) => {
    expect(field.isFit(value)).toBe(true);
  });

  test.each([...unfit, ...FOREIGN].map((value) => [String(JSON.stringify(value)).slice(0, 60), value]))(
    'does not take %s',
    (_, value) => {
      expect(field.isFit(value)).toBe(false);
    },
  );
});
