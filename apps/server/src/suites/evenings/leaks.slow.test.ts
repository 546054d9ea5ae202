import type { TournamentView } from '@overtrick/evening/view';
import { withParts } from '@overtrick/evening/view/parts';
import { defined } from '@overtrick/rules/assert';
import { below, seededRandom } from '@overtrick/rules/random';
import { afterEach, expect, test } from 'vitest';
import {
  askEvenings,
  type Evening,
  type EveningPage,
  type Ordered,
  openTournament,
  settled,
  startEvening,
} from '../../testing/evenings.ts';
import { Kit } from '../../testing/kit.ts';
import type { StreamReader } from '../../testing/streams.ts';

const kit = new Kit();
afterEach(() => kit.end());

/** A line that only the people at its table may know yet, and its two possible results. */
const HIDDEN = 'A1/1/2';
const [ONE, OTHER] = ['4SX E 10', '6HX W 3'] as const;
const DEAL = 'N:AKQJ.AKQ.AKQ.AKQ 2345.234.2345.23 6789.567.678.456 T.89TJ.9TJ.789TJ';

interface Watched {
  readonly evening: Evening;
  readonly pages: Readonly<Record<string, EveningPage>>;
  readonly streams: Readonly<Record<string, StreamReader>>;
}

/** Starts an evening with a result that only table A1 may know, with a page for each other standpoint. */
async function evening(url: string, hidden: string, seed = 'quiet'): Promise<Watched> {
  const started = await startEvening(url, kit.page(url), { policies: { ranking: 'end', percent: 'end' } });
  const { desk, tournament, tables } = started;
  const tokenOf = async (wish: object): Promise<string> =>
    defined((await desk.done({ kind: 'grant', ...wish })).token, 'a key has a token');
  const tokens: Record<string, string | undefined> = {
    nobody: undefined,
    screen: await tokenOf({ role: 'screen' }),
    'the other table': tables.A2,
    'a player of it': await tokenOf({ role: 'player', contestant: 'c2', player: 1 }),
    'a director who plays there': await tokenOf({ role: 'director', plays: 'c2' }),
  };
  const pages: Record<string, EveningPage> = {};
  const streams: Record<string, StreamReader> = {};
  for (const [name, token] of Object.entries(tokens)) {
    const page = kit.page(url);
    expect(await page.attend(tournament, token)).toMatchObject({ ok: true });
    pages[name] = page;
    streams[name] = await kit.stream(url, `tournaments/${tournament}`, { token });
  }
  const scorer = kit.page(url);
  await scorer.attend(tournament, tables.A1);
  const report = (line: string, result: string, side: 'NS' | 'EW' | 'both') =>
    scorer.done({ kind: 'reported', line, result, side });
  await desk.done({ kind: 'dealt', board: 2, deal: DEAL, source: 'hand' });
  await report('A1/1/1', '3NT N 9', 'both');
  await report(HIDDEN, hidden, 'NS');
  await report(HIDDEN, hidden, 'EW');
  const other = defined(pages['the other table'], 'a page of A2');
  for (const [at, command] of meanwhile(seed)) await (at === 'desk' ? desk : other).do(command);
  await settled(desk, Object.values(pages));
  for (const [name, stream] of Object.entries(streams))
    await stream.until(
      ({ received }) => bytesOfView(viewOf(received)) === bytesOf(pages[name] as EveningPage),
    );
  return { evening: started, pages, streams };
}

/**
 * Returns the other commands of such an evening, some of which are refused. Table A2 does not settle the board in
 * question.
 */
function meanwhile(seed: string): readonly (readonly ['desk' | 'A2', Ordered])[] {
  if (seed === 'quiet') return [];
  const random = seededRandom(seed);
  return Array.from({ length: 12 }, () => {
    switch (below(random, 8)) {
      case 0:
        return ['A2', { kind: 'skipped', line: 'A2/1/2', why: 'time' }];
      case 1:
        return ['A2', { kind: 'reported', line: 'A2/1/2', result: '2H S 8', side: 'NS' }];
      case 2:
        return ['A2', { kind: 'flagged', place: 'A2', text: 'Director!' }];
      case 3:
        return ['desk', { kind: 'penalised', contestant: 'c1', amount: -1, unit: 'points' }];
      case 4:
        return ['desk', { kind: 'ruled', line: 'A1/1/1', result: 'A6040', reason: 'Law 12C' }];
      case 5:
        return ['desk', { kind: 'timed', section: 'A', minutesPerBoard: 7, minutesPerMove: 1 }];
      case 6:
        return ['desk', { kind: 'clock', section: 'A', act: 'start' }];
      default:
        return ['A2', { kind: 'reported', line: 'A2/1/1', result: 'PASS', side: 'both' }];
    }
  });
}

/** Returns the view of a page, without the times, which differ between two equal evenings. */
const bytesOf = ({ view }: EveningPage): string => bytesOfView(view);
const bytesOfView = (view: unknown): string => JSON.stringify(view).replaceAll(/"at":\d+/g, '"at":0');

/** Returns the view that a stream’s reader has, from its first line and all updates. */
const viewOf = (received: readonly unknown[]): TournamentView | undefined =>
  received.reduce<TournamentView | undefined>(
    (view, message) => withParts(view, (message as { readonly parts: Record<string, unknown> }).parts),
    undefined,
  );

test.each(['quiet', 'a', 'b', 'c', 'd'])(
  'a result that a standpoint may not know changes no byte of what it is shown, and is in nothing that it is sent: %s',
  async (seed) => {
    const { url } = await kit.server();
    const [one, other] = [await evening(url, ONE, seed), await evening(url, OTHER, seed)];
    for (const [name, page] of Object.entries(one.pages)) {
      const twin = defined(other.pages[name], 'a page of each standpoint');
      expect(bytesOf(page), name).toBe(bytesOf(twin));
      for (const [{ received }, hidden] of [
        [page, ONE],
        [twin, OTHER],
      ] as const) {
        expect(received.join('\n'), name).not.toContain(hidden);
        expect(received.join('\n'), name).not.toContain(DEAL.slice(2, 20));
      }
    }
    for (const [{ streams }, hidden] of [
      [one, ONE],
      [other, OTHER],
    ] as const)
      for (const [name, { received }] of Object.entries(streams)) {
        expect(JSON.stringify(received), name).not.toContain(hidden);
        expect(JSON.stringify(received), name).not.toContain(DEAL.slice(2, 20));
      }
    const [shown, hidden] = await Promise.all(
      [one, other].map(async ({ evening: { tournament } }) => {
        const { text } = await askEvenings(url, 'GET', `/${tournament}`);
        return text.replaceAll(/"(?:at|now)":\d+/g, '').replace(tournament, '');
      }),
    );
    expect(shown).toBe(hidden);
  },
);

test('who sits there is shown it, and directors who do not play; nobody but them is told the log', async () => {
  const { url } = await kit.server();
  const { evening: started } = await evening(url, ONE);
  const { tournament, tables, desk } = started;
  const page = kit.page(url);
  await page.attend(tournament, tables.A1);
  expect(JSON.stringify(page.view)).toContain(ONE);
  expect(JSON.stringify(desk.entries)).toContain(ONE);
  for (const token of [tables.A1, tables.A2]) {
    expect(await askEvenings(url, 'GET', `/${tournament}/log`, { token })).toMatchObject({ status: 403 });
    expect(await askEvenings(url, 'GET', `/${tournament}/export/json`, { token })).toMatchObject({
      status: 403,
    });
  }
});

test('no token, no hash of one and no secret is in anything that anybody is sent', async () => {
  const { url } = await kit.server();
  const { evening: started, pages } = await evening(url, ONE);
  const { desk, director, join, tables, tournament } = started;
  const sent = [desk, ...Object.values(pages)].flatMap(({ received }) => received).join('\n');
  expect(sent).not.toMatch(/"proof":"[^"]|"secret"/);
  for (const token of [director, tables.A1, tables.A2]) {
    // a key's own token is sent once, to whoever created it
    expect(sent.split(token).length - 1).toBeLessThanOrEqual(1);
  }
  const others = Object.values(pages).flatMap(({ received }) => received);
  expect(others.filter((text) => text.includes(join))).toHaveLength(1);
  const { text } = await askEvenings(url, 'GET', `/${tournament}/log`, { token: director });
  expect(text.split('\n').length).toBeGreaterThan(10);
  expect(text).not.toMatch(/"proof":"[^"]|"secret"/);
});

test('hands that are entered before the boards are planned, and boards that nobody plays, are shown to nobody', async () => {
  const { url } = await kit.server();
  const { desk, tournament, tables } = await startEvening(url, kit.page(url));
  await desk.done({ kind: 'dealt', board: 40, deal: DEAL, source: 'file' });
  const pages = await Promise.all(
    [undefined, tables.A1].map(async (token) => {
      const page = kit.page(url);
      await page.attend(tournament, token);
      return page;
    }),
  );
  await settled(desk, pages);
  for (const { received } of pages) expect(received.join('\n')).not.toContain(DEAL.slice(2, 20));
  expect((await askEvenings(url, 'GET', `/${tournament}`)).text).not.toContain('board/40');
  expect(desk.received.join('\n')).not.toContain(DEAL.slice(2, 20));
  await desk.done({ kind: 'unsealed', board: 40, reason: 'to duplicate it' });
  await desk.until(({ read }) => read.boards.get(40)?.deal === DEAL);
});

/**
 * Plays the first round of a Swiss of four teams: c1 and c3 have met on board 1 at both tables, the others have not.
 */
async function teamsEvening(url: string, hidden: string) {
  const desk = kit.page(url);
  const { tournament, token } = await openTournament(url, {
    ...{ form: 'teams', method: 'imps', options: { scale: 'wbf' } },
    policies: { dark: 0, segment: 'quarter', lineUp: 'blind' },
  });
  await desk.attend(tournament, token);
  const entrants = ['c1', 'c2', 'c3', 'c4'];
  for (const contestant of entrants)
    await desk.done({
      ...{ kind: 'entered', contestant },
      players: [1, 2, 3, 4].map((n) => ({ name: `${contestant} ${n}` })),
    });
  await desk.done({
    ...{ kind: 'plan', section: 'A', from: 1, movement: 'swiss', rounds: 3 },
    ...{ entrants, boardsPerRound: 4, firstBoard: 1 },
  });
  const meetings = [
    ['c1', 'c3'],
    ['c2', 'c4'],
  ] as const;
  await desk.done({ kind: 'drawn', section: 'A', round: 1, meetings, basis: 'all' });
  const pages: Record<string, EveningPage> = {};
  const attended = async (wish?: object): Promise<EveningPage> => {
    const key = wish && (await desk.done({ kind: 'grant', ...wish }));
    const page = kit.page(url);
    await page.attend(tournament, key?.token);
    return page;
  };
  const captain = await attended({ role: 'player', contestant: 'c1', player: 1 });
  pages.nobody = await attended();
  pages.screen = await attended({ role: 'screen' });
  pages['a table'] = await attended({ role: 'table', place: 'A3' });
  for (const player of [1, 2, 3, 4])
    pages[`player ${player}`] = await attended({ role: 'player', contestant: 'c2', player });
  pages['a director who plays'] = await attended({ role: 'director', plays: 'c4' });
  await captain.done({
    ...{ kind: 'lined', contestant: 'c1', from: 2 },
    ...(hidden === ONE ? { ns: [1, 2], ew: [3, 4] } : { ns: [3, 2], ew: [1, 4] }),
  });
  for (const [line, result] of [
    ['A1/1/1', 'PASS'],
    ['A2/1/1', hidden],
    ['A3/1/2', '3NT N 9'],
  ] as const)
    await desk.done({ kind: 'reported', line, result, side: 'both' });
  await settled(desk, [...Object.values(pages), captain]);
  return { tournament, pages, captain };
}

test('of teams nobody is told a score to which a board goes that they have still to play, nor a blind line-up', async () => {
  const { url } = await kit.server();
  const [one, other] = [await teamsEvening(url, ONE), await teamsEvening(url, OTHER)];
  for (const [name, page] of Object.entries(one.pages)) {
    const twin = defined(other.pages[name], 'a page of each standpoint');
    expect(bytesOf(page), name).toBe(bytesOf(twin));
    expect(page.received.join('\n'), name).not.toContain(ONE);
  }
  // those who played it see it
  expect(one.captain.view.matches?.[0]?.score).toBeDefined();
  expect(bytesOf(one.captain)).not.toBe(bytesOf(other.captain));
  const [shown, hidden] = await Promise.all(
    [one, other].map(async ({ tournament }) =>
      (await askEvenings(url, 'GET', `/${tournament}`)).text
        .replaceAll(/"(?:at|now)":\d+/g, '')
        .replace(tournament, ''),
    ),
  );
  expect(shown).toBe(hidden);
});
