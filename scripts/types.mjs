// npm run types: checks every tsconfig of the workspace with the native compiler. It is called by its path
// because `tsc` may be the TypeScript 6 that tools with need of a compiler API bring. Projects with the same options
// are checked as one program, so that what they share is checked once. Each program's build info is kept, so that the
// next run checks what has changed. Files as arguments: only the programs of their rooms are checked.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { ROOT, workspaceEnv } from './lib/run.mjs';

const CACHE = join(ROOT, 'node_modules', '.cache', 'types');
const TSC = join(ROOT, 'node_modules', 'typescript-7', 'bin', 'tsc');
// a room without a file of that kind yet isn't an error
const NO_INPUTS = 'TS18003';

const rooms = [
  ...['packages', 'apps'].flatMap((parent) =>
    readdirSync(join(ROOT, parent)).map((name) => join(parent, name)),
  ),
  'lab',
];

/** Reads a project: its file, and its options, includes and excludes with those that it extends. */
function readProject(path) {
  const { extends: base, compilerOptions = {}, ...own } = JSON.parse(readFileSync(path, 'utf8'));
  const from = base === undefined ? { compilerOptions: {} } : readProject(resolve(dirname(path), base));
  const within = (patterns) => patterns?.map((pattern) => join(dirname(path), pattern));
  return {
    path,
    compilerOptions: { ...from.compilerOptions, ...compilerOptions },
    include: within(own.include) ?? from.include,
    exclude: within(own.exclude) ?? from.exclude ?? [],
  };
}

const projects = ['.', ...rooms]
  .flatMap((room) =>
    ['', '.test', '.worker'].map((part) => ({ room, path: join(ROOT, room, `tsconfig${part}.json`) })),
  )
  .filter(({ path }) => existsSync(path))
  .map(({ room, path }) => ({ room, ...readProject(path) }));

/** True if one of the files named is in the room, or none is named. */
const files = process.argv.slice(2);
const isChosen = ({ room }) =>
  files.length === 0 ||
  files.some((file) =>
    rooms.some((one) => file.startsWith(`${one}/`)) ? file.startsWith(`${room}/`) : room === '.',
  );

/** Joins the projects with the same options into programs. Each has a tsconfig, its own or one that is written here. */
function programsOf() {
  const groups = Map.groupBy(projects, ({ compilerOptions }) =>
    JSON.stringify(Object.entries(compilerOptions).sort(([one], [other]) => (one < other ? -1 : 1))),
  );
  mkdirSync(CACHE, { recursive: true });
  return [...groups]
    .filter(([, members]) => members.some(isChosen))
    .map(([options, members]) => {
      const name = createHash('sha256').update(options).digest('hex').slice(0, 12);
      const names = members.map(({ path }) => path.slice(ROOT.length + 1)).join(', ');
      if (members.length === 1) return { name, names, config: members[0].path };
      const config = join(CACHE, `${name}.json`);
      const text = JSON.stringify({
        compilerOptions: members[0].compilerOptions,
        include: members.flatMap(({ include }) => include),
        exclude: members.flatMap(({ exclude }) => exclude),
      });
      // a new date would have the compiler check everything
      if (!existsSync(config) || readFileSync(config, 'utf8') !== text) writeFileSync(config, text);
      return { name, names, config };
    });
}

function check({ name, names, config }) {
  return new Promise((done) => {
    const child = spawn(
      'node',
      [
        TSC,
        ...['--project', config],
        ...['--incremental', '--tsBuildInfoFile', join(CACHE, `${name}.info`)],
        ...['--pretty', String(process.stdout.isTTY === true)],
      ],
      { cwd: ROOT, env: workspaceEnv() },
    );
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.on('close', (code) => {
      const isEmpty = output.includes(NO_INPUTS);
      done({ names, isEmpty, ok: code === 0 || isEmpty, output });
    });
  });
}

/** As many at a time as there are cores: each takes some hundred megabytes. */
const waiting = programsOf();
const results = [];
async function work() {
  for (let program = waiting.shift(); program !== undefined; program = waiting.shift())
    results.push(await check(program));
}
await Promise.all(Array.from({ length: availableParallelism() }, work));
for (const { names, output } of results.filter(({ ok }) => !ok)) console.error(`${names}\n${output}`);
const checked = results.filter(({ isEmpty }) => !isEmpty).length;
console.log(
  `${checked} of ${results.length} programs (${projects.length} projects) have sources; ${results.filter(({ ok }) => !ok).length} fail`,
);
if (checked === 0 || results.some(({ ok }) => !ok)) process.exitCode = 1;
