// Checks every HTTP answer in the server's tests against its description in the protocol.
import { flawOf } from './answers.ts';

/** The key of the platform's own `fetch`, even if an earlier test file in this process has already wrapped it. */
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
  // a stream has no end, and the answer to HEAD no body
  if (method === 'HEAD' || (response.ok && pathname.endsWith('/stream'))) return response;
  const flaw = flawOf(method, pathname, response.status, await response.clone().text());
  if (flaw !== undefined) throw new Error(`an answer has the wrong form: ${flaw}`);
  return response;
};
