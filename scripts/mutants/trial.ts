// Tries changes of the sources in a copy of the tree, one after another, as a process of its own: a change can leave a
// test without end, and only the end of the process ends that. Sends the test that noticed each change, if any.
//
//     node scripts/mutants/trial.ts COPY CHANGES.json FIRST
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BaseSequencer, createVitest, type TestSpecification, type Vitest } from 'vitest/node';
import type { Drawn } from './draw.ts';
import { testsNear } from './near.ts';
import { MUTANT_ROOMS } from './rooms.mjs';

/** The result of one change: the first test that fails, absent if none does. */
export interface Tried {
  readonly index: number;
  readonly by?: string;
}

/** Tests of one package notice changes of another one that it uses. */
const FOLDERS = [...new Set(Object.values(MUTANT_ROOMS).map(({ folder }) => folder))];

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
  const near = testsNear(root, FOLDERS, drawn.file);
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

// whoever waits for the results is gone: nothing of this group goes on without them
process.once('disconnect', () => process.kill(-process.pid, 'SIGKILL'));
const [root = '', changes = '', first = '0'] = process.argv.slice(2);
const drawn: readonly Drawn[] = JSON.parse(readFileSync(changes, 'utf8'));
const vitest = await startVitest(root);
await vitest.standalone();
for (const [index, one] of drawn.entries()) {
  if (index < Number(first)) continue;
  const by = await noticedBy(vitest, root, one);
  process.send?.({ index, ...(by !== undefined && { by }) } satisfies Tried);
}
await vitest.close();
// a failed test has set the exit code: here it is no failure
process.exit(0);
