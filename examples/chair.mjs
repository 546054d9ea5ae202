// Shared code of the examples over HTTP: reading a stream line by line, and playing in a chair by its stream and actions.
import { setTimeout as pause } from 'node:timers/promises';
import { due, updated } from './player.mjs';

const RETRIES = 20;
const RETRY_MS = 250;
const AGAIN_MS = 1000;

const withToken = (token) => (token === undefined ? {} : { authorization: `Bearer ${token}` });

/** Sends a request with a token; resolves to the answer, or to `undefined` if none came. */
export async function send(method, address, token, body) {
  try {
    const response = await fetch(address, {
      method,
      headers: { ...(body && { 'content-type': 'application/json' }), ...withToken(token) },
      body: body && JSON.stringify(body),
    });
    return response.status === 204 ? { ok: true } : await response.json();
  } catch {
    return undefined;
  }
}

/**
 * Reads a stream again and again, each line by `onLine`, until `signal` ends it. Rejects if the server refuses it for
 * good.
 * @param address a function, since the address can say what the reader has already
 */
export async function readOn(address, token, onLine, signal) {
  while (!signal?.aborted) {
    try {
      await readOnce(address(), token, onLine, signal);
    } catch (error) {
      if (error.isFinal) throw error;
      if (!signal?.aborted) console.log(`The stream is lost: ${error.message}`);
    }
    await pause(AGAIN_MS);
  }
}

async function readOnce(address, token, onLine, signal) {
  const response = await fetch(address, { headers: withToken(token), signal });
  if (response.status >= 400 && response.status < 500 && response.status !== 429)
    throw Object.assign(new Error((await response.json()).message), { isFinal: true });
  if (!response.ok) throw new Error(`status ${response.status}`);
  let rest = '';
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop();
    for (const line of lines.filter(Boolean)) onLine(JSON.parse(line));
  }
}

/**
 * Plays in the chair of a token until `signal` ends it. Rejects if the chair is lost, or if the server refuses an action
 * again and again.
 * @param at the address of the table, `http://localhost:3000/api/tables/abcdefghijkl`
 */
export async function playAt(at, token, signal) {
  /** The state of the table as this chair sees it, from the last line of its stream. */
  let state;
  /** Resolves the wait for the next line. */
  let wake = () => {};
  const news = (ms) =>
    new Promise((resolve) => {
      const timer = ms === undefined ? undefined : setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const take = ({ enter, update }) => {
    if (enter !== undefined) state = enter.state;
    if (update !== undefined) state = updated(state, update);
    wake();
  };
  const play = async () => {
    for (let tries = 0; !signal?.aborted; ) {
      const action = state && due(state);
      if (action === undefined) {
        await news();
        continue;
      }
      const { version } = state;
      const [kind, fields] = action;
      const answer = await send('POST', `${at}/actions`, token, { kind, ...fields });
      // the stream brings the result; after a refusal too there may be a newer state to look at
      if (state.version === version) await news(RETRY_MS);
      tries = state.version === version ? tries + 1 : 0;
      if (tries > RETRIES) throw new Error(answer?.message ?? 'no answer');
    }
  };
  signal?.addEventListener('abort', () => wake());
  const address = () => `${at}/stream${state === undefined ? '' : `?have=${state.version}`}`;
  await Promise.race([play(), readOn(address, token, take, signal)]);
}
