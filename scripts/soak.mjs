// npm run test:soak: hours of what `npm test` has no time for. The tests try many more deals with a new seed, each
// state of a page is audited each time, tests that wait for clocks run five times on a busy machine, and many more
// changes of the sources are tried. `--seed N` repeats a run; `--part NAME`, as often as wanted, runs only these parts.
import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { ensureBuilt } from './lib/build.mjs';
import { ensureDebianPackages } from './lib/debian.mjs';
import { printFailures } from './lib/failures.mjs';
import { ensurePackages } from './lib/install.mjs';
import { npmRun, playwright, vitest } from './lib/parts.mjs';
import { fail, start } from './lib/run.mjs';

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

const longWith = (seed) => ({
  OVERTRICK_LENGTH: 'long',
  OVERTRICK_SEED: seed,
  OVERTRICK_PROPERTY_SEED: seed,
});
const projects = WAITING.flatMap((project) => ['--project', project]);

/** The parts in their order, each started with the seed. */
const PARTS = {
  unit: (seed) => vitest('unit', [], longWith(seed)),
  browser: (seed) => playwright('browser', [], longWith(seed)),
  ...Object.fromEntries(
    Array.from({ length: LOADED_TIMES }, (_, i) => [
      `loaded ${i + 1}`,
      () => underLoad(() => vitest(`loaded ${i + 1}`, projects)),
    ]),
  ),
  image: npmRun('image'),
  packages: npmRun('packages', 'pack', ['--try']),
  'faults by hand': npmRun('faults by hand', 'mutants:hand'),
  mutants: (seed) => npmRun('mutants', 'mutants:sample', ['--seed', seed, '--count', '300'])(),
};

/** Returns the seed and the names of the parts to run; ends with the usage if the command line has anything else. */
function asked() {
  const options = { seed: { type: 'string' }, part: { type: 'string', multiple: true } };
  try {
    const { seed = String(randomInt(1_000_000)), part: names = Object.keys(PARTS) } = parseArgs({
      options,
    }).values;
    if (/^\d+$/.test(seed) && names.every((name) => Object.hasOwn(PARTS, name))) return { seed, names };
  } catch {
    // another flag than these
  }
  const named = Object.keys(PARTS).join(', ');
  return fail(`usage: npm run test:soak -- [--seed NUMBER] [--part NAME]…\nparts: ${named}`);
}

const { seed, names } = asked();
await ensurePackages();
const lacking = await ensureDebianPackages();
if (lacking !== undefined) fail(lacking);
if ((await ensureBuilt()) !== 0) fail('The pages could not be built: see above.');
console.log(`seed ${seed}`);

const parts = [];
for (const name of names) {
  console.log(`\n=== ${name}`);
  const began = performance.now();
  const counts = await PARTS[name](seed);
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
