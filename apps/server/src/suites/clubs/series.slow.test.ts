import type { ClubSeries, MemberResults, StandingsView } from '@overtrick/protocol/clubs';
import { afterEach, expect, test, vi } from 'vitest';
import { SOON } from '../../testing/asking.ts';
import { playEvening, TestClub } from '../../testing/clubs.ts';
import { RESULTS } from '../../testing/evenings.ts';
import { Kit } from '../../testing/kit.ts';

const kit = new Kit();
afterEach(() => kit.end());

const TEMPLATE = { form: 'pairs', game: 'bridge', method: 'mp', boards: 6, minutesPerBoard: 7 } as const;
const SERIES: ClubSeries = {
  name: 'Winter',
  form: 'series',
  who: 'players',
  by: 'percent',
  total: 'mean',
  ties: 'shared',
};

/** A second evening of the same pairs: another pair wins board 1, and pair 1 has less (CLUB.md, acceptance 2). */
const OTHERS = { ...RESULTS, 'A2/1/1': '3NT E 10' };

/** Opens a club with two published evenings and one that is running. */
async function start() {
  const { url } = await kit.server();
  const club = await TestClub.open(url);
  await club.describe({ template: TEMPLATE, names: 'everybody' });
  await club.members('Ann Lee', 'Bo Day', 'Eve Orr', 'Hal Roy');
  const evenings = [];
  for (const [i, results] of [RESULTS, OTHERS].entries()) {
    const evening = await club.evening(kit, { date: `2026-11-${16 + 7 * i}` });
    await playEvening(evening, results);
    evenings.push(evening);
    await vi.waitFor(
      async () =>
        expect((await club.shown()).evenings.filter(({ isPublished }) => isPublished)).toHaveLength(i + 1),
      SOON,
    );
  }
  const open = await club.evening(kit, { date: '2026-11-30' });
  for (const [line, result] of Object.entries(RESULTS))
    await open.desk.done({ kind: 'reported', line, result, side: 'both' });
  return { club, evenings, open };
}

const resultsOf = async (club: TestClub, member: string, token = club.owner) =>
  (await club.ask('GET', `/members/${member}`, undefined, token)).answer as MemberResults;

const standingsOf = async (club: TestClub, series: string, token = club.owner) =>
  (await club.ask('GET', `/series/${series}`, undefined, token)).answer as StandingsView;

test('a member’s results are those of published evenings, with their partners; nothing before, nothing after', async () => {
  const { club, evenings, open } = await start();
  const [first, second] = evenings;
  const eve = await resultsOf(club, 'm3', '');
  expect(eve).toMatchObject({
    member: 'm3',
    name: 'Eve Orr',
    results: [
      { tournament: first?.tournament, date: '2026-11-16', partners: [null], place: 4, of: 4, percent: 25 },
      { tournament: second?.tournament, date: '2026-11-23', partners: [null], percent: 41.6667 },
    ],
  });
  expect((await resultsOf(club, 'm1', '')).results[0]).toMatchObject({ partners: ['Bo Day'], percent: 75 });
  expect(JSON.stringify(eve)).not.toContain(open.tournament);
  await open.desk.done({ kind: 'ended' });
  expect((await resultsOf(club, 'm1')).results).toHaveLength(2);
  await second?.desk.done({ kind: 'reopened', reason: 'a slip' });
  await vi.waitFor(async () => expect((await resultsOf(club, 'm1')).results).toHaveLength(1), SOON);
  // a hidden member is shown only to the owner and themselves, and nobody sees the name of their partner there
  const bo = await club.link('m2');
  await club.done('POST', '/members/m2', { isHidden: true });
  expect((await club.ask('GET', '/members/m2', undefined, '')).status).toBe(404);
  expect((await club.ask('GET', '/members/m2', undefined, await club.link('m1'))).status).toBe(404);
  expect(await resultsOf(club, 'm2', bo)).toMatchObject({
    name: 'Bo Day',
    results: [{ partners: ['Ann Lee'] }],
  });
  expect((await resultsOf(club, 'm1', '')).results[0]).toMatchObject({ partners: [null] });
  await club.describe({ template: TEMPLATE, names: 'members' });
  expect((await club.ask('GET', '/members/m1', undefined, '')).status).toBe(401);
  expect((await resultsOf(club, 'm1', (await club.shown()).link)).results).toHaveLength(1);
  expect((await club.ask('GET', '/members/m9')).status).toBe(404);
});

test('a series ranks members over published evenings by its rules, and a ladder puts them on rungs', async () => {
  const { club, evenings } = await start();
  await club.done('POST', '/series', SERIES);
  await club.done('POST', '/series', { ...SERIES, name: 'Pairs', who: 'pairs', total: 'sum', nights: 1 });
  await club.done('POST', '/series', { ...SERIES, name: 'Ladder', form: 'ladder' });
  await club.done('POST', '/series', { ...SERIES, name: 'Later', from: '2026-11-17', least: 2 });
  expect((await club.shown('')).series?.map(({ series, name }) => [series, name])).toEqual([
    ['s1', 'Winter'],
    ['s2', 'Pairs'],
    ['s3', 'Ladder'],
    ['s4', 'Later'],
  ]);
  const winter = await standingsOf(club, 's1', '');
  expect(winter.evenings.map(({ tournament }) => tournament)).toEqual(
    evenings.map(({ tournament }) => tournament),
  );
  // Ann and Bo: 75 and 58.33; Hal, pair 4: 41.67 and 58.33; Eve, pair 3: 25 and 41.67
  expect(winter.rows.map(({ names, place, total, tied }) => [names, place, total, tied])).toEqual([
    [['Ann Lee'], 1, 66.67, true],
    [['Bo Day'], 1, 66.67, true],
    [['Hal Roy'], 3, 50, undefined],
    [['Eve Orr'], 4, 33.33, undefined],
  ]);
  // a pair counts if both are members, and only on one night
  expect((await standingsOf(club, 's2')).rows).toMatchObject([
    { members: ['m1', 'm2'], place: 1, total: 75, played: 1, scores: [75], counted: [0] },
  ]);
  expect(
    (await standingsOf(club, 's3')).rows.map(({ names, place, before }) => [...names, place, before]),
  ).toEqual([
    ['Ann Lee', 1, 1],
    ['Bo Day', 2, 2],
    ['Hal Roy', 3, 3],
    ['Eve Orr', 4, 4],
  ]);
  expect((await standingsOf(club, 's4')).rows.every(({ place }) => place === undefined)).toBe(true);
  // other rules, and the end of the series
  await club.done('POST', '/series', { ...SERIES, series: 's1', best: 1, total: 'sum' });
  expect((await standingsOf(club, 's1')).rows[0]).toMatchObject({ total: 75, counted: [0] });
  await club.done('DELETE', '/series/s1');
  expect((await club.ask('GET', '/series/s1')).status).toBe(404);
  // hidden and former members leave their place; nothing is shown to those who may not see the members
  await club.done('POST', '/members/m1', { isHidden: true });
  expect((await standingsOf(club, 's3', '')).rows[0]).toMatchObject({ names: [null], place: 1 });
  await club.done('DELETE', '/members/m4');
  expect((await standingsOf(club, 's3')).rows[2]).toMatchObject({ names: [null], members: ['m4'] });
  await club.describe({ template: TEMPLATE, names: 'members' });
  expect((await club.ask('GET', '/series/s3', undefined, '')).status).toBe(401);
  expect(await club.shown('')).not.toHaveProperty('series');
});

test.each([
  [{ best: 0 }, 'best'],
  [{ by: 'luck' }, 'by'],
  [{ places: [] }, 'places'],
  [{ from: 'today' }, 'from'],
  [{ series: 'm1' }, 'series'],
  [{ name: '' }, 'name'],
])('%j are no rules', async (wanted, where) => {
  const { url } = await kit.server();
  const club = await TestClub.open(url);
  expect(await club.ask('POST', '/series', { ...SERIES, ...wanted })).toMatchObject({
    status: 400,
    answer: { message: expect.stringContaining(where) },
  });
});

test('a club has so many series, whose rules are its owner’s', async () => {
  const { url } = await kit.server();
  const club = await TestClub.open(url);
  await club.members('Ann Lee');
  const ann = await club.link('m1');
  expect((await club.ask('POST', '/series', SERIES, ann)).status).toBe(401);
  for (let n = 0; n < 20; n++) await club.done('POST', '/series', SERIES);
  expect((await club.ask('POST', '/series', SERIES)).status).toBe(409);
  expect((await club.ask('POST', '/series', { ...SERIES, series: 's21' })).status).toBe(404);
  expect((await club.ask('DELETE', '/series/s1', undefined, ann)).status).toBe(401);
  await club.done('DELETE', '/series/s20');
  await club.done('POST', '/series', SERIES);
  expect((await club.shown()).series?.at(-1)).toMatchObject({ series: 's21' });
});
