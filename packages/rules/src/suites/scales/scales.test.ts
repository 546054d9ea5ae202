import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SCALE_FILES } from './files.ts';

// after a change of the rules: `npm run scales`, and check the difference against docs/rules.md
describe.each(SCALE_FILES)('$path', ({ path, make }) => {
  test('R-GEN-8: has the points that the rules give', () => {
    const golden = readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
    expect(make(golden).split('\n')).toEqual(golden.split('\n'));
  });
});
