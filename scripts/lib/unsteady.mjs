// A test that fails is run once more alone: red twice is red, red once is unsteady. Unsteady tests fail no run, but
// are kept in a list until somebody has mended them.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run.mjs';

/** The list of tests that were unsteady, a line each. */
export const LIST = join(ROOT, 'scripts', 'unsteady.txt');

/** So many failures have one cause, and no unsteady test among them. */
const MOST = 10;

/**
 * Runs each failed test once more, one at a time. Returns the parts without the failures that did not come back, and
 * the names of those.
 * @param {{ name: string, passed: number, failed: number, failures: import('./failures.mjs').Failure[] }[]} parts
 * @param {(part: string) => undefined | ((args: string[]) =>
 *   Promise<{ passed: number, failed: number }>)} againOf
 */
export async function runAgain(parts, againOf) {
  const unsteady = [];
  if (parts.flatMap(({ failures }) => failures).length > MOST) return { parts, unsteady };
  const checked = [];
  for (const part of parts) {
    const run = againOf(part.name);
    const stays = [];
    for (const failure of part.failures) {
      if (run === undefined || failure.again === undefined) {
        stays.push(failure);
        continue;
      }
      console.log(`\n=== once more, alone: ${failure.name}`);
      const { passed, failed } = await run(failure.again);
      if (failed === 0 && passed > 0) unsteady.push(failure);
      else stays.push(failure);
    }
    const mended = part.failures.length - stays.length;
    checked.push({ ...part, passed: part.passed + mended, failed: part.failed - mended, failures: stays });
  }
  return { parts: checked, unsteady };
}

/** Returns the names in the list. */
export const listed = (text) => text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));

/** Prints the unsteady tests with their first failure, adds their names to the list, and prints what the list holds. */
export function tellUnsteady(unsteady, file = LIST) {
  const text = readFileSync(file, 'utf8');
  const before = listed(text);
  if (unsteady.length > 0) console.log('\n=== unsteady: failed once, and passed alone');
  for (const { name, message } of unsteady)
    console.log(`\nunsteady: ${name}\n   ${message.replaceAll('\n', '\n   ')}`);
  const fresh = unsteady.map(({ name }) => name).filter((name) => !before.includes(name));
  if (fresh.length > 0) writeFileSync(file, text + fresh.map((name) => `${name}\n`).join(''));
  if (before.length > 0) console.log(`\nUnsteady before, not mended yet:\n   ${before.join('\n   ')}`);
}
