import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { commandOf } from '../lib/command.mjs';
import { ROOT } from '../lib/run.mjs';
import { PUBLISHED, type Published } from './published.ts';

const SCOPE = '@overtrick/';
const TSC = join(ROOT, 'node_modules', 'typescript-7', 'bin', 'tsc');
/** The oldest Node that has what the packages use, and what the compiler may let them use. */
const ENGINES = '>=20.10';
const LIBRARY = ['es2023', 'dom'];

interface PackageJson {
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly sideEffects: boolean;
  readonly exports: Readonly<Record<string, string>>;
  readonly imports?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Reads the manifest of a package of the tree. */
export const manifestOf = (name: string): PackageJson =>
  JSON.parse(readFileSync(join(ROOT, 'packages', name, 'package.json'), 'utf8'));

/** Returns the entries that a published package offers: their names, and their files in the tree. */
export const entriesOf = ({
  name,
  index,
  covered,
  isOpen,
}: Published): readonly (readonly [string, string])[] =>
  Object.entries(manifestOf(name).exports)
    .filter(([entry]) => entry !== './internals/*' && (isOpen === true || covered.includes(entry)))
    .map(([entry, file]) => [entry, entry === '.' ? (index ?? file) : file]);

/**
 * Builds all published packages below a folder, each as it is in its tarball, and packs them.
 * @returns the tarballs, in the order of `PUBLISHED`
 */
export function buildPackages(folder: string): readonly string[] {
  rmSync(folder, { recursive: true, force: true });
  // where the compiler finds siblings that are built, and packages from elsewhere
  const modules = join(folder, 'node_modules');
  const scope = join(modules, SCOPE);
  mkdirSync(scope, { recursive: true });
  for (const foreign of ['@types', ...new Set(PUBLISHED.flatMap(({ name }) => foreignOf(name)))])
    symlinkSync(placeOf(foreign), join(modules, foreign), 'junction');
  for (const one of PUBLISHED) {
    buildPackage(one, join(folder, one.name));
    symlinkSync(join(folder, one.name), join(scope, one.name), 'junction');
  }
  rmSync(modules, { recursive: true });
  return pack(folder);
}

/** Builds one package: the code that its entries reach, with types, README and licence. */
function buildPackage(published: Published, folder: string): void {
  const { name } = published;
  const source = join(ROOT, 'packages', name);
  mkdirSync(folder, { recursive: true });
  const staged = join(folder, 'staged');
  cpSync(source, staged, {
    recursive: true,
    filter: (path) => !/node_modules|fixtures|\.test\.ts$/.test(path.slice(source.length)),
  });
  // the compiler reads the kind of modules, and names that begin with #, from the package around a file
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  const wasm = globSync('*.wasm', { cwd: source });
  compile(staged, folder, rootsOf(published));
  rmSync(staged, { recursive: true });
  for (const file of globSync('**/*.d.ts', { cwd: folder }))
    rewrite(join(folder, file), (text) => text.replaceAll(TS_IMPORT, '$1.js$2'));
  for (const file of wasm) {
    cpSync(join(source, file), join(folder, file));
    writeFileSync(
      join(folder, `${file}.d.ts`),
      'declare const module: WebAssembly.Module;\nexport default module;\n',
    );
  }
  writeFileSync(
    join(folder, 'package.json'),
    `${JSON.stringify(publishedManifest(published, folder), null, 2)}\n`,
  );
  writeFileSync(join(folder, 'README.md'), readmeOf(readFileSync(join(source, 'README.md'), 'utf8')));
  cpSync(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'));
}

/** Compilers leave the endings of imports in types as they were written. */
const TS_IMPORT = /((?:from |import\()["']\.{1,2}\/[^"']*)\.ts(["'])/g;

const rewrite = (file: string, change: (text: string) => string): void =>
  writeFileSync(file, change(readFileSync(file, 'utf8')));

/** Returns the modules from which all others of the package are reached. */
function rootsOf(published: Published): readonly string[] {
  const threads = Object.values(manifestOf(published.name).imports ?? {});
  const files = [...entriesOf(published).map(([, file]) => file), ...threads];
  return files.filter((file) => file.endsWith('.ts') && !file.includes('*'));
}

function compile(staged: string, folder: string, files: readonly string[]): void {
  const config = join(staged, 'tsconfig.pack.json');
  const base = JSON.parse(readFileSync(join(ROOT, 'tsconfig.base.json'), 'utf8'));
  const options = {
    ...base.compilerOptions,
    ...{ target: 'es2022', lib: LIBRARY, types: ['node'] },
    ...{ noEmit: false, declaration: true, rewriteRelativeImportExtensions: true, stripInternal: true },
    ...{ rootDir: staged, outDir: folder, allowImportingTsExtensions: false },
  };
  writeFileSync(config, JSON.stringify({ compilerOptions: options, files }));
  try {
    execFileSync(process.execPath, [TSC, '--project', config], {
      cwd: staged,
      encoding: 'utf8',
      stdio: 'pipe',
    });
  } catch (error) {
    throw new Error(`${staged} does not compile:\n${(error as { stdout?: string }).stdout ?? error}`);
  }
}

/** Returns the manifest that a user's package manager reads. */
function publishedManifest(published: Published, folder: string): object {
  const { name, optional = [] } = published;
  const { version, description, license, sideEffects, imports, dependencies = {} } = manifestOf(name);
  const needed = importedIn(folder).map((one): readonly [string, string] => {
    const range = dependencies[one];
    const isSibling = PUBLISHED.some((other) => SCOPE + other.name === one);
    if (range === undefined || (one.startsWith(SCOPE) && !isSibling))
      throw new Error(
        `${SCOPE}${name} imports ${one}, which is ${range === undefined ? 'no dependency of it' : 'not published'}`,
      );
    return [one, isSibling ? version : range];
  });
  const peers = needed.filter(([one]) => optional.includes(one));
  const others = needed.filter(([one]) => !optional.includes(one));
  return {
    ...{ name: SCOPE + name, version, description, license, type: 'module', sideEffects },
    engines: { node: ENGINES },
    exports: Object.fromEntries(
      entriesOf(published).map(([entry, file]) => [entry, { types: typesOf(file), default: builtOf(file) }]),
    ),
    ...(imports && {
      imports: Object.fromEntries(Object.entries(imports).map(([one, file]) => [one, builtOf(file)])),
    }),
    ...(others.length > 0 && { dependencies: Object.fromEntries(others) }),
    ...(peers.length > 0 && {
      peerDependencies: Object.fromEntries(peers),
      peerDependenciesMeta: Object.fromEntries(peers.map(([one]) => [one, { optional: true }])),
    }),
  };
}

/** Returns the place of a file of the tree in the tarball. */
const builtOf = (file: string): string => file.replace(/\.ts$/, '.js');

export const typesOf = (file: string): string => `${file.replace(/\.ts$/, '')}.d.ts`;

/** Lists the packages that the code or the types in a folder import. */
function importedIn(folder: string): readonly string[] {
  const found = new Set<string>();
  for (const file of globSync('**/*.{js,ts}', { cwd: folder }))
    for (const [, name = ''] of readFileSync(join(folder, file), 'utf8').matchAll(BARE_IMPORT))
      found.add(name);
  return [...found].toSorted();
}

const BARE_IMPORT = /(?:^import |from |import\()["'](?!node:|[.#])((?:@[^/"']+\/)?[^/"']+)/gm;

/** Lists the packages from elsewhere that a package of the tree needs. */
const foreignOf = (name: string): readonly string[] =>
  Object.keys(manifestOf(name).dependencies ?? {}).filter((one) => !one.startsWith(SCOPE));

/** Returns where npm has installed a package for the tree. */
function placeOf(foreign: string): string {
  const places = [ROOT, ...PUBLISHED.map(({ name }) => join(ROOT, 'packages', name))];
  const found = places.map((at) => join(at, 'node_modules', foreign)).find((at) => existsSync(at));
  if (found === undefined) throw new Error(`${foreign} is not installed`);
  return found;
}

/** The part of a README that speaks to those who work on the package in its repository. */
const REPOSITORY = /<!-- repository -->.*?<!-- end of repository -->\n*/gs;

const readmeOf = (text: string): string => text.replace(REPOSITORY, '');

/** Packs the built packages with npm, which gives the same bytes for the same files. */
function pack(folder: string): readonly string[] {
  const { file, args } = commandOf('npm', [
    ...['pack', '--silent', '--ignore-scripts', '--pack-destination', folder],
    ...PUBLISHED.map(({ name }) => join(folder, name)),
  ]);
  execFileSync(file, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  return PUBLISHED.map(({ name }) => join(folder, `overtrick-${name}-${manifestOf(name).version}.tgz`));
}
