import { defined } from '@overtrick/rules/assert';
import { afterEach, expect, test } from 'vitest';
import { type EveningPage, openTournament } from '../../testing/evenings.ts';
import { Kit } from '../../testing/kit.ts';
import { OnlinePlayer } from '../../testing/onlinePlayer.ts';

const kit = new Kit();
afterEach(() => kit.end());

/** Starts a match of two teams at online tables: sixteen boards in two segments, IMPs and the WBF's victory points. */
async function matchOf(robots: readonly string[]) {
  const { url } = await kit.server({ graceMs: 5000 });
  const { tournament, token } = await openTournament(url, {
    form: 'teams',
    method: 'imps',
    options: { scale: 'wbf' },
    policies: { medium: 'online', pace: 'free', robots: 'novice', hold: 0, dark: 0 },
  });
  const desk = kit.page(url);
  await desk.attend(tournament, token);
  for (const contestant of ['c1', 'c2']) {
    const players = [1, 2, 3, 4].map((n) => ({ name: `${contestant} ${n}` }));
    const isRobots = robots.includes(contestant);
    await desk.done({ kind: 'entered', contestant, ...(isRobots ? { isRobots } : { players }) });
  }
  await desk.done({
    kind: 'plan',
    section: 'A',
    from: 1,
    movement: 'head-to-head',
    rounds: 2,
    entrants: ['c1', 'c2'],
    boardsPerRound: 8,
    firstBoard: 1,
  });
  const people: OnlinePlayer[] = [];
  for (const contestant of ['c1', 'c2'].filter((one) => !robots.includes(one)))
    for (let player = 1; player <= 4; player++) {
      const granted = await desk.do({ kind: 'grant', role: 'player', contestant, player });
      if (!granted.ok) throw new Error(granted.message);
      const page = kit.page(url);
      await page.attend(tournament, granted.token);
      const device = `device-of-${contestant}-${player}`;
      people.push(new OnlinePlayer(kit, url, page, { token: granted.token ?? '', device }));
    }
  return { url, tournament, desk, people };
}

const settled = ({ read }: EveningPage): number =>
  [...read.books.values()].filter(({ NS, EW }) => NS !== undefined && EW !== undefined).length;

test('eight people play a match of teams in two segments to the comparison, each at their own table', async () => {
  const { url, desk, people } = await matchOf([]);
  await desk.done({ kind: 'clock', section: 'A', act: 'start' });
  await Promise.all(
    people.map(({ page }) => page.until(({ view }) => view.here?.online?.table !== undefined)),
  );
  // the first two of a team sit North-South at one table, the next two East-West at the other
  expect(people.map(({ page }) => [page.view.here?.place, page.view.here?.side])).toEqual([
    ['A1', 'NS'],
    ['A1', 'NS'],
    ['A2', 'EW'],
    ['A2', 'EW'],
    ['A2', 'NS'],
    ['A2', 'NS'],
    ['A1', 'EW'],
    ['A1', 'EW'],
  ]);
  const other = defined(people[4]?.page.view.here?.online?.table, 'the other table is open');
  const stranger = kit.client(url, undefined, 'device-of-stranger');
  expect(await stranger.enter(other, people[0]?.token)).toMatchObject({ ok: false, code: 'ERR_TOKEN' });

  const playing = Promise.all(people.map((person) => person.play()));
  await desk.until((page) => settled(page) === 32);
  for (const { page } of people) {
    const team = page.view.head.contestant;
    // before a segment was settled at both tables, no board of the other table was sent
    const first = page.updates.findIndex(({ parts }) =>
      Object.keys(parts ?? {}).some((name) => name.startsWith('board/')),
    );
    const before = page.updates.slice(0, first).map((update) => JSON.stringify(update.parts?.card ?? ''));
    const { player = 0 } = page.view.head;
    const own = (team === 'c1') === player <= 2 ? 'A1' : 'A2';
    expect(before.length).toBeGreaterThan(3);
    expect(before.join()).not.toContain(own === 'A1' ? '"A2/' : '"A1/');
  }
  await desk.done({ kind: 'ended' });
  await desk.done({ kind: 'published' });
  await playing;
  for (const { page } of people) {
    const [match] = page.view.matches ?? [];
    expect(match).toMatchObject({ home: 'c1', away: 'c2', isSettled: true });
    expect(match?.boards).toHaveLength(16);
    const imps = match?.boards.reduce((sum, one) => sum + (one.imps ?? 0), 0) ?? 0;
    expect(imps).toBe((match?.score?.home ?? 0) - (match?.score?.away ?? 0));
    expect((match?.points?.home ?? 0) + (match?.points?.away ?? 0)).toBe(20);
  }
});

test('four people play a match against four computer players', async () => {
  const { desk, people } = await matchOf(['c2']);
  await desk.done({ kind: 'clock', section: 'A', act: 'start' });
  const playing = Promise.all(people.map((person) => person.play()));
  await desk.until((page) => settled(page) === 32);
  await desk.done({ kind: 'ended' });
  await desk.done({ kind: 'published' });
  await playing;
  expect(people[0]?.page.view.matches?.[0]?.boards).toHaveLength(16);
});
