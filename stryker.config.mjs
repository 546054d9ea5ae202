// npm run mutants                        changes all sources of the rules by machine, and counts what the tests notice
// MUTANTS_ROOM=evening npm run mutants   those of another room of scripts/mutants/rooms.mjs
// MUTANTS_SHARE=0.05 npm run mutants     a twentieth of them
import { MUTANT_ROOMS } from './scripts/mutants/rooms.mjs';

const room = process.env.MUTANTS_ROOM ?? 'rules';
const { folder, sources, without } = MUTANT_ROOMS[room] ?? {};
if (folder === undefined) throw new Error(`${room} is none of ${Object.keys(MUTANT_ROOMS).join(', ')}`);
// the tests are chosen by the same name
process.env.MUTANTS_ROOM = room;

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner', './scripts/mutants/share.mjs'],
  ignorers: ['share'],
  vitest: { configFile: 'vitest.mutants.config.ts' },
  mutate: [`${sources}/**/*.ts`, ...without.map((glob) => `!${sources}/${glob}`)],
  ignorePatterns: ['apps', 'e2e', 'lab', 'docs', 'test-results', 'coverage', 'reports'],
  dryRunTimeoutMinutes: 60,
  // Vitest looks at no types
  disableTypeChecks: false,
  coverageAnalysis: 'perTest',
  concurrency: 2,
  incremental: true,
  incrementalFile: `reports/mutants-${room}.json`,
  reporters: ['clear-text', 'progress', 'html'],
  clearTextReporter: { logTests: false, reportTests: false },
  htmlReporter: { fileName: `reports/mutants-${room}.html` },
  thresholds: { high: 95, low: 90, break: 85 },
  tempDirName: '.stryker-tmp',
};
