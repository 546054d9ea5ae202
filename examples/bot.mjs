// A computer player of your own: takes a chair at a table by the table's link, and plays. It passes, and plays
// a legal card.
//
//     node examples/bot.mjs http://localhost:3000/t/abcdefghijkl "My engine" [chair]
//
// It speaks the pages' own protocol: docs/api.md. examples/player.mjs decides what to do; examples/fetchBot.mjs does
// the same over HTTP alone.
import { setTimeout } from 'node:timers/promises';
import { io } from 'socket.io-client';
import { due, freeChair, updated } from './player.mjs';

const [link, name = 'Example', wanted] = process.argv.slice(2);
if (link === undefined) throw new Error('usage: node examples/bot.mjs <link to a table> [name] [chair]');
const { origin, pathname } = new URL(link);
const table = pathname.split('/').at(-1);

const ANSWER_MS = 30_000;
const RETRIES = 20;
const RETRY_MS = 250;

const socket = io(origin, { transports: ['websocket'] });
/** What this chair may know of the table, as the server told it last. */
let state;
let token;
/** True while a message about the game is under way: there is one at a time. */
let isPlaying = false;

/**
 * Sends a message; resolves to the answer, `{ ok: true, … }` or `{ ok: false, code, message }`, or to `undefined` if
 * the connection was lost first. Takes the state of an answer in the callback, as updates are taken: several messages
 * may arrive in one packet, and code behind an `await` runs only after all of them.
 */
const say = (message, body) =>
  new Promise((resolve) => {
    socket.timeout(ANSWER_MS).emit(message, body, (lost, answer) => {
      if (answer?.ok && answer.state !== undefined) state = answer.state;
      resolve(lost ? undefined : answer);
    });
  });

/** Asks for the whole state: at the beginning, after a lost connection, and when something went wrong. */
async function enter() {
  const answer = await say('enter', { table, token });
  if (answer?.ok === false) throw new Error(answer.message);
}

/** Takes a chair; the answer has the token with which to act there. */
async function sit() {
  const answer = await say('sit', { table, chair: freeChair(state.chairs, wanted), name });
  if (answer?.ok === false) throw new Error(answer.message);
  token = answer?.token;
  if (token !== undefined) console.log(`${name} sits at ${link}`);
}

/**
 * Does all that this chair has to do. Call it after every change of the state: it looks at the newest state after each
 * answer, and does not wait between its last look and its end, so that no update is overlooked.
 */
async function play() {
  if (token === undefined || isPlaying) return;
  isPlaying = true;
  try {
    for (let tries = 0; socket.connected; ) {
      const action = due(state);
      if (action === undefined) return;
      const { version } = state;
      const [message, fields] = action;
      const answer = await say(message, { table, token, ...fields });
      // the update of an action comes before its answer; after a refusal too there may be a newer state to look at
      if (state.version > version) {
        tries = 0;
        continue;
      }
      if (++tries > RETRIES) throw new Error(answer?.message ?? 'no answer');
      await setTimeout(RETRY_MS);
      await enter();
    }
  } finally {
    isPlaying = false;
  }
}

socket.on('connect', async () => {
  await enter();
  if (token === undefined && socket.connected) await sit();
  await play();
});

socket.on('disconnect', (reason) => {
  console.log(`The connection is lost: ${reason}`);
  // the library connects again by itself, but not after the server has ended the connection
  if (reason === 'io server disconnect') socket.connect();
});

socket.on('update', async (update) => {
  state = updated(state, update);
  await play();
});
