import { parseCode } from '@overtrick/protocol/invite/code';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { MOST } from '../../codes/guesses.ts';
import { Kit } from '../../testing/kit.ts';
import { type Service, startPostgres, startRedis } from '../../testing/processes.ts';

const kit = new Kit();
afterEach(() => kit.end());

const asked = (url: string, path: string, init: RequestInit = {}) =>
  fetch(`${url}${path}`, { method: 'POST', ...init });
const codeFor = async (url: string, { table, token }: { table: string; token?: string | undefined }) =>
  asked(
    url,
    `/api/tables/${table}/code`,
    token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } },
  );
const found = async (url: string, code: string, address = '198.51.100.1') => {
  const answer = await asked(url, '/api/codes', {
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ code }),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};
async function opened(url: string, wanted: object = {}) {
  const ann = await kit.opener(url, { people: 2, chair: 2, ...wanted });
  const { code } = (await (await codeFor(url, ann)).json()) as { code: string };
  return { ann, code };
}

test('a friend finds the table by its code, however it is typed', async () => {
  const { url } = await kit.server();
  const { ann, code } = await opened(url);
  expect(parseCode(code)).toBe(code);
  for (const typed of [code, code.toLowerCase(), ` ${code.slice(0, 3)}-${code.slice(3)} `])
    expect(await found(url, typed)).toEqual({ status: 200, body: { table: ann.table } });
  expect(await (await codeFor(url, ann)).json()).toMatchObject({ code });
});

test('only who sits there is told the code', async () => {
  const { url } = await kit.server();
  const { ann } = await opened(url);
  const other = await kit.opener(url);
  expect((await codeFor(url, { table: ann.table })).status).toBe(401);
  expect((await codeFor(url, { table: ann.table, token: other.token })).status).toBe(401);
  expect((await codeFor(url, { table: 'nosuchtable1', token: other.token })).status).toBe(404);
});

test('it ends when the last friend sits down, and is answered then as one that never was', async () => {
  const { url } = await kit.server();
  const { ann, code } = await opened(url);
  const never = await found(url, code === 'CFHJKM' ? 'CFHJKP' : 'CFHJKM');
  expect(never).toMatchObject({ status: 404, body: { code: 'ERR_CODE' } });
  await kit.sitter(url, ann.table, 0, 'Bea');
  await ann.until(({ state }) => state.awaited === undefined);
  await expect.poll(() => found(url, code)).toEqual(never);
});

test('it ends when the host begins without the others', async () => {
  const { url } = await kit.server();
  const { ann, code } = await opened(url);
  await ann.say('start', { table: ann.table, token: ann.token });
  await expect.poll(async () => (await found(url, code)).status).toBe(404);
});

test('where nobody else may sit down there is none', async () => {
  const { url } = await kit.server();
  const alone = await kit.opener(url, { policies: { join: 'closed' } });
  expect((await codeFor(url, alone)).status).toBe(409);
});

test('who guesses is stopped, by address and in all, and says no more to the page than that', async () => {
  const { url } = await kit.server();
  const { ann, code } = await opened(url);
  const wrong = code === 'CFHJKM' ? 'CFHJKP' : 'CFHJKM';
  const many = await Promise.all(Array.from({ length: MOST.address + 5 }, () => found(url, wrong)));
  expect(many.filter(({ status }) => status === 404)).toHaveLength(MOST.address);
  expect(await found(url, code)).toMatchObject({ status: 429 });
  expect(await found(url, code, '198.51.100.2')).toEqual({ status: 200, body: { table: ann.table } });
  await Promise.all(Array.from({ length: MOST.all }, (_, i) => found(url, wrong, `203.0.113.${i}`)));
  expect(await found(url, code, '192.0.2.77')).toMatchObject({ status: 429 });
});

describe('several processes on PostgreSQL and Redis', () => {
  let services: readonly Service[] = [];
  beforeAll(async () => {
    services = await Promise.all([startPostgres(), startRedis()]);
  });
  afterAll(() => Promise.all(services.map((service) => service.end())));

  test('one gives the code that leads there at the other, and they count guesses together', async () => {
    const [database, redis] = services;
    const places = { databaseUrl: database?.url, redisUrl: redis?.url };
    const [here, there] = [await kit.server(places), await kit.server(places)];
    const { ann, code } = await opened(here.url);
    expect(await (await codeFor(there.url, ann)).json()).toMatchObject({ code });
    expect(await found(there.url, code)).toEqual({ status: 200, body: { table: ann.table } });
    const wrong = code === 'CFHJKM' ? 'CFHJKP' : 'CFHJKM';
    const tries = Array.from({ length: 2 * MOST.address }, (_, i) =>
      found([here, there][i % 2]?.url ?? '', wrong),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 404)).toHaveLength(MOST.address);
    await kit.sitter(there.url, ann.table, 0, 'Bea');
    await expect.poll(async () => (await found(here.url, code, '192.0.2.9')).status).toBe(404);
  });
});
