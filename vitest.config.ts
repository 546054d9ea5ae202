import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const ROOMS = [
  'packages/rules',
  'packages/duplicate',
  'packages/movements',
  'packages/evening',
  'packages/print',
  'packages/formats',
  'packages/solver',
  'packages/bots',
  'packages/protocol',
  'packages/table',
  'apps/server',
  'apps/web',
  'apps/cli',
  'lab',
  'scripts',
];

/** Rooms whose tests leave nothing behind: they need no fresh world each. */
const PURE = [
  'packages/rules',
  'packages/duplicate',
  'packages/movements',
  'packages/evening',
  'packages/print',
  'packages/formats',
  'packages/bots',
  'packages/protocol',
  'packages/table',
  'apps/server',
  'apps/web',
  'apps/cli',
];

/** Many random deals of every game: a project of its own, so that a run of the rules' tests is soon done. */
const PLAYOUTS = 'src/suites/playouts.slow.test.ts';

const PROPERTY_SEED = join(import.meta.dirname, 'scripts/lib/propertySeed.ts');

/** Has the tests of the server fail at answers that are not as described. */
const CHECKED_FETCH = join(import.meta.dirname, 'apps/server/src/testing/checkedFetch.ts');

/** Has the tests of tables fail at updates that lead to another state than entering anew. */
const CHECKED_UPDATES = join(import.meta.dirname, 'packages/table/src/testing/checkedUpdates.ts');
const TABLES = ['packages/table', 'apps/server', 'apps/web'];

/** Tests that take seconds each: suites over every game, whole deals by bots, servers that start and stop. */
const SLOW = '**/*.slow.test.ts';
/** The inner loop asks for the others alone. */
const leftOut = process.env.OVERTRICK_TESTS === 'quick' ? [SLOW] : [];

/** The time after which a test is taken to hang, milliseconds: the long run tries many more deals in one test. */
const PATIENCE = process.env.OVERTRICK_LENGTH === 'long' ? 3_600_000 : 600_000;

/** These begin: files of a minute, which would be waited for at the end, and servers, which wait much themselves. */
const FIRST = ['playouts', 'scripts', 'apps/server'];

/** Runs the projects of `FIRST` in their order, then the others as usual. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ project }: TestSpecification) =>
      FIRST.includes(project.name) ? FIRST.indexOf(project.name) : FIRST.length;
    const sorted = await super.sort(files);
    return sorted.sort((one, other) => rank(one) - rank(other));
  }
}

export default defineConfig({
  test: {
    allowOnly: false,
    // a test that hangs ends; a machine that is busy is no failure
    testTimeout: PATIENCE,
    hookTimeout: PATIENCE,
    expect: { poll: { timeout: 60_000 } },
    // browser tests run beside them and work while these wait
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongestFirst },
    coverage: {
      provider: 'v8',
      include: ['packages/*/src/**', 'apps/*/src/**'],
      reporter: ['text-summary', 'html'],
    },
    projects: [
      ...ROOMS.map((room) => ({
        extends: true as const,
        root: `./${room}`,
        test: {
          name: room,
          environment: 'node',
          isolate: !PURE.includes(room),
          include: ['**/*.test.ts', '**/*.test.tsx'],
          // an example runs in a copy of the tree, in its place: scripts/examples.slow.test.ts
          exclude: [...configDefaults.exclude, PLAYOUTS, 'examples/**', ...leftOut],
          setupFiles: [
            PROPERTY_SEED,
            ...(room === 'apps/server' ? [CHECKED_FETCH] : []),
            ...(TABLES.includes(room) ? [CHECKED_UPDATES] : []),
          ],
        },
      })),
      {
        extends: true,
        root: './packages/rules',
        test: { name: 'playouts', environment: 'node', include: [PLAYOUTS], exclude: leftOut },
      },
    ],
  },
});
