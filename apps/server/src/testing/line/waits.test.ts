import { afterEach, expect, test } from 'vitest';
import { Kit } from '../kit.ts';
import { openLine } from './line.ts';
import { Waits } from './waits.ts';

const kit = new Kit();
afterEach(() => kit.end());

const waits = (silenceMs?: number, mostMs?: number) => new Waits(() => 'version 7', silenceMs, mostMs);

test('a wait ends when what it waits for has come', async () => {
  const mine = waits();
  let isThere = false;
  const waiting = mine.until(() => isThere, 'it is there');
  mine.wake();
  isThere = true;
  mine.wake();
  await waiting;
});

test('a wait fails with a sentence where nothing comes', async () => {
  const silent = waits(1);
  await expect(silent.until(() => false, 'it is there')).rejects.toThrow(
    'waited until it is there: it did not come about; seen last: version 7',
  );
  await expect(silent.answer('“act”', () => {})).rejects.toThrow(
    'waited for the answer to “act”: none came; seen last: version 7',
  );
});

test('a wait fails where other things come again and again', async () => {
  const busy = waits(60_000, 20);
  const waking = setInterval(() => busy.wake(), 1);
  await expect(busy.until(() => false, 'it is there')).rejects.toThrow('it did not come about');
  clearInterval(waking);
});

test('no wait is longer than the connection', async () => {
  const mine = waits();
  const before = [mine.until(() => false, 'it is there'), mine.answer('“act”', () => {})];
  mine.end('the connection has ended');
  const after = [mine.until(() => false, 'it is there'), mine.answer('“act”', () => {})];
  for (const waiting of [...before, ...after])
    await expect(waiting).rejects.toThrow('the connection has ended; seen last: version 7');
  await mine.until(() => true, 'it is there');
});

test.each<[string, () => string | Promise<string>, string]>([
  ['there is no server', () => 'http://127.0.0.1:1', 'there is no connection (websocket error)'],
  [
    'the connection is lost as it opens',
    async () => {
      const { url } = await kit.server();
      const line = await openLine(url, {
        fromClient: ({ bytes }, passage) => passage.toServer(bytes),
        fromServer: ({ text, bytes }, passage) =>
          text.startsWith('40') ? passage.cut() : passage.toClient(bytes),
      });
      kit.ending(() => line.close());
      return line.url;
    },
    'the connection has ended (transport close)',
  ],
])('a client that waits hears when %s', async (_, urlOf, why) => {
  const client = kit.client(await urlOf());
  await expect(client.enter('abcdefghijkl')).rejects.toThrow(`the answer to “enter”: ${why}`);
  await expect(client.until(() => false)).rejects.toThrow(why);
});
