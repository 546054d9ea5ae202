import { defined } from '@overtrick/rules/assert';
import { Client } from './client.ts';

/** The promise, even during failures: an answer or a refusal within this time, milliseconds. */
const PROMISED_MS = 2000;

/** A busy machine is slow in everything, so this many times the duration of a simultaneous health check is added… */
const SLOWNESS = 10;
/** … and always this time as well, milliseconds: the machine may stand still between the two. */
const STANDSTILL_MS = 5000;

/** Sends a request, and rejects if the server breaks that promise. */
export async function asked(
  url: string,
  body?: object,
  headers = {},
): Promise<{ status: number; body: unknown }> {
  const late = new AbortController();
  const began = performance.now();
  const health = fetch(new URL('/healthz', url)).then(
    () => performance.now() - began,
    () => 0,
  );
  const timer = setTimeout(async () => {
    const ms = await health;
    const more = Math.max(STANDSTILL_MS, SLOWNESS * ms);
    setTimeout(() => late.abort(new Error('no answer within two seconds')), more).unref();
  }, PROMISED_MS);
  try {
    const response = await fetch(url, {
      signal: late.signal,
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      headers: { 'content-type': 'application/json', ...headers },
    });
    return { status: response.status, body: await response.json() };
  } finally {
    clearTimeout(timer);
  }
}

/** A time limit for things that happen by themselves, milliseconds, so that a hanging test ends. */
export const SOON = { timeout: 60_000 };

export const readiness = (url: string) => asked(`${url}/readyz`);

export interface Chair {
  readonly table: string;
  readonly token: string;
}

/** Opens a table; `undefined` if it is refused. */
export async function opened(url: string): Promise<Chair | undefined> {
  const { status, body } = await asked(`${url}/api/tables`, { game: 'bridge', name: 'Ann', chair: 0 });
  return status === 201 ? (body as Chair) : undefined;
}

/** Returns the version of a table that its player sees. */
export async function versionOf(url: string, chair: Chair | undefined): Promise<number> {
  const { table, token } = defined(chair, 'a table was opened');
  const client = new Client(url);
  const answer = await client.enter(table, token);
  client.close();
  if (!answer.ok) throw new Error(answer.code);
  return answer.state.version;
}
