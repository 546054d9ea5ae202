import { describe, expect, test } from 'vitest';
import { listOptions, type OptionsSpec, parseOptions, trustOptions } from './options.ts';

type Sample = { readonly loud: boolean; readonly deals: number; readonly any: number; readonly form: string };

const SPEC: OptionsSpec<Sample> = {
  loud: { kind: 'flag', default: false, help: 'Loud.' },
  deals: { kind: 'number', default: 4, min: 1, max: 250, help: 'Deals.' },
  any: { kind: 'number', default: 0, help: 'Any number.' },
  form: { kind: 'choice', default: 'modern', values: ['modern', 'original'], help: 'Form.' },
};
const DEFAULTS: Sample = { loud: false, deals: 4, any: 0, form: 'modern' };

test.each([
  [{}, {}],
  [{ loud: true }, { loud: true }],
  [{ loud: 'on' }, { loud: true }],
  [{ loud: 'true' }, { loud: true }],
  [{ loud: 'off' }, { loud: false }],
  [{ loud: 'false' }, { loud: false }],
  [{ deals: 1 }, { deals: 1 }],
  [{ deals: '250' }, { deals: 250 }],
  [{ any: '-12' }, { any: -12 }],
  [{ any: 1e9 }, { any: 1e9 }],
  [
    { form: 'original', loud: 'on' },
    { form: 'original', loud: true },
  ],
])('%j is read', (given, expected) => {
  expect(parseOptions(SPEC, given)).toEqual({ ok: true, value: { ...DEFAULTS, ...expected } });
});

test('nothing given: the defaults, in the order of the options', () => {
  const read = parseOptions(SPEC);
  expect(read).toEqual({ ok: true, value: DEFAULTS });
  expect(read.ok && Object.keys(read.value)).toEqual(['loud', 'deals', 'any', 'form']);
});

const KNOWN = 'there are loud, deals, any, form';
const FROM_1_TO_250 = 'deals is a whole number from 1 to 250, not';

test.each<[Record<string, unknown>, string, string, string]>([
  [{ loud: 'yes' }, 'ERR_OPTION_VALUE', 'loud', 'loud is on or off, not "yes"'],
  [{ loud: 1 }, 'ERR_OPTION_VALUE', 'loud', 'loud is on or off, not 1'],
  [{ loud: undefined }, 'ERR_OPTION_VALUE', 'loud', 'loud is on or off, not undefined'],
  [{ deals: 0 }, 'ERR_OPTION_VALUE', 'deals', `${FROM_1_TO_250} 0`],
  [{ deals: 251 }, 'ERR_OPTION_VALUE', 'deals', `${FROM_1_TO_250} 251`],
  [{ deals: 1.5 }, 'ERR_OPTION_VALUE', 'deals', `${FROM_1_TO_250} 1.5`],
  [{ deals: '' }, 'ERR_OPTION_VALUE', 'deals', `${FROM_1_TO_250} ""`],
  [{ deals: '4x' }, 'ERR_OPTION_VALUE', 'deals', `${FROM_1_TO_250} "4x"`],
  [{ deals: 'x4' }, 'ERR_OPTION_VALUE', 'deals', `${FROM_1_TO_250} "x4"`],
  [{ deals: '1e2' }, 'ERR_OPTION_VALUE', 'deals', `${FROM_1_TO_250} "1e2"`],
  [{ deals: null }, 'ERR_OPTION_VALUE', 'deals', `${FROM_1_TO_250} null`],
  [{ deals: [4] }, 'ERR_OPTION_VALUE', 'deals', `${FROM_1_TO_250} [4]`],
  [{ any: 'x' }, 'ERR_OPTION_VALUE', 'any', 'any is a whole number from any to any, not "x"'],
  [{ form: 'Modern' }, 'ERR_OPTION_VALUE', 'form', 'form is one of modern, original, not "Modern"'],
  [{ shape: 1 }, 'ERR_OPTION_UNKNOWN', 'shape', `there is no option "shape"; ${KNOWN}`],
  [
    JSON.parse('{"__proto__":1}'),
    'ERR_OPTION_UNKNOWN',
    '__proto__',
    `there is no option "__proto__"; ${KNOWN}`,
  ],
  [{ toString: 1 }, 'ERR_OPTION_UNKNOWN', 'toString', `there is no option "toString"; ${KNOWN}`],
])('%j is refused: %s', (given, code, at, why) => {
  expect(parseOptions(SPEC, given)).toEqual({ ok: false, code, at, why });
});

describe('without options', () => {
  test('there is nothing to name', () => {
    expect(parseOptions({}, {})).toEqual({ ok: true, value: {} });
    expect(parseOptions({}, { x: 1 })).toMatchObject({ why: 'there is no option "x"; there are none' });
  });
});

test('a choice may be of numbers, named as text', () => {
  const spec: OptionsSpec<{ laws: number }> = {
    laws: { kind: 'choice', default: 1913, values: [1913, 1920], help: 'Laws.' },
  };
  expect(parseOptions(spec, { laws: '1920' })).toEqual({ ok: true, value: { laws: 1920 } });
  expect(parseOptions(spec, { laws: 1913 })).toEqual({ ok: true, value: { laws: 1913 } });
  expect(parseOptions(spec, { laws: '19' }).ok).toBe(false);
});

test('options that were read before are trusted', () => {
  expect(trustOptions(SPEC, { deals: 8 })).toEqual({ ...DEFAULTS, deals: 8 });
  expect(() => trustOptions(SPEC, { deals: 0 })).toThrow('options of this game');
});

test('the list names each option, in order', () => {
  expect(listOptions(SPEC).map(({ name, kind }) => `${name} ${kind}`)).toEqual([
    'loud flag',
    'deals number',
    'any number',
    'form choice',
  ]);
  expect(listOptions(SPEC)[1]).toEqual({ name: 'deals', ...SPEC.deals });
});
