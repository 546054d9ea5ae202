import { defined } from '@overtrick/rules/assert';
import { thoughtSeed } from '@overtrick/table/chance';
import { tableWith } from '@overtrick/table/internals/testing/tables';
import { seatOf } from '@overtrick/table/table';
import type { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startLog } from '../base/logs.ts';
import { type Connect, connectRedis } from '../base/redis.ts';
import { SOON } from '../testing/asking.ts';
import { type Service, startRedis } from '../testing/processes.ts';
import { startPool } from './pool.ts';
import { startQueueThinker, startQueueWorker } from './queue.ts';
import type { AskedThought } from './thinker.ts';

const log = startLog('silent');
const never = new AbortController().signal;

let redis: Service | undefined;
let connect: Connect;
/** All connections of a test. */
let connections: Redis[] = [];
beforeAll(async () => {
  redis = await startRedis();
  const connectOne = await connectRedis(redis.url);
  connect = () => {
    const connection = connectOne();
    connections.push(connection);
    return connection;
  };
});
afterAll(() => Promise.all([redis?.end(), pool.close()]));

/** The threads of this process. */
const pool = startPool({ threads: 1 });

/** The number of times that this process computed an answer by itself. */
let alone = 0;
const counting = { onUnanswered: () => void alone++ };
/** A thinker that waits for the queue however busy the machine is. */
const patient = { ...counting, patienceMs: 200_000 };

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  alone = 0;
  connections = [];
  for (const end of ends.splice(0).reverse()) await end();
});

const ending = <T extends { close(): Promise<void> }>(part: T): T => {
  ends.push(() => part.close());
  return part;
};

/** Returns the question to the dealer's bot at the table of a seed. */
function question(seed: string): AskedThought {
  const table = tableWith([0], seed);
  const view = table.game.view(table.state, seatOf(table, 0));
  return { table: seed, view, level: table.level, seed: thoughtSeed(table) };
}

test('whoever works on the queue answers, and as a thread of this process would', async () => {
  ending(startQueueWorker(connect, pool, log));
  const thinkers = [
    ending(await startQueueThinker(connect, pool, patient)),
    ending(await startQueueThinker(connect, pool, patient)),
  ];
  for (const seed of ['one', 'two']) {
    const asked = question(seed);
    const [here, ...there] = await Promise.all([
      pool.think(asked, never),
      ...thinkers.map((thinker) => thinker.think(asked, never)),
    ]);
    expect(there).toEqual([here, here]);
    expect(await thinkers[0]?.think(asked, never)).toEqual(here);
  }
  expect(alone).toBe(0);
});

test('where nobody works on the queue, the process thinks by itself', async () => {
  const thinker = ending(await startQueueThinker(connect, pool, { ...counting, patienceMs: 300 }));
  expect(await thinker.think(question('alone'), never)).toHaveProperty('action');
  expect(alone).toBe(1);
});

test('a question that is given up is not answered', async () => {
  const thinker = ending(await startQueueThinker(connect, pool, counting));
  const giving = new AbortController();
  const asked = thinker.think(question('given up'), giving.signal);
  giving.abort(new Error('no longer wanted'));
  await expect(asked).rejects.toThrow('no longer wanted');
});

test('while Redis is away the process thinks by itself, and asks the queue again when it is back', async () => {
  const thinker = ending(await startQueueThinker(connect, pool, { ...counting, patienceMs: 10_000 }));
  const service = defined(redis, 'Redis runs');
  const waiting = thinker.think(question('cut off'), never);
  await service.kill();
  expect(await waiting).toHaveProperty('action');
  expect(await thinker.think(question('away'), never)).toHaveProperty('action');
  await service.restart();
  ending(startQueueWorker(connect, pool, log));
  expect(alone).toBe(2);
  // an attempt to connect may still be refused before one succeeds
  await expect.poll(() => connections.every(({ status }) => status === 'ready'), SOON).toBe(true);
  // the thinker misses an answer that comes before it listens again, and receives the next one
  let tries = 0;
  const isAnswered = async () => {
    alone = 0;
    expect(await thinker.think(question(`back ${tries++}`), never)).toHaveProperty('action');
    return alone === 0;
  };
  await expect.poll(isAnswered, SOON).toBe(true);
});
