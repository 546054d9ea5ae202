import { setTimeout as pause } from 'node:timers/promises';
import { MAX_BOARDS_BYTES, MAX_CONTESTANTS_BYTES } from '@overtrick/protocol/tournamentFiles';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { askEvenings, startEvening } from '../../testing/evenings.ts';
import { Kit } from '../../testing/kit.ts';
import { LongestRun } from '../../testing/threads/longestRun.ts';

const kit = new Kit();
afterEach(() => kit.end());

/** The longest time for which one text may block the main thread, milliseconds of processor time. */
const MOST_MS = 200;

let runs: LongestRun;
beforeAll(() => {
  runs = new LongestRun();
});
afterAll(() => runs.stop());

/** Builds a script in which each name mentions the one before several times, down to a random name. */
const tower = (levels: number, mentions = 7): string =>
  [
    'a0=rnd(2)',
    ...Array.from({ length: levels }, (_, i) => `a${i + 1}=${Array(mentions).fill(`a${i}`).join('+')}`),
    `condition a${levels} < 0 || hcp(north) >= 0`,
  ].join(' ');

const filled = (part: string, length: number): string =>
  part.repeat(Math.ceil(length / part.length)).slice(0, length);

/** Scripts in the dealer language that a guest might try. */
const SCRIPTS: readonly string[] = [
  ...Array.from({ length: 10 }, (_, i) => tower(i + 1)),
  tower(60, 2),
  `condition ${filled('cccc(north)+', 1900)}0 >= 0`,
  `condition ${filled('shape(north,any 4333)+', 1900)}0 >= 0`,
  `condition ${filled('(', 1900)}`,
  `condition ${filled('a?b:', 1900)}1`,
  `predeal ${filled('spades(north)==5,', 1000)}`,
  'condition rnd(6000) == 0',
  `predeal spades(north)==3 ${filled('predeal east D ', 1900)}`,
];

/** Files of boards, and texts that look like the beginning of one. */
const FILES: readonly string[] = [
  ...[' ', '\t', '\n', '[', '{', '"', ';', 'md|', '01', '<', '[A "x"]\n', '[Board "1"]\n', '\\'],
  ...['[Board "1"]\n[Deal "N:AQ962.K7.QJ4.983 K85.A943.T65.KQ6 T4.QJT82.A97.AJ2 J73.65.K832.T754"]\n\n'],
].map((part) => filled(part, MAX_BOARDS_BYTES - 1000));

const post = (url: string, path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** Expects that each request blocks the main thread only briefly, and that the server answers others meanwhile. */
async function expectShort(
  url: string,
  asked: readonly (readonly [what: string, ask: () => Promise<{ readonly status: number }>])[],
): Promise<void> {
  const long: string[] = [];
  for (const [what, ask] of asked) {
    await runs.take();
    let isOver = false;
    const answer = ask().finally(() => {
      isOver = true;
    });
    while (!isOver) {
      const health = await fetch(`${url}/healthz`);
      expect(health.status).toBe(200);
      await pause(20);
    }
    expect((await answer).status).toBeLessThan(500);
    const ms = await runs.take();
    if (ms > MOST_MS) long.push(`${what}: ${Math.round(ms)} ms`);
  }
  expect(long).toEqual([]);
}

const named = (text: string): string => `${text.slice(0, 40)}… (${text.length})`;

test('scripts of tables and challenges', async () => {
  const { url } = await kit.server({ opensPerMinute: 10_000 });
  await expectShort(
    url,
    SCRIPTS.flatMap((deals) => [
      [`a table of ${named(deals)}`, () => post(url, '/api/tables', { game: 'bridge', name: 'Ann', deals })],
      [
        `a challenge of ${named(deals)}`,
        () => post(url, '/api/challenges', { game: 'bridge', boards: 4, method: 'mp', deals }),
      ],
    ]),
  );
});

test('scripts and files of boards, and lists of pairs of an evening', async () => {
  const { url } = await kit.server();
  const { tournament, director } = await startEvening(url, kit.page(url));
  let requests = 0;
  const put = (path: string, text: string) => () => {
    requests += 1;
    return post(
      url,
      `/api/tournaments/${tournament}/${path}`,
      { text },
      { authorization: `Bearer ${director}`, 'x-forwarded-for': `198.51.100.${requests % 250}` },
    );
  };
  await expectShort(url, [
    ...[...SCRIPTS, ...FILES].map((text) => [`boards of ${named(text)}`, put('boards', text)] as const),
    ...[' ', ',', '"', '\n', 'name,', '"a",'].map((part) => {
      const text = filled(part, MAX_CONTESTANTS_BYTES - 10);
      return [`pairs of ${named(text)}`, put('contestants', text)] as const;
    }),
  ]);
  expect((await askEvenings(url, 'GET', `/${tournament}`)).status).toBe(200);
});
