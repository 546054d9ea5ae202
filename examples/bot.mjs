// A computer player of your own: takes a chair at a table by the table's link, and plays. It passes, and plays a legal card.
//
//     node examples/bot.mjs http://localhost:3000/t/abcdefghijkl "My engine" [chair]
//
// It speaks the pages' own protocol: docs/api.md. Put your engine into `choose`.
import { randomUUID } from 'node:crypto';
import { io } from 'socket.io-client';

const [link, name = 'Example', wanted] = process.argv.slice(2);
if (link === undefined) throw new Error('usage: node examples/bot.mjs <link to a table> [name] [chair]');
const { origin, pathname } = new URL(link);
const table = pathname.split('/').at(-1);

/** What to do: `view` holds what this seat may know, `legal` is what the rules allow. */
const choose = ({ legal }) =>
  legal.find((action) => action.kind === 'call' && action.call === 'P') ?? legal[0];

const RANKS = '23456789TJQKA';
const SUITS = 'CDHS';
/** The text of an action: `1NT`, `P`, `SA`. Cards are the numbers 0 (C2) to 51 (SA). */
const textOf = ({ kind, call, card }) =>
  kind === 'call' ? call.replace(/N$/, 'NT') : SUITS[Math.floor(card / 13)] + RANKS[card % 13];

const socket = io(origin, { transports: ['websocket'] });
let state;
let token;
let asked;

/** Every message is answered: `{ ok: true, … }` or `{ ok: false, code, message }`. */
const say = (message, body) => socket.emitWithAck(message, body);

async function enter() {
  const answer = await say('enter', { table, token });
  if (!answer.ok) throw new Error(answer.message);
  state = answer.state;
}

async function act() {
  const { version, deal, view, you } = state;
  if (you === undefined || asked === version) return;
  asked = version;
  if (view.phase === 'over') await say('next', { table, token, deal });
  else if (state.claim?.waiting.includes(you))
    await say('answer', { table, token, deal, version, id: randomUUID(), accept: true });
  else if (view.legal.length > 0 && state.claim === undefined)
    await say('act', { table, token, deal, version, id: randomUUID(), action: textOf(choose(view)) });
}

socket.on('connect', async () => {
  await enter();
  if (token === undefined) {
    const chair = wanted ?? state.chairs.find(({ kind }) => kind === 'bot')?.chair;
    const answer = await say('sit', { table, chair: Number(chair), name });
    if (!answer.ok) throw new Error(answer.message);
    token = answer.token;
    await enter();
  }
  console.log(`${name} sits at ${link}`);
  await act();
});

/** What changed: parts of the state, each whole, and the names of those that are no more. */
socket.on('update', async (update) => {
  state = { ...state, ...update.state, version: update.version, deal: update.deal };
  for (const key of update.gone ?? []) delete state[key];
  await act();
});
