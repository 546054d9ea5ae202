import { defineConfig } from 'vitest/config';

/**
 * The tests that mutants of the rules are run against. Not mutated are the suites, which are tests themselves and have
 * mutants of their own (`suites/mutants.slow.test.ts`, left out here for that reason), and `rules.ts`, which is prose.
 * The playouts take too long to be run for each mutant.
 */
export default defineConfig({
  test: {
    environment: 'node',
    // also on a machine that is busy
    testTimeout: 600_000,
    include: ['packages/rules/src/**/*.test.ts'],
    exclude: [
      'packages/rules/src/suites/mutants.slow.test.ts',
      'packages/rules/src/suites/playouts.slow.test.ts',
    ],
  },
});
