import { ROUTES, type RouteName, routeOf } from '@overtrick/protocol/routes/list';
import { afterEach, describe, expect, test } from 'vitest';
import { oneNotrump, openTable } from '../../testing/client.ts';
import { TestClub } from '../../testing/clubs.ts';
import { Kit } from '../../testing/kit.ts';

const kit = new Kit();
afterEach(() => kit.end());

interface Part {
  readonly status: number;
  readonly body: unknown;
  /** The address of the next part. */
  readonly next: string | undefined;
}

async function get(url: string, path: string, token?: string): Promise<Part> {
  const response = await fetch(url + path, {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  const [, next] = /^<([^>]+)>; rel="next"$/.exec(response.headers.get('link') ?? '') ?? [];
  return { status: response.status, body: await response.json(), next };
}

/** Reads a list part by part, as its links lead. */
async function walk<T>(url: string, path: string, listOf: (body: unknown) => readonly T[], token?: string) {
  const parts: (readonly T[])[] = [];
  for (let at: string | undefined = path; at !== undefined && parts.length < 20; ) {
    const part: Part = await get(url, at, token);
    expect(part.status, at).toBe(200);
    parts.push(listOf(part.body));
    at = part.next;
  }
  return parts;
}

test('the boards of a table come in parts, and all at once without a limit', async () => {
  const { url } = await kit.server();
  const ann = await kit.opener(url, { match: 'boards', matchOptions: { boards: 3 } });
  for (let deal = 1; deal <= 3; deal++) {
    await ann.playUntil((client) => client.isDealOver, oneNotrump);
    if (deal < 3) await ann.next();
    if (deal < 3) await ann.until(({ state }) => state.deal === deal + 1);
  }
  const at = `/api/tables/${ann.table}/boards`;
  const all = await get(url, at, ann.token);
  expect(all).toMatchObject({ body: { length: 3 }, next: undefined });
  const parts = await walk(url, `${at}?limit=2&x=1`, (body) => body as readonly unknown[], ann.token);
  expect(parts.map(({ length }) => length)).toEqual([2, 1]);
  expect(parts.flat()).toEqual(all.body);
  expect((await get(url, `${at}?limit=none&after=`, ann.token)).body).toEqual(all.body);
  expect(await get(url, `${at}?after=7`, ann.token)).toMatchObject({
    status: 400,
    body: { code: 'ERR_MESSAGE' },
  });
});

test('a club’s members come in parts', async () => {
  const { url } = await kit.server();
  const club = await TestClub.open(url);
  await club.members(...Array.from({ length: 5 }, (_, i) => `Member ${i}`));
  const at = `/api/clubs/${club.club}/members`;
  const namesIn = (body: unknown) =>
    (body as { readonly members: readonly { readonly name: string }[] }).members.map(({ name }) => name);
  const parts = await walk(url, `${at}?limit=2`, namesIn, club.owner);
  expect(parts.map(({ length }) => length)).toEqual([2, 2, 1]);
  expect(parts.flat()).toEqual([0, 1, 2, 3, 4].map((i) => `Member ${i}`));
  expect((await get(url, at)).status).toBe(401);
  const evening = await club.evening(kit, { date: '2026-11-02' }).catch(() => undefined);
  const { body } = await get(url, `/api/clubs/${club.club}/evenings`);
  expect(body).toMatchObject({ evenings: evening === undefined ? [] : [{ tournament: evening.tournament }] });
});

describe('a refusal has problem details', () => {
  test('with the members of every refusal, and the meaning of its code at its type', async () => {
    const { url } = await kit.server();
    const response = await fetch(`${url}/api/tables/nosuchtable1`);
    expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    const title = 'There is no table at this link.';
    const type = '/api/problems/ERR_NO_TABLE';
    expect(await response.json()).toEqual({
      ...{ type, title, status: 404, detail: title },
      ...{ ok: false, code: 'ERR_NO_TABLE', message: title },
    });
    expect((await get(url, type)).body).toEqual({ code: 'ERR_NO_TABLE', title });
    for (const code of ['ERR_NOTHING', 'constructor', '__proto__'])
      expect((await get(url, `/api/problems/${code}`)).status).toBe(404);
  });

  test.each([
    ['a body that is no JSON', { method: 'POST', body: '{' }, '/api/tables', 400],
    ['a field of the wrong form', { method: 'POST', body: '{"game":1}' }, '/api/tables', 400],
    ['another site', { method: 'POST', headers: { origin: 'https://evil.example' } }, '/api/tables', 403],
    ['no such address', {}, '/api/nothing', 404],
    ['no proof', {}, '/api/account', 401],
  ])('also %s', async (_, init, path, status) => {
    const { url } = await kit.server();
    await openTable(url);
    const response = await fetch(url + path, {
      ...init,
      headers: { 'content-type': 'application/json', ...('headers' in init ? init.headers : {}) },
    });
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
    expect(await response.json()).toMatchObject({ status, ok: false });
  });
});

/** Routes of lists that somebody without a proof may read. */
const OPEN = (Object.keys(ROUTES) as RouteName[]).filter(
  (name) => routeOf(name).isPaged && routeOf(name).proofs === undefined,
);

test.each(OPEN)('%s takes a limit', async (name) => {
  const { url } = await kit.server();
  const { status, next } = await get(url, `${name.split(' ')[1]}?limit=1`);
  expect([status, next]).toEqual([200, undefined]);
});
