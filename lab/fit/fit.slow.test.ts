import { readFileSync } from 'node:fs';
import { times } from '@overtrick/rules/internals/testing/length';
import { describe, expect, test } from 'vitest';
import { type Fit, type FitOptions, ROOT, replaceConstant } from './fit.ts';
import { FITS } from './list.ts';

/** Sizes at which a fit takes a second or so; `lone-nil` meets few hands that are fit for one. */
const SMALL: Readonly<Record<string, Partial<FitOptions>>> = {
  plays: { deals: 3, settings: { epochs: 1, hidden: 4, worlds: 1 } },
  calls: { deals: 3, settings: { epochs: 1, hidden: 4, others: 3, worlds: 1 } },
  later: { deals: 3, settings: { turns: 1, trees: 2, ends: 4 } },
  slams: { deals: 12, settings: { turns: 1, trees: 2, ends: 4 } },
  tricks: { deals: 2, settings: { turns: 1 } },
  doubts: { deals: 6, settings: { dealt: 6 } },
  'free-doubts': { deals: 6, settings: { dealt: 6 } },
  nil: { deals: 12, settings: { worlds: 1 } },
  'lone-nil': { deals: 120, settings: { worlds: 1 } },
  usual: { deals: 20, settings: { fewest: 2 } },
  leads: { deals: 1, settings: { epochs: 2 } },
};

const small = (name: string, fit: Fit, seed: string): FitOptions => ({
  deals: SMALL[name]?.deals ?? 1,
  seed,
  settings: { ...fit.settings, ...SMALL[name]?.settings },
});

test('every fit has a small form', () => {
  expect(Object.keys(SMALL).toSorted()).toEqual(Object.keys(FITS).toSorted());
});

/** The seeds of the runs of a fit: the first two are the same. */
const SEEDS_OF = ['a', 'a', 'b'].slice(0, times(2, 3));

describe.each(Object.entries(FITS))('%s', (name, fit) => {
  test('the same seed gives the same bytes, in the form of the file', () => {
    const [one, ...others] = SEEDS_OF.map((seed) => fit.run(small(name, fit, seed)).text);
    expect(others[0]).toBe(one);
    for (const other of others.slice(1)) expect(other).not.toBe(one);
    const there = readFileSync(`${ROOT}/${fit.file}`, 'utf8');
    expect(formOf(fit.file, one ?? '')).toEqual(formOf(fit.file, there));
  });
});

/** Lists the names in a file: the keys of JSON, or the constants of TypeScript. */
const formOf = (file: string, text: string): readonly string[] =>
  file.endsWith('.json')
    ? Object.keys(JSON.parse(text))
    : [...text.matchAll(/\bconst (\w+)/g)].map(([, name = '']) => name);

test('a constant that is not there, or there twice, is no place for a fit', () => {
  expect(replaceConstant('const A = 1;\nexport const AB: number = 2;\n', 'A', '3')).toBe(
    'const A = 3;\nexport const AB: number = 2;\n',
  );
  expect(() => replaceConstant('const A = 1;', 'B', '2')).toThrow('0 constants B');
  expect(() => replaceConstant('const A = 1;\nconst A = 2;', 'A', '2')).toThrow('2 constants A');
});
