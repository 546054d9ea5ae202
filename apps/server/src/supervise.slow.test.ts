import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const SUPERVISE = new URL('./supervise.mjs', import.meta.url).href;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'overtrick-supervise-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Starts a supervisor over a program that writes a line at each start, `START` being how many it has written. */
function supervisor(program: string, times: object) {
  const starts = join(folder, 'starts');
  const child = `import { appendFileSync, readFileSync } from 'node:fs';
    appendFileSync(${JSON.stringify(starts)}, 'start\\n');
    const START = readFileSync(${JSON.stringify(starts)}, 'utf8').split('\\n').length - 1;
    ${program}`;
  const source = `import { spawn } from 'node:child_process';
    import { supervise } from '${SUPERVISE}';
    await supervise(
      () => spawn(process.execPath, ['--input-type=module', '--eval', ${JSON.stringify(child)}], { stdio: 'inherit' }),
      ${JSON.stringify(times)},
    );`;
  const process_ = spawn(process.execPath, ['--input-type=module', '--eval', source], {
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 60_000,
    killSignal: 'SIGKILL',
    env: { ...process.env, npm_lifecycle_event: undefined },
  });
  let said = '';
  for (const stream of [process_.stdout, process_.stderr])
    stream.on('data', (chunk) => {
      said += chunk;
    });
  return {
    process: process_,
    closed: once(process_, 'close').then(([code, signal]) => ({ code, signal, said })),
    starts: () => readFileSync(starts, 'utf8').split('\n').length - 1,
  };
}

const SOON = { startedMs: 0, firstMs: 20, longestMs: 50 };

test('a server that was killed or failed after its start is started again', async () => {
  const run = supervisor(
    "if (START === 1) process.kill(process.pid, 'SIGKILL'); if (START < 4) process.exit(3);",
    SOON,
  );
  const { code, said } = await run.closed;
  expect(code).toBe(0);
  expect(run.starts()).toBe(4);
  expect(said).toContain('The server ended (SIGKILL) and is started again in 0.02 s.');
  expect(said).toContain('The server ended (exit code 3) and is started again in 0.05 s.');
});

test('a server that cannot start ends the supervisor with its exit code', async () => {
  const run = supervisor('process.exit(2);', { ...SOON, startedMs: 60_000 });
  expect(await run.closed).toEqual({ code: 2, signal: null, said: '' });
  expect(run.starts()).toBe(1);
});

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  '%s is passed on, and the server is not started again',
  async (signal) => {
    const run = supervisor(
      `process.on('${signal}', () => process.exit(5)); setInterval(() => {}, 1000); console.log('ready');`,
      SOON,
    );
    await once(run.process.stdout, 'data');
    run.process.kill(signal);
    expect(await run.closed).toMatchObject({ code: 5 });
    expect(run.starts()).toBe(1);
  },
);
