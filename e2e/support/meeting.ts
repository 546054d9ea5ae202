import { Client, openTable } from '@overtrick/server/internals/testing/client';
import type { Page } from '@playwright/test';

const json = (body: object, headers: Readonly<Record<string, string>> = {}) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

/** Posts some requests for partners, and opens a table at which somebody waits for others. */
export async function people(server: string): Promise<void> {
  const wish = { game: 'bridge', zone: 'UTC', kind: 'table', system: 'usual' };
  const wishes = [
    {
      name: 'Ada',
      level: 'club',
      system: 'acol',
      times: [{ day: 2, from: 1140, to: 1320 }],
      words: 'Two hours, no hurry.',
    },
    {
      name: 'Bartholomäus der Große',
      kind: 'evening',
      level: 'strong',
      times: [
        { day: 4, from: 1170, to: 1380 },
        { day: 0, from: 840, to: 1020 },
      ],
    },
    {
      name: 'Cleo',
      level: 'new',
      times: [{ day: 6, from: 600, to: 720 }],
      words: 'I know the rules since last week, and would like to learn with somebody patient.',
    },
  ];
  for (const one of wishes) await fetch(`${server}/api/wishes`, json({ ...wish, ...one }));
  const { table, token } = await openTable(server, { name: 'Dan', people: 4 });
  await new Client(server).enter(table, token);
  await fetch(`${server}/api/open-tables`, {
    ...json({ table, level: 'social', words: 'All are welcome.' }),
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
  });
}

const ADA = { name: 'Ada L', password: 'analytical engine' };
const FRIENDS = [
  { name: 'Byron', game: 'bridge' },
  { name: 'Bartholomäus', game: 'spades' },
];

/** Creates an account with friends, each of whom sits at a table that others may join. */
export async function friendsPlaying(server: string): Promise<void> {
  const signedIn = async (person: object) => {
    const made = await fetch(`${server}/api/account`, json(person, { origin: server }));
    return { origin: server, cookie: (made.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '' };
  };
  const ada = await signedIn(ADA);
  for (const { name, game } of FRIENDS) {
    const friend = await signedIn({ name, password: 'mad and bad to know' });
    await fetch(`${server}/api/account/friends`, json({ name: ADA.name }, friend));
    await fetch(`${server}/api/account/friends`, json({ name }, ada));
    const { table, token } = await openTable(server, { name, game });
    await fetch(`${server}/api/account/chairs`, json({ table, token }, friend));
    await new Client(server).enter(table, token);
  }
}

/** Signs in as the friend of those players, on a device with known tables and evenings. */
export async function withTablesToGoBackTo(shown: Page): Promise<void> {
  const { origin } = new URL(shown.url());
  await shown.request.post(`${origin}/api/session`, { data: ADA, headers: { origin } });
  const seen = Date.UTC(2026, 10, 25, 19);
  const tables = [
    { table: 'kvnzbuqnnzqq', game: 'bridge', match: 'chicago', deal: 3 },
    { table: 'dhtzymgewxrr', game: 'minibridge', deal: 1 },
    { table: 'pdtfuqvzssss', game: 'draw', deal: 12 },
  ].map((known) => ({ ...known, token: 'a'.repeat(24), seen }));
  const keys = [
    { role: 'player', name: 'The Monday club, evening 12', place: 'A3, North–South' },
    { role: 'director', name: 'Pairs in the Old Town Hall of Sankt Gallen' },
  ].map((known, i) => ({ ...known, tournament: `pairsofxyz${i}`, token: `b${i}`.repeat(12), seen }));
  const kept = tables.map(({ table }) => table);
  await shown.evaluate(
    (states) => {
      for (const [name, state] of Object.entries(states))
        localStorage.setItem(`overtrick.${name}`, JSON.stringify({ state, version: 1 }));
    },
    { account: { name: ADA.name, kept }, tables: { tables }, tournaments: { keys } },
  );
  await shown.reload();
  await shown.getByRole('link', { name: 'Join Byron' }).waitFor();
}
