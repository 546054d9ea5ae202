import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const BIN = fileURLToPath(new URL('../bin/overtrick.mjs', import.meta.url));

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the command as a shell does; `readBytes` closes its output after that many bytes. */
function run(args: readonly string[], stdin = '', readBytes = Number.POSITIVE_INFINITY): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [BIN, ...args], { stdio: 'pipe' });
    let out = '';
    let err = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      out += chunk;
      if (out.length >= readBytes) child.stdout.destroy();
    });
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      err += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err }));
    child.stdin.on('error', () => {});
    child.stdin.end(stdin);
  });
}

test('reads standard input, writes standard output, exits with 0', async () => {
  const { code, out, err } = await run(['score', 'duplicate', '-', '--json'], '4S N 10 vul=none\n');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(JSON.parse(out)).toEqual({ rows: [{ score: 420 }], totals: { NS: 420, EW: 0 }, winner: 'NS' });
});

test('wrong input: one line on standard error, exit 2', async () => {
  expect(await run(['score', 'duplicate', '-'], '\n4S N 14 vul=none\n')).toEqual({
    code: 2,
    out: '',
    err: "<stdin>:2:6: declarer's tricks are a whole number from 0 to 13, not 14\n",
  });
});

test('no bar where standard error is no terminal', async () => {
  const { code, err } = await run(['deal', '--script', '-'], 'generate 500000 hcp(north) > 37');
  expect({ code, err }).toEqual({
    code: 2,
    err: 'overtrick deal: none of 500000 deals fit the condition\n',
  });
});

test.each([
  ['deal', ['deal', '-n', '100000', '--seed', '1']],
  ['play', ['play', 'bridge', '--deals', '100000', '--seed', '1']],
])('%s ends quietly when its reader has gone', async (_, args) => {
  const { code, err } = await run(args, '', 100);
  expect({ code, err }).toEqual({ code: 0, err: '' });
});
