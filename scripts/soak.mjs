// npm run test:soak: an hour of what `npm test` has no time for. The tests try many more deals with a new seed, each
// state of a page is audited each time, tests that wait for clocks run five times on a busy machine, and many more
// changes of the sources are tried. `--seed N` repeats a run.
import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { ensureBuilt } from './lib/build.mjs';
import { ensureDebianPackages } from './lib/debian.mjs';
import { printFailures } from './lib/failures.mjs';
import { ensurePackages } from './lib/install.mjs';
import { npmRun, playwright, vitest } from './lib/parts.mjs';
import { fail, start } from './lib/run.mjs';

function seedOf(args) {
  if (args.length === 0) return String(randomInt(1_000_000));
  const [flag, seed, ...rest] = args;
  if (flag !== '--seed' || !/^\d+$/.test(seed ?? '') || rest.length > 0)
    fail('usage: npm run test:soak -- [--seed NUMBER]');
  return seed;
}

const LOADED_TIMES = 5;
/** The tests that wait: for servers, other processes, clocks. */
const WAITING = ['apps/server', 'apps/cli'];

/** Runs `work` while processes that do nothing else keep every core busy. */
async function underLoad(work) {
  const code = 'for (;;);';
  const burners = Array.from({ length: availableParallelism() }, () =>
    start('node', ['-e', code], {}, { stdio: 'ignore' }),
  );
  try {
    return await work();
  } finally {
    for (const burner of burners) burner.kill('SIGKILL');
  }
}

const seed = seedOf(process.argv.slice(2));
await ensurePackages();
const lacking = await ensureDebianPackages();
if (lacking !== undefined) fail(lacking);
if ((await ensureBuilt()) !== 0) fail('The pages could not be built: see above.');
console.log(`seed ${seed}`);
const env = { OVERTRICK_LENGTH: 'long', OVERTRICK_SEED: seed, OVERTRICK_PROPERTY_SEED: seed };
const projects = WAITING.flatMap((project) => ['--project', project]);

const PARTS = {
  unit: () => vitest('unit', [], env),
  browser: () => playwright('browser', [], env),
  ...Object.fromEntries(
    Array.from({ length: LOADED_TIMES }, (_, i) => [
      `loaded ${i + 1}`,
      () => underLoad(() => vitest(`loaded ${i + 1}`, projects)),
    ]),
  ),
  image: npmRun('image'),
  packages: npmRun('packages', 'pack', ['--try']),
  'faults by hand': npmRun('faults by hand', 'mutants:hand'),
  mutants: npmRun('mutants', 'mutants:sample', ['--seed', seed, '--count', '300']),
};

const parts = [];
for (const [name, run] of Object.entries(PARTS)) {
  console.log(`\n=== ${name}`);
  const began = performance.now();
  const counts = await run();
  console.log(
    `\n--- ${name}: ${counts.passed} ok, ${counts.failed} not ok, ${Math.round((performance.now() - began) / 1000)} s`,
  );
  parts.push({ name, ...counts });
}
printFailures(parts);
const sum = (key) => parts.reduce((total, part) => total + part[key], 0);
console.log(`\nseed ${seed}: npm run test:soak -- --seed ${seed} repeats this run`);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
if (sum('failed') > 0) process.exitCode = 1;
