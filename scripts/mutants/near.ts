import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const IMPORT = /(?:from|import\()\s*'(\.[^']+)'/g;

/** The number of tests that are run. */
const MOST = 8;
/** Imports between a test and the source, beyond which a test is not near. */
const FAR = 3;

/**
 * Lists the tests of a package that are near a source: the quick ones by how many imports away they are, and all that
 * use it from its own folder, which are about it however far they are.
 */
export function testsNear(root: string, folder: string, file: string): readonly string[] {
  const users = usersIn(root, folder);
  const tests: string[] = [];
  const seen = new Set([file]);
  let ring: readonly string[] = [file];
  for (let away = 1; ring.length > 0; away++) {
    const next = new Set(ring.flatMap((one) => [...(users.get(one) ?? [])]).filter((one) => !seen.has(one)));
    for (const one of next) seen.add(one);
    const isNear = away <= FAR || tests.length === 0;
    const isOwn = (test: string): boolean => dirname(test) === dirname(file);
    const found = [...next].filter((one) => isTest(one) && (isOwn(one) || (isNear && !isSlow(one))));
    tests.push(...found.toSorted());
    ring = [...next];
  }
  const own = file.replace(/\.ts$/, '.test.ts');
  const beside = tests.filter((test) => test !== own && dirname(test) === dirname(file));
  const first = [...tests.filter((test) => test === own), ...beside];
  return [...first, ...tests.filter((test) => !first.includes(test))].slice(0, MOST);
}

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);
const isSlow = (test: string): boolean => test.includes('.slow.test.');

const known = new Map<string, ReadonlyMap<string, ReadonlySet<string>>>();

/** Returns the importing files of each file of a package. */
function usersIn(root: string, folder: string): ReadonlyMap<string, ReadonlySet<string>> {
  const before = known.get(folder);
  if (before !== undefined) return before;
  const users = new Map<string, Set<string>>();
  for (const name of readdirSync(join(root, folder, 'src'), { recursive: true })) {
    const file = `${folder}/src/${String(name)}`;
    if (!/\.tsx?$/.test(file)) continue;
    for (const [, path = ''] of readFileSync(join(root, file), 'utf8').matchAll(IMPORT)) {
      const used = join(dirname(file), path);
      if (!existsSync(join(root, used))) continue;
      users.set(used, (users.get(used) ?? new Set()).add(file));
    }
  }
  known.set(folder, users);
  return users;
}
