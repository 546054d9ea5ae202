// npm run mutants:sample -- [--seed 1] [--count 20] [--json file]
//
// Draws changes of the sources by chance, always the same ones for a seed and a tree, and runs the nearest tests
// against each. Fails if fewer are noticed than `FLOOR` says. Stryker itself runs all tests of a package once before it
// begins, which takes minutes; here its instrumenter makes the changes, and one Vitest runs in a copy of the tree.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { BaseSequencer, createVitest, type TestSpecification, type Vitest } from 'vitest/node';
import { copyTree } from '../copyTree.ts';
import { type Drawn, drawMutants } from './draw.ts';
import { testsNear } from './near.ts';
import { MUTANT_ROOMS } from './rooms.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/**
 * The least share of changes that tests must notice. A few changes, others with each tree, show by chance a share that
 * is a fifth off. Fewer of them are enough, so that no push fails by its draw.
 */
const FLOOR = { ofMany: 0.6, ofFew: 0.4 };
const MANY = 100;
/** Tests of one package notice changes of another one that it uses. */
const FOLDERS = [...new Set(Object.values(MUTANT_ROOMS).map(({ folder }) => folder))];

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '20' },
    json: { type: 'string' },
  },
});

/** Keeps the order in which the tests were asked for: the nearest first. */
class AsAsked extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files;
  }
}

const startVitest = (root: string): Promise<Vitest> =>
  createVitest('test', {
    root,
    config: join(root, 'vitest.mutants.config.ts'),
    watch: false,
    bail: 1,
    maxWorkers: 1,
    fileParallelism: false,
    sequence: { sequencer: AsAsked },
    reporters: [{}],
    testTimeout: 60_000,
  });

/** Runs the tests near a change and returns the name of the first that fails. */
async function noticedBy(vitest: Vitest, root: string, drawn: Drawn): Promise<string | undefined> {
  const [project] = vitest.projects;
  const near = testsNear(ROOT, FOLDERS, drawn.file);
  if (project === undefined || near.length === 0) return undefined;
  const path = join(root, drawn.file);
  const before = readFileSync(path, 'utf8');
  writeFileSync(path, drawn.source);
  vitest.invalidateFile(path);
  // a run that has seen one failure too many would skip all later tests
  vitest.state.filesMap.clear();
  vitest.state.idMap.clear();
  vitest.state.clearErrors();
  const { testModules } = await vitest.runTestSpecifications(
    near.map((test) => project.createSpecification(join(root, test))),
  );
  writeFileSync(path, before);
  vitest.invalidateFile(path);
  for (const module of testModules) {
    const [failed] = module.children.allTests('failed');
    if (failed !== undefined) return `${module.relativeModuleId}: ${failed.fullName}`;
    const [error] = module.errors();
    if (error !== undefined) return `${module.relativeModuleId}: ${error.message.split('\n')[0]}`;
  }
  return undefined;
}

const short = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
};

const drawn = await drawMutants(ROOT, values.seed, Number(values.count));
process.stdout.write(`mutants of seed ${values.seed}: ${drawn.length}\n`);
const copy = copyTree(ROOT, { isWanted: (path) => /^(packages|scripts)\/|^[^/]+$/.test(path) });
const vitest = await startVitest(copy.root);
await vitest.standalone();
const survived: string[] = [];
for (const one of drawn) {
  const name = `${one.file}:${one.line} ${one.mutator}: ${short(one.before)} → ${short(one.after)}`;
  const test = await noticedBy(vitest, copy.root, one);
  if (test === undefined) survived.push(name);
  process.stdout.write(
    test === undefined ? `SURVIVED  ${name}\n` : `noticed   ${name}\n          by ${test}\n`,
  );
}
await vitest.close();
copy.remove();
const killed = drawn.length - survived.length;
const floor = drawn.length < MANY ? FLOOR.ofFew : FLOOR.ofMany;
const result = { seed: values.seed, count: drawn.length, killed, floor, survived };
if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(result, null, 2)}\n`);
process.stdout.write(`${killed} of ${drawn.length} changes are noticed\n`);
process.exitCode = killed < floor * drawn.length ? 1 : 0;
