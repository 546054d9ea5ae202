// npm test: every check, from a fresh clone. `--only types,unit` runs some of the parts.
import { ensureDebianPackages } from './lib/debian.mjs';
import { printFailures } from './lib/failures.mjs';
import { ensurePackages } from './lib/install.mjs';
import { LANES, PARTS } from './lib/parts.mjs';
import { Meter } from './lib/processorTime.mjs';
import { fail, start } from './lib/run.mjs';
import { slownessIn, slownessOf } from './lib/speed.mjs';
import { runAgain, tellUnsteady } from './lib/unsteady.mjs';

/** Reads `--only a,b` or `--only=a,b`; all parts when it is left out. */
function chosenParts(args) {
  const names = Object.keys(PARTS);
  if (args.length === 0) return names;
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

/** Runs one part, prints its heading and its times, and adds what is wrong with its counts to the failures. */
async function runPart(name, meter) {
  console.log(`\n=== ${name}`);
  const began = performance.now();
  const { budget, aim } = PARTS[name];
  const { passed, failed, skipped = 0, failures } = await PARTS[name].run();
  meter.sample();
  const wall = (performance.now() - began) / 1000;
  const processor = meter.secondsOf(name);
  console.log(`\n--- ${name}: ${passed} ok, ${failed} not ok, ${wall.toFixed(1)} s\n`);
  const faults = [
    ...(passed + failed === 0 ? ['no test ran'] : []),
    ...(skipped > 0 ? [`${skipped} skipped; a test runs or goes`] : []),
  ];
  for (const fault of faults) console.error(`${name}: ${fault}`);
  return {
    name,
    passed,
    failed: failed + faults.length,
    failures: [...failures, ...faults.map((fault) => ({ name, message: fault }))],
    wall,
    processor,
    budget,
    aim,
  };
}

/** Runs the chosen parts in their lanes. Returns their results in the order of `PARTS`. */
async function runAll(names, meter) {
  const results = [];
  const runLane = async (lane) => {
    for (const name of lane.filter((one) => names.includes(one))) results.push(await runPart(name, meter));
  };
  await Promise.all(LANES.map(runLane));
  return names.map((name) => results.find((result) => result.name === name));
}

const HEAD = ['part', 'processor', 'at reference', 'budget', 'aim', 'wall'];
const secondsText = (seconds) => (seconds === undefined ? 'unknown here' : `${Math.round(seconds)} s`);

/**
 * Prints the times of the parts, and adds a failure to each that took more processor time than it may. On a machine
 * that needs `slowness` times as long for the same work, a part may take as many times its budget.
 */
function withBudgets(parts, slowness) {
  console.log(
    `\n=== times (reference: this machine needed ${slowness.toFixed(2)} times the reference machine's time)`,
  );
  const rows = parts.map(({ name, processor, wall, budget, aim }) => [
    name,
    secondsText(processor),
    secondsText(processor && processor / slowness),
    secondsText(budget),
    secondsText(aim),
    secondsText(wall),
  ]);
  for (const row of [HEAD, ...rows])
    console.log(row.map((cell, i) => (i === 0 ? cell.padEnd(10) : cell.padStart(16))).join(''));
  return parts.map((part) => {
    const { name, processor, budget } = part;
    if (processor === undefined || processor / slowness <= budget) return part;
    const message = `over its budget: ${Math.round(processor / slowness)} of ${budget} processor seconds`;
    return { ...part, failed: part.failed + 1, failures: [...part.failures, { name, message }] };
  });
}

/** Runs `work` while the speed of the machine is measured. Returns its result, and how slow the machine was. */
async function withSpeed(work) {
  const child = start('node', ['scripts/lib/speed.mjs'], {}, { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  const result = await work();
  child.kill();
  return { result, slowness: slownessOf(output) };
}

const names = chosenParts(process.argv.slice(2));
const began = performance.now();
await ensurePackages();
const lacking = await ensureDebianPackages(names.flatMap((name) => PARTS[name].debian ?? []));
if (lacking !== undefined) console.error(lacking);
const meter = new Meter();
meter.start();
const { result, slowness } = await withSpeed(() => runAll(names, meter));
meter.stop();
const { parts, unsteady } = await runAgain(
  withBudgets(result, Math.max(slowness, slownessIn(result))),
  (name) => PARTS[name].again,
);
tellUnsteady(unsteady);
printFailures(parts);
const sum = (key) => parts.reduce((total, part) => total + part[key], 0);
console.log(`\nThe whole run took ${((performance.now() - began) / 60_000).toFixed(1)} minutes.`);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
if (sum('failed') > 0) process.exitCode = 1;
