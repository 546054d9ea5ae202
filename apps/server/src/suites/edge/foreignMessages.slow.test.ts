import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { messages } from '@overtrick/protocol/messages';
import { PARAMETERS, ROUTES, type RouteName, routeOf } from '@overtrick/protocol/routes/list';
import { grantWish, planWish, tournamentMessages } from '@overtrick/protocol/tournament';
import { seedFor, times } from '@overtrick/rules/internals/testing/length';
import { seededRandom } from '@overtrick/rules/random';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allLogs, ENTRIES } from '../../releases/logs.ts';
import { kindOf } from '../../store/logKinds.ts';
import { Browser } from '../../testing/browser.ts';
import { openTable } from '../../testing/client.ts';
import { startEvening } from '../../testing/evenings.ts';
import { exampleOf } from '../../testing/foreign/grammar.ts';
import { filled, strained } from '../../testing/foreign/strain.ts';
import { Kit } from '../../testing/kit.ts';
import { framesIn } from '../../testing/line/frames.ts';
import { openRaw, type RawSocket } from '../../testing/rawSocket.ts';
import { LongestRun } from '../../testing/threads/longestRun.ts';

const kit = new Kit();
const SEED = seedFor('foreign messages');
/** The number of texts that replace each part of a message or a body. */
const OF_EACH = times(2, 60);
/** The longest time for which one text may block the main thread, milliseconds of processor time. */
const MOST_MS = 200;
/** A connection without an answer for this time waits for the rest of a packet, milliseconds. */
const SILENT_MS = 50;
/** The memory that all of them may leave behind, bytes. */
const MOST_BYTES = 64 << 20;

let url = '';
let runs: LongestRun;
let table = { table: '', token: '' };
let evening = { tournament: '', director: '' };
const owner = { cookie: '' };
beforeAll(async () => {
  ({ url } = await kit.server());
  runs = new LongestRun();
  table = await openTable(url, { chair: 0, policies: { chat: 'free' } });
  evening = await startEvening(url, kit.page(url));
  const browser = new Browser(url);
  await browser.ask('POST', '/api/account', { name: 'Ann', password: 'correct horse battery' });
  owner.cookie = browser.cookie;
});
afterAll(async () => {
  runs.stop();
  await kit.end();
});

/** A function that sends one text, and resolves when it is answered. */
type Send = (text: string) => Promise<unknown>;

/** Expects that no text blocks the main thread for long; a suspicious one is tried again, in case it was another. */
async function expectShort(texts: readonly string[], send: Send): Promise<void> {
  await runs.take();
  for (const text of texts) await send(text);
  if ((await runs.take()) <= MOST_MS) return;
  const long: string[] = [];
  for (const text of texts) {
    const tried: number[] = [];
    do {
      await runs.take();
      await send(text);
      tried.push(await runs.take());
    } while (tried.length < 3 && Math.min(...tried) > MOST_MS);
    const ms = Math.min(...tried);
    if (ms > MOST_MS) long.push(`${Math.round(ms)} ms: ${text.slice(0, 200)}… (${text.length})`);
  }
  expect(long, `with the seed ${SEED}`).toEqual([]);
}

/** A connection that sends frames unchanged and matches the answers by their numbers. */
class Line {
  readonly #raw: RawSocket;
  readonly #heard = new Map<number, () => void>();
  #rest: Buffer = Buffer.alloc(0);
  /** The number of answers that report a fault of the server. */
  faults = 0;
  #last = 0;
  #isOver = false;

  constructor(raw: RawSocket) {
    this.#raw = raw;
    raw.socket.on('data', (bytes: Buffer) => {
      const { frames, rest } = framesIn(Buffer.concat([this.#rest, bytes]));
      this.#rest = rest;
      for (const { text } of frames) this.#hear(text);
    });
    raw.socket.once('close', () => {
      this.#isOver = true;
      for (const heard of this.#heard.values()) heard();
    });
    raw.socket.resume();
    kit.ending(() => raw.socket.destroy());
  }

  static async open(): Promise<Line> {
    return new Line(await openRaw(url));
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  /** Sends a message; resolves when it is answered, or the connection has ended. */
  say(name: string, text: string): Promise<void> {
    const number = ++this.#last;
    return new Promise((resolve) => {
      if (this.#isOver) return resolve();
      this.#heard.set(number, () => {
        this.#heard.delete(number);
        resolve();
      });
      this.#raw.send(`42${number}[${JSON.stringify(name)},${text}]`);
    });
  }

  /** Sends anything; resolves when a message after it is answered, or never will be. */
  async sendRaw(packet: string): Promise<void> {
    this.#raw.send(packet);
    await Promise.race([this.say('enter', '{}'), pause(SILENT_MS)]);
  }

  close(): void {
    this.#raw.socket.destroy();
  }

  #hear(text: string): void {
    if (text === '2') this.#raw.send('3');
    if (text.includes('"code":"ERR_SERVER"')) this.faults += 1;
    const number = /^43(\d+)\[/.exec(text)?.[1];
    if (number !== undefined) this.#heard.get(Number(number))?.();
  }
}

const seeded = (example: unknown, name: string): readonly string[] =>
  strained(example, OF_EACH, seededRandom(`${SEED} ${name}`));

test.each(Object.entries(messages))('the message %s at a table', async (name, schema) => {
  const line = await Line.open();
  await line.say('enter', JSON.stringify(table));
  const example = { ...(exampleOf(schema) as object), ...table, deal: 1, version: 3 };
  const fields = Object.keys(schema.shape);
  const known = Object.fromEntries(Object.entries(example).filter(([field]) => fields.includes(field)));
  await expectShort(seeded(known, name), (text) => line.say(name, text));
  expect(line).toMatchObject({ isOver: false, faults: 0 });
});

/** Returns an example of each command: from the logs of a release, and from the wishes of a director. */
function commands(): readonly (readonly [string, object])[] {
  const entries = [...allLogs()]
    .flatMap(([log, bodies]) => (kindOf(log) === 'tournament' ? bodies : []))
    .map((body): { readonly kind: string } => JSON.parse(body));
  const ofKinds = (ENTRIES.tournament ?? []).map((kind) => {
    const found = entries.filter((entry) => entry.kind === kind);
    // the longest one
    const [example] = found.sort((a, b) => JSON.stringify(b).length - JSON.stringify(a).length);
    const { at: _, by: __, ...command } = (example ?? { kind }) as Record<string, unknown>;
    return [kind, command] as const;
  });
  const wishes = [planWish, grantWish].map((wish) => exampleOf(wish) as { readonly kind: string });
  return [...ofKinds, ...wishes.map((wish) => [wish.kind, wish] as const)];
}

test.each(Object.entries(tournamentMessages))('the message %s of an evening', async (name, schema) => {
  const line = await Line.open();
  const at = { tournament: evening.tournament, token: evening.director };
  const example = { ...(exampleOf(schema) as object), ...at };
  await expectShort(seeded(example, name), (text) => line.say(name, text));
  expect(line).toMatchObject({ isOver: false, faults: 0 });
});

test.each(commands())('the command %s of an evening', async (kind, command) => {
  const line = await Line.open();
  const { tournament, director: token } = evening;
  // the effect does not matter: it is sent to an evening whose key nobody has
  const texts = seeded(command, kind).map(
    (text, i) =>
      `{"tournament":"${tournament}","token":"${i % 2 ? token : 'A'.repeat(43)}","id":"${kind} ${i}","command":${text}}`,
  );
  await expectShort(texts, (text) => line.say('do', text));
  expect(line).toMatchObject({ isOver: false, faults: 0 });
});

test('packets that are none, or none of ours', async () => {
  const packets = [
    ...['42', '42[', '42["', '42["enter",', '45', '451-', '44', '43', '41,', '4', '6', 'b', '5', '1'].flatMap(
      (head) => [
        '',
        ...['[', '{"a":', '"', '9', '\\', '\u0301', '["enter",', '-'].map(
          (part) => head + filled(part, 60_000 - head.length),
        ),
      ],
    ),
    `42${'9'.repeat(50_000)}["enter",{}]`,
    `42/${filled('a/', 50_000)},["enter",{}]`,
    `42["${'enter'.repeat(10_000)}",{}]`,
    `42["__proto__",{}]`,
    `42["toString",{}]`,
    '451-["enter",{"_placeholder":true,"num":0}]',
    `42[${'"enter",'.repeat(7000)}{}]`,
  ];
  let line = await Line.open();
  await expectShort(packets, async (packet) => {
    await line.sendRaw(packet);
    line.close();
    line = await Line.open();
  });
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
});

const names = Object.keys(ROUTES) as RouteName[];
let asked = 0;

/** Sends a request to a route, with exactly this body. */
async function ask(name: RouteName, body: string): Promise<void> {
  const [method = '', path = ''] = name.split(' ');
  const response = await fetch(
    url +
      path.replaceAll(/\{(\w+)\}/g, (_, parameter: keyof typeof PARAMETERS) =>
        parameter === 'tournament'
          ? evening.tournament
          : parameter === 'table'
            ? table.table
            : String(exampleOf(PARAMETERS[parameter])),
      ),
    {
      method,
      headers: {
        // many visitors, each with their own limits
        'x-forwarded-for': `2001:db8:${(++asked % 60_000).toString(16)}::1`,
        'content-type': 'application/json',
        authorization: `Bearer ${path.includes('tournament') ? evening.director : table.token}`,
        ...(path.includes('/account') && { cookie: owner.cookie }),
      },
      body,
    },
  );
  await response.arrayBuffer();
  expect(response.status, `${name} ${body.slice(0, 300)} with the seed ${SEED}`).not.toBe(500);
}

test.each(names.filter((name) => routeOf(name).body !== undefined))('the body of %s', async (name) => {
  const { body } = routeOf(name);
  if (body === undefined) return;
  await expectShort(seeded(exampleOf(body), name), (text) => ask(name, text));
});

test('none of it stays in memory', async () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const used = () => {
    collect();
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };
  const all = async () => {
    const line = await Line.open();
    for (const [name, schema] of Object.entries({ ...messages, ...tournamentMessages }))
      for (const text of strained(exampleOf(schema), times(3, 20), seededRandom(`${SEED} memory`)))
        await line.say(name, text);
  };
  await all();
  const before = used();
  for (let i = 0; i < times(2, 20); i++) await all();
  expect(used() - before).toBeLessThan(MOST_BYTES);
});
