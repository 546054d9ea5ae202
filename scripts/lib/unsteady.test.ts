import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { LIST, listed, runAgain, tellUnsteady } from './unsteady.mjs';

const log = vi.spyOn(console, 'log');
beforeEach(() => {
  log.mockReset().mockImplementation(() => undefined);
});
afterAll(() => log.mockRestore());

const failure = (name: string) => ({ name, message: 'wrong', again: [name] });
const part = (failures: readonly { name: string; message: string; again?: string[] }[]) => ({
  name: 'unit',
  passed: 5,
  failed: failures.length,
  failures: [...failures],
});

test('a test that fails twice is red; one that fails once is unsteady, and counts as passed', async () => {
  const ran: string[][] = [];
  const { parts, unsteady } = await runAgain(
    [part([failure('red'), failure('once')])],
    () => async (args) => {
      ran.push(args);
      return args[0] === 'red' ? { passed: 0, failed: 1 } : { passed: 1, failed: 0 };
    },
  );
  expect(ran).toEqual([['red'], ['once']]);
  expect(parts).toEqual([{ ...part([failure('red')]), passed: 6 }]);
  expect(unsteady).toEqual([failure('once')]);
});

test('a failure stays where nothing can run it again, and where nothing ran', async () => {
  const lost = { name: 'runner', message: 'no report' };
  const nothing = async () => ({ passed: 0, failed: 0 });
  expect((await runAgain([part([lost])], () => nothing)).parts).toEqual([part([lost])]);
  expect((await runAgain([part([failure('gone')])], () => nothing)).unsteady).toEqual([]);
  expect((await runAgain([part([failure('lint')])], () => undefined)).unsteady).toEqual([]);
});

test('many failures have one cause: none runs again', async () => {
  const many = part(Array.from({ length: 11 }, (_, i) => failure(`${i}`)));
  const again = vi.fn();
  expect(await runAgain([many], () => again)).toEqual({ parts: [many], unsteady: [] });
  expect(again).not.toHaveBeenCalled();
});

test('names of unsteady tests are printed, and kept in the list once', () => {
  const folder = mkdtempSync(join(tmpdir(), 'overtrick-unsteady-'));
  const file = join(folder, 'list.txt');
  writeFileSync(file, '# what this is\nold\n');
  tellUnsteady([failure('old'), failure('new')], file);
  expect(log.mock.calls.flat().join('\n')).toContain('unsteady: new');
  expect(readFileSync(file, 'utf8')).toBe('# what this is\nold\nnew\n');
  tellUnsteady([], file);
  expect(listed(readFileSync(file, 'utf8'))).toEqual(['old', 'new']);
  rmSync(folder, { recursive: true });
});

test('the list of the tree can be read', () => {
  for (const name of listed(readFileSync(LIST, 'utf8'))) expect(name).toMatch(/^\S+\.(test|e2e)\.tsx?/);
});
