// A computer player with an account of its own: it listens to the account's stream, accepts invitations, and plays at
// several tables at once. It keeps nothing: after a restart the stream names all its tables again.
//
//     OVERTRICK_TOKEN=ot_… node examples/botAccount.mjs http://localhost:3000
//
// docs/api.md says how to get an account and a token for it; examples/player.mjs decides what to do.
import { playAt, readOn, send } from './chair.mjs';

const [server] = process.argv.slice(2);
const token = process.env.OVERTRICK_TOKEN;
if (server === undefined || token === undefined)
  throw new Error('usage: OVERTRICK_TOKEN=ot_… node examples/botAccount.mjs <address of the server>');
const { origin } = new URL(server);

/** The most tables at which it plays at once; it declines further invitations. */
const MOST_TABLES = 8;

/** The tables at which it plays now: what ends the play there, by table. */
const playing = new Map();

const addressOf = (table) => `${origin}/api/tables/${table}`;

/** Accepts an invitation by sitting down, or declines it. */
async function answer({ table, chair, from }) {
  const at = addressOf(table);
  const isFull = playing.size >= MOST_TABLES;
  const done = isFull
    ? await send('DELETE', `${at}/invitations`, token)
    : await send('POST', `${at}/actions`, token, { kind: 'sit', chair });
  const what = isFull ? 'Declined' : 'Accepted';
  console.log(done?.ok ? `${what} the invitation of ${from} to ${table}` : (done?.message ?? 'no answer'));
}

/** Plays at a table until it is over or the chair is lost; the stream names the table again when something changes. */
async function play({ table, over }) {
  if (over) return leave(table);
  if (playing.has(table)) return;
  const ending = new AbortController();
  playing.set(table, ending);
  console.log(`Playing at ${table}`);
  try {
    await playAt(addressOf(table), token, ending.signal);
  } catch (error) {
    console.log(`${table}: ${error.message}`);
  }
  ending.abort();
  if (playing.get(table) === ending) playing.delete(table);
}

function leave(table) {
  playing.get(table)?.abort();
  playing.delete(table);
}

await readOn(
  () => `${origin}/api/me/stream`,
  token,
  ({ account, invitation, uninvited, table, left }) => {
    if (account !== undefined && account.program === undefined)
      console.log(`${account.name} is the account of a person: declare it as a program’s first`);
    if (account !== undefined) console.log(`${account.name} waits for invitations`);
    if (invitation !== undefined) void answer(invitation);
    if (uninvited !== undefined) console.log(`The invitation to ${uninvited.table} is over`);
    if (table !== undefined) void play(table);
    if (left !== undefined) leave(left.table);
  },
);
