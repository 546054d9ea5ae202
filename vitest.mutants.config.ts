import { defineConfig } from 'vitest/config';

/** The tests that mutants of the rules are run against. */
export default defineConfig({
  test: { environment: 'node', include: ['packages/rules/**/*.test.ts'] },
});
