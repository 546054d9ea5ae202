import { defined } from '@overtrick/rules/assert';
import { afterEach, describe, expect, test } from 'vitest';
import { type EveningPage, startEvening } from '../../testing/evenings.ts';
import { Kit } from '../../testing/kit.ts';
import { openRaw } from '../../testing/rawSocket.ts';

const kit = new Kit();
afterEach(() => kit.end());

/** The usual options of a server, except for the limits on the test's desk. */
const usual = { messagesPerSecond: 10_000, address: { connections: 500, messagesPerSecond: 10_000 } };
/** The address of a hall's router. */
const HALL = '198.51.100.7';

test('1,000 phones with keys come from one address, and all are served; of guests the 501st is refused', async () => {
  const { url } = await kit.server(usual);
  const { desk, tournament } = await startEvening(url, kit.page(url));
  const keys: string[] = [];
  for (let i = 0; i < 1000; i += 100)
    keys.push(
      ...(await Promise.all(
        Array.from({ length: 100 }, async () => {
          const { token } = await desk.done({ kind: 'grant', role: 'screen' });
          return defined(token, 'a key has a token');
        }),
      )),
    );
  const phones: EveningPage[] = [];
  for (let i = 0; i < keys.length; i += 100)
    phones.push(
      ...(await Promise.all(
        keys.slice(i, i + 100).map(async (token) => {
          const page = kit.page(url, HALL);
          expect(await page.attend(tournament, token)).toMatchObject({ ok: true });
          return page;
        }),
      )),
    );
  expect(phones).toHaveLength(1000);
  for (let i = 0; i < 500; i += 100)
    await Promise.all(Array.from({ length: 100 }, () => openRaw(url, { forwardedFor: HALL })));
  await expect(openRaw(url, { forwardedFor: HALL })).rejects.toThrow('refuses');
  // and all of them receive an announcement
  const { number } = await desk.done({ kind: 'announced', text: 'Coffee', to: 'all' });
  await Promise.all(
    phones.map((page) =>
      page.until(({ view }) => view.notes.announced.some((notice) => notice.number === number)),
    ),
  );
});

describe('a key opens', () => {
  const few = { ...usual, address: { connections: 2, messagesPerSecond: 10_000 } };

  test('four connections; the next ones count for their address', async () => {
    const { url } = await kit.server(few);
    const { tournament, tables } = await startEvening(url, kit.page(url));
    const attend = async () => {
      const page = kit.page(url, HALL);
      await page.attend(tournament, tables.A1);
    };
    for (let i = 0; i < 6; i++) await attend();
    await expect(openRaw(url, { forwardedFor: HALL })).rejects.toThrow('refuses');
    await openRaw(url, { forwardedFor: '198.51.100.8' });
  });

  test('none beside those of its address when it is none: not the join link, not one that waits', async () => {
    const { url } = await kit.server(few);
    const { tournament, join } = await startEvening(url, kit.page(url), { policies: { join: 'asked' } });
    const page = kit.page(url, HALL);
    const asked = await page.say('join', { tournament, token: join, id: 'one', contestant: 'c1', player: 1 });
    await page.attend(tournament, asked.ok ? asked.token : '');
    await kit.page(url, HALL).attend(tournament, join);
    await expect(openRaw(url, { forwardedFor: HALL })).rejects.toThrow('refuses');
  });
});
