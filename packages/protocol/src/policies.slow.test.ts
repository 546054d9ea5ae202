import { parseOptions } from '@overtrick/rules/options';
import { expect, test } from 'vitest';
import { POLICIES, PRESETS } from './policies.ts';

test.each(Object.entries(PRESETS))(
  'the preset %s names policies that there are, each other than its default',
  (_, preset) => {
    expect(parseOptions(POLICIES, preset)).toMatchObject({ ok: true, value: preset });
    const defaults = Object.fromEntries(Object.entries(POLICIES).map(([name, spec]) => [name, spec.default]));
    for (const [name, value] of Object.entries(preset)) expect(value).not.toBe(defaults[name]);
  },
);
