import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

const WATCHDOG = new URL('./watchdog.ts', import.meta.url).href;
const PATIENCE_MS = 1000;

/** Runs a program beside a watchdog. Returns its exit and its output. */
async function run(program: string): Promise<{ code: unknown; signal: unknown; said: string }> {
  const source = `import { startWatchdog } from '${WATCHDOG}';\nstartWatchdog(${PATIENCE_MS});\n${program}`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', source], {
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: 60_000,
  });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const [code, signal] = await once(child, 'close');
  return { code, signal, said };
}

test('a process whose main thread is stuck is ended, and says where it was', async () => {
  const { signal, said } = await run(
    'function neverEnds() { for (let i = 0; ; i = (i + 1) % 7); }\nsetTimeout(neverEnds, 300);',
  );
  expect(signal).toBe('SIGKILL');
  expect(said).toContain('The server has not answered for 1 seconds and is ended.');
  expect(said).toContain('at neverEnds ');
});

test('a process that only works much goes on, and ends by itself', async () => {
  const { code, said } = await run(`
    const end = Date.now() + 4 * ${PATIENCE_MS};
    const work = () => {
      for (const until = Date.now() + ${PATIENCE_MS} / 4; Date.now() < until; );
      if (Date.now() < end) setTimeout(work, 0);
    };
    work();`);
  expect({ code, said }).toEqual({ code: 0, said: '' });
});
