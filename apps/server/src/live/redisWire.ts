import { type Connect, closed, type Pulse, ready } from '../base/redis.ts';
import type { Wire } from './peers.ts';

/** The stream that all processes read. */
const STREAM = 'overtrick:peers';
/** Returns the stream that one process reads alone. */
const inboxOf = (id: string): string => `${STREAM}:${id}`;
/** The number of messages in a stream that a process can still read after a short interruption. */
const MOST_KEPT = 10_000;
/** The time after which the stream of a process to which nobody writes is deleted, seconds. */
const INBOX_S = 60;
const MOST_READ = 500;
const BLOCK_MS = 1000;
const RETRY_MS = 200;

/**
 * Starts the wire of the process `id` to the others over streams in Redis, one that all read and one for each process:
 * after an interruption, a process continues where it was. While Redis is away, nothing is sent.
 */
export async function startRedisWire(connect: Connect, pulse: Pulse, id: string): Promise<Wire> {
  const [writer, reader] = [connect(), connect()];
  await Promise.all([writer, reader].map(ready));
  const [last] = await reader.xrevrange(STREAM, '+', '-', 'COUNT', 1);
  let hear: (text: string) => void = () => {};
  let isClosed = false;
  let waiting = new Map<string, string[]>();

  const flush = () => {
    const streams = waiting;
    waiting = new Map();
    if (streams.size === 0 || writer.status !== 'ready' || !pulse.isUp) return;
    const commands = writer.pipeline();
    for (const [stream, texts] of streams) {
      commands.xadd(stream, 'MAXLEN', '~', MOST_KEPT, '*', 'texts', JSON.stringify(texts));
      if (stream !== STREAM) commands.expire(stream, INBOX_S);
    }
    // lost messages are found by checks of the store
    commands.exec().catch(() => {});
  };

  const reading = (async () => {
    const inbox = inboxOf(id);
    const from = new Map([
      [STREAM, last?.[0] ?? '0'],
      [inbox, '0'],
    ]);
    while (!isClosed) {
      try {
        const streams =
          (await reader.xread(
            'COUNT',
            MOST_READ,
            'BLOCK',
            BLOCK_MS,
            'STREAMS',
            ...from.keys(),
            ...from.values(),
          )) ?? [];
        for (const [stream, messages] of streams)
          for (const [at, [, texts = '[]']] of messages) {
            from.set(stream, at);
            for (const text of JSON.parse(texts) as string[]) hear(text);
          }
      } catch {
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      }
    }
  })();

  const write = (stream: string, text: string): void => {
    const texts = waiting.get(stream);
    if (texts !== undefined) texts.push(text);
    else {
      // messages of one turn are sent together
      if (waiting.size === 0) setImmediate(flush);
      waiting.set(stream, [text]);
    }
  };

  return {
    send(text, to) {
      if (to === undefined) write(STREAM, text);
      else for (const one of to) write(inboxOf(one), text);
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
