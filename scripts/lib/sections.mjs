import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { BROWSER, ensureDebianPackages, PEERS, SERVICES } from './debian.mjs';
import { endOf, failuresOfPlaywright, failuresOfVitest } from './failures.mjs';
import { run, runHeard } from './run.mjs';

/** One check that passes or not; what it says of a failure is told again at the end. */
const single = ({ code, output }) =>
  code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, failures: [endOf(output)] };
const npmRun = (script) => single(runHeard('npm', ['run', '--silent', script]));
const lacks = (what) => ({ passed: 0, failed: 1, failures: [what] });
const NO_REPORT = 'the runner ended without a report';

/** A folder in memory, on Linux, and the least that must be free there, bytes. */
const MEMORY = '/dev/shm';
const ENOUGH = 2 ** 31;

/** The tests put their files in memory where there is room: hundreds of stores would wait for the disk. */
function filesPlace() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ENOUGH ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}

/**
 * Runs a test runner that leaves a JSON report, and gives the report with the exit code; no report, no tests. The
 * runner gets the report's place, the folder for whatever the tests write, and one in it for what node has compiled:
 * the servers that tests start one after the other are the same program.
 */
function reported(runner) {
  const folder = mkdtempSync(join(filesPlace(), 'overtrick-test-'));
  // databases that the tests start belong to another user, who goes through it to their own
  chmodSync(folder, 0o711);
  const file = join(folder, 'report.json');
  try {
    const code = runner(file, { TMPDIR: folder, NODE_COMPILE_CACHE: join(folder, 'compiled') });
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
 * A runner may fail for a reason that no test has (a file that does not load, an error between tests): that is one
 * failure.
 */
const counted = (code, { passed, failed, skipped, failures }) =>
  failed === 0 && code !== 0
    ? { passed, failed: 1, skipped, failures: [...failures, `no test failed, but the runner gave ${code}`] }
    : { passed, failed, skipped, failures };

const quick = () => vitest({ OVERTRICK_TESTS: 'quick' });

function unit() {
  // where they are not to be had, the tests that need them fail
  const lacking = ensureDebianPackages([...SERVICES, ...PEERS]);
  if (lacking !== undefined) console.error(lacking);
  return vitest();
}

function vitest(env = {}) {
  const { code, report } = reported((file, place) =>
    run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`], {
      ...place,
      ...env,
    }),
  );
  if (report === undefined) return lacks(NO_REPORT);
  const failures = failuresOfVitest(report);
  return counted(code, {
    passed: report.numPassedTests,
    failed: failures.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
  });
}

function browser() {
  const lacking = ensureDebianPackages(BROWSER);
  if (lacking !== undefined) {
    console.error(lacking);
    return lacks(lacking);
  }
  const { code, report } = reported((file, place) =>
    run('playwright', ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'], {
      ...place,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    }),
  );
  if (report === undefined) return lacks(NO_REPORT);
  const { expected, unexpected, flaky, skipped } = report.stats;
  return counted(code, {
    passed: expected,
    failed: unexpected + flaky,
    skipped,
    failures: failuresOfPlaywright(report),
  });
}

/** The parts of the test run in their order. Each gives its counts, and what failed in words. */
export const SECTIONS = {
  types: () => npmRun('types'),
  lint: () => npmRun('lint'),
  arrows: () => npmRun('arrows'),
  unit,
  build: () => single({ code: ensureBuilt(), output: 'the pages could not be built' }),
  browser,
};

/** The part that the inner loop runs beside them. */
export const PARTS = { quick };
