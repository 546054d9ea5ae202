import { expect, onTestFinished, test } from 'vitest';
import { Peers, type Wire } from './peers.ts';

/** Creates processes that hear each other at once, and records what each has heard of logs and of arrivals. */
function processes(count: number) {
  const ears = new Map<string, (text: string) => void>();
  const ids = Array.from({ length: count }, (_, i) => `p${i}`);
  return ids.map((id) => {
    const wire: Wire = {
      send(text, to = ids) {
        for (const one of to) if (one !== id) ears.get(one)?.(text);
      },
      onText: (hear) => void ears.set(id, hear),
      isUp: () => true,
      close: async () => undefined,
    };
    const peers = new Peers(id, wire);
    onTestFinished(() => peers.close());
    const heard: string[] = [];
    peers.listen({
      stored: (log, length, bodies) => heard.push(`${log} ${length} ${bodies.join()}`),
      voice: (table, from, _, signal) => heard.push(`${table} ${from} says ${signal}`),
      attended: (table, first) => heard.push(`${table} attended${first === undefined ? '' : ` by ${first}`}`),
    });
    return { peers, heard, taken: () => heard.splice(0) };
  });
}

type Process = ReturnType<typeof processes>[number];
const three = () => processes(3) as [Process, Process, Process];

test('entries of a table go to the processes with somebody there', () => {
  const [one, two, other] = three();
  one.peers.here('t', new Set([0]));
  two.peers.here('t', new Set([1]));
  for (const { taken } of [one, two, other]) taken();
  one.peers.stored('t', 4, ['a', 'b'], 't');
  one.peers.stored('chat t', 0, ['c'], 't');
  one.peers.voice('t', 0, undefined, 'hello');
  expect(two.taken()).toEqual(['t 4 a,b', 'chat t 0 c', 't 0 says hello']);
  expect(other.taken()).toEqual([]);
  other.peers.stored('t', 6, ['d'], 't');
  expect([one.taken(), two.taken()]).toEqual([['t 6 d'], ['t 6 d']]);
});

test('entries of a table whose people are all at one process go nowhere', () => {
  const [one, two, other] = three();
  one.peers.here('t', new Set());
  for (const { taken } of [two, other]) taken();
  one.peers.stored('t', 4, ['a'], 't');
  one.peers.voice('t', 0, undefined, 'hello');
  expect([two.taken(), other.taken()]).toEqual([[], []]);
});

test('all processes hear of other logs, and of a table without people', () => {
  const [one, two, other] = three();
  one.peers.stored('evening', 4, ['a']);
  one.peers.stored('t', 2, ['b'], 't');
  for (const { taken } of [two, other]) expect(taken()).toEqual(['evening 4 a', 't 2 b']);
});

test('a process hears the length of the log when its first person comes to the table', () => {
  const [one, two, other] = three();
  one.peers.here('t', new Set([0]));
  for (const { taken } of [one, two, other]) taken();
  two.peers.here('t', new Set([1]));
  expect(one.taken()).toEqual(['t attended by p1']);
  one.peers.length('p1', 't', 7);
  expect([two.taken(), other.taken()]).toEqual([['t 7 '], ['t attended by p1']]);
  // a second person changes who is there, but the process has heard everything
  two.peers.here('t', new Set([1, 2]));
  expect(one.taken()).toEqual(['t attended']);
  two.peers.here('t', undefined);
  expect(one.taken()).toEqual(['t attended']);
  two.peers.here('t', new Set([1]));
  expect(one.taken()).toEqual(['t attended by p1']);
});
