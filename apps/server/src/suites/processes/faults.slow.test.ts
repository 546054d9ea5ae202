import { setTimeout as pause } from 'node:timers/promises';
import { standpointOf } from '@overtrick/evening/view/standpoint';
import { viewFor } from '@overtrick/evening/view/viewFor';
import { seedFor, times } from '@overtrick/rules/internals/testing/length';
import { below, fraction, type Random, seededRandom } from '@overtrick/rules/random';
import { parseEntry } from '@overtrick/table/entry';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { entryOf, logOf } from '../../evenings/tournamentLog.ts';
import { openStore } from '../../store/openStore.ts';
import type { Store } from '../../store/store.ts';
import { readiness, SOON } from '../../testing/asking.ts';
import { startEvening, storedTournament } from '../../testing/evenings.ts';
import { devicesOf } from '../../testing/faults/evening.ts';
import { type Fault, faultsOf, kindOf, rounds } from '../../testing/faults/faults.ts';
import { judged, type Stored } from '../../testing/faults/history.ts';
import { openAlone, openTogether, type Site } from '../../testing/faults/site.ts';
import { openParty, type Player } from '../../testing/faults/tables.ts';
import { deskWatcher, type Looking, tableWatcher } from '../../testing/faults/watchers.ts';
import type { Worker } from '../../testing/faults/worker.ts';
import { Kit } from '../../testing/kit.ts';
import { plain, shownState, storedTable, trueState } from '../../testing/truth.ts';

/** The number of new sets of tables and evenings; a log accepts a limited number of entries per device. */
const SHIFTS = times(1, 12);
/** The number of faults in one shift, one after another. */
const ROUNDS = times(3, 40);
/** The time of work before a fault, and the longest time during it, milliseconds. */
const BEFORE_MS = 500;
const LONGEST_FAULT_MS = 2000;
/** In the long run, one of this many faults lasts longer than the processes' own waits. */
const LONG_OF = times(Number.POSITIVE_INFINITY, 12);
const LONGEST_OF_ALL_MS = 15_000;
/** A client whose wait is in vain reports that, and its last state, within this time, milliseconds. */
const WAITED_MS = 120_000;
/** The people at each table; bots fill the other chairs. */
const PEOPLE = [4, 4, 1, 1, 1];

const kit = new Kit();
let workers: Worker[] = [];
afterEach(async () => {
  for (const worker of workers.splice(0)) worker.end();
  await kit.end();
});

const ALL_SITES: readonly (readonly [string, () => Promise<Site>])[] = [
  ['one process with its own store', () => openAlone(kit.folder())],
  ['three processes with PostgreSQL and Redis', () => openTogether(3)],
  ['two processes with PostgreSQL and Redis', () => openTogether(2)],
];
const SITES = ALL_SITES.slice(0, times(2, ALL_SITES.length));

/** The clients that work at a site at the same time, and the evening of some of them. */
interface Shift {
  readonly players: readonly Player[];
  readonly evening: Awaited<ReturnType<typeof startEvening>>;
  readonly devices: readonly Worker[];
  /** The pages that watch each table and the evening, by id. */
  readonly watchers: ReadonlyMap<string, readonly Looking[]>;
}

describe.each(SITES)('%s', (_, open) => {
  test('what is acknowledged through faults is stored once, and every process goes on', {
    timeout: 120_000 + SHIFTS * ROUNDS * 30_000,
  }, async () => {
    const here = await open();
    kit.ending(() => here.end());
    const seed = seedFor('faults');
    // the faults depend only on the seed
    const random = seededRandom(seed);
    const all = faultsOf(here, random);
    const faults = rounds(all, random);
    const store = await openStore(here.place);
    kit.ending(() => store.close());
    const figures = {
      seed,
      faults: 0,
      acknowledged: 0,
      heard: 0,
      wrong: [] as string[],
      slowest: { ms: 0, after: '' },
    };
    for (let i = 0; i < SHIFTS; i++) {
      const shift = await begin(here, seededRandom(`${seed} shift ${i + 1}`), i);
      const running = Promise.all(workers.map((worker) => worker.run()));
      const suffered = async (struck: readonly Fault[], meanwhile?: () => void): Promise<void> => {
        figures.faults += struck.length;
        if (times(0, 1) === 1) console.log(`${i + 1}: ${struck.map(({ name }) => name).join(', ')}`);
        const ms = await suffer(here, struck, random, meanwhile);
        if (ms > figures.slowest.ms)
          figures.slowest = { ms, after: struck.map(({ name }) => name).join(', ') };
      };
      for (let round = 0; round < ROUNDS; round++) await suffered(faults.next().value);
      const working = [...shift.players, ...shift.devices];
      await goesOn(working);
      // the last news are lost, and nothing follows from which others would learn of them
      await suffered(silences(here, all), () => {
        for (const worker of working) worker.end();
      });
      figures.wrong.push(...(await checked(here, store, shift)));
      for (const worker of workers) {
        worker.end();
        figures.acknowledged += worker.acknowledged.size;
        figures.heard += worker.heard.length;
      }
      await running;
      figures.wrong.push(...workers.splice(0).flatMap(({ stuck }) => stuck));
      // an hour without a word would tell nothing of what it ended in
      if (times(0, 1) === 1)
        console.log(JSON.stringify({ processes: here.members.length, shift: i + 1, ...figures }));
    }
    expect(figures.wrong).toEqual([]);
  });
});

/** Opens the tables and the evening of a shift, with watching pages at each process. */
async function begin(here: Site, random: Random, shift: number): Promise<Shift> {
  const urls = here.members.map(({ url }) => url);
  const address = (i: number): string => `198.51.${shift % 250}.${i}`;
  const parties = await Promise.all(PEOPLE.map((people, i) => openParty(urls, people, address(i), random)));
  const desk = kit.page(urls[0] ?? '');
  const evening = await startEvening(urls[0] ?? '', desk);
  desk.close();
  const players = parties.flat();
  const devices = devicesOf(evening, urls, address(200), random);
  const tables = [...new Set(players.map(({ table }) => table))];
  const watchers = new Map<string, readonly Looking[]>([
    ...tables.map(
      (table) => [table, urls.map((url) => tableWatcher(url, random, table, address(201)))] as const,
    ),
    [
      evening.tournament,
      urls.map((url) => deskWatcher(url, random, evening.tournament, evening.director, address(202))),
    ],
  ]);
  workers = [...players, ...devices, ...[...watchers.values()].flat()];
  return { players, evening, devices, watchers };
}

/** Returns the faults by which processes hear nothing of one another, or clients nothing of the only process. */
const silences = ({ services }: Site, faults: readonly Fault[]): readonly Fault[] =>
  faults.filter(({ name }) =>
    name.endsWith(`to ${'Redis' in services ? 'Redis' : 'clients'} loses the answers`),
  );

/**
 * Causes faults at a site under load, repairs them, and returns the time until every process answers again.
 * @param meanwhile runs before the repair
 */
async function suffer(
  here: Site,
  faults: readonly Fault[],
  random: Random,
  meanwhile = () => {},
): Promise<number> {
  await pause(below(random, BEFORE_MS));
  await Promise.all(faults.map((fault) => fault.strike()));
  const isLong = fraction(random) * LONG_OF < 1;
  await pause(below(random, isLong ? LONGEST_OF_ALL_MS : LONGEST_FAULT_MS));
  meanwhile();
  for (const fault of faults) await fault.mend();
  const mended = performance.now();
  const names = faults.map(kindOf).join(' and ');
  for (const { url } of here.members)
    await expect
      .poll(() => readiness(url).catch(({ message }: Error) => message), {
        ...SOON,
        message: `after ${names}`,
      })
      .toMatchObject({ status: 200 });
  return performance.now() - mended;
}

/** Waits until every client has received a new acknowledgement. */
async function goesOn(workers: readonly Worker[]): Promise<void> {
  const before = new Map(workers.map((worker) => [worker, worker.acknowledged.size]));
  const waiting = () =>
    workers
      .filter((worker) => worker.acknowledged.size <= (before.get(worker) ?? 0))
      .map(({ progress }) => progress);
  await expect.poll(waiting, { timeout: WAITED_MS }).toEqual([]);
}

/**
 * Compares all acknowledgements and received states with the store and with the processes' current state. Lists the
 * errors.
 */
async function checked(here: Site, store: Store, { players, evening, devices, watchers }: Shift) {
  const wrong: string[] = [];
  for (const [id, pages] of watchers) {
    const isEvening = id === evening.tournament;
    const bodies = () => store.read(isEvening ? logOf(id) : id);
    /** Returns the number of entries that each page has not received yet. */
    const missing = async () => {
      const { length } = await bodies();
      return pages.map(({ version }) => length - version);
    };
    // the last acts of bots, and of clients that did not wait for their answer
    await expect.poll(missing, { ...SOON, message: `pages of ${id}` }).toEqual(pages.map(() => 0));
    const log = (await bodies()).map((body) => (isEvening ? ofEvening(body) : ofTable(body)));
    wrong.push(...judged(isEvening ? devices : players.filter(({ table }) => table === id), log));
  }
  await Promise.all(here.members.map(({ url }) => showsWhatIsStored(url, store, players, evening)));
  return wrong;
}

function ofTable(body: string): Stored {
  const entry = parseEntry(body);
  if (!entry.ok) throw new Error(entry.why);
  const { value } = entry;
  return { id: 'id' in value ? value.id : undefined, text: value.kind === 'acted' ? value.step : undefined };
}

const ofEvening = (body: string): Stored => ({ id: entryOf(body).id });

/** Expects that a process shows every player, and every key of the evening, the state of the stored log. */
async function showsWhatIsStored(
  url: string,
  store: Store,
  players: readonly Player[],
  evening: Shift['evening'],
): Promise<void> {
  for (const { table } of players)
    await vi.waitFor(async () => {
      const client = kit.client(url);
      const answer = await client.enter(table);
      client.close();
      if (!answer.ok) throw new Error(answer.code);
      // repeated if a bot has acted between the two
      const stored = trueState(await storedTable(store, table), undefined);
      expect(plain(shownState(client.state))).toEqual(plain(stored));
    }, SOON);
  const stored = await storedTournament(store, evening.tournament);
  for (const token of [undefined, ...Object.values(evening.tables)]) {
    const page = kit.page(url);
    const answer = await page.attend(evening.tournament, token);
    if (!answer.ok) throw new Error(answer.code);
    expect(page.view).toEqual(plain(viewFor(stored, standpointOf(stored, answer.key))));
    page.close();
  }
}
