// npm test: every check, from a fresh clone. `--only types,unit` runs some of them, `quick` the unit tests that
// take no time.
import { printFailures } from './lib/failures.mjs';
import { ensurePackages } from './lib/install.mjs';
import { fail } from './lib/run.mjs';
import { PARTS, SECTIONS } from './lib/sections.mjs';

const ALL = { ...SECTIONS, ...PARTS };

function chosenSections(args) {
  const names = Object.keys(ALL);
  if (args.length === 0) return Object.keys(SECTIONS);
  const [flag, list, ...rest] = args;
  const chosen = (flag?.startsWith('--only=') ? flag.slice('--only='.length) : list)?.split(',');
  const extra = flag?.startsWith('--only=') ? args.slice(1) : rest;
  if (!/^--only(=|$)/.test(flag) || chosen === undefined || extra.length > 0) {
    fail(`usage: npm test -- [--only ${names.join(',')}]`);
  }
  const unknown = chosen.find((name) => !names.includes(name));
  if (unknown !== undefined)
    fail(`--only: no part is called "${unknown}"; the parts are ${names.join(', ')}.`);
  return names.filter((name) => chosen.includes(name));
}

/** Runs one part, prints its heading and its time, and says what is wrong with its counts. */
function runSection(name) {
  console.log(`\n=== ${name}`);
  const began = performance.now();
  const { passed, failed, skipped = 0, failures = [] } = ALL[name]();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`--- ${name}: ${passed} ok, ${failed} not ok, ${seconds} s`);
  const idle = passed + failed === 0;
  const faults = [
    ...(idle ? ['no test ran'] : []),
    ...(skipped > 0 ? [`${skipped} skipped; a test runs or goes`] : []),
  ];
  for (const fault of faults) console.error(`${name}: ${fault}`);
  return {
    name,
    passed,
    failed: failed + skipped + (idle ? 1 : 0),
    failures: [...failures, ...faults],
  };
}

const sections = chosenSections(process.argv.slice(2));
ensurePackages();
const counts = sections.map(runSection);
const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
printFailures(counts);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
if (sum('failed') > 0) process.exitCode = 1;
