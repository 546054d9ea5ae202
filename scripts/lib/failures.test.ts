import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { endOf, failuresOfPlaywright, failuresOfVitest, patternOf, printFailures } from './failures.mjs';
import { ROOT } from './run.mjs';

const file = (path: string): string => join(ROOT, path);

test('names the tests that failed and the files that did not load, without the runner’s own stack', () => {
  const report = {
    testResults: [
      {
        name: file('packages/a.test.ts'),
        status: 'failed',
        message: 'Cannot find module x',
        assertionResults: [],
      },
      {
        name: file('packages/b.test.ts'),
        status: 'failed',
        message: '',
        assertionResults: [
          { ancestorTitles: [], title: 'adds', status: 'passed', failureMessages: [] },
          {
            ancestorTitles: ['numbers', 'of two'],
            title: 'subtracts (twice)',
            status: 'failed',
            failureMessages: [
              '\u001b[31mexpected 2 to be 3\u001b[39m\n    at /b.test.ts:2:3\n    at run (/node_modules/vitest/x.js:1:1)',
            ],
          },
        ],
      },
      { name: file('packages/c.test.ts'), status: 'passed', message: '', assertionResults: [] },
    ],
  };
  expect(failuresOfVitest(report)).toEqual([
    { name: 'packages/a.test.ts', message: 'Cannot find module x', again: ['packages/a.test.ts'] },
    {
      name: 'packages/b.test.ts › numbers › of two › subtracts (twice)',
      message: 'expected 2 to be 3\n    at /b.test.ts:2:3',
      again: ['packages/b.test.ts', '--testNamePattern', '^numbers > of two > subtracts \\(twice\\)$'],
    },
  ]);
});

describe('the pattern of a test', () => {
  test('matches the name (by which vitest knows it)', () => {
    const { currentTestName } = expect.getState();
    expect(currentTestName).toMatch(
      new RegExp(patternOf(['the pattern of a test', 'matches the name (by which vitest knows it)'])),
    );
  });
});

test('names browser tests that failed or passed late, and errors outside tests', () => {
  const spec = (title: string, status: string, message: string) => ({
    file: 'table.e2e.ts',
    line: 4,
    title,
    tests: [{ status, results: [{ errors: message ? [{ message }] : [] }] }],
  });
  const report = {
    errors: [{ message: 'no chromium' }],
    suites: [
      {
        specs: [spec('plays', 'expected', '')],
        suites: [{ specs: [spec('claims', 'unexpected', 'too late'), spec('talks', 'flaky', 'once')] }],
      },
    ],
  };
  expect(failuresOfPlaywright(report)).toEqual([
    { name: 'outside any test', message: 'no chromium' },
    {
      name: 'e2e/table.e2e.ts:4 › claims',
      message: 'too late',
      again: ['e2e/table.e2e.ts:4', '--grep', 'claims$'],
    },
    {
      name: 'e2e/table.e2e.ts:4 › talks',
      message: 'once',
      again: ['e2e/table.e2e.ts:4', '--grep', 'talks$'],
    },
  ]);
});

test('tells the beginning of a long message, and the end of a long output', () => {
  const output = `first\n${'.'.repeat(5000)}\nlast`;
  expect(endOf(output)).toMatch(/^… \.+\nlast$/);
  expect(endOf(output).length).toBeLessThan(2000);
  const errors = [{ message: output }];
  expect(failuresOfPlaywright({ errors, suites: [] })[0]?.message).toMatch(/^first\n\.+ …$/);
});

test('prints nothing where nothing failed, and at most twenty failures', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const printed = () => log.mock.calls.splice(0).map(([line]) => String(line));
  printFailures([{ name: 'unit', failures: [] }]);
  expect(printed()).toEqual([]);
  printFailures([
    {
      name: 'unit',
      failures: Array.from({ length: 23 }, (_, i) => ({ name: `test ${i}`, message: 'wrong' })),
    },
  ]);
  const lines = printed();
  expect(lines[1]).toBe('\n1. unit: test 0\n   wrong');
  expect(lines).toHaveLength(22);
  expect(lines.at(-1)).toBe('\nand 3 more');
  log.mockRestore();
});
