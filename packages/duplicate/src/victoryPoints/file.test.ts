import { describe, expect, test } from 'vitest';
import { parseVictoryScale } from './file.ts';

const OLD = {
  ...{ id: 'old', name: 'Before 2013', total: 20, unit: 'imps' },
  bands: [
    { boards: [1, 8], upper: [0, 2, 4, 7, 10, 13, 16, 19, 23, 27] },
    { boards: [9, 16], upper: [1, 4, 8, 12, 16, 20, 24, 29, 34, 40] },
  ],
};
const parse = (more: object = {}) => parseVictoryScale(JSON.stringify({ ...OLD, ...more }));
const winner = (margin: number, boards: number, more: object = {}) => {
  const scale = parse(more);
  return scale.ok ? scale.value.winner(margin, boards) : undefined;
};

describe('the winner of a match', () => {
  test.each([
    [0, 8, 10],
    [1, 8, 11],
    [2, 8, 11],
    [3, 8, 12],
    [27, 8, 19],
    [28, 8, 20],
    [100, 8, 20],
    [1, 9, 10],
    [2, 9, 11],
    [40, 16, 19],
    [41, 16, 20],
  ])('by %i IMPs over %i boards gets %i of 20', (margin, boards, points) => {
    expect(winner(margin, boards)).toBe(points);
  });

  test('by a percentage, counted from 50', () => {
    const percent = { unit: 'percent', total: 10, bands: [{ boards: [1, 99], upper: [52, 55, 60] }] };
    expect([0, 2, 2.1, 5, 10, 10.01].map((margin) => winner(margin, 3, percent))).toEqual([
      5, 5, 6, 6, 7, 10,
    ]);
  });
});

test('a scale is for the boards of its ranges', () => {
  const scale = parse();
  expect(scale.ok && [scale.value.boards, scale.value.total, scale.value.name]).toEqual([
    { min: 1, max: 16 },
    20,
    'Before 2013',
  ]);
});

test('without a unit a scale counts IMPs', () => {
  const { unit: _, ...rest } = OLD;
  const scale = parseVictoryScale(JSON.stringify(rest));
  expect(scale.ok && scale.value.winner(3, 8)).toBe(12);
});

describe('a scale is refused at its field', () => {
  const band = (boards: unknown, upper: unknown = [0, 1]) => ({ bands: [{ boards, upper }] });
  test.each<[object, string]>([
    [{ id: '' }, 'id'],
    [{ id: 5 }, 'id'],
    [{ name: 5 }, 'name'],
    [{ total: '20' }, 'total'],
    [{ total: 0 }, 'total'],
    [{ total: -20 }, 'total'],
    [{ unit: 'points' }, 'unit'],
    [{ bands: [] }, 'bands'],
    [{ bands: {} }, 'bands'],
    [{ bands: [OLD.bands[0], 5] }, 'bands[1]'],
    [{ bands: [null] }, 'bands[0]'],
    [band('1-8'), 'bands[0]'],
    [band([0, 8]), 'bands[0]'],
    [band([8, 1]), 'bands[0]'],
    [band([1.5, 8]), 'bands[0]'],
    [band([1, 8.5]), 'bands[0]'],
    [band([1, 8], []), 'bands[0]'],
    [band([1, 8], [0, 0]), 'bands[0]'],
    [band([1, 8], [2, 1]), 'bands[0]'],
    [band([1, 8], ['0']), 'bands[0]'],
    [band([1, 8], [0, '1']), 'bands[0]'],
    [band([1, 8], 5), 'bands[0]'],
  ])('%j: %s', (more, at) => {
    expect(parse(more)).toMatchObject({ ok: false, code: 'ERR_SCALE', at });
  });

  test.each([['no JSON'], ['[]'], ['null'], ['5'], ['"id"'], ['']])('%s is no object', (text) => {
    expect(parseVictoryScale(text)).toMatchObject({ ok: false, at: '1:1' });
  });

  test('a range of one board is a range', () => {
    expect(parse(band([1, 1])).ok).toBe(true);
  });
});
