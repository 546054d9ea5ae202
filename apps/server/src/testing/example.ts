import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The examples: over a socket, and over HTTP alone. */
export const EXAMPLES = ['bot.mjs', 'fetchBot.mjs'] as const;

const pathOf = (example: string): string =>
  fileURLToPath(new URL(`../../../../examples/${example}`, import.meta.url));

/** Runs an example at a chair of a table during a function. Rejects if the example ends before. */
export const withExample = (
  url: string,
  table: string,
  chair: number,
  during: () => Promise<void>,
  example: (typeof EXAMPLES)[number] = 'bot.mjs',
): Promise<void> => whileRunning([pathOf(example), `${url}/t/${table}`, 'Engine', `${chair}`], {}, during);

/** Runs the example with an account of its own during a function. Rejects if the example ends before. */
export const withBotAccount = (url: string, token: string, during: () => Promise<void>): Promise<void> =>
  whileRunning([pathOf('botAccount.mjs'), url], { OVERTRICK_TOKEN: token }, during);

async function whileRunning(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  during: () => Promise<void>,
): Promise<void> {
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += chunk;
    });
  const ended = new Promise<never>((_, reject) => {
    child.once('close', (code) => reject(new Error(`the example has ended with ${code}: ${said}`)));
  });
  try {
    await Promise.race([ended, during()]);
  } finally {
    child.kill();
  }
}
