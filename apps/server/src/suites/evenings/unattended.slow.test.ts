import { tournamentOf } from '@overtrick/evening/fold';
import type { Tournament } from '@overtrick/evening/tournament';
import { bookOf, indexOf, isSettled } from '@overtrick/evening/view/lines';
import { isReleased } from '@overtrick/evening/view/sight';
import type { OpenedTournament } from '@overtrick/protocol/tournament';
import { defined } from '@overtrick/rules/assert';
import { afterEach, expect, test, vi } from 'vitest';
import { entryOf, logOf } from '../../evenings/tournamentLog.ts';
import { SOON } from '../../testing/asking.ts';
import { TestClub } from '../../testing/clubs.ts';
import { openTournament, playersThere } from '../../testing/evenings.ts';
import { Kit } from '../../testing/kit.ts';
import { OnlinePlayer } from '../../testing/onlinePlayer.ts';
import { FlakyStore } from '../../testing/stores.ts';

const HOUR_MS = 3_600_000;
/** Polls less often than the limit for an address allows. */
const AT_EASE = { ...SOON, interval: 500 };

const kit = new Kit();
afterEach(() => kit.end());

/** True if in this version of the tournament the contestant has settled the board, or nobody will play it any more. */
function mayKnow(tournament: Tournament, contestant: string, board: number): boolean {
  const own = (indexOf(tournament).byContestant.get(contestant) ?? []).filter((line) => line.board === board);
  const isOwn =
    own.length > 0 && own.every((line) => isSettled(tournament, line) && bookOf(tournament, line).NS);
  return isOwn || isReleased(tournament, board);
}

test('an evening without a director: people come, leave and come back; it is played, published and comes again', async () => {
  const store = await FlakyStore.open(kit.folder());
  const clock = kit.clock();
  const { url } = await kit.server({ store, graceMs: 150, holdMs: 150 });
  const club = await TestClub.open(url, 'Every Monday');
  await club.describe({
    name: 'Every Monday',
    weekly: { day: 1, time: '19:30', zone: 'UTC' },
    template: {
      form: 'pairs',
      game: 'bridge',
      method: 'mp',
      policies: { medium: 'online', pace: 'free', robots: 'novice' },
      boards: 6,
      minutesPerBoard: 7,
      isUnattended: true,
    },
    names: 'everybody',
  });
  await club.members('Single 1', 'Single 2', 'Partner 12');
  const { tournament, token } = (await club.done('POST', '/evenings', {})) as OpenedTournament;
  // the club's pages show nothing of the evening before its result is published, to anybody
  const told = async (): Promise<string> => {
    const { link, evenings } = await club.shown();
    const texts = [link, '', club.owner].flatMap((key) =>
      ['', '/members/m1', '/members/m2'].map(
        async (path) => (await club.ask('GET', path, undefined, key)).text,
      ),
    );
    return `${evenings[0]?.isPublished} ${(await Promise.all(texts)).join()}`;
  };
  const expectUntold = async () => {
    const text = await told();
    expect(text).toMatch(/^false /);
    expect(text).not.toMatch(/percent|"ranked"|"winners"|"isPublished":true/);
  };
  const desk = kit.page(url);
  const attended = await desk.attend(tournament, token);
  const join = defined(attended.ok ? attended.join : undefined, 'a director has the join link');
  const people: OnlinePlayer[] = [];
  const come = async (n: number, scope: object): Promise<OnlinePlayer> => {
    const page = kit.page(url, `192.0.2.${n}`);
    await page.attend(tournament);
    const id = `person-number-${n}-0123456789`;
    const answer = await page.say('join', { tournament, token: join, id, ...scope });
    if (!answer.ok) throw new Error(answer.message);
    await page.attend(tournament, answer.token);
    const person = new OnlinePlayer(kit, url, page, { token: answer.token, device: `device-number-${n}` });
    people.push(person);
    return person;
  };
  // eleven single players, three pairs who both come, three players who enter their pair
  for (let n = 1; n <= 11; n++) await come(n, { names: [`Single ${n}`] });
  for (let n = 12; n <= 17; n += 2) {
    const first = await come(n, { names: [`First ${n}`] });
    const contestant = first.page.view.head.contestant ?? '';
    await come(n + 1, { contestant, player: 2, names: [`Partner ${n}`] });
  }
  for (let n = 18; n <= 20; n++) await come(n, { names: [`Host ${n}`, `Absent ${n}`] });
  // a pair that entered and is not there
  const ghost = kit.page(url);
  await ghost.attend(tournament);
  await ghost.say('join', { tournament, token: join, id: 'ghost-0123456789abc', names: ['Ghost'] });
  ghost.close();

  await desk.done({
    kind: 'scheduled',
    start: Date.now() + HOUR_MS,
    boards: 6,
    minutesPerBoard: 7,
    every: 7,
  });
  // everybody came except the ghost
  await expect.poll(() => playersThere(url, { tournament, token }), AT_EASE).toBe(people.length);
  clock.jump(HOUR_MS);
  const playing = Promise.all(people.map((person) => person.play()));
  await desk.until(({ read }) => read.plans.length === 1);
  const { read } = desk;
  const entrants = read.plans[0]?.entrants.filter((id) => id !== null) ?? [];
  // five pairs of single players and one with a bot, three, three, not the ghost: already an even number
  expect(entrants).toHaveLength(12);
  expect(entrants.filter((id) => read.contestants.get(id)?.isRobots)).toEqual([]);
  expect(read.contestants.get(entrants[0] ?? '')?.players?.map(({ name }) => name)).toEqual([
    'Single 1',
    'Single 2',
  ]);

  await desk.until((page) => [...page.read.books.values()].filter(({ NS }) => NS).length >= 8);
  await expectUntold();
  const leaving = people.slice(0, 3);
  for (const person of leaving) person.leave();
  await desk.until((page) => [...page.read.books.values()].filter(({ NS }) => NS).length >= 16);
  await expectUntold();
  const [back] = leaving;
  if (back) back.isAway = false;
  await desk.until((page) => page.read.state === 'published');
  for (const person of leaving) person.isAway = false;
  await playing;
  expect([...desk.read.lines.keys()].every((line) => desk.read.books.get(line)?.NS !== undefined)).toBe(true);
  const ranking = defined(people.at(-1)?.page.view.ranking, 'the ranking is published').rows;
  expect(ranking.map(({ contestant }) => contestant).sort()).toEqual([...entrants].sort());

  // nobody saw a board early: checked by the messages, version by version
  const entries = (await store.read(logOf(tournament))).map(entryOf);
  const known = new Map<number, Tournament>();
  const at = (version: number): Tournament => {
    const found = known.get(version) ?? tournamentOf(entries.slice(0, version));
    known.set(version, found);
    return found;
  };
  let seen = 0;
  for (const { page } of people) {
    const contestant = page.view.head.contestant ?? '';
    for (const { version, parts = {} } of page.updates)
      for (const [name, part] of Object.entries(parts)) {
        const board = Number(/^board\/(\d+)$/.exec(name)?.[1]);
        if (Number.isNaN(board) || part === null) continue;
        seen++;
        expect(mayKnow(at(version), contestant, board), `${contestant} ${name} at ${version}`).toBe(true);
      }
    expect(JSON.stringify(page.received)).not.toContain('"secret"');
  }
  expect(seen).toBeGreaterThan(100);

  // the next evening is open, for the same director
  await desk.until((page) => page.read.next !== undefined);
  await vi.waitFor(async () => {
    const { evenings } = await club.shown('');
    expect(evenings.map(({ isPublished }) => isPublished)).toEqual([false, true]);
  }, SOON);
  expect((await club.ask('GET', '/members/m1', undefined, '')).answer).toMatchObject({
    results: [{ tournament, partners: ['Single 2'] }],
  });
  const next = kit.page(url);
  expect(await next.attend(desk.read.next ?? '', token)).toMatchObject({ ok: true });
  expect(next.read).toMatchObject({
    state: 'setup',
    schedule: { start: (desk.read.schedule?.start ?? 0) + 7 * 86_400_000 },
    terms: { name: 'Every Monday', series: tournament },
  });
});

test('an evening that nobody comes to is over at once, and comes again', async () => {
  const clock = kit.clock();
  const { url } = await kit.server();
  const { tournament, token } = await openTournament(url, { policies: { medium: 'online', entry: 'open' } });
  const desk = kit.page(url);
  await desk.attend(tournament, token);
  const start = Date.now() + HOUR_MS;
  await desk.done({ kind: 'scheduled', start, boards: 6, minutesPerBoard: 7, every: 1 });
  clock.jump(HOUR_MS);
  await desk.until((page) => page.read.next !== undefined);
  expect(desk.read).toMatchObject({ state: 'over', plans: [] });
});

test('an evening begins although the server was restarted, and nobody entered by themselves where they may not', async () => {
  const dataDir = kit.folder();
  const clock = kit.clock();
  const server = await kit.server({ dataDir });
  const { tournament, token } = await openTournament(server.url, {
    policies: { medium: 'online', entry: 'open', robots: 'novice', pace: 'free' },
  });
  const desk = kit.page(server.url);
  const attended = await desk.attend(tournament, token);
  const joining = { tournament, token: attended.ok ? attended.join : '', id: 'somebody-0123456789' };
  const page = kit.page(server.url);
  await page.attend(tournament);
  const plan = { kind: 'scheduled', boards: 2, minutesPerBoard: 1 } as const;
  await desk.done({ ...plan, start: Date.now() + 2 * HOUR_MS });
  const joined = await page.say('join', { ...joining, names: ['Ana'] });
  await desk.done({ kind: 'regulated', policies: { entry: 'director' } });
  const late = await page.say('join', { ...joining, id: 'another-0123456789', names: ['Bo'] });
  expect([joined.ok, late.ok]).toEqual([true, false]);
  // the address is enough only while everybody enters themselves
  const bare = { tournament, id: 'without-link-0123', names: ['Cy'] };
  expect((await page.say('join', bare)).ok).toBe(false);
  await desk.done({ ...plan, start: Date.now() + HOUR_MS });
  await server.close();
  const again = await kit.server({ dataDir, graceMs: 150, holdMs: 150 });
  const back = kit.page(again.url);
  await back.attend(tournament, joined.ok ? joined.token : '');
  clock.jump(HOUR_MS);
  await back.until(({ view }) => view.head.state === 'published');
  expect(back.view.head.contestants.filter(({ isRobots }) => isRobots)).toHaveLength(3);
});
