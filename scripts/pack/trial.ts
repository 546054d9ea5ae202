import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { commandOf } from '../lib/command.mjs';
import { buildPackages, entriesOf, manifestOf } from './build.ts';
import { examplesOf } from './examples.ts';
import { PUBLISHED } from './published.ts';

/** The programs with which the trial runs the packages, beside the Node that runs the trial. */
const TOOLS = {
  deno: '2.9.6',
  bun: '1.4.5',
  esbuild: '0.28.2',
  publint: '0.3.25',
  '@arethetypeswrong/cli': '0.18.5',
  typescript: '5.7.3',
  'typescript-newest': 'npm:typescript@7.0.2',
  'node-20': 'npm:node@20.20.2',
  'node-22': 'npm:node@22.23.3',
};

/** One part of the trial: throws if it fails. */
type Part = readonly [name: string, run: () => Promise<string | undefined> | string | undefined];

/**
 * Tries the tarballs where others will use them, in empty projects that npm installs: every runtime with all examples
 * of the READMEs, bundlers, checkers, compilers. Prints each part. Needs the registry.
 * @returns true if all parts succeeded
 */
export async function tryPackages(tarballs: readonly string[]): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'overtrick trial '));
  const [tools, project] = [join(folder, 'tools'), join(folder, 'project')];
  try {
    install(
      tools,
      Object.entries(TOOLS).map(([name, version]) => `${name}@${version}`),
    );
    install(project, [...tarballs, ...optionalOf()]);
    const examples = writeExamples(project);
    let isGood = true;
    for (const [name, run] of partsOf(tools, project, tarballs, examples)) {
      try {
        const note = await run();
        console.log(`ok      ${name}${note === undefined ? '' : `: ${note}`}`);
      } catch (error) {
        isGood = false;
        console.log(`not ok  ${name}\n${outputIn(error)}`);
      }
    }
    return isGood;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function partsOf(
  tools: string,
  project: string,
  tarballs: readonly string[],
  examples: string,
): readonly Part[] {
  const module = (...path: readonly string[]) => join(tools, 'node_modules', ...path);
  const runtimes: readonly (readonly [string, string, readonly string[]])[] = [
    ['this Node', process.execPath, []],
    ['Node 20', module('node-20', 'bin', 'node'), []],
    ['Node 22', module('node-22', 'bin', 'node'), []],
    ['Deno', module('.bin', 'deno'), ['run', '--allow-all']],
    ['Bun', module('.bin', 'bun'), ['run']],
  ];
  return [
    ['the same bytes twice', () => sameAgain(tarballs)],
    ...BESIDE.map(
      (names): Part => [
        `${names.join(', ')} without the registry`,
        () => alone(join(project, '..', names.join(' ')), tarballs, names),
      ],
    ),
    ...runtimes.map(
      ([name, program, args]): Part => [
        `every example under ${name}`,
        () => ran(program, [...args, examples], project),
      ],
    ),
    ...['Deno', 'Bun'].map(
      (name): Part => [
        `the solver by loadModule under ${name}`,
        () => {
          const [, program = '', args = []] = runtimes.find(([one]) => one === name) ?? [];
          writeFileSync(join(project, 'load.mjs'), LOADS);
          return ran(program, [...args, 'load.mjs'], project);
        },
      ],
    ),
    [
      'a bundle for browsers, with the solver by its address',
      () => bundled(module('.bin', 'esbuild'), project),
    ],
    ...PUBLISHED.flatMap(({ name, budgets }) =>
      Object.entries(budgets).map(
        ([entry, most]): Part => [
          `the size of @overtrick/${name}${entry.slice(1)} in a page`,
          () => sizeIn(module('.bin', 'esbuild'), project, `@overtrick/${name}${entry.slice(1)}`, most),
        ],
      ),
    ),
    ...tarballs.flatMap((tarball, at): readonly Part[] => [
      [
        `publint on ${PUBLISHED[at]?.name}`,
        () => ran(module('.bin', 'publint'), ['run', '--strict', tarball], project),
      ],
      [
        `attw on ${PUBLISHED[at]?.name}`,
        () => ran(module('.bin', 'attw'), ['--profile', 'esm-only', tarball], project),
      ],
    ]),
    ...['typescript', 'typescript-newest'].flatMap((compiler) =>
      ['nodenext', 'bundler'].map(
        (resolution): Part => [
          `types with ${compiler} ${resolution}`,
          () => typed(module(compiler, 'bin', 'tsc'), project, resolution),
        ],
      ),
    ),
  ];
}

/** Makes a new project, and installs packages into it. */
function install(folder: string, packages: readonly string[], flags: readonly string[] = []): void {
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  const { file, args } = commandOf('npm', [
    ...['install', '--no-audit', '--no-fund', '--loglevel=error', '--ignore-scripts=false'],
    ...flags,
    ...packages,
  ]);
  execFileSync(file, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Lists the packages from elsewhere that a user installs for some entries. */
const optionalOf = (): readonly string[] =>
  PUBLISHED.flatMap(({ name, optional = [] }) =>
    optional
      .filter((one) => !one.startsWith('@overtrick/'))
      .map((one) => `${one}@${manifestOf(name).dependencies?.[one]}`),
  );

/** Makes a project with a package and those that it needs, without the registry, and imports their indexes. */
function alone(folder: string, tarballs: readonly string[], names: readonly string[]): undefined {
  install(
    folder,
    tarballs.filter((_, at) => names.includes(PUBLISHED[at]?.name ?? '')),
    ['--offline'],
  );
  const imports = names.map((name) => `import '@overtrick/${name}';\n`).join('');
  writeFileSync(join(folder, 'alone.mjs'), imports);
  return ran(process.execPath, ['alone.mjs'], folder);
}

/** The packages of this family that a user of each package needs besides. */
const BESIDE: readonly (readonly string[])[] = [
  ['rules'],
  ['rules', 'solver'],
  ['rules', 'duplicate'],
  ['rules', 'formats'],
  ['rules', 'solver', 'bots'],
];

/** Writes all examples of the installed READMEs, and one module that runs them. */
function writeExamples(project: string): string {
  const names = PUBLISHED.flatMap(({ name }) => {
    const readme = readFileSync(join(project, 'node_modules', '@overtrick', name, 'README.md'), 'utf8');
    return examplesOf(readme).map((code, at) => {
      writeFileSync(join(project, `${name}-${at + 1}.mjs`), code);
      return `${name}-${at + 1}.mjs`;
    });
  });
  writeFileSync(join(project, 'all.mjs'), names.map((name) => `await import('./${name}');\n`).join(''));
  return 'all.mjs';
}

/** Runs a program to its end; throws with what it printed if it fails. */
function ran(program: string, args: readonly string[], cwd: string): undefined {
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${error?.message ?? ''}${stdout}${stderr}`);
}

const outputIn = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const sumOf = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');

function sameAgain(tarballs: readonly string[]): undefined {
  const folder = mkdtempSync(join(tmpdir(), 'overtrick again '));
  try {
    const again = buildPackages(folder);
    const others = tarballs.filter((tarball, at) => sumOf(tarball) !== sumOf(again[at] ?? ''));
    if (others.length > 0) throw new Error(`other bytes: ${others.join(', ')}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Solves a deal with the module as `loadModule` finds it, or at the address in `WASM`. */
const SOLVES = `
import { parseDeal } from '@overtrick/rules';
import { createEngine, exactTable, solveTable } from '@overtrick/solver';
import { loadModule } from '@overtrick/solver/load';
const deal = parseDeal('N:QJ6.K652.J85.T98 873.J97.AT764.Q4 K5.T83.KQ9.A7652 AT942.AQ4.32.KJ3').value;
const solve = async (address) => exactTable(solveTable(createEngine(await loadModule(address)), deal)).E.S;
`;
const LOADS = `${SOLVES}if ((await solve()) !== 8) throw new Error('another number of tricks');\n`;

/** Makes a bundle of a program for browsers and runs it; it solves with the module that it fetches. */
async function bundled(esbuild: string, project: string): Promise<undefined> {
  writeFileSync(join(project, 'page.mjs'), `${SOLVES}export { solve };\n`);
  ran(
    esbuild,
    ['page.mjs', '--bundle', '--format=esm', '--platform=browser', '--outfile=page.out.mjs'],
    project,
  );
  const wasm = readFileSync(join(project, 'node_modules', '@overtrick', 'solver', 'solver.wasm'));
  const server = createServer((_, response) =>
    response.writeHead(200, { 'content-type': 'application/wasm' }).end(wasm),
  );
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  try {
    const { port } = server.address() as AddressInfo;
    const { solve } = await import(join(project, 'page.out.mjs'));
    const tricks = await solve(`http://127.0.0.1:${port}/solver.wasm`);
    if (tricks !== 8) throw new Error(`${tricks} tricks, not 8`);
  } finally {
    server.close();
  }
}

/** Returns the size of an import in a page; throws if it is over the budget. */
function sizeIn(esbuild: string, project: string, from: string, most: number): string {
  writeFileSync(join(project, 'size.mjs'), `import * as all from '${from}';\nexport { all };\n`);
  const flags = ['--bundle', '--minify', '--format=esm', '--platform=browser', '--outfile=size.out.mjs'];
  ran(esbuild, ['size.mjs', ...flags], project);
  const size = gzipSync(readFileSync(join(project, 'size.out.mjs')), { level: 9 }).length;
  if (size > most) throw new Error(`${size} bytes, more than ${most}`);
  return `${size} bytes of ${most}`;
}

/** Compiles a program that imports every entry, with the types of all libraries checked. */
function typed(tsc: string, project: string, resolution: string): undefined {
  const imports = PUBLISHED.flatMap((one) =>
    entriesOf(one)
      .filter(([entry]) => one.covered.includes(entry) && !entry.endsWith('.wasm'))
      .map(
        ([entry], at) =>
          `import * as ${one.name}${at} from '@overtrick/${one.name}${entry.slice(1)}';\nvoid ${one.name}${at};`,
      ),
  );
  writeFileSync(join(project, 'typed.ts'), `${imports.join('\n')}\n`);
  const module = resolution === 'bundler' ? 'esnext' : resolution;
  const options = {
    ...{ module, moduleResolution: resolution, target: 'es2022', lib: ['es2023', 'dom'], types: [] },
    ...{ strict: true, noEmit: true, skipLibCheck: false },
  };
  writeFileSync(
    join(project, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: options, files: ['typed.ts'] }),
  );
  return ran(process.execPath, [tsc, '--project', 'tsconfig.json'], project);
}
