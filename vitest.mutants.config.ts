import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { MUTANT_ROOMS } from './scripts/mutants/rooms.mjs';

/** One of `MUTANT_ROOMS`; all of them if none is named. */
const wanted = process.env.MUTANTS_ROOM;
const folders = new Set(
  Object.entries(MUTANT_ROOMS).flatMap(([room, { folder }]) =>
    wanted === undefined || wanted === room ? [folder] : [],
  ),
);

/**
 * The tests that changes by machine are run against. The suites' own mutants are left out: they change the suites. So
 * are the playouts, which take too long to be run for each change.
 */
export default defineConfig({
  test: {
    environment: 'node',
    isolate: false,
    // also on a machine that is busy
    testTimeout: 600_000,
    setupFiles: [join(import.meta.dirname, 'scripts/lib/propertySeed.ts')],
    include: [...folders].map((folder) => `${folder}/src/**/*.test.ts`),
    exclude: [
      'packages/rules/src/suites/mutants.slow.test.ts',
      'packages/rules/src/suites/playouts.slow.test.ts',
    ],
  },
});
