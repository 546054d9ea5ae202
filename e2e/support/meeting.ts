import { Client, openTable } from '@overtrick/server/testing/client';

const json = (body: object) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** Some wishes for partners, and a table at which somebody waits for others. */
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
