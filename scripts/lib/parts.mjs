// The parts of the test run: what each runs, and the processor seconds that it may take.
import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { chromiumPath } from './chromium.mjs';
import { BROWSER, PEERS, SERVICES, TOOLS } from './debian.mjs';
import { endOf, failuresOfPlaywright, failuresOfVitest } from './failures.mjs';
import { MARK } from './processorTime.mjs';
import { runNamed } from './run.mjs';

/** Counts a check that passes or fails as a whole. */
const single = (name, { code, output }) =>
  code === 0
    ? { passed: 1, failed: 0, failures: [] }
    : { passed: 0, failed: 1, failures: [{ name, message: endOf(output) }] };
const lacks = (name, message) => ({ passed: 0, failed: 1, failures: [{ name, message }] });
const NO_REPORT = 'the runner ended without a report';

/** Returns a part that runs an npm script; the script has the part's name where no other is given. */
export const npmRun =
  (name, script = name, args = []) =>
  async () =>
    single(
      name,
      await runNamed(name, 'npm', ['run', '--silent', script, '--', ...args], { env: { [MARK]: name } }),
    );

/** A folder in memory, on Linux, and the least that must be free there, bytes. */
const MEMORY = '/dev/shm';
const ENOUGH = 2 ** 31;

/** Returns the folder for the tests' files: in memory where there is room, since hundreds of stores wait for a disk. */
function filesPlace() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ENOUGH ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}

/**
 * Runs a test runner that leaves a JSON report, and returns the report with the exit code; no report, no tests. The
 * runner gets the report's place, the folder for whatever the tests write, and one in it for what node has compiled:
 * the servers that tests start one after the other are the same program.
 */
async function reported(runner) {
  const folder = mkdtempSync(join(filesPlace(), 'overtrick-test-'));
  // databases that the tests start belong to another user, who goes through it to their own
  chmodSync(folder, 0o711);
  const file = join(folder, 'report.json');
  try {
    const { code } = await runner(file, { TMPDIR: folder, NODE_COMPILE_CACHE: join(folder, 'compiled') });
    try {
      return { code, report: JSON.parse(readFileSync(file, 'utf8')) };
    } catch {
      return { code, report: undefined };
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Adds a failure where the runner failed for a reason that no test has: a file that does not load, an error between
 * tests.
 */
const counted = (name, code, { passed, failed, skipped, failures }) =>
  failed === 0 && code !== 0
    ? {
        passed,
        failed: 1,
        skipped,
        failures: [{ name, message: `no test failed, but the runner ended with exit code ${code}` }],
      }
    : { passed, failed, skipped, failures };

/** Runs vitest with these arguments besides, in this environment; `verb` is what it is to do. */
export async function vitest(name, args = [], env = {}, verb = ['run']) {
  const { code, report } = await reported((file, place) =>
    runNamed(
      name,
      'vitest',
      [...verb, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...args],
      { env: { ...place, ...env, [MARK]: name } },
    ),
  );
  if (report === undefined) return lacks(name, NO_REPORT);
  const failures = failuresOfVitest(report);
  return counted(name, code, {
    passed: report.numPassedTests,
    failed: failures.length,
    // of a file that is run for one of its tests alone the others are left out
    skipped: args.length > 0 ? 0 : report.numPendingTests + report.numTodoTests,
    failures,
  });
}

/** Runs playwright with these arguments besides, in this environment. */
export async function playwright(name, args = [], env = {}) {
  const { code, report } = await reported((file, place) =>
    runNamed(
      name,
      'playwright',
      ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json', ...args],
      {
        env: {
          ...place,
          ...env,
          PLAYWRIGHT_JSON_OUTPUT_FILE: file,
          PLAYWRIGHT_JSON_OUTPUT_NAME: file,
          [MARK]: name,
        },
      },
    ),
  );
  if (report === undefined) return lacks(name, NO_REPORT);
  const { expected, unexpected, flaky, skipped } = report.stats;
  return counted(name, code, {
    passed: expected,
    failed: unexpected + flaky,
    skipped,
    failures: failuresOfPlaywright(report),
  });
}

const unit = () => vitest('unit');

const browser = () =>
  chromiumPath() === undefined
    ? lacks('browser', 'No Chromium is installed: see above.')
    : playwright('browser');

async function build() {
  const code = await ensureBuilt((command, args) =>
    runNamed('build', command, args, { env: { [MARK]: 'build' } }),
  );
  return single('build', { code, output: 'The pages could not be built: see above.' });
}

/**
 * The parts. `run` returns the counts and failures, `again` runs one failed test alone, `debian` names the packages
 * that it needs. A part fails if it takes more than `budget`, in processor seconds of the machine that `speed.mjs` is
 * set to; `aim` is what it should come to, 1,636 in all.
 */
export const PARTS = {
  types: { run: npmRun('types'), budget: 80, aim: 55 },
  lint: { run: npmRun('lint'), budget: 30, aim: 18 },
  arrows: { run: npmRun('arrows'), budget: 15, aim: 8 },
  build: { run: build, budget: 60, aim: 40 },
  unit: {
    run: unit,
    // where they are not to be had, the tests that need them fail
    debian: [...SERVICES, ...TOOLS, ...PEERS],
    again: (args) => vitest('unit', args),
    budget: 1200,
    aim: 560,
  },
  browser: {
    run: browser,
    debian: BROWSER,
    again: (args) => playwright('browser', args),
    budget: 2000,
    aim: 900,
  },
  // changes of the sources by chance, of which the tests must notice a share; one may leave a test without end for a
  // minute. The long run tries more
  mutants: { run: npmRun('mutants', 'mutants:sample', ['--count', '20']), budget: 180, aim: 55 },
};

/** The parts that run one after the other, in lanes that run side by side: while one waits, the other works. */
export const LANES = [
  ['build', 'browser'],
  ['types', 'lint', 'arrows', 'unit', 'mutants'],
];
