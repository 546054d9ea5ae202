import { describe, expect, test } from 'vitest';
import { parseMasterpointScheme } from './file.ts';

const PLACES = {
  ...{ id: 'mine', name: 'Our club', form: 'places', rate: 0.1, most: 1.5, depth: 0.4 },
  ...{ shares: [1, 0.7], decimals: 2, rounding: 'nearest' },
};
const LINEAR = {
  id: 'mine',
  name: 'Our club',
  form: 'linear',
  rate: 3,
  fraction: 0.25,
  decimals: 0,
  rounding: 'up',
};
const parse = (file: object) => parseMasterpointScheme(JSON.stringify(file));
const awards = (file: object, size: number) => {
  const read = parse(file);
  if (!read.ok) throw new Error(read.why);
  return read.value.awards(size).map((award) => Math.round(award * 1000) / 1000);
};

test('awards fall evenly to the last place that has one', () => {
  expect(awards(LINEAR, 8)).toEqual([24, 12]);
  expect(awards(LINEAR, 9)).toEqual([27, 18, 9]);
  expect(awards({ ...LINEAR, fraction: 1 / 3 }, 12)).toHaveLength(4);
});

test('awards fall from a fixed first, or rise by steps from the last', () => {
  const { rate: _, ...plain } = LINEAR;
  expect(awards({ ...plain, first: 40 }, 8)).toEqual([40, 20]);
  expect(awards({ ...plain, first: 40 }, 12)).toEqual([40, 26.667, 13.333]);
  expect(awards({ ...plain, step: 6 }, 12)).toEqual([18, 12, 6]);
});

test('awards are shares of the first, which grows with the field up to its most', () => {
  expect(awards(PLACES, 10)).toEqual([1, 0.7, 0.333, 0.25]);
  expect(awards(PLACES, 20)[0]).toBe(1.5);
  expect(awards({ ...PLACES, most: 1 }, 20)[0]).toBe(1);
  // a half counts as one
  expect([
    awards({ ...PLACES, depth: 0.25 }, 10).length,
    awards({ ...PLACES, depth: 0.24 }, 10).length,
  ]).toEqual([3, 2]);
});

describe('a scheme is refused at its field', () => {
  test.each<[object, string]>([
    [{ ...PLACES, id: '' }, 'id'],
    [{ ...PLACES, id: 1 }, 'id'],
    [{ ...PLACES, name: 1 }, 'name'],
    [{ ...PLACES, rate: 0 }, 'rate'],
    [{ ...PLACES, rate: '1' }, 'rate'],
    [{ ...PLACES, decimals: 3 }, 'decimals'],
    [{ ...PLACES, decimals: '2' }, 'decimals'],
    [{ ...PLACES, rounding: 'down' }, 'rounding'],
    [{ ...PLACES, form: 'other' }, 'form'],
    [{ ...PLACES, most: 0 }, 'most'],
    [{ ...PLACES, most: '1.5' }, 'most'],
    [{ ...PLACES, most: undefined }, 'most'],
    [{ ...PLACES, shares: [1, 1.1] }, 'shares'],
    [{ ...PLACES, shares: [1, 0] }, 'shares'],
    [{ ...PLACES, shares: [1, '0.7'] }, 'shares'],
    [{ ...PLACES, shares: 1 }, 'shares'],
    [{ ...PLACES, depth: 0 }, 'depth'],
    [{ ...PLACES, depth: 1.1 }, 'depth'],
    [{ ...PLACES, depth: '0.4' }, 'depth'],
    [{ ...LINEAR, fraction: 0 }, 'fraction'],
    [{ ...LINEAR, fraction: 2 }, 'fraction'],
    [{ ...LINEAR, fraction: undefined }, 'fraction'],
  ])('%j: %s', (file, at) => {
    expect(parse(file)).toMatchObject({ ok: false, code: 'ERR_SCHEME', at });
  });
  test.each([['{'], ['[]'], ['null'], ['5']])('%s is no object', (text) => {
    expect(parseMasterpointScheme(text)).toMatchObject({ ok: false, at: '1:1' });
  });
  test.each([0, 1, 2])('%i decimals are fine', (decimals) => {
    expect(parse({ ...PLACES, decimals }).ok).toBe(true);
  });
});
