// A computer player of your own that needs nothing but fetch: it takes a chair at a table by the table's link, reads
// the table's stream, and acts over HTTP.
//
//     node examples/fetchBot.mjs http://localhost:3000/t/abcdefghijkl "My engine" [chair]
//
// docs/api.md describes streams and actions; examples/player.mjs decides what to do.
import { setTimeout as pause } from 'node:timers/promises';
import { due, freeChair, updated } from './player.mjs';

const [link, name = 'Example', wanted] = process.argv.slice(2);
if (link === undefined) throw new Error('usage: node examples/fetchBot.mjs <link to a table> [name] [chair]');
const { origin, pathname } = new URL(link);
const at = `${origin}/api/tables/${pathname.split('/').at(-1)}`;

const RETRIES = 20;
const RETRY_MS = 250;
const AGAIN_MS = 1000;

/** What this chair may know of the table, from the last line of its stream. */
let state;
let token;
/** Resolves the wait for the next line. */
let wake = () => {};

const proof = () => (token === undefined ? {} : { authorization: `Bearer ${token}` });

/** Acts; resolves to the answer, `{ ok: true, … }` or `{ ok: false, code, message }`; `undefined` if none came. */
async function act(kind, fields) {
  try {
    const response = await fetch(`${at}/actions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...proof() },
      body: JSON.stringify({ kind, ...fields }),
    });
    return await response.json();
  } catch {
    return undefined;
  }
}

/** Reads the stream until it ends, and keeps the state. */
async function read() {
  const have = state === undefined ? '' : `?have=${state.version}`;
  const response = await fetch(`${at}/stream${have}`, { headers: proof() });
  if (response.status >= 400 && response.status < 500 && response.status !== 429)
    throw Object.assign(new Error((await response.json()).message), { isFinal: true });
  let rest = '';
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop();
    for (const line of lines.filter(Boolean)) {
      const { enter, update } = JSON.parse(line);
      if (enter !== undefined) state = enter.state;
      if (update !== undefined) state = updated(state, update);
    }
    wake();
  }
}

/** Waits for the next line, or for some time. */
const news = (ms) =>
  new Promise((resolve) => {
    const timer = ms === undefined ? undefined : setTimeout(resolve, ms);
    wake = () => {
      clearTimeout(timer);
      resolve();
    };
  });

/** Does all that this chair has to do, for ever. */
async function play() {
  for (let tries = 0; ; ) {
    const action = state && due(state);
    if (action === undefined) {
      await news();
      continue;
    }
    const { version } = state;
    const answer = await act(...action);
    // the stream brings the result; after a refusal too there may be a newer state to look at
    if (state.version === version) await news(RETRY_MS);
    tries = state.version === version ? tries + 1 : 0;
    if (tries > RETRIES) throw new Error(answer?.message ?? 'no answer');
  }
}

const { chairs } = await (await fetch(at)).json();
const seated = await act('sit', { chair: freeChair(chairs, wanted), name });
if (seated?.ok !== true) throw new Error(seated?.message ?? 'no answer');
({ token } = seated);
console.log(`${name} sits at ${link}`);

play().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
for (;;) {
  try {
    await read();
  } catch (error) {
    if (error.isFinal) throw error;
    console.log(`The stream is lost: ${error.message}`);
  }
  await pause(AGAIN_MS);
}
