// npm run mutants:hand                 tries every fault of byHand.data.ts, in a copy of the tree
// npm run mutants:hand -- outbox doubt tries those whose file or sentence has one of the words
//
// Prints which test notices each fault, and fails if fewer than 95 % are noticed. The nearest tests are run first, all
// quick ones that depend on the file if none of them fails, then the slow ones.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copyTree } from '../copyTree.ts';
import { HAND_MUTANTS } from './byHand.data.ts';
import { type HandMutant, mutated } from './mutant.ts';
import { testsNear } from './near.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const LEAST_SHARE = 0.95;
const TEST_MINUTES = 10;

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

/** Returns the room of a file: `packages/rules` for `packages/rules/src/scores/score.ts`. */
const roomOf = (file: string): string => file.split('/').slice(0, 2).join('/');

const PHASES = ['near', 'quick', 'all'] as const;

/** Runs tests that depend on the file, up to the first that fails, and returns its name. */
function firstFailure(
  copy: string,
  { file, rooms = [] }: HandMutant,
  phase: (typeof PHASES)[number],
): string | undefined {
  const near = phase === 'near' ? testsNear(copy, [roomOf(file)], file) : [];
  if (phase === 'near' && near.length === 0) return undefined;
  const report = join(copy, 'report.json');
  rmSync(report, { force: true });
  const projects = [roomOf(file), ...rooms].flatMap((room) => ['--project', room]);
  const { error } = spawnSync(
    process.execPath,
    [
      join(copy, 'node_modules/vitest/vitest.mjs'),
      ...(phase === 'near' ? ['run', ...near] : ['related', file, '--run']),
      ...['--bail=1', '--maxWorkers=1', '--passWithNoTests'],
      ...['--reporter=json', `--outputFile=${report}`],
      ...projects,
    ],
    {
      cwd: copy,
      env: { ...process.env, ...(phase === 'quick' && { OVERTRICK_TESTS: 'quick' }) },
      stdio: 'ignore',
      timeout: TEST_MINUTES * 60_000,
    },
  );
  if (error !== undefined) process.stdout.write(`the ${phase} tests have no end: ${file}\n`);
  if (!existsSync(report)) return undefined;
  const { testResults }: Report = JSON.parse(readFileSync(report, 'utf8'));
  for (const { name, message, assertionResults } of testResults) {
    const failed = assertionResults.find(({ status }) => status === 'failed');
    const where = relative(copy, name);
    if (failed !== undefined) return `${where}: ${failed.fullName}`;
    if (assertionResults.length === 0 && message !== '')
      return `${where} does not load: ${message.split('\n')[0]}`;
  }
  return undefined;
}

function noticedBy(copy: string, mutant: HandMutant): string | undefined {
  for (const phase of PHASES) {
    const failed = firstFailure(copy, mutant, phase);
    if (failed !== undefined) return failed;
  }
  return undefined;
}

function main(words: readonly string[]): number {
  const chosen = HAND_MUTANTS.filter(
    ({ file, breaks }) => words.length === 0 || words.some((word) => `${file} ${breaks}`.includes(word)),
  );
  const copy = copyTree(ROOT, { isWanted: (path) => !path.startsWith('e2e/') });
  const survived: HandMutant[] = [];
  try {
    for (const mutant of chosen) {
      const path = join(copy.root, mutant.file);
      const source = readFileSync(path, 'utf8');
      writeFileSync(path, mutated(source, mutant));
      const noticed = noticedBy(copy.root, mutant);
      writeFileSync(path, source);
      if (noticed === undefined) survived.push(mutant);
      process.stdout.write(
        `${noticed === undefined ? 'SURVIVED' : 'noticed '}  ${mutant.file}: ${mutant.breaks}\n` +
          (noticed === undefined ? '' : `          by ${noticed}\n`),
      );
    }
  } finally {
    copy.remove();
  }
  const noticed = chosen.length - survived.length;
  process.stdout.write(`\n${noticed} of ${chosen.length} faults are noticed\n`);
  return noticed < LEAST_SHARE * chosen.length ? 1 : 0;
}

process.exitCode = main(process.argv.slice(2));
