// npm run mutants:sample -- [--seed 1] [--count 20] [--json file]
//
// Draws changes of the sources by chance, always the same ones for a seed and a tree, and runs the nearest tests
// against each. Fails if fewer are noticed than `FLOOR` says. Stryker itself runs all tests of a package once before it
// begins, which takes minutes; here its instrumenter makes the changes, and one Vitest runs in a copy of the tree.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { copyTree } from '../copyTree.ts';
import { drawMutants } from './draw.ts';
import type { Tried } from './trial.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/**
 * The least share of changes that tests must notice. A few changes, others with each tree, show by chance a share that
 * is a fifth off. Fewer of them are enough, so that no push fails by its draw.
 */
const FLOOR = { ofMany: 0.6, ofFew: 0.4 };
const MANY = 100;
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '20' },
    json: { type: 'string' },
  },
});

/** The time after which the tests of one change are taken to have no end, milliseconds. */
const ENDLESS_MS = 60_000;
const TRIAL = fileURLToPath(new URL('trial.ts', import.meta.url));

/**
 * Tries the changes from `first` in a process of its own, and calls `tell` with each result. Returns the index of the
 * change whose tests have no end, or the end of the list. Throws if the process fails by itself.
 */
async function tryFrom(
  root: string,
  list: string,
  first: number,
  tell: (tried: Tried) => void,
): Promise<number> {
  // a group of its own, because the test without end runs in a child of the child
  const child = fork(TRIAL, [root, list, String(first)], {
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  let next = first;
  let isEndless = false;
  const end = (): void => {
    isEndless = true;
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  };
  let late = setTimeout(end, ENDLESS_MS);
  child.on('message', (tried: Tried) => {
    clearTimeout(late);
    late = setTimeout(end, ENDLESS_MS);
    next = tried.index + 1;
    tell(tried);
  });
  const [code] = await once(child, 'exit');
  clearTimeout(late);
  if (code !== 0 && !isEndless) throw new Error(`the trial of change ${next} ended with ${code}`);
  return next;
}

const short = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
};

const drawn = await drawMutants(ROOT, values.seed, Number(values.count));
process.stdout.write(`mutants of seed ${values.seed}: ${drawn.length}\n`);
const copy = copyTree(ROOT, { isWanted: (path) => /^(packages|scripts)\/|^[^/]+$/.test(path) });
const list = join(copy.root, 'changes.json');
writeFileSync(list, JSON.stringify(drawn));
const survived: string[] = [];
const tell = ({ index, by }: Tried): void => {
  const one = drawn[index];
  if (one === undefined) return;
  const name = `${one.file}:${one.line} ${one.mutator}: ${short(one.before)} → ${short(one.after)}`;
  if (by === undefined) survived.push(name);
  process.stdout.write(by === undefined ? `SURVIVED  ${name}\n` : `noticed   ${name}\n          by ${by}\n`);
};
for (let next = 0; next < drawn.length; ) {
  next = await tryFrom(copy.root, list, next, tell);
  const endless = drawn[next];
  if (endless === undefined) break;
  tell({ index: next, by: 'tests without end' });
  copyFileSync(join(ROOT, endless.file), join(copy.root, endless.file));
  next++;
}
copy.remove();
const killed = drawn.length - survived.length;
const floor = drawn.length < MANY ? FLOOR.ofFew : FLOOR.ofMany;
const result = { seed: values.seed, count: drawn.length, killed, floor, survived };
if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(result, null, 2)}\n`);
process.stdout.write(`${killed} of ${drawn.length} changes are noticed\n`);
process.exitCode = killed < floor * drawn.length ? 1 : 0;
