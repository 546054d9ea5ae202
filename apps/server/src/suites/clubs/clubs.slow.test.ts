import type { ClubView } from '@overtrick/protocol/clubs';
import { afterEach, expect, test, vi } from 'vitest';
import { MOST_TOLD } from '../../clubs/clubEvenings.ts';
import { clubAfter, logOf } from '../../clubs/clubLog.ts';
import { MOST_ENTRIES, MOST_ENTRIES_OF_ALL, MOST_OF_MEMBER } from '../../clubs/clubs.ts';
import { logOf as tournamentLog } from '../../evenings/tournamentLog.ts';
import { SOON } from '../../testing/asking.ts';
import { askClubs, playEvening, TestClub } from '../../testing/clubs.ts';
import { askEvenings } from '../../testing/evenings.ts';
import { Kit } from '../../testing/kit.ts';
import { FlakyStore } from '../../testing/stores.ts';

const kit = new Kit();
afterEach(() => kit.end());

const TEMPLATE = {
  form: 'pairs',
  game: 'bridge',
  method: 'mp',
  policies: { names: 'short' },
  boards: 24,
  minutesPerBoard: 8,
} as const;
const MONDAYS = { day: 1, time: '19:30', zone: 'Europe/London' } as const;

/** Waits until the club's page satisfies a condition, and returns it. */
const until = (club: TestClub, is: (shown: ClubView) => boolean, token?: string) =>
  vi.waitFor(async () => {
    const shown = await club.shown(token);
    expect(is(shown)).toBe(true);
    return shown;
  }, SOON);

async function start(name?: string) {
  const store = await FlakyStore.open(kit.folder());
  const { url } = await kit.server({ store });
  return { store, url, club: await TestClub.open(url, name) };
}

test('programs read the calendar of a club, which has no more than its page for everybody', async () => {
  const { club } = await start();
  await club.describe({ name: 'The Monday club', weekly: MONDAYS, template: TEMPLATE });
  await club.done('POST', '/members', { members: [{ name: 'Ann Lee' }] });
  const response = await fetch(`${club.url}/api/clubs/${club.club}/calendar.ics`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  const text = await response.text();
  expect(text.match(/^SUMMARY:The Monday club\r$/gm)).toHaveLength(26);
  expect(text).toContain(`URL:${club.url}/clubs/${club.club}\r\n`);
  for (const secret of ['Ann', 'proof', club.owner]) expect(text).not.toContain(secret);
  expect((await fetch(`${club.url}/api/clubs/aaaaaaaaaaaa/calendar.ics`)).status).toBe(404);
});

test('a club is founded, described and shown: to everybody its evenings, to who has a link its members', async () => {
  const { club } = await start();
  await club.describe({ name: 'The Monday club', weekly: MONDAYS, template: TEMPLATE });
  await club.done('POST', '/members', {
    members: [{ name: 'Ann Lee', number: '1717', handicap: 2.5 }, { name: 'Bo Day' }],
  });
  const owner = await club.shown();
  expect(owner).toMatchObject({
    name: 'The Monday club',
    role: 'owner',
    weekly: MONDAYS,
    template: TEMPLATE,
    members: [
      { member: 'm1', name: 'Ann Lee', number: '1717', handicap: 2.5 },
      { member: 'm2', name: 'Bo Day' },
    ],
    evenings: [],
    all: 0,
  });
  expect(new Date(owner.next ?? 0).getUTCDay()).toBe(1);
  const open = await club.ask('GET', '', undefined, '');
  expect(open.answer).toMatchObject({ role: 'none', name: 'The Monday club', weekly: MONDAYS });
  for (const secret of ['Ann', 'Bo Day', '1717', 'proof', 'secret', 'members"', 'link']) {
    if (secret !== 'members"') expect(open.text).not.toContain(secret);
    else expect(open.answer).not.toHaveProperty('members');
  }
  // the members' link: names and handicaps, no numbers, no links
  const members = await club.ask('GET', '', undefined, owner.link);
  expect(members.answer).toMatchObject({
    role: 'members',
    members: [
      { member: 'm1', name: 'Ann Lee', handicap: 2.5 },
      { member: 'm2', name: 'Bo Day' },
    ],
  });
  expect(members.text).not.toMatch(/1717|"link"|token/);
  // a member's own link: their own number
  const bo = await club.shown(await club.link('m2'));
  expect(bo).toMatchObject({ role: 'member', you: 'm2' });
  expect(JSON.stringify(bo)).not.toContain('1717');
  expect((await club.shown(await club.link('m1'))).members?.[0]).toMatchObject({ number: '1717' });
  // a club that shows its members to everybody shows only their names
  await club.describe({ names: 'everybody' });
  const all = await club.shown('');
  expect(all.members).toEqual([
    { member: 'm1', name: 'Ann Lee' },
    { member: 'm2', name: 'Bo Day' },
  ]);
  expect(all).not.toHaveProperty('weekly');
});

test.each([
  [{ weekly: { ...MONDAYS, zone: 'Europe/Nowhere' } }, 'There is no time zone “Europe/Nowhere”.'],
  [{ weekly: { ...MONDAYS, time: '25:00' } }, expect.stringContaining('time')],
  [{ weekly: { ...MONDAYS, day: 8 } }, expect.stringContaining('day')],
  [{ template: { ...TEMPLATE, game: 'chess' } }, 'There is no such game.'],
  [{ template: { ...TEMPLATE, method: 'luck' } }, 'There is no such method of scoring.'],
  [{ template: { ...TEMPLATE, policies: { join: 'always' } } }, expect.stringContaining('join')],
  [{ template: { ...TEMPLATE, isUnattended: true } }, expect.stringContaining('starts automatically')],
  [{ name: '' }, expect.stringContaining('name')],
  [{ name: 'M\u202eonday' }, expect.stringContaining('name')],
])('%j is no club', async (wanted, message) => {
  const { club } = await start();
  const before = await club.shown();
  const answer = await club.ask('POST', '', { name: 'Monday', names: 'members', ...wanted });
  expect(answer).toMatchObject({ status: 400, answer: { ok: false, message } });
  expect(await club.shown()).toEqual(before);
});

test('what is the owner’s nobody else does, with whatever key', async () => {
  const { url, club } = await start();
  await club.describe({ template: TEMPLATE });
  await club.members('Ann Lee', 'Bo Day');
  const { link = '' } = await club.shown();
  const ann = await club.link('m1');
  const { tournament } = await club.evening(kit);
  const other = await TestClub.open(url);
  const before = JSON.stringify(await club.shown());
  const described = { name: 'Stolen', names: 'everybody' };
  const wanted: readonly (readonly [string, string, unknown?])[] = [
    ['POST', '', described],
    ['DELETE', ''],
    ['POST', '/link'],
    ['GET', '/export'],
    ['POST', '/evenings', {}],
    ['POST', `/evenings/${tournament}`],
    ['DELETE', `/evenings/${tournament}`],
    ['POST', '/members', { members: [{ name: 'Eve' }] }],
    ['POST', '/members/m2', { isHidden: true }],
    ['POST', '/members/m1', { name: 'Eve' }],
    ['POST', '/members/m1', { handicap: 5 }],
    ['DELETE', '/members/m2'],
    ['POST', '/members/m1/link'],
    ['POST', '/members/m2/link'],
    ['GET', '/members/m2/export'],
  ];
  for (const token of ['', link, ann, other.owner, 'A'.repeat(43)])
    for (const [method, path, body] of wanted)
      expect(await club.ask(method, path, body, token), `${method} ${path}`).toMatchObject({
        status: 401,
        answer: { code: 'ERR_CLUB_KEY' },
      });
  expect(JSON.stringify(await club.shown())).toBe(before);
  // no key of a club opens its evenings, and no key of theirs opens the club
  for (const token of [link, ann, club.owner])
    expect((await askEvenings(url, 'GET', `/${tournament}/log`, { token })).status).toBe(401);
  const { evenings } = await club.shown();
  expect(
    (await askEvenings(url, 'GET', `/${tournament}/log`, { token: evenings[0]?.token ?? '' })).status,
  ).toBe(200);
  expect(await club.shown(evenings[0]?.token)).toMatchObject({ role: 'none' });
  for (const id of ['nosuchclub12', 'x', '..%2F'])
    expect(await askClubs(url, 'GET', `/${id}`)).toMatchObject({
      status: 404,
      answer: { code: 'ERR_NO_CLUB' },
    });
  expect(await club.ask('DELETE', '/members/m7')).toMatchObject({ status: 404 });
  expect(await club.ask('DELETE', '/evenings/nosuchevening')).toMatchObject({ status: 404 });
});

test('links are renewed: the ones before open nothing any more', async () => {
  const { club } = await start();
  await club.members('Ann Lee');
  const { link } = await club.shown();
  const first = await club.link('m1');
  const second = await club.link('m1');
  expect([(await club.shown(first)).role, (await club.shown(second)).role]).toEqual(['none', 'member']);
  const { token } = (await club.done('POST', '/link')) as { readonly token: string };
  expect([(await club.shown(link)).role, (await club.shown(token)).role]).toEqual(['none', 'members']);
  expect((await club.shown()).link).toBe(token);
});

test('a club that hides its members names them in its evenings only to those who hold a link', async () => {
  const { url, club } = await start();
  const { policies: _, ...template } = TEMPLATE;
  await club.describe({ weekly: MONDAYS, template, names: 'members' });
  const { desk, tournament } = await club.evening(kit);
  expect(desk.read.terms.policies.names).toBe('players');
  await desk.done({ kind: 'amended', contestant: 'c1', players: [{ name: 'Ann Lee' }, { name: 'Bo Day' }] });
  const guest = kit.page(url);
  await guest.attend(tournament);
  expect(guest.view.head.contestants[0]?.names).toEqual(['A. L.', 'B. D.']);
  expect(JSON.stringify(guest.received)).not.toMatch(/Lee|Day/);
  // the next evening copies this one, and what the director chose for it
  await desk.done({ kind: 'regulated', policies: { names: 'short' } });
  const next = await club.evening(kit, { date: '2030-01-07' });
  expect(next.desk.read.terms.policies.names).toBe('short');
});

test('an evening is opened in one press, and the next on its terms; its day takes one alone', async () => {
  const { url, club } = await start();
  expect(await club.ask('POST', '/evenings', {})).toMatchObject({
    status: 400,
    answer: { message: expect.stringContaining('no evening to copy') },
  });
  await club.describe({ weekly: MONDAYS, template: TEMPLATE });
  const first = await club.evening(kit);
  const { read } = first.desk;
  expect(read.terms).toMatchObject({
    name: 'Monday club',
    club: club.club,
    form: 'pairs',
    policies: { names: 'short' },
  });
  expect(new Date(`${read.terms.date}T12:00Z`).getUTCDay()).toBe(1);
  expect(read.clocks.get('A')?.times).toMatchObject({ minutesPerBoard: 8 });
  // pressed again, twice at the same time
  const again = await Promise.all([1, 2].map(() => club.ask('POST', '/evenings', {})));
  for (const one of again) expect(one).toMatchObject({ status: 409, answer: { code: 'ERR_EVENING_KNOWN' } });
  await first.desk.done({
    kind: 'regulated',
    name: 'Christmas pairs',
    method: 'cross-imp',
    policies: { join: 'asked' },
  });
  await first.desk.done({ kind: 'timed', section: 'A', minutesPerBoard: 6, minutesPerMove: 3 });
  const both = await Promise.all([1, 2].map(() => club.ask('POST', '/evenings', { date: '2030-01-07' })));
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  const { evenings, all } = await until(club, (shown) => shown.evenings.at(-1)?.name === 'Christmas pairs');
  expect(all).toBe(2);
  expect(evenings[0]).toMatchObject({ date: '2030-01-07', name: 'Christmas pairs', isPublished: false });
  const next = kit.page(url);
  await next.attend(evenings[0]?.tournament ?? '', evenings[0]?.token);
  expect(next.read).toMatchObject({
    state: 'setup',
    terms: { method: 'cross-imp', policies: { join: 'asked', names: 'short' } },
  });
  expect(next.read.contestants.size).toBe(0);
  expect(next.read.clocks.get('A')?.times).toMatchObject({ minutesPerBoard: 6, minutesPerMove: 3 });
  // the template again, whatever was changed since
  const fresh = await club.evening(kit, { date: '2030-01-14', fromTemplate: true });
  expect(fresh.desk.read.terms).toMatchObject({ method: 'mp', policies: { join: 'open' } });
  // a deleted evening leaves the list, and one that was removed from the list still exists
  await askEvenings(url, 'DELETE', `/${fresh.tournament}`, { token: fresh.director });
  await until(club, (shown) => shown.all === 2);
  await club.done('DELETE', `/evenings/${first.tournament}`);
  expect((await club.shown()).all).toBe(1);
  expect((await askEvenings(url, 'GET', `/${first.tournament}`)).status).toBe(200);
});

test('results are on the page from when they are published until they are taken back; members won them', async () => {
  const { store, club } = await start();
  await club.describe({ template: TEMPLATE });
  await club.members('Ann Lee', 'bo  DAY', 'Gus Poe');
  const evening = await club.evening(kit);
  const { desk, tournament } = evening;
  const hasResult = async () =>
    (await store.read(logOf(club.club))).some((body) => body.includes('"result"'));
  for (const [line, result] of Object.entries({ 'A1/1/1': '3NT N 9', 'A2/1/1': '3NT N 10' }))
    await desk.done({ kind: 'reported', line, result, side: 'both' });
  await desk.done({ kind: 'ended' });
  expect((await club.shown()).evenings[0]).toMatchObject({ isPublished: false });
  expect(await hasResult()).toBe(false);
  await desk.done({ kind: 'reopened', reason: 'more to come' });
  await playEvening(evening);
  const owner = await until(club, ({ evenings }) => evenings[0]?.isPublished === true);
  // CLUB.md, acceptance 1: pairs 1, 2, 4, 3
  expect(owner.evenings[0]).toMatchObject({ ranked: 4, winners: [['Ann Lee', 'bo  DAY']] });
  expect((await club.shown('')).evenings[0]).not.toHaveProperty('winners');
  const kept = clubAfter(undefined, await store.read(logOf(club.club)), 0);
  expect(kept?.evenings.get(tournament)?.result?.lines).toEqual([
    { contestant: 'c1', members: ['m1', 'm2'], place: 1, of: 4, percent: 75, points: 9 },
    { contestant: 'c4', members: ['m3', null], place: 3, of: 4, percent: 41.6667, points: 5 },
  ]);
  // nobody who is not a member is named in the club's log
  expect((await store.read(logOf(club.club))).join()).not.toMatch(/Cy Fox|Hal Roy/);
  await desk.done({ kind: 'reopened', reason: 'board 1 was turned' });
  await until(club, ({ evenings }) => evenings[0]?.isPublished === false);
  await desk.done({ kind: 'published' });
  await until(club, ({ evenings }) => evenings[0]?.isPublished === true);
  // a member who joins later is found when the result is read again
  await club.members('Hal Roy');
  await club.done('POST', `/evenings/${tournament}`);
  const read = clubAfter(undefined, await store.read(logOf(club.club)), 0);
  expect(read?.evenings.get(tournament)?.result?.lines[1]?.members).toEqual(['m3', 'm4']);
});

test('a member hides their name, and is taken off with it: in the club, its evenings and both logs', async () => {
  const { store, url, club } = await start();
  await club.describe({ template: TEMPLATE, names: 'everybody' });
  await club.members('Ann Lee', 'Bo Day', 'Gus Poe');
  const ann = await club.link('m1');
  const evening = await club.evening(kit);
  await playEvening(evening);
  await until(club, ({ evenings }) => evenings[0]?.isPublished === true);
  const { status } = await club.ask('POST', '/members/m1', { isHidden: true }, ann);
  expect(status).toBe(204);
  const shown = await club.shown('');
  expect(shown.members).toEqual([
    { member: 'm1' },
    { member: 'm2', name: 'Bo Day' },
    { member: 'm3', name: 'Gus Poe' },
  ]);
  expect(shown.evenings[0]?.winners).toEqual([[null, 'Bo Day']]);
  expect((await club.shown((await club.shown()).link)).evenings[0]?.winners).toEqual([[null, 'Bo Day']]);
  const page = await askEvenings(url, 'GET', `/${evening.tournament}`);
  expect(page.text).not.toContain('Ann Lee');
  expect((await store.read(tournamentLog(evening.tournament))).join()).not.toContain('Ann Lee');
  // they and the owner see who it is, and the result is still theirs when it is read again
  expect((await club.shown(ann)).members?.[0]).toMatchObject({ name: 'Ann Lee', isHidden: true });
  await club.done('POST', `/evenings/${evening.tournament}`);
  expect((await club.shown()).evenings[0]?.winners).toEqual([['Ann Lee', 'Bo Day']]);
  const own = await club.ask('GET', '/members/m1/export', undefined, ann);
  expect(own.answer).toMatchObject({
    club: 'Monday club',
    member: { member: 'm1', name: 'Ann Lee', isHidden: true },
    evenings: [{ tournament: evening.tournament, members: ['m1', 'm2'], percent: 75, place: 1, of: 4 }],
  });
  expect(own.text).not.toMatch(/proof|secret|Bo Day/);
  // an evening after that: its name is hidden when it is published
  const second = await club.evening(kit, { date: '2030-01-07' });
  await playEvening(second);
  await vi.waitFor(
    async () => expect((await store.read(tournamentLog(second.tournament))).join()).not.toContain('Ann Lee'),
    SOON,
  );
  expect((await club.ask('DELETE', '/members/m1', undefined, ann)).status).toBe(204);
  expect((await store.read(logOf(club.club))).join()).not.toContain('Ann Lee');
  expect(await club.shown(ann)).toMatchObject({ role: 'none' });
  expect((await club.shown()).members?.map(({ member }) => member)).toEqual(['m2', 'm3']);
  // nobody gets a former member's number
  await club.members('Eve Orr');
  expect((await club.shown()).members?.at(-1)).toMatchObject({ member: 'm4', name: 'Eve Orr' });
  const whole = await club.ask('GET', '/export');
  expect(whole.text).not.toMatch(/proof|secret|Ann Lee/);
  await club.done('DELETE', '');
  expect((await club.ask('GET', '')).status).toBe(404);
  expect(await store.read(logOf(club.club))).toEqual([]);
});

test('two members never have one name, and a list that is told twice is told once', async () => {
  const { club } = await start();
  await club.members('Ann Lee', 'ann  lee', 'Bo Day');
  await club.done('POST', '/members', { members: [{ name: 'ANN LEE', number: '17' }, { name: 'Bo Day' }] });
  expect((await club.shown()).members).toEqual([
    { member: 'm1', name: 'Ann Lee', number: '17' },
    { member: 'm2', name: 'Bo Day' },
  ]);
  expect(await club.ask('POST', '/members/m2', { name: 'Ann LEE' })).toMatchObject({
    status: 409,
    answer: { code: 'ERR_MEMBER_NAME' },
  });
  await club.done('POST', '/members/m1', { number: null, handicap: -3, name: 'Anne Lee' });
  expect((await club.shown()).members?.[0]).toEqual({ member: 'm1', name: 'Anne Lee', handicap: -3 });
});

test('a club takes so many members and so much of anything, and then still gives', async () => {
  const { store, club } = await start();
  const names = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, i) => ({ name: `Player ${from + i}` }));
  for (let n = 0; n < 1000; n += 200) await club.done('POST', '/members', { members: names(n, n + 200) });
  expect(await club.ask('POST', '/members', { members: names(1000, 1001) })).toMatchObject({
    status: 409,
    answer: { code: 'ERR_CLUB_FULL' },
  });
  expect((await club.ask('POST', '/members', { members: names(0, 201) })).status).toBe(400);
  const log = logOf(club.club);
  const fill = async (to: number) => {
    const length = (await store.lengths([log])).get(log) ?? 0;
    await store.append({ log, length, bodies: Array(to - length).fill('{"kind":"linked"}') });
  };
  await fill(MOST_ENTRIES);
  for (const [path, body] of [
    ['', { name: 'New', names: 'members' }],
    ['/members/m1', { handicap: 1 }],
    ['/members/m1/link', undefined],
  ] as const)
    expect(await club.ask('POST', path, body), path).toMatchObject({
      status: 409,
      answer: { code: 'ERR_CLUB_FULL' },
    });
  await club.done('POST', '/link');
  await fill(MOST_ENTRIES_OF_ALL);
  expect((await club.ask('POST', '/link')).status).toBe(409);
  await club.done('DELETE', '/members/m1');
  expect((await club.shown()).members).toHaveLength(999);
});

test('a member who shows and hides their name again and again fills nothing, and ends hidden', async () => {
  const { store, club } = await start();
  await club.members('Ann Lee');
  const ann = await club.link('m1');
  const log = logOf(club.club);
  const hide = async (isHidden: boolean) => (await club.ask('POST', '/members/m1', { isHidden }, ann)).status;
  // nothing is written if nothing changes
  const before = (await store.lengths([log])).get(log);
  for (let n = 0; n < 5; n++) expect(await hide(false)).toBe(204);
  expect((await store.lengths([log])).get(log)).toBe(before);
  const member = (isHidden: boolean) =>
    JSON.stringify({ kind: 'member', member: 'm1', name: 'Ann Lee', isHidden });
  const length = before ?? 0;
  await store.append({
    log,
    length,
    bodies: Array.from({ length: MOST_OF_MEMBER }, (_, i) => member(i % 2 === 0)),
  });
  expect([await hide(true), await hide(false)]).toEqual([204, 409]);
  expect((await club.shown()).members?.[0]).toMatchObject({ isHidden: true });
  // the owner still may
  await club.done('POST', '/members/m1', { isHidden: false });
});

test('a director who renames and publishes without end is followed so far; what is taken back always', async () => {
  const { store, club } = await start();
  await club.describe({ template: TEMPLATE });
  await club.members('Ann Lee');
  const evening = await club.evening(kit);
  await playEvening(evening);
  await until(club, ({ evenings }) => evenings[0]?.isPublished === true);
  const log = logOf(club.club);
  const length = (await store.lengths([log])).get(log) ?? 0;
  const named = JSON.stringify({ kind: 'evening', tournament: evening.tournament, date: '2030-01-07' });
  await store.append({ log, length, bodies: Array(MOST_TOLD).fill(named) });
  await evening.desk.done({ kind: 'regulated', name: 'Once more' });
  await evening.desk.done({ kind: 'reopened', reason: 'a slip' });
  await until(club, ({ evenings }) => evenings[0]?.isPublished === false);
  await evening.desk.done({ kind: 'published' });
  await club.done('POST', `/evenings/${evening.tournament}`);
  const after = await club.shown();
  expect(after.evenings[0]).toMatchObject({ date: '2030-01-07', isPublished: false });
  expect(after.evenings[0]).not.toHaveProperty('name');
});
