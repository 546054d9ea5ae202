import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FITS } from '../../cards/strength.ts';
import { COMPENSATION_SOURCE, compensationTarget, russianTarget } from './targets.ts';

// RULES 3.4
test.each([
  [20, 0, 0],
  [21, 50, 50],
  [23, 110, 110],
  [24, 200, 290],
  [25, 300, 440],
  [30, 490, 690],
  [31, 600, 900],
  [33, 900, 1350],
  [36, 1200, 1800],
  [37, 1300, 1950],
  [40, 1300, 1950],
])('the Russian target for %i points is %i, vulnerable %i', (points, not, yes) => {
  expect([russianTarget(points, false), russianTarget(points, true)]).toEqual([not, yes]);
});

// RULES 3.5: the four examples published with the table, the corners, and the points above 33
test.each([
  [25, 'M9', false, 390],
  [21, 'M8', true, 30],
  [20, 'm8', true, -40],
  [35, 'M10', true, 1910],
  [20, 'M8', false, 30],
  [20, 'none', true, -10],
  [26, 'm9', true, 500],
  [33, 'M8', false, 910],
  [33, 'none', true, 1170],
  [34, 'none', false, 920],
  [40, 'none', true, 2220],
] as const)('the compensation for %i points, %s, vulnerable %s, is %i', (points, fit, vulnerable, target) => {
  expect(compensationTarget(points, fit, vulnerable)).toBe(target);
});

test('R-CH-4: the table carries its address', () => {
  expect(COMPENSATION_SOURCE).toBe('www.compensationtable.com');
});

/** Returns the rows of the first table of a section of the rules whose cells are all numbers. */
function rowsIn(heading: string): readonly (readonly number[])[] {
  const rules = readFileSync(new URL('../../../../../docs/rules.md', import.meta.url), 'utf8');
  const [, section = ''] = rules.split(`\n${heading}`);
  const [own = ''] = section.split('\n## ');
  return [...own.matchAll(/^\|(?: *-?\d+ *\|)+$/gm)].map(([line]) =>
    line.split('|').slice(1, -1).map(Number),
  );
}

test('every target of the compensation table is that of the rules (RULES 3.5)', () => {
  const rows = rowsIn('## 3.5');
  expect(rows.map(([points]) => points)).toEqual(Array.from({ length: 14 }, (_, i) => i + 20));
  for (const [points = 0, ...targets] of rows)
    expect(
      FITS.flatMap((fit) => [compensationTarget(points, fit, false), compensationTarget(points, fit, true)]),
      `${points} points`,
    ).toEqual(targets);
});
