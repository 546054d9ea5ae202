// Tells how fast this machine is while the tests run, so that budgets in processor seconds mean the same on each: a
// busy or slow processor needs more seconds for the same work. Run as a program, it prints a measurement now and then.
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** The processor time of the work on the machine for which the budgets are written, milliseconds. */
const REFERENCE_MS = 24;
const EVERY_MS = 10_000;
/** The first runs compile it. */
const WARM_UP = 5;

const WORDS = 1 << 18;
const STEPS = 1 << 23;

/** Does a fixed piece of work: walks 1 MB of memory in no order, with the arithmetic of a generator of numbers. */
function work(memory) {
  let state = 1;
  for (let i = 0; i < STEPS; i++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const place = (state ^ memory[state >>> 14]) >>> 14;
    memory[place] = (memory[place] + state) >>> 0;
  }
  return state;
}

/** Returns the processor time of the work, in milliseconds. */
function measured(memory) {
  const before = process.cpuUsage();
  work(memory);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The processor seconds, on the reference machine, of the parts whose work hardly changes from run to run. */
const STEADY = { types: 42, lint: 22, arrows: 9, build: 30 };

/**
 * Returns how many times longer than on the reference machine the steady parts took, all together: a machine can run a
 * loop fast, and yet be slow at starting processes and at loading programs. Returns 1 if one of them did not run.
 */
export function slownessIn(parts) {
  const names = Object.keys(STEADY);
  const took = names.map((name) => parts.find((part) => part.name === name)?.processor);
  if (took.includes(undefined)) return 1;
  const sum = (list) => list.reduce((total, seconds) => total + seconds, 0);
  return Math.max(1, sum(took) / sum(Object.values(STEADY)));
}

/**
 * Returns how many times longer than on the reference machine the work took: the median of the measurements, and at
 * least 1, so that a fast machine hides nothing.
 */
export function slownessOf(output) {
  const factors = output
    .trim()
    .split('\n')
    .map((line) => Number(line) / REFERENCE_MS)
    .filter((factor) => factor > 0)
    .sort((a, b) => a - b);
  return Math.max(1, factors[factors.length >> 1] ?? 1);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const memory = new Uint32Array(WORDS);
  for (let i = 0; i < WARM_UP; i++) work(memory);
  for (; ; await wait(EVERY_MS)) console.log(measured(memory).toFixed(2));
}
