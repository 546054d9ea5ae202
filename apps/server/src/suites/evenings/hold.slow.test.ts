import { awaitedView } from '@overtrick/evening/online/awaited';
import { defined } from '@overtrick/rules/assert';
import { afterEach, expect, test } from 'vitest';
import { type EveningPage, type Ordered, openTournament } from '../../testing/evenings.ts';
import { Kit } from '../../testing/kit.ts';

const kit = new Kit();
afterEach(() => kit.end());

const PAIRS = ['c1', 'c2', 'c3', 'c4'];

/** Starts an evening of four pairs at online tables; only those of `players` (`c1 2`) have a link and come. */
async function evening(holdMs: number, players: readonly string[]) {
  const { url } = await kit.server({ holdMs, graceMs: 100 });
  const { tournament, token } = await openTournament(url, {
    policies: { medium: 'online', pace: 'free', robots: 'novice' },
  });
  const desk = kit.page(url);
  const answer = await desk.attend(tournament, token);
  const commands: readonly Ordered[] = [
    ...PAIRS.map((contestant) => ({ kind: 'entered' as const, contestant })),
    {
      ...({ kind: 'plan', section: 'A', from: 1, movement: 'howell', entrants: PAIRS } as const),
      ...{ boardsPerRound: 1, firstBoard: 1 },
    },
  ];
  for (const command of commands) await desk.done(command);
  const join = defined((answer as { readonly join?: string }).join, 'a link to join');
  /** Lets a player in, and returns their link's token and page. */
  async function joined(player: string) {
    const page = kit.page(url);
    await page.attend(tournament);
    const [contestant = '', number] = player.split(' ');
    const id = `${contestant}-${number}-0123456789abcdef`;
    const said = await page.say('join', { tournament, token: join, id, contestant, player: Number(number) });
    if (!said.ok) throw new Error(said.message);
    await page.attend(tournament, said.token);
    return { page, token: said.token };
  }
  /** Takes a player's chair at their open table. */
  async function seated({ page, token: link }: { readonly page: EveningPage; readonly token: string }) {
    await page.until(({ view }) => view.here?.online?.table !== undefined);
    const client = kit.client(url, undefined, `device of ${link}`);
    await client.enter(page.view.here?.online?.table ?? '', link);
    return client;
  }
  const come = await Promise.all(players.map(joined));
  await desk.done({ kind: 'clock', section: 'A', act: 'start' });
  const clients = await Promise.all(come.map(seated));
  return { desk, joined, seated, clients };
}

const awaitedAt = ({ read }: EveningPage): readonly string[] =>
  awaitedView(read).flatMap(({ where, persons }) =>
    persons.map(({ contestant, player }) => `${where} ${contestant} ${player}`),
  );
const played = ({ entries }: EveningPage): number => entries.filter(({ kind }) => kind === 'reported').length;

test('nobody plays for players who have not come until the director says so; the desk lists them', async () => {
  const { desk, joined, seated, clients } = await evening(200, ['c1 1', 'c1 2', 'c4 1', 'c4 2']);
  await desk.until((page) => awaitedAt(page).length === 4);
  expect(
    awaitedAt(desk)
      .map((one) => one.split(' ').slice(1).join(' '))
      .toSorted(),
  ).toEqual([...['c2 1', 'c2 2', 'c3 1', 'c3 2']]);
  const where = defined(awaitedView(desk.read)[0], 'a table waits').where;
  expect(played(desk)).toBe(0);
  // the seats are those of players who are away, not of computers
  expect(clients.flatMap(({ state }) => state.chairs.map(({ kind }) => kind))).not.toContain('bot');

  // one of them comes after all, and is no longer missing
  const late = await seated(await joined('c2 1'));
  await desk.until((page) => awaitedAt(page).length === 3);
  expect(awaitedAt(desk).some((one) => one.endsWith('c2 1'))).toBe(false);
  late.close();

  // computers play for the pair that is missing at one table, and the board is played
  await desk.done({ kind: 'covered', where, forAwaited: true });
  await desk.until((page) => awaitedView(page.read).every((one) => one.where !== where));
});

test('where the director says so, computers play for players who have not come, in later rounds too', async () => {
  const { desk } = await evening(0, []);
  await desk.until((page) => awaitedAt(page).length === 8);
  expect(played(desk)).toBe(0);
  for (const { where } of awaitedView(desk.read))
    await desk.done({ kind: 'covered', where, forAwaited: true });
  // everybody is played for, in later rounds too, without another word
  await desk.until(({ read }) => read.lines.size > 0 && played(desk) === read.lines.size);
  expect(desk.read.standIns.size).toBe(8);
});
