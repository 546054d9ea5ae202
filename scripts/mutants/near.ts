import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const IMPORT = /(?:from|import\()\s*'((?:\.|@overtrick\/)[^']+)'/g;

/** The number of tests that are run. */
const MOST = 8;
/** Imports between a test and the source, beyond which a test is not near. */
const FAR = 3;

/**
 * Lists the tests in some packages that are near a source: quick ones by how many imports away they are, and all that
 * use it from its own folder, which are about it however far they are.
 */
export function testsNear(root: string, folders: readonly string[], file: string): readonly string[] {
  const users = usersIn(root, folders);
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

/** Returns the importing files of each file of some packages. */
function usersIn(root: string, folders: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const before = known.get(folders.join());
  if (before !== undefined) return before;
  const users = new Map<string, Set<string>>();
  for (const folder of folders)
    for (const name of readdirSync(join(root, folder, 'src'), { recursive: true })) {
      const file = `${folder}/src/${String(name)}`;
      if (!/\.tsx?$/.test(file)) continue;
      for (const [, path = ''] of readFileSync(join(root, file), 'utf8').matchAll(IMPORT)) {
        const used = path.startsWith('.')
          ? join(dirname(file), path)
          : path.replace(/^@overtrick\/(\w+)\/(.*)$/, 'packages/$1/src/$2.ts');
        if (!existsSync(join(root, used))) continue;
        users.set(used, (users.get(used) ?? new Set()).add(file));
      }
    }
  known.set(folders.join(), users);
  return users;
}
