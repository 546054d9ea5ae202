import type { ChangeSignup, SignupKey, SignupsView, SignupTerms } from '@overtrick/protocol/signups';
import type { OpenedTournament } from '@overtrick/protocol/tournament';
import { afterEach, expect, test } from 'vitest';
import { logOf as clubLog } from '../../clubs/clubLog.ts';
import { logOf } from '../../signups/signupLog.ts';
import { TestClub } from '../../testing/clubs.ts';
import { Kit } from '../../testing/kit.ts';
import { FlakyStore } from '../../testing/stores.ts';

const kit = new Kit();
afterEach(() => kit.end());

const DAY_MS = 86_400_000;
const TERMS: SignupTerms = { who: 'everybody', pairs: 2, closes: 0 };
const TEMPLATE = { form: 'pairs', game: 'bridge', method: 'mp', boards: 6, minutesPerBoard: 7 } as const;

/** A request about the list: its answer, and its text for what must not be in it. */
interface Asked {
  readonly status: number;
  readonly text: string;
  readonly answer: unknown;
}

/** A club whose weekly evening is tomorrow, with three members. */
class ListedClub {
  readonly club: TestClub;
  readonly date = new Date(Date.now() + DAY_MS).toISOString().slice(0, 10);

  private constructor(club: TestClub) {
    this.club = club;
  }

  static async open(url: string, terms: SignupTerms = TERMS, names: 'everybody' | 'members' = 'members') {
    const club = await TestClub.open(url);
    const listed = new ListedClub(club);
    const day = new Date(Date.now() + DAY_MS).getUTCDay() || 7;
    await club.describe({ names, weekly: { day, time: '19:30', zone: 'UTC' }, template: TEMPLATE });
    await club.members('Ann Lee', 'Bo Day', 'Cy Fox');
    await club.done('POST', '/signup-terms', { terms });
    return listed;
  }

  /** Sends a request with a key to the club and the token of a sign-up; empty texts send none. */
  async ask(
    method: string,
    path: string,
    {
      body,
      key = '',
      token = '',
      device,
      url = this.club.url,
    }: {
      readonly body?: object;
      readonly key?: string;
      readonly token?: string;
      readonly device?: string;
      readonly url?: string;
    } = {},
  ): Promise<Asked> {
    const response = await fetch(`${url}/api/clubs/${this.club.club}/signups${path}`, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(key !== '' && { authorization: `Bearer ${key}` }),
        ...(token !== '' && { 'overtrick-signup': token }),
        ...(device !== undefined && { 'overtrick-device': device }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, text, answer: text === '' ? undefined : JSON.parse(text) };
  }

  async enter(
    body: object,
    how: { readonly key?: string; readonly device?: string; readonly url?: string } = {},
  ) {
    const { status, answer } = await this.ask('POST', '', { ...how, body: { evening: this.date, ...body } });
    if (status !== 201) throw new Error(JSON.stringify(answer));
    return answer as SignupKey;
  }

  change(
    signup: string,
    body: ChangeSignup extends infer One ? (One extends unknown ? Omit<One, 'evening'> : never) : never,
    how: { readonly key?: string; readonly token?: string } = {},
  ): Promise<Asked> {
    return this.ask('POST', `/${signup}`, { ...how, body: { evening: this.date, ...body } });
  }

  async shown(how: { readonly key?: string; readonly token?: string; readonly url?: string } = {}) {
    return (await this.ask('GET', '', how)).answer as SignupsView;
  }

  /** Writes the list as the owner sees it. */
  async list(): Promise<readonly string[]> {
    const { signups } = await this.shown({ key: this.club.owner });
    return signups.map(({ place, players }) => `${place}: ${players.map(({ name }) => name).join(' & ')}`);
  }
}

test('each key sees and does what it may: nobody, a guest, members, a member, another club’s owner, the owner', async () => {
  const { url } = await kit.server();
  const of = await ListedClub.open(url, { ...TERMS, money: '£4' });
  const { club } = of;
  const { link = '' } = await club.shown();
  const [ann, bo] = [await club.link('m1'), await club.link('m2')];
  const stranger = await TestClub.open(url, 'Another club');
  const pair = await of.enter({ partner: 'Cy Fox' }, { key: ann });
  const guest = await of.enter({ name: 'Gus Poe' });
  const keys = { nobody: {}, guest: { token: guest.token }, other: { key: stranger.owner } };
  for (const how of Object.values(keys)) {
    const { text, answer } = await of.ask('GET', '', how);
    expect(answer).toMatchObject({ isWhole: false, pairs: 1, reserves: 0, singles: 1 });
    expect(text).not.toMatch(/Ann|Cy|£|isPaid|secret|proof|owners|marks/);
    const isGuest = how === keys.guest;
    expect((answer as SignupsView).signups).toEqual(
      isGuest
        ? [
            {
              signup: guest.signup,
              players: [{ name: 'Gus Poe' }],
              place: 'single',
              number: 1,
              isOwn: true,
            },
          ]
        : [],
    );
  }
  for (const key of [link, bo]) {
    const { text, answer } = await of.ask('GET', '', { key });
    expect(answer).toMatchObject({ isWhole: true, mayEnter: true });
    expect(text).toMatch(/Ann Lee.*Cy Fox.*Gus Poe/);
    expect(text).not.toMatch(/£|isPaid|isOwn|secret|proof|owners|marks/);
  }
  expect((await of.shown({ key: ann })).signups[0]).toMatchObject({ isOwn: true });
  const owner = await of.shown({ key: club.owner });
  expect(owner.terms).toEqual({ ...TERMS, money: '£4' });
  expect(owner.signups[0]?.players).toEqual([
    { name: 'Ann Lee', isPaid: false },
    { name: 'Cy Fox', isPaid: false },
  ]);
  // nobody else changes or withdraws it, joins people, or notes who has paid
  const forged = { token: 'A'.repeat(43) };
  for (const how of [
    {},
    forged,
    { token: guest.token },
    { key: link },
    { key: bo },
    { key: stranger.owner },
  ]) {
    expect((await of.change(pair.signup, { kind: 'names', name: 'Eve Orr' }, how)).status).toBe(401);
    expect((await of.ask('DELETE', `/${pair.signup}`, how)).status).toBe(401);
    expect((await of.change(pair.signup, { kind: 'pay', player: 1, isPaid: true }, how)).status).toBe(401);
  }
  for (const how of [{ token: guest.token }, { key: ann, token: guest.token }])
    expect((await of.change(guest.signup, { kind: 'join', other: pair.signup }, how)).status).toBe(401);
  for (const key of ['', link, ann, stranger.owner])
    expect((await club.ask('POST', '/signup-terms', {}, key)).status).toBe(401);
  expect(
    (await of.change(pair.signup, { kind: 'pay', player: 2, isPaid: true }, { key: club.owner })).status,
  ).toBe(204);
  expect((await of.shown({ key: club.owner })).signups[0]?.players[1]).toMatchObject({ isPaid: true });
  // a partner who was named withdraws too, by their own link
  expect((await of.ask('DELETE', `/${pair.signup}`, { key: await club.link('m3') })).status).toBe(204);
  expect(await of.list()).toEqual(['single: Gus Poe']);
});

test('one single finds another, a reserve moves up, and the desk opens with the list', async () => {
  const { url } = await kit.server();
  const of = await ListedClub.open(url, TERMS, 'everybody');
  const first = await of.enter({ name: 'Ann Lee', partner: 'Bo Day' });
  await of.enter({ name: 'Eve Orr', partner: 'Flo May' });
  const [gus, hal] = [await of.enter({ name: 'Gus Poe' }), await of.enter({ name: 'Hal Roy' })];
  expect((await of.change(gus.signup, { kind: 'ask', other: hal.signup }, gus)).status).toBe(204);
  expect((await of.shown()).signups.every(({ asks }) => asks === undefined)).toBe(true);
  expect((await of.shown({ token: hal.token })).signups[2]).toMatchObject({ asks: hal.signup });
  const accept = { kind: 'answer', other: gus.signup, accept: true } as const;
  expect((await of.change(hal.signup, accept, hal)).status).toBe(204);
  expect(await of.list()).toEqual([
    'in: Ann Lee & Bo Day',
    'in: Eve Orr & Flo May',
    'reserve: Hal Roy & Gus Poe',
  ]);
  await of.ask('DELETE', `/${first.signup}`, first);
  await of.enter({ name: 'Ivy Nix', partner: 'Joe Poe' });
  expect(await of.list()).toEqual([
    'in: Eve Orr & Flo May',
    'in: Hal Roy & Gus Poe',
    'reserve: Ivy Nix & Joe Poe',
  ]);
  const opened = (await of.club.done('POST', '/evenings', { withSignups: true })) as OpenedTournament;
  const view = await attended(url, opened);
  expect(view).toEqual(['Eve Orr & Flo May', 'Hal Roy & Gus Poe']);
  // without asking for it, and on another day, nobody is entered
  const other = (await of.club.done('POST', '/evenings', {
    withSignups: true,
    date: '2026-01-01',
  })) as OpenedTournament;
  expect(await attended(url, other)).toEqual([]);
});

/** Returns the names of the entrants of an evening. */
async function attended(url: string, { tournament, token }: OpenedTournament): Promise<readonly string[]> {
  const response = await fetch(`${url}/api/tournaments/${tournament}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { head } = ((await response.json()) as { view: { head: { contestants: { names: string[] }[] } } })
    .view;
  return head.contestants.map(({ names }) => names.join(' & '));
}

test('two processes with one store keep one list: nobody is lost, and nobody is on it twice', async () => {
  const store = await FlakyStore.open(kit.folder());
  const [one, two] = [await kit.server({ store }), await kit.server({ store })];
  const of = await ListedClub.open(one.url, { ...TERMS, pairs: 3 }, 'everybody');
  const names = Array.from({ length: 12 }, (_, i) => [`North ${i}`, `South ${i}`]);
  await Promise.all(
    names.map(([name, partner], i) => of.enter({ name, partner }, { url: i % 2 === 0 ? one.url : two.url })),
  );
  const twice = await Promise.all(
    [one.url, two.url].map((url) => of.ask('POST', '', { url, body: { evening: of.date, name: 'Eve Orr' } })),
  );
  expect(twice.map(({ status }) => status).sort()).toEqual([201, 409]);
  const lists = await Promise.all([one.url, two.url].map((url) => of.shown({ url })));
  expect(lists[0]).toEqual(lists[1]);
  expect(lists[0]).toMatchObject({ pairs: 3, reserves: 9, singles: 1 });
  expect(new Set(lists[0]?.signups.map(({ signup }) => signup)).size).toBe(13);
});

test('a sign-up is stored before anybody hears of it, and is there after a restart', async () => {
  const folder = kit.folder();
  const store = await FlakyStore.open(folder);
  const { url } = await kit.server({ store });
  const of = await ListedClub.open(url);
  await of.enter({ name: 'Gus Poe' });
  store.fail('before');
  const body = { evening: of.date, name: 'Hal Roy' };
  expect((await of.ask('POST', '', { body })).status).toBe(500);
  expect(await of.list()).toEqual(['single: Gus Poe']);
  expect((await of.ask('POST', '', { body })).status).toBe(201);
  const again = await kit.server({ store });
  expect((await of.shown({ url: again.url, key: of.club.owner })).singles).toBe(2);
});

test('nobody fills a list or the club’s log: devices and networks have limits, and every text a bound', async () => {
  const store = await FlakyStore.open(kit.folder());
  const { url } = await kit.server({ store });
  const of = await ListedClub.open(url, { ...TERMS, pairs: 200 });
  const before = (await store.read(clubLog(of.club.club))).length;
  const statuses: number[] = [];
  for (let i = 0; i < 6; i++)
    statuses.push(
      (
        await of.ask('POST', '', {
          body: { evening: of.date, name: `Player ${i}` },
          device: 'device-of-one-person',
        })
      ).status,
    );
  expect(statuses).toEqual([201, 201, 201, 201, 409, 409]);
  for (const wrong of [
    { name: 'x'.repeat(41) },
    { name: 'a\u202eb' },
    { name: '  ' },
    { name: 'Gus Poe', partner: '' },
    { name: 'Gus Poe', more: 1 },
    { name: 'Gus Poe', evening: 'tomorrow' },
    {},
  ])
    expect((await of.ask('POST', '', { body: { evening: of.date, ...wrong } })).status).toBe(400);
  const another = { name: 'Gus Poe', evening: '2026-01-01' };
  expect((await of.ask('POST', '', { body: another })).answer).toMatchObject({ code: 'ERR_SIGNUPS_CLOSED' });
  expect((await of.ask('POST', '/p99', { body: { kind: 'ask', evening: of.date } })).status).toBe(404);
  expect((await of.ask('POST', '/no-signup', { body: { kind: 'ask', evening: of.date } })).status).toBe(404);
  expect((await of.ask('DELETE', '/p99')).status).toBe(404);
  // the first sign-up of an evening is the only one that the club’s own log notes
  expect((await store.read(clubLog(of.club.club))).length).toBe(before + 1);
  expect((await store.read(logOf(of.club.club, of.date))).length).toBe(5);
});

test('a hidden or former member is on no list by name, and lists end with the club or after two weeks', async () => {
  const store = await FlakyStore.open(kit.folder());
  const clock = kit.clock();
  const { url } = await kit.server({ store });
  const of = await ListedClub.open(url);
  const { club } = of;
  // typed by somebody who does not see the members
  const typed = await of.enter({ name: 'Gus Poe', partner: 'bo  DAY' });
  await of.enter({ partner: 'Cy Fox' }, { key: await club.link('m1') });
  const bodies = async (date = of.date) => (await store.read(logOf(club.club, date))).join('\n');
  expect(await bodies()).toContain('bo  DAY');
  const bo = await club.link('m2');
  expect((await club.ask('POST', '/members/m2', { isHidden: true }, bo)).status).toBe(204);
  expect(await bodies()).not.toContain('bo  DAY');
  const { link = '' } = await club.shown();
  expect(JSON.stringify(await of.shown({ key: link }))).not.toMatch(/bo {2}DAY|Bo Day/);
  expect((await of.shown({ key: bo })).signups[0]).toMatchObject({ isOwn: true });
  expect((await of.shown({ token: typed.token })).signups[0]?.players).toEqual([{ name: 'Gus Poe' }, {}]);
  // a member who leaves is off the list, and the partner looks for another one
  await club.done('DELETE', '/members/m2');
  expect(await of.list()).toEqual(['in: Ann Lee & Cy Fox', 'single: Gus Poe']);
  const exported = await club.ask('GET', '/members/m1/export');
  expect(exported.answer).toMatchObject({ signups: [{ evening: of.date }] });
  // two lists later the names of the first evening are gone
  const later = new Date(Date.parse(of.date) + 21 * DAY_MS).toISOString().slice(0, 10);
  clock.jump(20 * DAY_MS);
  await of.enter({ evening: later, name: 'Hal Roy' });
  expect(await bodies()).toBe('');
  expect(await bodies(later)).toContain('Hal Roy');
  // no more sign-ups, and no club: no list
  await club.done('POST', '/signup-terms', {});
  expect(await bodies(later)).toBe('');
  expect(await of.shown()).not.toHaveProperty('evening');
  await club.done('POST', '/signup-terms', { terms: TERMS });
  await of.enter({ evening: later, name: 'Ivy Nix' });
  await club.done('DELETE', '');
  expect(await bodies(later)).toBe('');
});

test('a person who is signed in has their sign-up on every device', async () => {
  const { url } = await kit.server();
  const of = await ListedClub.open(url);
  const signedIn = await fetch(`${url}/api/account`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'gus', password: 'a long password' }),
  });
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
  const at = `${url}/api/clubs/${of.club.club}/signups`;
  const entered = await fetch(at, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ evening: of.date, name: 'Gus Poe' }),
  });
  expect(entered.status).toBe(201);
  const shown = (await (await fetch(at, { headers: { cookie } })).json()) as SignupsView;
  expect(shown.signups).toMatchObject([{ players: [{ name: 'Gus Poe' }], isOwn: true }]);
  expect((await of.shown()).signups).toEqual([]);
});
