import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from '../lib/run.mjs';

/** A file that code finds by its name in the `imports` of a package.json: a thread's module, or data. */
export interface Named {
  /** The name, such as `#thread/store`. */
  readonly name: string;
  readonly path: string;
}

interface PackageJson {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly imports?: Readonly<Record<string, string>>;
}

/** The names that begin so are entries of threads. */
export const THREAD = '#thread/';

/** Lists the named files of a package and of the packages of the workspace that it needs. */
export function namedFiles(folder: string): readonly Named[] {
  const done = new Set<string>();
  const visit = (at: string): readonly Named[] => {
    if (done.has(at)) return [];
    done.add(at);
    const { dependencies = {}, imports = {} } = readPackage(at);
    const require = createRequire(join(ROOT, at, 'package.json'));
    const own = Object.entries(imports).map(([name, target]) => ({
      name,
      path: target.startsWith('./') ? join(ROOT, at, target) : require.resolve(target),
    }));
    return [...own, ...Object.keys(dependencies).flatMap((name) => visit(folderOf(name) ?? ''))];
  };
  done.add('');
  return visit(folder);
}

const readPackage = (folder: string): PackageJson =>
  JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));

/** The folders of the workspace's packages, by the lockfile. */
const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
  packages: Readonly<Record<string, { readonly link?: boolean; readonly resolved?: string }>>;
};

function folderOf(name: string): string | undefined {
  const entry = packages[`node_modules/${name}`];
  return entry?.link === true ? entry.resolved : undefined;
}
