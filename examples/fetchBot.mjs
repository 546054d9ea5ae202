// A computer player of your own that needs nothing but fetch: it takes a chair at a table by the table's link, reads
// the table's stream, and acts over HTTP.
//
//     node examples/fetchBot.mjs http://localhost:3000/t/abcdefghijkl "My engine" [chair]
//
// docs/api.md describes streams and actions; examples/player.mjs decides what to do.
import { playAt, send } from './chair.mjs';
import { freeChair } from './player.mjs';

const [link, name = 'Example', wanted] = process.argv.slice(2);
if (link === undefined) throw new Error('usage: node examples/fetchBot.mjs <link to a table> [name] [chair]');
const { origin, pathname } = new URL(link);
const at = `${origin}/api/tables/${pathname.split('/').at(-1)}`;

const { chairs } = await (await fetch(at)).json();
const chair = freeChair(chairs, wanted);
const seated = await send('POST', `${at}/actions`, undefined, { kind: 'sit', chair, name });
if (seated?.ok !== true) throw new Error(seated?.message ?? 'no answer');
console.log(`${name} sits at ${link}`);
await playAt(at, seated.token);
