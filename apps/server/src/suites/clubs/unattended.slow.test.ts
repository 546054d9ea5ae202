import { defined } from '@overtrick/rules/assert';
import { afterEach, expect, test, vi } from 'vitest';
import { daysLater } from '../../base/weekly.ts';
import { SOON } from '../../testing/asking.ts';
import { TestClub } from '../../testing/clubs.ts';
import { playersThere } from '../../testing/evenings.ts';
import { Kit } from '../../testing/kit.ts';
import { OnlinePlayer } from '../../testing/onlinePlayer.ts';

const kit = new Kit();
afterEach(() => kit.end());

const ZONE = 'Europe/London';
const MONDAYS = { day: 1, time: '19:30', zone: ZONE } as const;
const HOUR_MS = 3_600_000;
/** Polls less often than the limit for an address allows. */
const AT_EASE = { ...SOON, interval: 500 };
const BY_ITSELF = {
  form: 'pairs',
  game: 'bridge',
  method: 'mp',
  policies: { medium: 'online', pace: 'free', robots: 'novice' },
  boards: 2,
  minutesPerBoard: 5,
  isUnattended: true,
} as const;

test('a club’s evening begins by itself with who has come, is published on its page, and comes again', async () => {
  const clock = kit.clock();
  const { url } = await kit.server({ graceMs: 150, holdMs: 150 });
  const club = await TestClub.open(url);
  await club.describe({ template: BY_ITSELF });
  expect(await club.ask('POST', '/evenings', {})).toMatchObject({
    status: 400,
    answer: { message: expect.stringContaining('when the club meets') },
  });
  await club.describe({ template: BY_ITSELF, weekly: MONDAYS, names: 'everybody' });
  await club.members('Ann Lee', 'Bo Day');
  const { next = 0 } = await club.shown();
  await club.done('POST', '/evenings', {});
  const open = defined((await club.shown('')).evenings[0], 'the evening is listed');
  // everybody sees when it starts and where to come; only the owner sees its key
  expect(open).toMatchObject({ start: next, isOpen: true, isPublished: false });
  expect(open).not.toHaveProperty('token');
  const token = defined((await club.shown()).evenings[0]?.token, 'the owner directs it');
  const desk = kit.page(url);
  await desk.attend(open.tournament, token);
  expect(desk.read).toMatchObject({
    terms: { club: club.club, policies: { entry: 'open', medium: 'online' } },
    schedule: { start: next, every: 7, zone: ZONE, boards: 2 },
  });

  // three come with only the address, and one of them leaves before the start
  const people: OnlinePlayer[] = [];
  for (const [n, name] of ['Ann Lee', 'Bo Day', 'Cy Fox'].entries()) {
    const page = kit.page(url, `192.0.2.${n + 1}`);
    await page.attend(open.tournament);
    const id = `person-number-${n}-0123456789`;
    const answer = await page.say('join', { tournament: open.tournament, id, names: [name] });
    if (!answer.ok) throw new Error(answer.message);
    await page.attend(open.tournament, answer.token);
    people.push(new OnlinePlayer(kit, url, page, { token: answer.token, device: `device-number-${n}` }));
  }
  const [, , gone] = people;
  gone?.page.close();
  const start = Date.now() + HOUR_MS;
  await desk.done({ kind: 'scheduled', start, boards: 2, minutesPerBoard: 5, every: 7, zone: ZONE });
  await vi.waitFor(async () => expect((await club.shown('')).evenings[0]).toMatchObject({ start }), SOON);
  await expect.poll(() => playersThere(url, { tournament: open.tournament, token }), AT_EASE).toBe(2);
  clock.jump(HOUR_MS);
  const playing = Promise.all(people.slice(0, 2).map((person) => person.play()));
  await desk.until(({ read }) => read.state === 'playing');
  expect((await club.shown()).evenings[0]).toMatchObject({ isPublished: false });
  await desk.until(({ read }) => read.state === 'published');
  await playing;
  const shown = await vi.waitFor(async () => {
    const now = await club.shown();
    expect(now.evenings.map(({ isPublished }) => isPublished)).toEqual([false, true]);
    return now;
  }, SOON);
  // Ann and Bo entered alone and became a pair; Cy was not there
  const { results } = (await club.ask('GET', '/members/m1', undefined, '')).answer as {
    readonly results: readonly object[];
  };
  expect(results).toMatchObject([{ tournament: open.tournament, partners: ['Bo Day'] }]);

  // the next one is a week later by the club's local time, with the same key, and listed once
  const again = defined(shown.evenings[0], 'it comes again');
  expect(again).toMatchObject({ start: daysLater(start, 7, ZONE), isOpen: true, token });
  const other = kit.page(url);
  expect(await other.attend(again.tournament, token)).toMatchObject({ ok: true });
  expect(other.read).toMatchObject({
    state: 'setup',
    terms: { club: club.club, series: open.tournament },
    schedule: { zone: ZONE },
  });
  expect(shown.all).toBe(2);
});
