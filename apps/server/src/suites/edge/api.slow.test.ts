import { createHash } from 'node:crypto';
import { dealOfNumber, makeDeal } from '@overtrick/rules/deals/deal';
import { findGame } from '@overtrick/rules/games/list';
import { parseRecord, replay } from '@overtrick/rules/record';
import { afterEach, describe, expect, test } from 'vitest';
import { openApi } from '../../edge/routes/openapi.ts';
import { oneNotrump } from '../../testing/client.ts';
import { Kit } from '../../testing/kit.ts';

const kit = new Kit();
afterEach(() => kit.end());

interface Described {
  readonly openapi: string;
  readonly paths: Record<string, Record<string, { responses?: Record<string, unknown> }>>;
  readonly components: { readonly schemas: Record<string, unknown> };
}

describe('the description', () => {
  test('is served as it is, and every reference in it leads somewhere', async () => {
    const { url } = await kit.server();
    const described = (await (await fetch(`${url}/api/openapi.json`)).json()) as Described;
    expect(described).toEqual(JSON.parse(JSON.stringify(openApi)));
    expect(described.openapi).toBe('3.1.0');
    const references = [...JSON.stringify(described).matchAll(/"#\/components\/schemas\/([^"]+)"/g)];
    expect(references.length).toBeGreaterThan(5);
    for (const [, name] of references) expect(Object.keys(described.components.schemas)).toContain(name);
  });

  test('names what there is: each address answers with a status that is described', async () => {
    const { url } = await kit.server();
    const { table } = await kit.opener(url);
    const { paths } = openApi as unknown as Described;
    for (const [path, methods] of Object.entries(paths))
      for (const [method, { responses }] of Object.entries(methods).filter(
        ([name]) => name !== 'parameters',
      )) {
        const response = await fetch(url + path.replace('{table}', table), {
          method: method.toUpperCase(),
          ...(method === 'post' && { body: '{}', headers: { 'content-type': 'application/json' } }),
        });
        expect(Object.keys(responses ?? {})).toContain(String(response.status));
      }
  });
});

describe('the boards of a table', () => {
  const ask = (url: string, table: string, token = '') =>
    fetch(`${url}/api/tables/${table}/boards`, { headers: { authorization: `Bearer ${token}` } });

  test('are the records of the deals that are over, and of no other', async () => {
    const { url } = await kit.server();
    const ann = await kit.opener(url, { match: 'boards', matchOptions: { boards: 2 } });
    const boards = async () => {
      const response = await ask(url, ann.table, ann.token);
      expect(response.status).toBe(200);
      return (await response.json()) as unknown[];
    };
    expect(await boards()).toEqual([]);
    await ann.playUntil((client) => client.isDealOver, oneNotrump);
    const [first] = await boards();
    await ann.next();
    await ann.until(({ state }) => state.deal === 2);
    expect(await boards()).toEqual([first]);
    const record = parseRecord(JSON.stringify(first));
    const game = findGame('bridge');
    if (!record.ok || game === undefined) throw new Error('a record of bridge');
    const replayed = replay(game, record.value);
    expect(replayed.ok && game.outcome(replayed.value)).toBeTruthy();
  });

  test('are for those who sit there', async () => {
    const { url } = await kit.server();
    const [ann, bea] = [await kit.opener(url), await kit.opener(url)];
    for (const token of ['', 'x', bea.token, `${ann.token}x`])
      expect((await ask(url, ann.table, token)).status).toBe(401);
    expect((await ask(url, 'nosuchtable1', ann.token)).status).toBe(404);
  });
});

test('the cards are committed to at the beginning, and opened at the end', async () => {
  const { url } = await kit.server();
  const ann = await kit.opener(url, { match: 'boards', matchOptions: { boards: 2 } });
  const { fair } = ann.state;
  expect(fair).toEqual({ commitment: expect.stringMatching(/^[0-9a-f]{64}$/) });
  await ann.playUntil((client) => client.isDealOver);
  const { opened = '', commitment } = ann.state.fair ?? {};
  expect(commitment).toBe(fair?.commitment);
  expect(createHash('sha256').update(opened).digest('hex')).toBe(commitment);
  const [number = '', salt] = opened.split(' ');
  const [board] = (await (
    await fetch(`${url}/api/tables/${ann.table}/boards`, {
      headers: { authorization: `Bearer ${ann.token}` },
    })
  ).json()) as { setup: { deal: string } }[];
  expect(makeDeal(dealOfNumber(BigInt(number)))).toBe(board?.setup.deal);
  expect(salt).toBeTruthy();
  await ann.next();
  await ann.until(({ state }) => state.deal === 2);
  expect(ann.state.fair).toEqual({ commitment: expect.not.stringContaining(commitment ?? '') });
});
