import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/run.mjs';

interface LockEntry {
  readonly version?: string;
  readonly license?: string;
  readonly link?: boolean;
  readonly resolved?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const LICENCE = /^(licen[cs]e|copying|notice)([-.].*)?$/i;

/**
 * Returns the names, versions and licences of the packages that applications are made of, and of works that the sources
 * include, as their licences demand. Throws for a package that has no licence.
 */
export function noticesOf(apps: readonly string[]): string {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Readonly<Record<string, LockEntry>>;
  };
  const found = new Set<string>();
  const visit = (at: string): void => {
    if (found.has(at)) return;
    found.add(at);
    const { dependencies = {}, devDependencies = {} } = packages[at] ?? {};
    const builtIn = apps.includes(at) ? importsOf(at).filter((name) => name in devDependencies) : [];
    for (const name of [...Object.keys(dependencies), ...builtIn]) {
      const place = placeOf(packages, at, name);
      const entry = packages[place];
      if (entry === undefined) continue;
      visit(entry.link === true ? (entry.resolved ?? place) : place);
    }
  };
  for (const app of apps) visit(app);
  const foreign = [...found].filter((at) => at.includes('node_modules/')).toSorted();
  const included = globSync('{apps,packages}/*/src/**/LICENSE', { cwd: ROOT }).toSorted();
  return [
    'Overtrick includes these works. Their licences follow.\n',
    ...foreign.map((at) => noticeOf(at, packages[at])),
    ...included.map(
      (at) => `${RULE}${at.replaceAll('\\', '/')}\n\n${readFileSync(join(ROOT, at), 'utf8').trim()}\n`,
    ),
  ].join('\n');
}

/** Lists the packages that the sources of an application import: those of the pages are built into them. */
const importsOf = (app: string): readonly string[] => [
  ...new Set(
    globSync(`${app}/src/**/*.{ts,tsx,css}`, { cwd: ROOT })
      .filter((file) => !/\.test\.tsx?$/.test(file))
      .flatMap((file) =>
        [...readFileSync(join(ROOT, file), 'utf8').matchAll(IMPORT)].map(([, name = '']) => name),
      ),
  ),
];

/** The name of the package in an import: `from 'react-dom/client'`, `import '@fontsource/young-serif/400.css'`. */
const IMPORT = /(?:from|import) '((?:@[^/']+\/)?[^./'][^/']*)[^']*'/g;

const RULE = `${'-'.repeat(80)}\n`;

function noticeOf(at: string, { version = '', license }: LockEntry = {}): string {
  const name = at.slice(at.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const folder = join(ROOT, at);
  const texts = readdirSync(folder)
    .filter((file) => LICENCE.test(file))
    .map((file) => `\n${readFileSync(join(folder, file), 'utf8').trim()}\n`);
  if (license === undefined && texts.length === 0)
    throw new Error(`${name} names no licence: find out which it has`);
  return `${RULE}${name} ${version}: ${license ?? 'as follows'}\n${texts.join('')}`;
}

/** Returns the place where the package at `from` finds a dependency, as Node does. */
function placeOf(packages: Readonly<Record<string, LockEntry>>, from: string, name: string): string {
  const own = `${from}/node_modules/${name}`;
  if (own in packages || !from.includes('/')) return own in packages ? own : `node_modules/${name}`;
  return placeOf(packages, from.slice(0, Math.max(from.lastIndexOf('/node_modules/'), 0)), name);
}
