// A computer player of your own: takes a chair at a table by the table's link, and plays. It passes, and plays
// a legal card.
//
//     node examples/bot.mjs http://localhost:3000/t/abcdefghijkl "My engine" [chair]
//
// It speaks the pages' own protocol: docs/api.md. Put your engine into `choose`.
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { io } from 'socket.io-client';

const [link, name = 'Example', wanted] = process.argv.slice(2);
if (link === undefined) throw new Error('usage: node examples/bot.mjs <link to a table> [name] [chair]');
const { origin, pathname } = new URL(link);
const table = pathname.split('/').at(-1);

/** The action to do: `view` holds what this seat may know, `legal` is what the rules allow. */
const choose = ({ legal }) =>
  legal.find((action) => action.kind === 'call' && action.call === 'P') ?? legal[0];

const RANKS = '23456789TJQKA';
const SUITS = 'CDHS';
const cardText = (card) => SUITS[Math.floor(card / 13)] + RANKS[card % 13];
const strainText = (strain) => (strain === 'N' ? 'NT' : strain);
const words = (...parts) => parts.filter((part) => part !== undefined && part !== '').join(' ');

/** The text of an action, for every kind: `1NT`, `SA`, `bid 4`, `keep`. Cards are the numbers 0 (C2) to 51 (SA). */
const TEXTS = {
  call: ({ call }) => call.replace(/N$/, 'NT'),
  play: ({ card }) => cardText(card),
  claim: ({ tricks }) => words('claim', tricks),
  choose: ({ choice }) => choice,
  declare: ({ strain, goal }) => words('declare', strainText(strain), goal),
  bid: ({ tricks, strain, nils = [] }) =>
    words('bid', tricks, strain && strainText(strain), nils.length > 0 ? `nil ${nils.join('')}` : ''),
  pick: ({ pick, places }) => words(pick, ...places),
  put: ({ put, cards }) => words(put, ...cards.map(cardText)),
};
const textOf = (action) => TEXTS[action.kind](action);

const socket = io(origin, { transports: ['websocket'] });
let state;
let token;
let isActing = false;
/** The version at which this chair did what was to be done. */
let done;

/** Every message is answered: `{ ok: true, … }` or `{ ok: false, code, message }`. */
const say = (message, body) => socket.emitWithAck(message, body);

async function enter() {
  const answer = await say('enter', { table, token });
  if (!answer.ok) throw new Error(answer.message);
  state = answer.state;
}

/** Does what is to be done now, if anything is, and gives the answer. */
async function move() {
  const { version, deal, view, you, claim } = state;
  if (you === undefined || done === version) return undefined;
  const about = { table, token, deal };
  if (view.phase === 'over') return say('next', about);
  if (claim?.waiting.includes(you))
    return say('answer', { ...about, version, id: randomUUID(), accept: true });
  if (view.legal.length === 0 || claim !== undefined) return undefined;
  return say('act', { ...about, version, id: randomUUID(), action: textOf(choose(view)) });
}

const RETRIES = 20;
const RETRY_MS = 250;

/**
 * Moves as long as there is something to do. What is refused is looked at again: the table may have moved on
 * meanwhile.
 */
async function act() {
  // nothing can be done before there is a token; an update while a move is under way is seen by the loop
  if (token === undefined || isActing) return;
  isActing = true;
  for (let refused = 0; ; ) {
    const { version } = state;
    const answer = await move();
    if (answer === undefined) break;
    if (answer.ok) {
      done = version;
      refused = 0;
    } else {
      if (++refused > RETRIES) throw new Error(answer.message);
      await setTimeout(RETRY_MS);
      await enter();
    }
  }
  isActing = false;
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

/** Takes what changed: parts of the state, each whole, and the names of those that are no more. */
socket.on('update', async (update) => {
  state = { ...state, ...update.state, version: update.version, deal: update.deal };
  for (const key of update.gone ?? []) delete state[key];
  await act();
});
