import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { rolldown } from 'rolldown';
import { ROOT } from '../lib/run.mjs';
import { type Named, namedFiles, THREAD } from './named.ts';
import { noticesOf } from './notices.ts';

/** The version and the commit from which a release is built. */
export interface Build {
  readonly version: string;
  /** The start of the commit's name; `unknown` without git. */
  readonly commit: string;
  /** The time of the commit: a release has the same bytes each time it is built. */
  readonly time: Date;
}

const CLI = 'apps/cli';
/** The applications whose packages are part of a bundle. */
const APPS = [CLI, 'apps/server', 'apps/web'];
/** Packages that others use if they are there: natives, which the bundle does without. */
const OPTIONAL = ['pg-native', 'msgpackr-extract', '@napi-rs/nice'];
/** The thread of piscina, which looks for a file of this name beside its own code. */
const PISCINA = { name: 'worker', path: createRequire(join(ROOT, CLI, 'package.json')).resolve('piscina') };
const CODE = 'code';
const FILES = 'files';

/** The time of builds without git. */
const UNDATED = new Date('2026-01-01T00:00:00Z');

/** Returns the version and the commit: that of git, or `OVERTRICK_BUILD` where the sources come without it. */
export function readBuild(): Build {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
  const named = process.env.OVERTRICK_BUILD;
  if (named) return { version, commit: named, time: UNDATED };
  try {
    const changed = git('status', '--porcelain', '--untracked-files=no') === '' ? '' : '+';
    const commit = `${git('rev-parse', '--short=10', 'HEAD')}${changed}`;
    return { version, commit, time: new Date(Number(git('log', '-1', '--format=%ct')) * 1000) };
  } catch {
    return { version, commit: 'unknown', time: UNDATED };
  }
}

/**
 * Builds everything that runs in production into a folder: code, threads, the solver, data and the pages, without
 * `node_modules`. `node overtrick.js` in it is the command line. The pages must be built.
 */
export async function writeBundle(folder: string, { version, commit }: Build): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, FILES), { recursive: true });
  const named = namedFiles(CLI);
  const threads = named.filter(({ name }) => name.startsWith(THREAD));
  const input = {
    overtrick: join(ROOT, CLI, 'bin', 'overtrick.mjs'),
    ...Object.fromEntries(threads.map(({ name, path }) => [entryOf(name), path])),
    [PISCINA.name]: join(dirname(PISCINA.path), 'worker.js'),
  };
  const bundle = await rolldown({
    cwd: ROOT,
    input,
    platform: 'node',
    external: OPTIONAL,
    tsconfig: false,
    logLevel: 'silent',
    transform: {
      define: {
        __dirname: 'import.meta.dirname',
        __filename: 'import.meta.filename',
        'process.env.OVERTRICK_BUILD': JSON.stringify(commit),
      },
    },
  });
  await bundle.write({
    dir: join(folder, CODE),
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  });
  await bundle.close();
  const imports = Object.fromEntries(named.map((one) => [one.name, `./${placeOf(one, folder)}`]));
  const packageJson = { name: 'overtrick', version, private: true, license: 'MIT', type: 'module', imports };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(packageJson, null, 2)}\n`);
  writeFileSync(join(folder, 'overtrick.js'), `import './${CODE}/overtrick.js';\n`);
  cpSync(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'));
  writeFileSync(join(folder, 'THIRD-PARTY.txt'), noticesOf(APPS));
}

const entryOf = (name: string): string => `thread-${name.slice(THREAD.length)}`;

/** Copies a named file into a bundle, unless it is built, and returns its place. A page brings its folder. */
function placeOf({ name, path }: Named, folder: string): string {
  if (name.startsWith(THREAD)) return `${CODE}/${entryOf(name)}.js`;
  if (basename(path) === 'index.html') {
    const pages = name.slice(1, name.indexOf('/'));
    cpSync(dirname(path), join(folder, pages), {
      recursive: true,
      filter: (file) => !basename(file).startsWith('.'),
    });
    return relative(folder, join(folder, pages, 'index.html')).replaceAll('\\', '/');
  }
  cpSync(path, join(folder, FILES, basename(path)));
  return `${FILES}/${basename(path)}`;
}
