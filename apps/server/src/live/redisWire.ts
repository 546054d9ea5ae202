import { type Connect, closed, type Pulse, ready } from '../base/redis.ts';
import type { Wire } from './peers.ts';

const STREAM = 'overtrick:peers';
/** The number of messages that a process can still read after a short interruption. */
const MOST_KEPT = 10_000;
const MOST_READ = 500;
const BLOCK_MS = 1000;
const RETRY_MS = 200;

/**
 * Starts a wire between processes over a stream in Redis: after an interruption, a process continues where it was.
 * While Redis is away, nothing is sent.
 */
export async function startRedisWire(connect: Connect, pulse: Pulse): Promise<Wire> {
  const [writer, reader] = [connect(), connect()];
  await Promise.all([writer, reader].map(ready));
  const [last] = await reader.xrevrange(STREAM, '+', '-', 'COUNT', 1);
  let hear: (text: string) => void = () => {};
  let isClosed = false;
  let waiting: string[] = [];

  const flush = () => {
    const texts = waiting;
    waiting = [];
    if (texts.length === 0 || writer.status !== 'ready' || !pulse.isUp) return;
    // lost messages are found by checks of the store
    writer.xadd(STREAM, 'MAXLEN', '~', MOST_KEPT, '*', 'texts', JSON.stringify(texts)).catch(() => {});
  };

  const reading = (async () => {
    for (let from = last?.[0] ?? '0'; !isClosed; ) {
      try {
        const [[, messages] = ['', []]] =
          (await reader.xread('COUNT', MOST_READ, 'BLOCK', BLOCK_MS, 'STREAMS', STREAM, from)) ?? [];
        for (const [id, [, texts = '[]']] of messages) {
          from = id;
          for (const text of JSON.parse(texts) as string[]) hear(text);
        }
      } catch {
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      }
    }
  })();

  return {
    send(text) {
      // messages of one turn are sent together
      if (waiting.push(text) === 1) setImmediate(flush);
    },
    onText(listener) {
      hear = listener;
    },
    isUp: () => pulse.isUp && writer.status === 'ready' && reader.status === 'ready',
    async close() {
      isClosed = true;
      flush();
      await closed(writer.quit());
      for (const connection of [writer, reader]) connection.disconnect();
      await closed(reading);
    },
  };
}
