import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Opened, OpenTable } from '@overtrick/protocol/openTable';
import type { Client } from './client.ts';
import type { Kit } from './kit.ts';

/** The examples: over a socket, and over HTTP alone. */
export const EXAMPLES = ['bot.mjs', 'fetchBot.mjs'] as const;

const pathOf = (example: string): string =>
  fileURLToPath(new URL(`../../../../examples/${example}`, import.meta.url));

/**
 * Opens a table from another address than the example's. The example would sit out the deal if its own address had seen
 * a hand.
 */
export async function openerFromAfar(kit: Kit, url: string, wanted: Partial<OpenTable>): Promise<Client> {
  const address = '192.0.2.77';
  const response = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ name: 'Ann', chair: 0, ...wanted }),
  });
  const { table, token } = (await response.json()) as Opened;
  const ann = kit.client(url, address);
  await ann.enter(table, token);
  return ann;
}

/** Runs an example at a chair of a table during a function. Rejects if the example ends before. */
export async function withExample(
  url: string,
  table: string,
  chair: number,
  during: () => Promise<void>,
  example: (typeof EXAMPLES)[number] = 'bot.mjs',
): Promise<void> {
  const child = spawn(process.execPath, [pathOf(example), `${url}/t/${table}`, 'Engine', `${chair}`], {
    stdio: ['ignore', 'pipe', 'pipe'],
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
