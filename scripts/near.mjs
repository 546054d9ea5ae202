// npm run test:near: the checks of what has changed, for the inner loop: types, lint, and those quick unit tests of the
// changed packages that import a changed file. `--since REF` chooses what it is compared with.
import { ensurePackages } from './lib/install.mjs';
import { vitest } from './lib/parts.mjs';
import { fail, outputOf, run } from './lib/run.mjs';

/** The branch that changes go to; a clone without it compares with its last commit. */
const BRANCHES = ['origin/main', 'main'];

/** Reads `--since REF`; the point where this branch left the main one when it is left out. */
function startOf(args) {
  if (args.length === 2 && args[0] === '--since') return args[1];
  if (args.length > 0) fail('usage: npm run test:near -- [--since REF]');
  const bases = BRANCHES.map((branch) => outputOf('git', ['merge-base', 'HEAD', branch]));
  return bases.find((base) => base !== undefined) ?? 'HEAD';
}

const linesOf = (text) => (text ?? fail('git does not know that point.')).split('\n').filter(Boolean);

/** Returns the files that differ from `since` and are there, files that git does not know among them. */
const changedSince = (since) => [
  ...new Set([
    ...linesOf(outputOf('git', ['diff', '--name-only', '--diff-filter=d', since])),
    ...linesOf(outputOf('git', ['ls-files', '--others', '--exclude-standard'])),
  ]),
];

const CODE = /\.(ts|tsx|mjs|js|css|json)$/;
/** Files that unit tests import; browser tests and benches are no part of the inner loop. */
const TESTED = /^(packages|apps|lab|scripts)\/.*\.(ts|tsx|mjs)$/;

const since = startOf(process.argv.slice(2));
await ensurePackages();
const changed = changedSince(since);
console.log(`${changed.length} files differ from ${since.slice(0, 8)}`);

const code = changed.filter((file) => CODE.test(file));
const tested = changed.filter((file) => TESTED.test(file));
/** The rooms that have changed: what others make of them is for `npm test`. */
const rooms = [
  ...new Set(tested.map((file) => /^((packages|apps)\/[^/]+|lab|scripts)\//.exec(file)?.[1] ?? '')),
];
const projects = rooms.flatMap((room) => ['--project', room]);
const commands = [['scripts/lint/main.ts'], ...(code.length > 0 ? [['scripts/types.mjs', ...code]] : [])].map(
  (args) => ['node', ...args],
);
if (code.length > 0)
  commands.unshift(['biome', 'check', '--error-on-warnings', '--no-errors-on-unmatched', ...code]);
const checks = commands.map(([command, ...args]) => run(command, args) === 0);
const { passed, failed } =
  tested.length === 0
    ? { passed: 0, failed: 0 }
    : await vitest('unit', ['--passWithNoTests', ...projects, ...tested], { OVERTRICK_TESTS: 'quick' }, [
        'related',
        '--run',
      ]);
const good = checks.filter(Boolean).length;
console.log(`\n${passed + good} passed, ${failed + checks.length - good} failed`);
if (failed + checks.length > good) process.exitCode = 1;
