import { setTimeout as pause } from 'node:timers/promises';
import type { TournamentCommand } from '@overtrick/evening/entry';
import { below, seededRandom } from '@overtrick/rules/random';
import { ok } from '@overtrick/rules/result';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startLog } from '../base/logs.ts';
import { Metrics } from '../base/metrics.ts';
import { newTableId, newToken, proofOf } from '../base/token.ts';
import { Peers, type Wire } from '../live/peers.ts';
import { type Append, type Store, StoreFailure } from '../store/store.ts';
import { memoryStore } from '../testing/stores.ts';
import { keyTokenOf } from './keys.ts';
import { LiveTournament } from './liveTournament.ts';
import { commandOrder, grantOrder, joinOrder, orderOf } from './orders.ts';
import type { ClubServices } from './services.ts';
import { bodyOf, entryOf, foldOf, logOf } from './tournamentLog.ts';
import { Tournaments } from './tournaments.ts';

/** Returns a store whose appends wait until the test releases them, and fail on demand. */
function slowStore() {
  const store = memoryStore();
  const appends: Append[] = [];
  let waiting: (() => void)[] = [];
  let isHeld = false;
  const faults: ('before' | 'after')[] = [];
  const slow: Store = {
    ...store,
    async append(append) {
      appends.push(append);
      if (isHeld) await new Promise<void>((resolve) => waiting.push(resolve));
      const fault = faults.shift();
      if (fault === 'before') throw new StoreFailure('the disk is full');
      await store.append(append);
      if (fault === 'after') throw new StoreFailure('the answer was lost');
    },
  };
  return {
    store: slow,
    appends,
    fail: (...more: readonly ('before' | 'after')[]) => void faults.push(...more),
    hold: () => {
      isHeld = true;
    },
    go: () => {
      isHeld = false;
      const all = waiting;
      waiting = [];
      for (const one of all) one();
    },
  };
}

const servicesWith = (store: Store, peers = new Peers('one')): ClubServices => ({
  store,
  peers,
  log: startLog('silent'),
  metrics: new Metrics(
    () => 0,
    () => 0,
  ),
  stopping: new AbortController().signal,
  now: () => 0,
});

async function opened(store: Store) {
  const tournaments = new Tournaments(servicesWith(store), 60_000);
  const made = await tournaments.open({ form: 'pairs', game: 'bridge', method: 'mp' });
  if (!made.ok) throw new Error(made.why);
  const { tournament: id, token } = made.value;
  const live = await tournaments.find(id);
  if (live === undefined) throw new Error('it was opened');
  return { live, id, given: { proof: proofOf(token) }, token };
}

const entered = (contestant: string): TournamentCommand => ({ kind: 'entered', contestant });

const doing = (live: LiveTournament, given: { proof: string }, command: object, id?: string) => {
  const order = commandOrder({ ...given, id }, command);
  return order.ok ? live.do(order.value) : Promise.resolve(order);
};

test('what waits while a commit is under way is decided in its order and stored as one', async () => {
  const { store, appends, hold, go } = slowStore();
  const { live, given } = await opened(store);
  hold();
  const first = doing(live, given, entered('a'));
  await pause(0);
  const others = ['b', 'c', 'b', 'd'].map((name) => doing(live, given, entered(name)));
  await pause(0);
  expect(live.tournament.contestants.size).toBe(0);
  go();
  expect(await first).toEqual({ ok: true, number: 3 });
  expect(await Promise.all(others)).toMatchObject([
    { ok: true, number: 4 },
    { ok: true, number: 5 },
    { ok: false, code: 'ERR_CONTESTANT', why: expect.stringMatching(/^[A-Z].*\.$/) },
    { ok: true, number: 6 },
  ]);
  expect(appends.map(({ bodies }) => bodies.length)).toEqual([2, 1, 3]);
});

test('an id is done once: sent again, in the same commit or later, it is answered with the same number', async () => {
  const { store, appends, hold, go } = slowStore();
  const { live, given } = await opened(store);
  hold();
  const report = () => doing(live, given, { kind: 'announced', text: 'Coffee', to: 'all' }, 'one');
  const all = [report()];
  await pause(0);
  all.push(report(), report());
  go();
  expect(await Promise.all([...all, report()])).toEqual(
    Array.from({ length: 4 }, () => ({ ok: true, number: 3 })),
  );
  expect(live.tournament.notices).toHaveLength(1);
  expect(appends).toHaveLength(2);
});

test('what could not be stored has not happened, and is done when it is sent again', async () => {
  const { store, fail } = slowStore();
  const { live, given, id } = await opened(store);
  fail('before');
  expect(await doing(live, given, entered('a'), 'one')).toMatchObject({ ok: false, code: 'ERR_SERVER' });
  expect(live.tournament.contestants.size).toBe(0);
  expect(await doing(live, given, entered('a'), 'one')).toEqual({ ok: true, number: 3 });
  // it was stored, but nobody heard of it
  fail('after');
  expect(await doing(live, given, entered('b'), 'two')).toMatchObject({ ok: false, code: 'ERR_SERVER' });
  expect(await doing(live, given, entered('b'), 'two')).toEqual({ ok: true, number: 4 });
  expect(await store.read(logOf(id))).toHaveLength(4);
});

test('what another process has stored meanwhile is read, and the command decided again on it', async () => {
  const { store } = slowStore();
  const { live, given, id } = await opened(store);
  const theirs = bodyOf({ at: 0, by: 2, kind: 'entered', contestant: 'a' });
  await store.append({ log: logOf(id), length: 2, bodies: [theirs] });
  expect(await doing(live, given, entered('a'))).toMatchObject({ ok: false, code: 'ERR_CONTESTANT' });
  expect(await doing(live, given, entered('b'))).toEqual({ ok: true, number: 4 });
  expect([...live.tournament.contestants.keys()]).toEqual(['a', 'b']);
});

test('nothing is refused for what another process has stored unheard; without an answer of the store nobody knows', async () => {
  const { store } = slowStore();
  const { id, given } = await opened(store);
  const deaf: Wire = { send: () => {}, onText: () => {}, isUp: () => false, close: async () => {} };
  const peers = new Peers('two', deaf);
  onTestFinished(() => peers.close());
  let isDown = false;
  const read: Store['read'] = async (...asked) => {
    if (isDown) throw new StoreFailure('no answer');
    return store.read(...asked);
  };
  const there = await new Tournaments(servicesWith({ ...store, read }, peers), 60_000).find(id);
  if (there === undefined) throw new Error('it was opened');
  const stamp = { at: 0, by: 2 };
  const theirs = [
    { ...stamp, kind: 'entered', contestant: 'a' },
    { ...stamp, id: 'one', kind: 'amended', contestant: 'a', strat: 'B' },
  ] as const;
  await store.append({ log: logOf(id), length: 2, bodies: theirs.map(bodyOf) });
  const renaming = { kind: 'amended', contestant: 'a', strat: 'B' };
  isDown = true;
  expect(await doing(there, given, renaming, 'one')).toMatchObject({ ok: false, code: 'ERR_SERVER' });
  isDown = false;
  expect(await doing(there, given, renaming, 'one')).toEqual({ ok: true, number: 4 });
  expect(await doing(there, given, { ...renaming, contestant: 'b' })).toMatchObject({
    ok: false,
    code: 'ERR_CONTESTANT',
  });
});

test('what another process tells is taken, in whatever order it comes', async () => {
  const { store } = slowStore();
  const { live, id } = await opened(store);
  const theirs = ['a', 'b', 'c'].map((contestant) => bodyOf({ at: 0, by: 2, kind: 'entered', contestant }));
  await store.append({ log: logOf(id), length: 2, bodies: theirs });
  live.hear(4, theirs.slice(2));
  live.hear(2, theirs.slice(0, 1));
  await live.quiet();
  expect([...live.tournament.contestants.keys()]).toEqual(['a', 'b', 'c']);
});

test('a command that fails by a fault of its own harms no other', async () => {
  const { store, hold, go } = slowStore();
  const { live, given } = await opened(store);
  hold();
  const first = doing(live, given, entered('a'));
  await pause(0);
  const broken = live.do(
    orderOf(given, () => {
      throw new Error('a fault');
    }),
  );
  const last = doing(live, given, entered('b'));
  go();
  expect(await Promise.all([first, broken, last])).toMatchObject([
    { ok: true },
    { ok: false, code: 'ERR_SERVER' },
    { ok: true },
  ]);
});

test('a key is made once for an id, with the same token; a taken place is asked for', async () => {
  const { store } = slowStore();
  const { live, given, id } = await opened(store);
  const wish = { kind: 'grant', role: 'table', place: 'A1' } as const;
  const grant = grantOrder({ ...given, id: 'one' }, wish);
  expect(await live.do(grant.order)).toEqual({ ok: true, number: 3 });
  const again = grantOrder({ ...given, id: 'one' }, wish);
  expect(await live.do(again.order)).toEqual({ ok: true, number: 3 });
  expect(again.tokenIn(live.tournament)).toBe(grant.tokenIn(live.tournament));
  expect(live.tournament.keys.get(3)?.proof).toBe(proofOf(grant.tokenIn(live.tournament)));
  expect((await store.read(logOf(id))).join('')).not.toContain(grant.tokenIn(live.tournament));
  const join = joinOrder(
    { proof: proofOf(live.joinToken), id: 'two' },
    { place: 'A1', label: 'phone of Ann' },
  );
  if (!join.ok) throw new Error(join.why);
  expect(await live.do(join.value.order)).toEqual({ ok: true, number: 4 });
  expect(live.tournament.keys.get(4)).toMatchObject({ isAsked: true, place: 'A1' });
});

test('without a key, with one of another tournament, or taken back, nothing is done', async () => {
  const { store } = slowStore();
  const { live, given } = await opened(store);
  const other = await opened(store);
  for (const proof of [proofOf(newToken()), other.given.proof])
    expect(await doing(live, { proof }, entered('a'))).toMatchObject({ ok: false, code: 'ERR_KEY' });
  const grant = grantOrder({ ...given, id: 'one' }, { kind: 'grant', role: 'director' });
  await live.do(grant.order);
  const second = { proof: proofOf(grant.tokenIn(live.tournament)) };
  expect(await doing(live, second, entered('a'))).toMatchObject({ ok: true });
  expect(await doing(live, given, { kind: 'revoked', key: 3 })).toMatchObject({ ok: true });
  expect(await doing(live, second, entered('b'))).toMatchObject({ ok: false, code: 'ERR_KEY_REVOKED' });
});

test('a hidden name is taken out of the stored log, which tells the same tournament', async () => {
  const { store } = slowStore();
  const { live, given, id } = await opened(store);
  const players = [{ name: 'Ann Lee', number: '17' }, { name: 'Bo Day' }];
  await doing(live, given, { kind: 'entered', contestant: 'a', players });
  await doing(live, given, { kind: 'amended', contestant: 'a', players: players.toReversed() });
  await live.do(
    grantOrder(
      { ...given, id: 'one' },
      { kind: 'grant', role: 'player', contestant: 'a', player: 2, label: 'Ann’s' },
    ).order,
  );
  expect(await doing(live, given, { kind: 'hid', contestant: 'a', player: 2 })).toMatchObject({ ok: true });
  await live.quiet();
  const bodies = await store.read(logOf(id));
  expect(bodies.join('')).not.toMatch(/Ann|"17"/);
  expect(bodies.join('')).toContain('Bo Day');
  const again = foldOf(bodies.map(entryOf));
  expect(again?.contestants).toEqual(live.tournament.contestants);
});

test('whatever fails and whoever else writes, the fold of the log is what is known, and each id is there once', async () => {
  const random = seededRandom('live');
  for (let round = 0; round < 20; round++) {
    const { store, fail } = slowStore();
    const { given, id } = await opened(store);
    const processes = await Promise.all([1, 2].map(() => LiveTournament.read(id, servicesWith(store))));
    const acknowledged: string[] = [];
    await Promise.all(
      Array.from({ length: 30 }, async (_, i) => {
        const live = processes[below(random, 2)];
        if (live === undefined) throw new Error('it is stored');
        if (below(random, 5) === 0) fail(below(random, 2) === 0 ? 'before' : 'after');
        for (;;) {
          const done = await doing(live, given, entered(`c${i}`), `id ${i}`);
          if (done.ok) break;
          expect(done.code).toBe('ERR_SERVER');
        }
        acknowledged.push(`id ${i}`);
      }),
    );
    const stored = (await store.read(logOf(id))).map(entryOf);
    expect(stored.flatMap((entry) => entry.id ?? []).sort()).toEqual(acknowledged.sort());
    for (const live of processes) {
      live?.catchUp(stored.length);
      await live?.quiet();
      expect(live?.tournament.version).toBe(stored.length);
      expect(live?.tournament.contestants).toEqual(foldOf(stored)?.contestants);
    }
  }
});

test('nothing is taken any more when the server stops, nor where the log is deleted', async () => {
  const stopping = new AbortController();
  const services = { ...servicesWith(memoryStore()), stopping: stopping.signal };
  const tournaments = new Tournaments(services, 60_000);
  const made = await tournaments.open({ form: 'pairs', game: 'bridge', method: 'mp' });
  if (!made.ok) throw new Error(made.why);
  const { tournament: id, token } = made.value;
  const [live, elsewhere] = [await tournaments.find(id), await LiveTournament.read(id, services)];
  if (live === undefined || elsewhere === undefined) throw new Error('it was opened');
  await tournaments.delete(live);
  const given = { proof: proofOf(token) };
  for (const one of [live, elsewhere])
    expect(await doing(one, given, entered('a'))).toMatchObject({ ok: false, code: 'ERR_NO_TOURNAMENT' });
  expect(await tournaments.find(id)).toBeUndefined();
  expect(await tournaments.find(newTableId())).toBeUndefined();
  const last = await tournaments.open({ form: 'pairs', game: 'bridge', method: 'mp' });
  if (!last.ok) throw new Error(last.why);
  const stopped = await tournaments.find(last.value.tournament);
  stopping.abort();
  expect(
    await stopped?.do({ keyIn: () => ok({ number: 0, role: 'director' }), decide: () => ok([]) }),
  ).toMatchObject({ ok: false, code: 'ERR_BUSY' });
});

test('the token of a key differs with whatever is asked for, and with the tournament', async () => {
  const store = memoryStore();
  const [one, two] = [await opened(store), await opened(store)];
  const asked = [
    ['join', 'a'],
    ['join', 'b'],
    ['grant', 'a'],
    ['join', 'a', 'A1'],
  ];
  const tokens = [one, two].flatMap(({ live }) => asked.map((what) => keyTokenOf(live.tournament, what)));
  expect(new Set([...tokens, one.live.joinToken, two.live.joinToken]).size).toBe(10);
});

/** Returns two ends of a wire that delivers at once while it is up. */
function twoEnds() {
  const hear: ((text: string) => void)[] = [];
  const state = { isUp: true };
  const end = (at: number): Wire => ({
    send: (text) => {
      if (state.isUp) hear[1 - at]?.(text);
    },
    onText: (on) => {
      hear[at] = on;
    },
    isUp: () => state.isUp,
    close: async () => undefined,
  });
  return { state, ends: [end(0), end(1)] as const };
}

test('whoever looks at another process is there, and nobody else, as long as the others can be heard', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const store = memoryStore();
  const { state, ends } = twoEnds();
  const beatMs = 2000;
  const [one, other] = ends.map((wire, i) => new Peers(`p${i}`, wire, { beatMs })) as [Peers, Peers];
  const here = new Tournaments(servicesWith(store, one), 60_000);
  const there = new Tournaments(servicesWith(store, other), 60_000);
  const made = await here.open({ form: 'pairs', game: 'bridge', method: 'mp' });
  if (!made.ok) throw new Error(made.why);
  const { tournament: id, token } = made.value;
  const [live, far] = [await here.find(id), await there.find(id)];
  const director = { proof: proofOf(token) };
  const key =
    [...(live?.tournament.keys.values() ?? [])].find(({ role }) => role === 'director')?.number ?? 0;
  expect(key).toBeGreaterThan(0);
  // no process has been heard yet, so the device may be connected there
  expect(live?.mayBeThere(key)).toBe(true);
  vi.advanceTimersByTime(10 * beatMs);
  expect(live?.mayBeThere(key)).toBe(false);
  const visitor = { ...director, send: () => undefined };
  await far?.attend(visitor);
  expect(live?.mayBeThere(key)).toBe(true);
  expect(live?.mayBeThere(key + 1)).toBe(false);
  far?.depart(visitor);
  await expect.poll(() => live?.mayBeThere(key)).toBe(false);
  state.isUp = false;
  expect(live?.mayBeThere(key)).toBe(true);
  await Promise.all([one.close(), other.close()]);
});

test('the file of all that was done is made of the log in memory, with what came since', async () => {
  const store = memoryStore();
  let reads = 0;
  const { live, given } = await opened({
    ...store,
    read: (...asked) => {
      reads += 1;
      return store.read(...asked);
    },
  });
  const [key] = live.tournament.keys.values();
  if (key === undefined) throw new Error('its director has a key');
  expect((await live.file(key)).text.trimEnd().split('\n')).toHaveLength(2);
  const before = reads;
  await doing(live, given, entered('c1'));
  const lines = (await live.file(key)).text.trimEnd().split('\n');
  expect(lines).toHaveLength(3);
  expect(lines[2]).toContain('"kind":"entered"');
  expect(reads).toBe(before);
});
