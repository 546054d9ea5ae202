// Every answer that a test of the server gets over HTTP is held against the form that the protocol gives it.
import { flawOf } from './answers.ts';

/** The `fetch` of the platform, also where an earlier file of tests in this process has put the check around it. */
const PLAIN = Symbol.for('overtrick.plainFetch');
type Kept = typeof globalThis & { [PLAIN]?: typeof fetch };

const kept: Kept = globalThis;
const plain = kept[PLAIN] ?? globalThis.fetch;
kept[PLAIN] = plain;

globalThis.fetch = async (input, init) => {
  const response = await plain(input, init);
  const { pathname } = new URL(input instanceof Request ? input.url : input);
  if (pathname === '/api/openapi.json' || !pathname.startsWith('/api/')) return response;
  const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
  const flaw = flawOf(method, pathname, response.status, await response.clone().text());
  if (flaw !== undefined) throw new Error(`an answer is not of its form: ${flaw}`);
  return response;
};
