import type { TableState } from '@overtrick/protocol/table';
import { makeAction } from '@overtrick/rules/action';
import { defined } from '@overtrick/rules/assert';
import { times } from '@overtrick/rules/internals/testing/length';
import { dutyOf } from '@overtrick/table/duty/duty';
import type { Table } from '@overtrick/table/table';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../../server.ts';
import { Client, openTable } from '../../testing/client.ts';
import { Kit } from '../../testing/kit.ts';
import { type Service, startPostgres, startRedis } from '../../testing/processes.ts';
import { FlakyStore, openStoreHere } from '../../testing/stores.ts';
import { quickThinker } from '../../testing/thinkers.ts';
import { plain, shownState, storedTable, trueState } from '../../testing/truth.ts';

/** The number of random evenings. */
const RUNS = times(6, 200);

/** A table that isn't done after this many checks never will be. */
const MOST_WAITS = 5000;

const COMMANDS = [
  'act',
  'act',
  'act',
  'act',
  'actWrong',
  'actTwice',
  'actLate',
  'join',
  'look',
  'drop',
  'rejoin',
  'device',
  'leave',
  'claim',
  'answer',
  'undo',
  'agree',
  'withdraw',
  'rest',
  'skip',
  'endMatch',
  'next',
  'storeFails',
  'storeLies',
  'restart',
] as const;
type Name = (typeof COMMANDS)[number];

const UNDOS = ['slip', 'opponents', 'all', 'free'] as const;

/** A command; its number selects whom and what it is about. */
interface Command {
  readonly name: Name;
  readonly pick: number;
}

const commands: fc.Arbitrary<Command[]> = fc.array(
  fc.record({ name: fc.constantFrom(...COMMANDS), pick: fc.nat(10_000) }),
  { minLength: 30, maxLength: 60, size: 'max' },
);

/** The store of an evening, and the number of processes that serve it. */
interface Site {
  readonly store: 'SQLite' | 'PostgreSQL';
  readonly processes: number;
  readonly runs: number;
}

const SITES: readonly Site[] = [
  { store: 'SQLite', processes: 1, runs: RUNS },
  { store: 'PostgreSQL', processes: 1, runs: Math.ceil(RUNS / 3) },
  { store: 'PostgreSQL', processes: 2, runs: Math.ceil(RUNS / 3) },
];

let postgres: Service | undefined;
let redis: Service | undefined;
beforeAll(async () => {
  [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
});
afterAll(() => Promise.all([postgres?.end(), redis?.end()]));

/** A process that serves the table, with a store that can be made to fail. */
interface Process {
  readonly server: RunningServer;
  readonly store: FlakyStore;
}

/** A table, its servers and everybody who watches it, driven by commands. */
class Evening {
  readonly #kit = new Kit();
  readonly #folder = this.#kit.folder();
  readonly #site: Site;
  #clients: Client[] = [];
  /** The tokens of chairs that somebody may return to. */
  #tokens: string[] = [];
  #processes: Process[] = [];
  /** The process that each client is connected to. */
  readonly #at = new WeakMap<Client, Process>();
  #table = '';
  /** The number of clients so far; they use the processes in turn. */
  #comings = 0;
  /** The last message, to be sent again. */
  #last: { readonly client: Client; readonly message: object } | undefined;

  constructor(site: Site) {
    this.#site = site;
  }

  async begin(pick: number): Promise<void> {
    this.#processes = await Promise.all(Array.from({ length: this.#site.processes }, () => this.#start()));
    const { table, token } = await openTable(this.#process(pick).server.url, {
      chair: pick % 4,
      match: 'boards',
      matchOptions: { boards: 3 },
      policies: { undo: UNDOS[pick % UNDOS.length] ?? 'off', claims: pick % 2 === 0 ? 'asked' : 'settled' },
    });
    this.#table = table;
    this.#tokens.push(token);
    await this.#come(token);
  }

  async end(): Promise<void> {
    for (const client of this.#clients) client.close();
    await this.#kit.end();
  }

  async do({ name, pick }: Command): Promise<void> {
    await this[name](pick);
    this.#check(await this.#settled());
  }

  async act(pick: number): Promise<void> {
    const client = this.#some(pick, ({ isOnTurn }) => isOnTurn);
    if (client === undefined) return;
    const { legal } = client.state.view;
    // mostly the first: a pass, or the lowest card
    const action = legal[pick % 3 === 0 ? Math.min(pick % 7, legal.length - 1) : 0];
    if (action === undefined) return;
    const message = { ...client.placed(), action: makeAction(action) };
    this.#last = { client, message };
    const waits = client.state.undo === undefined ? [] : ['ERR_UNDO_ASKED'];
    const answer = await client.say('act', message);
    if (!answer.ok)
      expect(['ERR_SERVER', 'ERR_STALE', ...waits, ...skippedFor(client)]).toContain(answer.code);
  }

  async actWrong(pick: number): Promise<void> {
    const answer = await this.#some(pick)?.act(['7NT', 'SA', 'XX', 'C2', 'P'][pick % 5] ?? 'P');
    expect(answer === undefined || answer.ok || answer.code.startsWith('ERR_')).toBe(true);
  }

  async actTwice(): Promise<void> {
    if (this.#last?.client.socket.connected !== true) return;
    const { client, message } = this.#last;
    const [one, two] = await Promise.all([client.say('act', message), client.say('act', message)]);
    if (!one.ok) return;
    // the table changes once: its update comes with one of the two
    const { update: _one, ...first } = one;
    expect(two).toMatchObject({ ok: true });
    const { update: _two, ...second } = two.ok ? two : { ...one };
    expect(second).toEqual(first);
  }

  async actLate(pick: number): Promise<void> {
    const client = this.#some(pick, ({ isOnTurn, state }) => isOnTurn && state.view.calls.length > 0);
    if (client === undefined) return;
    const message = {
      ...client.placed(),
      version: 2,
      action: makeAction(client.state.view.legal[0] ?? pass),
    };
    const answer = await client.say('act', message);
    expect(['ERR_STALE', ...skippedFor(client)]).toContain(answer.ok ? 'OK' : answer.code);
  }

  async join(pick: number): Promise<void> {
    const client = await this.#come();
    const answer = await client.sit(pick % 4, 'Guest');
    if (answer.ok) this.#tokens.push(answer.token);
    else expect(answer.code).toMatch(/^ERR_(CHAIR_TAKEN|SERVER)$/);
  }

  async look(): Promise<void> {
    await this.#come();
  }

  async drop(pick: number): Promise<void> {
    const client = this.#some(pick);
    if (client === undefined) return;
    client.close();
    this.#clients = this.#clients.filter((one) => one !== client);
  }

  async rejoin(pick: number): Promise<void> {
    await this.drop(pick);
    const token = this.#tokens[pick % this.#tokens.length];
    if (token !== undefined) await this.#come(token, pick % 30);
  }

  async device(pick: number): Promise<void> {
    const token = this.#some(pick)?.token;
    if (token !== undefined) await this.#come(token);
  }

  async leave(pick: number): Promise<void> {
    if (pick % 3 > 0) return;
    const client = this.#some(pick, ({ token }) => token !== undefined);
    if (client === undefined) return;
    const answer = await client.say('leave', { table: this.#table, token: client.token });
    if (answer.ok) this.#tokens = this.#tokens.filter((token) => token !== client.token);
  }

  async claim(pick: number): Promise<void> {
    const client = this.#some(pick, ({ state }) => state.view.claimable !== undefined);
    const answer = await client?.claim(pick % 14);
    if (answer?.ok === false)
      expect(answer.code).toMatch(/^ERR_(CLAIM|CLAIM_ASKED|UNDO_ASKED|SERVER|STALE)$/);
  }

  async answer(pick: number): Promise<void> {
    const isAsked = ({ state }: Client) => state.claim?.waiting.includes(state.you ?? -1) === true;
    const answer = await this.#some(pick, isAsked)?.answer(pick % 2 === 0);
    if (answer?.ok === false) expect(answer.code).toMatch(/^ERR_(SERVER|STALE)$/);
  }

  async undo(pick: number): Promise<void> {
    const client = this.#some(pick, ({ state }) => state.canUndo === true);
    const answer = await client?.say('undo', client.placed());
    if (answer?.ok === false) expect(answer.code).toMatch(/^ERR_(SERVER|STALE)$/);
  }

  async agree(pick: number): Promise<void> {
    const isAsked = ({ state }: Client) => state.undo?.waiting.includes(state.you ?? -1) === true;
    const client = this.#some(pick, isAsked);
    const answer = await client?.say('agree', { ...client.placed(), accept: pick % 3 > 0 });
    if (answer?.ok === false) expect(answer.code).toMatch(/^ERR_(SERVER|STALE)$/);
  }

  async withdraw(pick: number): Promise<void> {
    const isOwn = ({ state }: Client) =>
      state.you !== undefined && [state.undo?.chair, state.claim?.chair].includes(state.you);
    const client = this.#some(pick, isOwn);
    const answer = await client?.say('withdraw', client.placed());
    if (answer?.ok === false) expect(answer.code).toMatch(/^ERR_(SERVER|STALE)$/);
  }

  async rest(pick: number): Promise<void> {
    const client = this.#some(pick, ({ state }) => state.you !== undefined);
    const message = { table: this.#table, token: client?.token, away: pick % 3 === 0 };
    const answer = await client?.say('rest', message);
    if (answer?.ok === false) expect(answer.code).toMatch(/^ERR_(SERVER|TOKEN)$/);
  }

  async skip(pick: number): Promise<void> {
    const client = this.#some(pick, ({ state }) => state.you !== undefined);
    const message = {
      table: this.#table,
      token: client?.token,
      deal: client?.state.deal,
      wanted: pick % 3 === 0,
    };
    const answer = await client?.say('skip', message);
    if (answer?.ok === false)
      expect(answer.code).toMatch(/^ERR_(AWAITED|DEAL_OVER|SERVER|SITS_OUT|STALE|TOKEN)$/);
  }

  async endMatch(pick: number): Promise<void> {
    const client = this.#some(pick, ({ state }) => state.you !== undefined);
    const message = {
      table: this.#table,
      token: client?.token,
      deal: client?.state.deal,
      wanted: pick % 3 !== 0,
    };
    const answer = await client?.say('end', message);
    if (answer?.ok === false)
      expect(answer.code).toMatch(/^ERR_(DEAL_ON|MATCH_OVER|NO_END|SERVER|STALE|TOKEN)$/);
  }

  async next(pick: number): Promise<void> {
    const client = this.#some(pick, ({ isDealOver, state }) => isDealOver && state.you !== undefined);
    const answer = await client?.next();
    if (answer?.ok === false) expect(answer.code).toMatch(/^ERR_(MATCH_OVER|SERVER|STALE)$/);
  }

  async storeFails(pick: number): Promise<void> {
    this.#process(pick).store.fail('before');
    await this.act(pick);
  }

  async storeLies(pick: number): Promise<void> {
    this.#process(pick).store.fail('after');
    await this.act(pick);
    // the person tries again, which shows the outcome
    await this.actTwice();
  }

  async restart(pick: number): Promise<void> {
    const old = this.#process(pick);
    const there = this.#clients.filter((client) => this.#at.get(client) === old);
    await old.server.close();
    for (const client of there) client.close();
    this.#clients = this.#clients.filter((client) => !there.includes(client));
    this.#last = undefined;
    const started = await this.#start();
    this.#processes = this.#processes.map((one) => (one === old ? started : one));
    const known = there.map(({ token, state }) => ({ token, version: state.version }));
    for (const { token, version } of known.slice(0, 1 + (pick % 4))) await this.#come(token, version);
  }

  #process(pick: number): Process {
    return defined(this.#processes[pick % this.#processes.length], 'the evening has begun');
  }

  async #start(): Promise<Process> {
    const isShared = this.#site.store === 'PostgreSQL';
    const store = FlakyStore.over(
      await openStoreHere({ dataDir: this.#folder, databaseUrl: isShared ? postgres?.url : undefined }),
    );
    const server = await this.#kit.server({
      store,
      redisUrl: this.#site.processes > 1 ? redis?.url : undefined,
      isThinking: false,
      graceMs: 0,
      thinker: quickThinker('sure'),
    });
    return { server, store };
  }

  /** Connects a new client; with an invalid token, as a spectator. */
  async #come(token?: string, have?: number): Promise<Client> {
    const process = this.#process(this.#comings++);
    const client = new Client(process.server.url);
    this.#at.set(client, process);
    const answer = await client.enter(this.#table, token, have);
    if (!answer.ok) {
      expect(answer.code).toBe('ERR_TOKEN');
      await client.enter(this.#table);
    } else if (answer.missed !== undefined) {
      const versions = answer.missed.map(({ version }) => version);
      expect(versions).toEqual([...versions].sort((a, b) => a - b));
      expect(versions.every((version) => version > (have ?? 0))).toBe(true);
    }
    this.#clients.push(client);
    return client;
  }

  #some(pick: number, test: (client: Client) => boolean = () => true): Client | undefined {
    const fitting = this.#clients.filter(test);
    return fitting[pick % fitting.length];
  }

  /** Waits until the server has nothing more to do and everybody is up to date; returns the stored table. */
  async #settled(): Promise<Table> {
    for (const { store } of this.#processes) store.heal();
    for (let waits = 0; ; waits++) {
      const table = await this.#stored();
      const present = this.#present;
      const attendance = {
        isPresent: (chair: number) => present.has(chair),
        isGone: (chair: number) => !present.has(chair),
        isLate: false,
        isLeadDue: true,
      };
      const isDue = this.#clients.length > 0 && dutyOf(table, attendance) !== undefined;
      if (!isDue && this.#clients.every(({ state }) => isUpToDate(state, table, this.#present))) return table;
      if (waits > MOST_WAITS) throw new Error(`the table hangs: ${this.#clients.map(summaryOf).join('; ')}`);
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  }

  #check(table: Table): void {
    for (const { state } of this.#clients)
      expect(shownState(state)).toEqual(plain(trueState(table, state.you)));
  }

  get #present(): ReadonlySet<number | undefined> {
    return new Set(this.#clients.map(({ state }) => state.you));
  }

  #stored(): Promise<Table> {
    return storedTable(this.#process(0).store, this.#table);
  }
}

const pass = { kind: 'call', call: 'P' } as const;

/** Lists the refusals of an action while others want to skip the rest: it is skipped once nobody wants to play on. */
const skippedFor = ({ state }: Client): readonly string[] =>
  state.skip === undefined ? [] : ['ERR_SKIPPED'];

const summaryOf = ({ state: { you, version, view, claim, ready, chairs } }: Client): string =>
  JSON.stringify({ you, version, toAct: view.toAct, claim, ready, chairs });

const isUpToDate = (state: TableState, table: Table, present: ReadonlySet<number | undefined>): boolean =>
  state.version === table.version &&
  state.chairs.every(
    ({ chair, kind, present: isShown }) => isShown === (kind === 'bot' || present.has(chair)),
  );

test.each(SITES)(
  'on $store with $processes at work everybody shows the view of the record after every command',
  {
    timeout: 1_200_000,
  },
  async (site) => {
    await fc.assert(
      fc.asyncProperty(fc.nat(100), commands, async (chair, evening) => {
        const table = new Evening(site);
        try {
          await table.begin(chair);
          for (const command of evening) await table.do(command);
        } finally {
          await table.end();
        }
      }),
      { numRuns: site.runs, endOnFailure: true },
    );
  },
);
