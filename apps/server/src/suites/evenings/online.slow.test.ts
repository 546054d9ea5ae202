import { hash } from 'node:crypto';
import type { TournamentEntry } from '@overtrick/evening/entry';
import { tournamentOf } from '@overtrick/evening/fold';
import { EMPTY_BOOK, stateOf } from '@overtrick/evening/internals/results/book';
import { makeReported } from '@overtrick/evening/results/result';
import { eventOf } from '@overtrick/evening/toEvent';
import type { Tournament } from '@overtrick/evening/tournament';
import { defined } from '@overtrick/rules/assert';
import { times } from '@overtrick/rules/internals/testing/length';
import type { OptionValues } from '@overtrick/rules/options';
import { afterEach, describe, expect, test } from 'vitest';
import type { Store } from '../../store/store.ts';
import { type EveningPage, type Ordered, openTournament } from '../../testing/evenings.ts';
import { Kit } from '../../testing/kit.ts';
import { spawnServer } from '../../testing/spawned.ts';
import { FlakyStore } from '../../testing/stores.ts';

const kit = new Kit();
afterEach(() => kit.end());

const PAIRS = ['c1', 'c2', 'c3', 'c4'];

/** Opens a tournament of four pairs, all of them online: a Howell of three rounds, two boards a round. */
async function online(url: string, game = 'bridge', policies: OptionValues = {}) {
  const { tournament, token } = await openTournament(url, {
    game,
    policies: { medium: 'online', pace: 'free', robots: 'novice', hold: 0, ...policies },
  });
  const desk = kit.page(url);
  await desk.attend(tournament, token);
  const commands: readonly Ordered[] = [
    ...PAIRS.map((contestant) => ({
      kind: 'entered' as const,
      contestant,
      players: [{ name: `${contestant} N` }, { name: `${contestant} S` }],
    })),
    {
      kind: 'plan',
      section: 'A',
      from: 1,
      movement: 'howell',
      entrants: PAIRS,
      boardsPerRound: 2,
      firstBoard: 1,
    },
  ];
  for (const command of commands) await desk.done(command);
  return { tournament, token, desk };
}

const isOver = ({ read }: EveningPage): boolean =>
  read.lines.size > 0 &&
  [...read.lines.keys()].every((line) => {
    const book = read.books.get(line);
    return book !== undefined && stateOf(book) === 'agreed';
  });

test('an evening without anybody is played by computer players to its last board', async () => {
  const { url } = await kit.server();
  const { desk, tournament } = await online(url, 'bridge', { systemEW: 'acol' });
  const guest = kit.page(url);
  await guest.attend(tournament);
  await desk.done({ kind: 'clock', section: 'A', act: 'start' });
  await guest.until(({ view }) => view.head.seals !== undefined);
  const [before] = guest.view.head.seals ?? [];
  await desk.until(isOver);
  const { read, entries } = desk;
  expect(read.seated.size).toBe(6);
  expect(new Set(read.seated.values()).size).toBe(6);
  expect(entries.filter(({ kind }) => kind === 'reported')).toHaveLength(12);
  expect(read.records.size).toBe(12);
  // the systems are those of the evening, and each record names them
  for (const record of read.records.values())
    expect(JSON.parse(record).setup.systems).toBe('NS:sayc EW:acol');

  // the boards were committed before the first was played, and nobody learns the secret before the end
  expect(before?.boards).toEqual([1, 2, 3, 4, 5, 6]);
  expect(JSON.stringify(guest.received)).not.toContain('"opened"');
  await desk.done({ kind: 'ended' });
  await guest.until(({ view }) => view.head.seals?.[0]?.opened !== undefined);
  const [seal] = guest.view.head.seals ?? [];
  const text = defined(seal?.opened, 'the seal is opened');
  expect(hash('sha256', text)).toBe(before?.commitment);
  expect(seal?.commitment).toBe(before?.commitment);
  for (const board of before?.boards ?? [])
    expect(text.split('\n')).toContain(`${board} ${guest.view.boards[board]?.deal}`);
});

// the long run also tries the relatives of the first two
test.each(['secret', 'draw', 'solo', 'memory', 'bid-first'].slice(0, times(1, 5)))(
  'games of two are played as evenings too: %s',
  async (game) => {
    const { url } = await kit.server();
    const { desk } = await online(url, game);
    await desk.done({ kind: 'clock', section: 'A', act: 'start' });
    await desk.until(isOver);
    const { read } = desk;
    // the same board is the same at both tables, even in the order of its pack
    const setups = Map.groupBy(read.records, ([line]) => line.split('/')[2]);
    for (const records of setups.values()) {
      const [first, ...others] = records.map(([, record]) => JSON.stringify(JSON.parse(record).setup));
      expect(others).toEqual(others.map(() => first));
    }
    const event = eventOf(read);
    expect(event.travellers.flatMap(({ entries }) => entries)).toHaveLength(12);
  },
);

test('each player’s link is their chair, and shows their hand alone', async () => {
  const { url } = await kit.server();
  const { desk, tournament, token } = await online(url);
  const join = defined((await desk.attend(tournament, token)) as { readonly join?: string }, 'attended').join;
  const asked = async (contestant: string, player: number) => {
    const page = kit.page(url);
    await page.attend(tournament);
    const id = `${contestant}-${player}-0123456789abcdef`;
    const answer = await page.say('join', { tournament, token: join, id, contestant, player });
    if (!answer.ok) throw new Error(answer.message);
    await page.attend(tournament, answer.token);
    return { page, token: answer.token };
  };
  const first = await asked('c1', 1);
  const partner = await asked('c1', 2);
  expect(first.page.view.here?.online).toEqual({});
  await desk.done({ kind: 'clock', section: 'A', act: 'start' });
  await first.page.until(({ view }) => view.here?.online?.table !== undefined);
  await partner.page.until(({ view }) => view.here?.online?.table !== undefined);
  const table = first.page.view.here?.online?.table ?? '';
  const side = first.page.view.here?.side;
  const seats = side === 'NS' ? ['N', 'S'] : ['E', 'W'];

  const device = (name: string) => kit.client(url, undefined, `device-of-${name}`);
  const [north, south] = [device('north'), device('south')];
  expect(await north.enter(table, first.token)).toMatchObject({ ok: true });
  expect(await south.enter(table, partner.token)).toMatchObject({ ok: true });
  expect([north, south].map(({ state }) => state.chairs[state.you ?? -1]?.seat)).toEqual(seats);
  expect(north.state.chairs[north.state.you ?? -1]).toMatchObject({ name: 'c1 N', kind: 'person' });
  const handsOf = ({ state }: typeof north) => state.view.hands;
  expect(handsOf(north)).not.toEqual(handsOf(south));

  // other players of the tournament have no chair at this table
  const other = await asked(first.page.view.here?.ns === 'c1' ? 'c9' : 'c9', 1).catch(
    ({ message }) => message,
  );
  expect(other).toMatch(/no contestant/);
  const watcher = device('watcher');
  expect(await watcher.enter(table)).toMatchObject({ ok: false, code: 'ERR_UNWATCHED' });
  // a director who does not play sees what a spectator would: no hidden card
  expect(await watcher.enter(table, token)).toMatchObject({ ok: true });
  expect(watcher.state.you).toBeUndefined();
  expect(Object.values(watcher.state.view.hands).map(({ cards }) => cards)).toEqual(Array(4).fill(undefined));
  expect(await watcher.say('sit', { table, chair: 0, name: 'Guest' })).toMatchObject({ ok: false });
  expect(await north.say('leave', { table, token: first.token })).toMatchObject({
    ok: false,
    code: 'ERR_CLOSED',
  });
  // nobody else may report the result
  const line = first.page.view.here?.lines[0]?.line;
  expect(await first.page.do({ kind: 'reported', line, result: '7NT N 13', side } as Ordered)).toMatchObject({
    ok: false,
    code: 'ERR_ROLE',
  });
  const faked = { kind: 'reported', line, result: '7NT N 13', side: 'both', record: '{}' } as Ordered;
  expect(await desk.do(faked)).toMatchObject({ ok: false, code: 'ERR_ROLE' });
  expect(await desk.do({ kind: 'seated', where: 'A1/2', table } as Ordered)).toMatchObject({ ok: false });

  // the holder of a new link takes over the chair
  const granted = await desk.do({ kind: 'grant', role: 'player', contestant: 'c1', player: 1 });
  if (!granted.ok) throw new Error(granted.message);
  await north.until(({ state }) => state.you === undefined);
  const next = device('next');
  await next.enter(table, granted.token);
  await next.until(({ state }) => state.you !== undefined);
  expect(await kit.client(url).enter(table, first.token)).toMatchObject({ ok: false, code: 'ERR_TOKEN' });
});

test('whoever is told of a table can enter it at once, however slowly tables are opened', async () => {
  const store = await FlakyStore.open(kit.folder());
  // the logs of tables, whose names have no kind
  store.delay((log) => (log.includes('.') ? 0 : 1000));
  const { url } = await kit.server({ store });
  const { desk } = await online(url);
  const granted = await desk.done({ kind: 'grant', role: 'player', contestant: 'c4', player: 1 });
  const page = kit.page(url);
  await page.attend(desk.tournament, granted.token);
  await desk.done({ kind: 'clock', section: 'A', act: 'start' });
  await page.until(({ view }) => view.here?.online?.table !== undefined);
  const client = kit.client(url, undefined, 'device-of-north');
  const table = page.view.here?.online?.table ?? '';
  expect(await client.enter(table, granted.token)).toMatchObject({ ok: true });
  expect(client.state.chairs[client.state.you ?? -1]?.name).toBe('c4 N');
});

test('one device that opens two chairs of a table is shown one hand of each deal', async () => {
  const { url } = await kit.server();
  const { desk, tournament } = await online(url);
  const keys: string[] = [];
  for (const player of [1, 2]) {
    const granted = await desk.do({ kind: 'grant', role: 'player', contestant: 'c1', player });
    if (!granted.ok) throw new Error(granted.message);
    keys.push(granted.token ?? '');
  }
  await desk.done({ kind: 'clock', section: 'A', act: 'start' });
  const page = kit.page(url);
  await page.attend(tournament, keys[0]);
  await page.until(({ view }) => view.here?.online?.table !== undefined);
  const table = page.view.here?.online?.table ?? '';
  const [one, two] = [
    kit.client(url, undefined, 'the-same-device'),
    kit.client(url, undefined, 'the-same-device'),
  ];
  await one.enter(table, keys[0]);
  await two.enter(table, keys[1]);
  const isOut = ({ state }: typeof one) => state.chairs[state.you ?? -1]?.sitsOut === true;
  expect([isOut(one), isOut(two)]).toEqual([false, true]);
  // the player passes and leads until the next deal: the other still sees one hand
  await one.playUntil(({ isDealOver }) => isDealOver);
  await one.next();
  await two.next();
  await two.until(({ state }) => state.deal === 2);
  await one.until(({ state }) => state.deal === 2);
  expect([isOut(one), isOut(two)]).toEqual([false, true]);
});

/** Returns the result of a board between two pairs, from 1, by the design's formula F. */
const byFormula = (n: number, e: number, board: number): string =>
  `2NT ${board % 2 === 1 ? 'N' : 'E'} ${6 + ((3 * n + 5 * e + board) % 7)}`;

/** Returns the evening as if it had been played only with real cards, with the same result in each line. */
function asIfReal(entries: readonly TournamentEntry[], played: Tournament): Tournament {
  const setUp = entries.filter(({ kind }) => ['opened', 'entered', 'planned'].includes(kind));
  const reports = [...played.lines.keys()].map((line): TournamentEntry => {
    const report = defined(played.books.get(line)?.NS, 'each line has a result');
    return { kind: 'reported', at: 0, by: 0, line, result: makeReported(report), side: 'both' };
  });
  return tournamentOf([...setUp, ...reports]);
}

test('two pairs away, the server killed in round 4: the same event as if all had been real', async () => {
  const [rounds, boardsPerRound] = [times(4, 7), times(1, 2)];
  const env = { DATA_DIR: kit.folder(), LOG_LEVEL: 'silent' };
  let server = await spawnServer(env);
  try {
    const { tournament, token } = await openTournament(server.url, {
      policies: { pace: 'free', robots: 'novice', hold: 0 },
    });
    let desk = kit.page(server.url);
    await desk.attend(tournament, token);
    const pairs = Array.from({ length: 14 }, (_, i) => `c${i + 1}`);
    const isAway = (pair: string) => pair === 'c8' || pair === 'c9';
    for (const contestant of pairs)
      await desk.done({ kind: 'entered', contestant, ...(isAway(contestant) && { isAway: true }) });
    const plan = { kind: 'plan', section: 'A', from: 1, movement: 'mitchell', entrants: pairs };
    await desk.done({ ...plan, rounds, boardsPerRound, firstBoard: 1 } as Ordered);
    await desk.done({ kind: 'clock', section: 'A', act: 'start' });

    const number = (pair: string) => Number(pair.slice(1));
    for (let round = 1; round <= rounds; round++) {
      const lines = [...desk.read.lines.values()].filter((line) => line.round === round);
      for (const { line, ns, ew, board } of lines.filter(({ ns, ew }) => !isAway(ns) && !isAway(ew)))
        await desk.done({
          kind: 'reported',
          line,
          result: byFormula(number(ns), number(ew), board),
          side: 'both',
        });
      if (round === 4) {
        await server.kill();
        server = await spawnServer(env);
        desk = kit.page(server.url);
        await desk.attend(tournament, token);
      }
      await desk.until(({ read }) =>
        lines.every(({ line }) => stateOf(read.books.get(line) ?? EMPTY_BOOK) === 'agreed'),
      );
    }
    const { read, entries } = desk;
    expect([...read.seated.keys()]).toHaveLength(2 * rounds);
    expect(entries.filter(({ kind }) => kind === 'seated')).toHaveLength(2 * rounds);
    const ofTables = entries.filter((entry) => entry.kind === 'reported' && entry.record !== undefined);
    expect(new Set(ofTables.map((entry) => entry.kind === 'reported' && entry.line)).size).toBe(
      2 * rounds * boardsPerRound,
    );
    expect(ofTables).toHaveLength(2 * rounds * boardsPerRound);
    expect(read.lines.size).toBe(7 * rounds * boardsPerRound);
    expect(eventOf(read)).toEqual(eventOf(asIfReal(entries, read)));
  } finally {
    await server.kill();
  }
});

test('nine players in threes: AWOL bridge at online tables, each ranked by what others have in their seat', async () => {
  const { url } = await kit.server();
  const { tournament, token } = await openTournament(url, {
    form: 'threes',
    game: 'awol',
    policies: { medium: 'online', pace: 'free', robots: 'novice', hold: 0 },
  });
  const desk = kit.page(url);
  await desk.attend(tournament, token);
  const players = Array.from({ length: 9 }, (_, i) => `c${i + 1}`);
  for (const contestant of players)
    await desk.done({ kind: 'entered', contestant, players: [{ name: `Player ${contestant}` }] });
  await desk.done({
    kind: 'plan',
    section: 'A',
    from: 1,
    movement: 'threes',
    rounds: 4,
    entrants: players,
    boardsPerRound: 3,
    firstBoard: 1,
  });
  await desk.done({ kind: 'clock', section: 'A', act: 'start' });
  await desk.until(isOver);
  const { read } = desk;
  expect(read.seated.size).toBe(12);
  expect(read.lines.size).toBe(36);
  const event = eventOf(read);
  const results = event.travellers.flatMap(({ entries }) => entries);
  expect(results).toHaveLength(36);
  expect(results.every(({ outcome }) => outcome.kind === 'points')).toBe(true);
  await desk.done({ kind: 'ended' });
  const watcher = kit.page(url);
  await watcher.attend(tournament);
  expect(watcher.view.ranking?.rows).toHaveLength(9);
});

/** Returns the log of a table from the store. */
const logOfTable = async (store: Store, table: string): Promise<string> =>
  (await store.read(table)).join('\n');

describe('the desk and a table that is online', () => {
  /** Starts the first two boards of an evening, played by one person and bots. */
  async function begun() {
    const store = await FlakyStore.open(kit.folder());
    const { url } = await kit.server({ store });
    const { desk } = await online(url);
    const granted = await desk.done({ kind: 'grant', role: 'player', contestant: 'c4', player: 1 });
    const page = kit.page(url);
    await page.attend(desk.tournament, granted.token);
    await desk.done({ kind: 'clock', section: 'A', act: 'start' });
    await page.until(({ view }) => view.here?.online?.table !== undefined);
    const table = page.view.here?.online?.table ?? '';
    const where = `${page.view.here?.place}/1`;
    const client = kit.client(url, undefined, 'device-of-north');
    expect(await client.enter(table, granted.token)).toMatchObject({ ok: true });
    return { desk, page, store, table, where, client, token: granted.token ?? '' };
  }

  test('a name that is hidden goes from the table, and out of its log', async () => {
    const { page, store, table, client } = await begun();
    expect(client.state.chairs[client.state.you ?? -1]?.name).toBe('c4 N');
    expect(await logOfTable(store, table)).toContain('c4 N');
    await page.done({ kind: 'hid', contestant: 'c4', player: 1 });
    await client.until(({ state }) => state.chairs[state.you ?? -1]?.name !== 'c4 N');
    expect(client.state.chairs[client.state.you ?? -1]?.name).toBe('a former member');
    expect(await logOfTable(store, table)).not.toContain('c4 N');
  });

  test('a computer player acts for who thinks, as the desk asks', async () => {
    const { desk, client, where } = await begun();
    await client.until((one) => one.isOnTurn);
    const you = client.state.you ?? -1;
    expect(client.state.chairs[you]?.away).toBeUndefined();
    await desk.done({ kind: 'covered', where });
    await client.until(({ state }) => state.chairs[you]?.away === true);
    expect(await desk.do({ kind: 'covered', where: 'A9/1' })).toMatchObject({ ok: false, code: 'ERR_LINE' });
  });

  test('the last board of a sitting is taken away: the table ends with the one before, which is missing', async () => {
    const { desk, client, where } = await begun();
    expect(await desk.do({ kind: 'shortened', where, boards: 3 })).toMatchObject({ code: 'ERR_NOTHING' });
    expect(await desk.do({ kind: 'shortened', where: 'A9/1', boards: 1 })).toMatchObject({
      code: 'ERR_LINE',
    });
    await desk.done({ kind: 'shortened', where, boards: 1 });
    await client.playUntil(({ isDealOver }) => isDealOver);
    await client.until(({ state }) => state.standing.over);
    const lines = [...desk.read.lines.values()].filter(({ line }) => line.startsWith(`${where}/`));
    await desk.until(({ read }) => lines.some(({ line }) => read.books.get(line)?.NS !== undefined));
    expect(lines.map(({ line }) => desk.read.books.get(line)?.NS !== undefined)).toEqual([true, false]);
  });
});
