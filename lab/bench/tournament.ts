// node lab/bench/tournament.ts [--check] [--seconds 60] [--rate 60] [--profile FOLDER]
// node lab/bench/tournament.ts --online [--tables 100] [--check]
//
// An evening of 200 tables and 27 boards in four sections, against a server in a process of its own: three rounds are
// played, then 1,000 phones look on (a table's for each table, one for each player) while so many results a second are
// reported. Prints JSON: milliseconds from a report to its answer, to the desk, and until a ranking counts it; bytes;
// memory; what reading and folding the whole log takes. With --check it fails past the bounds. With --online a round at
// so many online tables instead, a person at each: milliseconds to the answer of an action, and how long a round takes.
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { TournamentEntry } from '@overtrick/evening/entry';
import { tournamentOf } from '@overtrick/evening/fold';
import { makeEntry, parseEntry } from '@overtrick/evening/log';
import { plannedBy } from '@overtrick/evening/plan/draft';
import { defined } from '@overtrick/rules/assert';
import { below, seededRandom } from '@overtrick/rules/random';
import { newTableId, newToken, proofOf } from '@overtrick/server/internals/base/token';
import { openStore } from '@overtrick/server/internals/store/openStore';
import { startChild } from '../lib/child.ts';
import { ClubPhone } from '../lib/clubPhone.ts';
import { rounded, spread } from '../lib/figures.ts';
import { onlineEvening } from '../lib/onlineEvening.ts';

const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '60' },
    rate: { type: 'string', default: '60' },
    profile: { type: 'string' },
    online: { type: 'boolean', default: false },
    tables: { type: 'string', default: '100' },
  },
});
if (values.online) {
  const { isWithin, result } = await onlineEvening(Number(values.tables));
  console.log(JSON.stringify(result, undefined, 2));
  process.exit(values.check && !isWithin ? 1 : 0);
}
const SECONDS = Number(values.seconds);
const RATE = Number(values.rate);

const SECTIONS = ['A', 'B', 'C', 'D'] as const;
const TABLES = 50;
const ROUNDS = 9;
const BOARDS = 3;
/** So many rounds are played before. */
const PLAYED = 3;
/** Milliseconds, and megabytes. */
const BOUNDS = { answerP99: 100, deskP99: 250, rankingP99: 2000, loadMs: 500, heapMegabytes: 150 };

const random = seededRandom('evening');
const RESULTS = ['3NT N 9', '3NT N 10', '4S E 10', '4S E 9', '2H S 8', 'PASS', '1NT W 7', '5DX N 9'];
const aResult = (): string => defined(RESULTS[below(random, RESULTS.length)], 'a result');

/** The keys of the phones: one of each table, and one of each player. */
const keys = SECTIONS.flatMap((section) =>
  Array.from({ length: TABLES }, (_, i) => ({ place: `${section}${i + 1}`, token: newToken() })),
);
const contestants = SECTIONS.flatMap((section) =>
  Array.from({ length: 2 * TABLES }, (_, i) => `${section.toLowerCase()}${i + 1}`),
);
const players = contestants.flatMap((contestant) =>
  [1, 2].map((player) => ({ contestant, player, token: newToken() })),
);
const director = newToken();

function beginning(): readonly TournamentEntry[] {
  const stamp = { at: Date.now(), by: 0 };
  const setUp: readonly TournamentEntry[] = [
    { ...stamp, kind: 'opened', form: 'pairs', game: 'bridge', method: 'mp', secret: newToken() },
    { ...stamp, kind: 'granted', role: 'director', proof: proofOf(director) },
    ...contestants.map(
      (contestant): TournamentEntry => ({
        ...stamp,
        kind: 'entered',
        contestant,
        players: [{ name: `First of ${contestant}` }, { name: `Second of ${contestant}` }],
      }),
    ),
    ...SECTIONS.map((section): TournamentEntry => {
      const planned = plannedBy({
        kind: 'plan',
        section,
        from: 1,
        movement: 'skip-mitchell',
        rounds: ROUNDS,
        entrants: contestants.filter((id) => id.startsWith(section.toLowerCase())),
        boardsPerRound: BOARDS,
        firstBoard: 1,
      });
      if (!planned.ok) throw new Error(planned.why);
      return { ...stamp, ...planned.value };
    }),
    ...keys.map(
      ({ place, token }): TournamentEntry => ({
        ...stamp,
        kind: 'granted',
        role: 'table',
        place,
        proof: proofOf(token),
      }),
    ),
    ...players.map(
      ({ contestant, player, token }): TournamentEntry => ({
        ...stamp,
        kind: 'granted',
        role: 'player',
        contestant,
        player,
        proof: proofOf(token),
      }),
    ),
  ];
  const { lines } = tournamentOf(setUp);
  const played = [...lines.values()].filter(({ round }) => round <= PLAYED);
  const reports = played.map(
    ({ line }): TournamentEntry => ({ ...stamp, kind: 'reported', line, result: aResult(), side: 'both' }),
  );
  return [...setUp, ...reports];
}

const folder = mkdtempSync(join(tmpdir(), 'overtrick-club-'));
const id = newTableId();
const log = `${id}.tournament`;
const entries = beginning();
const store = await openStore({ dataDir: folder });
await store.append({ log, length: 0, bodies: entries.map(makeEntry) });
const tournament = tournamentOf(entries);
/** The lines that each table has to report yet, in its order. */
const due = Map.groupBy(
  [...tournament.lines.values()]
    .filter(({ round }) => round > PLAYED)
    .sort((a, b) => a.round - b.round || a.board - b.board),
  ({ section, table }) => `${section}${table}`,
);

const server = await startChild('serverProcess.ts', [folder], values.profile);
try {
  const empty = await server.collected();
  /** The times at which the reports were sent that a page has not been told of yet, oldest first. */
  const sent = { desk: new Map<string, number>(), ranking: [] as number[] };
  const times = { answer: [] as number[], desk: [] as number[], ranking: [] as number[] };
  let counted = 0;

  const desk = new ClubPhone(server.url, (text) => {
    const now = performance.now();
    for (const [, line = ''] of text.matchAll(/"line":"([^"]+)"/g)) {
      const at = sent.desk.get(line);
      sent.desk.delete(line);
      if (at !== undefined) times.desk.push(now - at);
    }
  });
  const page = new ClubPhone(server.url, (text) => {
    const [, count] = /"ranking":\{.*"counted":(\d+)/.exec(text) ?? [];
    if (count === undefined) return;
    const now = performance.now();
    for (const at of sent.ranking.splice(0, Number(count) - counted)) times.ranking.push(now - at);
    counted = Number(count);
  });
  const attend = async (phone: ClubPhone, token?: string): Promise<string> => {
    const answer = await phone.say('attend', { tournament: id, ...(token !== undefined && { token }) });
    if (!answer.startsWith('[{"ok":true')) throw new Error(answer.slice(0, 200));
    return answer;
  };
  await attend(desk, director);
  const shown = await attend(page);
  counted = Number(/"counted":(\d+)/.exec(shown)?.[1] ?? 0);
  const attending = performance.now();
  const tables = await Promise.all(
    keys.map(async ({ place, token }) => {
      const phone = new ClubPhone(server.url);
      await attend(phone, token);
      return { phone, token, lines: defined(due.get(place), 'a place of the plan').map(({ line }) => line) };
    }),
  );
  const own = await Promise.all(
    players.map(async ({ token }) => {
      const phone = new ClubPhone(server.url);
      await attend(phone, token);
      return phone;
    }),
  );
  const attendedMs = performance.now() - attending;
  const phones = [...tables.map(({ phone }) => phone), ...own];
  const before = phones.reduce((sum, { bytes }) => sum + bytes, 0);
  const full = await server.usage();

  let reports = 0;
  const report = async ({ phone, token, lines }: (typeof tables)[number]): Promise<void> => {
    const line = lines.shift();
    if (line === undefined) return;
    const at = performance.now();
    sent.desk.set(line, at);
    sent.ranking.push(at);
    await phone.do(id, token, { kind: 'reported', line, result: aResult(), side: 'both' });
    times.answer.push(performance.now() - at);
    reports += 1;
  };
  const began = performance.now();
  const running: Promise<void>[] = [];
  for (let i = 0; performance.now() < began + 1000 * SECONDS; i++) {
    await pause(Math.max(0, began + (1000 * i) / RATE - performance.now()));
    running.push(report(defined(tables[i % tables.length], 'a table')));
  }
  await Promise.all(running);
  const seconds = (performance.now() - began) / 1000;
  const busy = await server.usage();
  await pause(5000);
  const grown = await server.collected();

  const loading = performance.now();
  const bodies = await store.read(log);
  const folded = tournamentOf(
    bodies.map((body) => {
      const entry = parseEntry(body);
      if (!entry.ok) throw new Error(entry.why);
      return entry.value;
    }),
  );
  const loadMs = performance.now() - loading;
  const megabytes = (bytes: number): number => rounded(bytes / 2 ** 20);
  const cpu = (usage: NodeJS.CpuUsage): number => (usage.user + usage.system) / 1e6;
  const result = {
    machine: `${availableParallelism()} cores, node ${process.versions.node}`,
    tables: keys.length,
    lines: tournament.lines.size,
    sockets: phones.length + 2,
    entries: folded.version,
    seconds: rounded(seconds),
    reports,
    reportsPerSecond: rounded(reports / seconds),
    msToAnswer: spread(times.answer),
    msToDesk: spread(times.desk),
    msToRanking: spread(times.ranking),
    msUntilAllAttend: rounded(attendedMs),
    kilobytesPerPhoneAndSecond: rounded(
      (phones.reduce((sum, { bytes }) => sum + bytes, 0) - before) / 1024 / phones.length / seconds,
    ),
    serverCpuShare: rounded((cpu(busy.cpu) - cpu(full.cpu)) / seconds),
    ofItsMainThread: rounded((cpu(busy.main) - cpu(full.main)) / seconds),
    heapMegabytes: megabytes(grown.memory.heapUsed),
    heapMegabytesEmpty: megabytes(empty.memory.heapUsed),
    residentMegabytes: megabytes(busy.memory.rss),
    loadMs: rounded(loadMs),
  };
  console.log(JSON.stringify(result, undefined, 2));
  for (const phone of [...phones, desk, page]) phone.close();
  const isWithin =
    result.msToAnswer.p99 <= BOUNDS.answerP99 &&
    result.msToDesk.p99 <= BOUNDS.deskP99 &&
    result.msToRanking.p99 <= BOUNDS.rankingP99 &&
    result.loadMs <= BOUNDS.loadMs &&
    result.heapMegabytes <= BOUNDS.heapMegabytes &&
    times.desk.length === reports;
  if (values.check && !isWithin) process.exitCode = 1;
} finally {
  await store.close();
  await server.end();
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
