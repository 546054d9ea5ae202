// npm run types: checks every tsconfig of the workspace with the native compiler. It is called by its path
// because `tsc` may be the TypeScript 6 that tools with need of a compiler API bring. Each project's build info is
// kept, so that the next run checks what has changed. Files as arguments: only the projects of their rooms are checked.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ROOT, workspaceEnv } from './lib/run.mjs';

const BUILD_INFO = join(ROOT, 'node_modules', '.cache', 'types');
const TSC = join(ROOT, 'node_modules', 'typescript-7', 'bin', 'tsc');
// a room without a file of that kind yet isn't an error
const NO_INPUTS = 'TS18003';

const rooms = ['packages', 'apps'].flatMap((parent) =>
  readdirSync(join(ROOT, parent)).map((name) => join(parent, name)),
);
/** True if one of the files named is in the room, or none is named. */
const files = process.argv.slice(2);
const isChosen = (room) =>
  files.length === 0 ||
  files.some((file) =>
    rooms.some((one) => file.startsWith(`${one}/`)) ? file.startsWith(`${room}/`) : room === '.',
  );

const projects = ['.', ...rooms]
  .filter(isChosen)
  .flatMap((folder) => ['', '.test', '.worker'].map((part) => join(folder, `tsconfig${part}.json`)))
  .filter((path) => existsSync(join(ROOT, path)));

function check(project) {
  return new Promise((resolve) => {
    const child = spawn(
      'node',
      [
        TSC,
        ...['--project', project],
        ...[
          '--incremental',
          '--tsBuildInfoFile',
          join(BUILD_INFO, `${project.replaceAll(/[/\\]/g, '-')}.info`),
        ],
        ...['--pretty', String(process.stdout.isTTY === true)],
      ],
      {
        cwd: ROOT,
        env: workspaceEnv(),
      },
    );
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.on('close', (code) => {
      const empty = output.includes(NO_INPUTS);
      resolve({ project, empty, ok: code === 0 || empty, output });
    });
  });
}

/** As many at a time as there are cores: each takes some hundred megabytes. */
const waiting = [...projects];
const results = [];
async function work() {
  for (let project = waiting.shift(); project !== undefined; project = waiting.shift())
    results.push(await check(project));
}
await Promise.all(Array.from({ length: availableParallelism() }, work));
for (const { project, output } of results.filter(({ ok }) => !ok)) console.error(`${project}\n${output}`);
const checked = results.filter(({ empty }) => !empty).length;
console.log(
  `${checked} of ${results.length} projects have sources; ${results.filter(({ ok }) => !ok).length} fail`,
);
if (checked === 0 || results.some(({ ok }) => !ok)) process.exitCode = 1;
