import type { StandingsView } from '@overtrick/protocol/clubs';
import type { OpenedTournament } from '@overtrick/protocol/tournament';
import { afterEach, expect, test, vi } from 'vitest';
import { SOON } from '../../testing/asking.ts';
import { TestClub } from '../../testing/clubs.ts';
import { RESULTS } from '../../testing/evenings.ts';
import { Kit } from '../../testing/kit.ts';

const kit = new Kit();
afterEach(() => kit.end());

const BRIDGE = { form: 'pairs', game: 'bridge', method: 'mp', boards: 6, minutesPerBoard: 7 } as const;
const NAMES = ['Ann', 'Bo', 'Cy', 'Di'];

/** The results of the evening of four pairs as players of Two Handed Solo report them: North scores as West. */
const SOLO = Object.entries(RESULTS).map(
  ([line, result]) => [line, result.replace(' N ', ' S ').replace(' E ', ' W ')] as const,
);

/**
 * Plays a night of Two Handed Solo with four players, in a Howell: 75.00, 58.33, 25.00 and 41.67 % for numbers 1 to 4.
 */
async function playNight(club: TestClub, date: string, order: readonly number[]): Promise<void> {
  const isFirst = (await club.shown()).evenings.every(({ game }) => game !== 'solo');
  const opened = await club.done('POST', '/evenings', { date, game: 'solo' });
  const { tournament, token } = opened as OpenedTournament;
  const desk = kit.page(club.url);
  await desk.attend(tournament, token);
  expect(desk.read.terms).toMatchObject({ game: 'solo', form: 'pairs', seats: ['S', 'N'], method: 'mp' });
  expect(desk.read.terms.last).toBe(isFirst ? undefined : 'howell');
  for (const [i, player] of order.entries())
    await desk.done({ kind: 'entered', contestant: `c${i + 1}`, players: [{ name: NAMES[player] ?? '' }] });
  await desk.done({
    kind: 'plan',
    section: 'A',
    from: 1,
    movement: 'howell',
    entrants: ['c1', 'c2', 'c3', 'c4'],
    boardsPerRound: 2,
    firstBoard: 1,
  });
  for (const [line, result] of SOLO) await desk.done({ kind: 'reported', line, result, side: 'both' });
  await desk.done({ kind: 'ended' });
  await desk.done({ kind: 'published' });
  await vi.waitFor(
    async () =>
      expect((await club.shown()).evenings.find((one) => one.tournament === tournament)).toMatchObject({
        isPublished: true,
      }),
    SOON,
  );
}

test('a room is split between bridge and Two Handed Solo, whose match of three nights has a running score', async () => {
  const { url } = await kit.server();
  const club = await TestClub.open(url);
  await club.describe({ template: BRIDGE, names: 'everybody' });
  await club.members(...NAMES);
  await club.done('POST', '/series', {
    name: 'Solo match',
    form: 'series',
    who: 'players',
    game: 'solo',
    nights: 3,
    by: 'percent',
    total: 'mean',
    ties: 'shared',
  });
  const running = async () => {
    const { rows, evenings } = (await club.ask('GET', '/series/s1', undefined, '')).answer as StandingsView;
    return [evenings.length, ...rows.map(({ names, total }) => `${names[0]} ${total}`)];
  };
  // both games on one day, each once
  await club.evening(kit, { date: '2026-11-02' });
  await playNight(club, '2026-11-02', [0, 1, 2, 3]);
  expect((await club.shown()).evenings.map(({ date, game }) => `${date} ${game}`)).toEqual([
    '2026-11-02 solo',
    '2026-11-02 bridge',
  ]);
  for (const game of ['solo', 'bridge', undefined])
    expect(await club.ask('POST', '/evenings', { date: '2026-11-02', game })).toMatchObject({
      status: 409,
      answer: { code: 'ERR_EVENING_KNOWN' },
    });
  expect(await club.ask('POST', '/evenings', { date: '2026-11-02', game: 'chess' })).toMatchObject({
    status: 400,
  });
  expect(await running()).toEqual([1, 'Ann 75', 'Bo 58.33', 'Di 41.67', 'Cy 25']);
  // Bo 75.00, Ann 58.33, Di 25.00, Cy 41.67
  await playNight(club, '2026-11-09', [1, 0, 3, 2]);
  expect(await running()).toEqual([2, 'Ann 66.67', 'Bo 66.67', 'Di 33.33', 'Cy 33.33']);
  // Cy 75.00, Ann 58.33, Bo 25.00, Di 41.67
  await playNight(club, '2026-11-16', [2, 0, 1, 3]);
  const end = [3, 'Ann 63.89', 'Bo 52.78', 'Cy 47.22', 'Di 36.11'];
  expect(await running()).toEqual(end);
  // a fourth night does not belong to the match
  await playNight(club, '2026-11-23', [3, 2, 1, 0]);
  expect(await running()).toEqual(end);
  // the next evening by one press has the club's own game again
  await club.done('POST', '/evenings', { date: '2026-11-30' });
  expect((await club.shown()).evenings[0]).toMatchObject({ game: 'bridge' });
});
