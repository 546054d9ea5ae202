import type { TableInfo } from '@overtrick/protocol/openTable';
import { ROUTES, type RouteName, routeOf } from '@overtrick/protocol/routes/list';
import type { TableState } from '@overtrick/protocol/table';
import { defined } from '@overtrick/rules/assert';
import { afterEach, describe, expect, test } from 'vitest';
import { type Client, openTable } from '../../testing/client.ts';
import { exampleOf } from '../../testing/foreign/grammar.ts';
import { Kit } from '../../testing/kit.ts';
import { ask, declared, fromAfar, owner, type Proofs, sits } from '../../testing/programs.ts';

const kit = new Kit();
afterEach(() => kit.end());

const chairsOf = async (url: string, table: string) =>
  ((await ask(url, `GET /api/tables/${table}`, {})).answer as unknown as TableInfo).chairs;

describe('declaring a program', () => {
  test('takes the name once more, and is for ever', async () => {
    const { url } = await kit.server();
    const { cookie } = await owner(url, 'Ada');
    const declare = (body: object) => ask(url, 'POST /api/me/bot', { cookie }, body);
    expect(await declare({ name: 'Bea' })).toMatchObject({ status: 403, answer: { code: 'ERR_OTHER_NAME' } });
    expect((await ask(url, 'GET /api/account', { cookie })).answer).toEqual({ name: 'Ada' });
    expect(await declare({ name: 'ada', operator: 'Ann Lee' })).toMatchObject({ status: 204 });
    const { answer } = await ask(url, 'GET /api/account', { cookie });
    expect(answer).toEqual({ name: 'Ada', program: { operator: 'Ann Lee' } });
    expect(await declare({ name: 'Ada', operator: 'Else' })).toMatchObject({
      status: 409,
      answer: { code: 'ERR_PROGRAM' },
    });
    expect((await ask(url, 'GET /api/account', { cookie })).answer).toEqual(answer);
  });

  test('is refused to nobody, to a token, and to an account that has played', async () => {
    const { url } = await kit.server();
    const { cookie, make } = await owner(url, 'Ada');
    const { token } = await make('play');
    expect((await ask(url, 'POST /api/me/bot', {}, { name: 'Ada' })).status).toBe(401);
    expect((await ask(url, 'POST /api/me/bot', { token }, { name: 'Ada' })).status).toBe(403);
    const opened = await openTable(url);
    await ask(url, 'POST /api/account/chairs', { cookie }, { table: opened.table, token: opened.token });
    expect(await ask(url, 'POST /api/me/bot', { cookie }, { name: 'Ada' })).toMatchObject({
      status: 409,
      answer: { code: 'ERR_PLAYED' },
    });
  });
});

describe('a personal token at a table', () => {
  test('seats a person’s account under its own name, with a key to the chair', async () => {
    const { url } = await kit.server();
    const { cookie, make } = await owner(url, 'Bea');
    const { token } = await make('play');
    const { table } = await openTable(url, { chair: 0 });
    const { status, answer } = await sits(url, table, 2, { token }, 'Somebody else');
    expect(status).toBe(200);
    expect((await chairsOf(url, table))[2]).toMatchObject({ kind: 'person', name: 'Bea' });
    expect((await chairsOf(url, table))[2]).not.toHaveProperty('program');
    const reader = await kit.stream(url, `tables/${table}`, { token: answer?.token as string });
    await reader.until(({ lines }) => lines.length > 0);
    expect((await kit.stream(url, `tables/${table}`, { token })).status).toBe(401);
    // the chair is in the account already, which has therefore played
    expect((await ask(url, 'POST /api/me/bot', { cookie }, { name: 'Bea' })).status).toBe(409);
  });

  test('needs its scope, and a name where nobody shows a token', async () => {
    const { url } = await kit.server();
    const { cookie, make } = await owner(url, 'Bea');
    const { table } = await openTable(url, { chair: 0 });
    const { token } = await make('read');
    expect(await sits(url, table, 2, { token })).toMatchObject({
      status: 403,
      answer: { code: 'ERR_SCOPE' },
    });
    expect((await kit.stream(url, `tables/${table}`, { token })).status).toBe(403);
    expect((await sits(url, table, 2, {})).status).toBe(400);
    const { id, token: revoked } = await make('play');
    await ask(url, 'DELETE /api/account/tokens', { cookie }, { id });
    expect((await sits(url, table, 2, { token: revoked })).status).toBe(401);
    expect((await kit.stream(url, `tables/${table}`, { token: revoked })).status).toBe(401);
    expect((await chairsOf(url, table))[2]?.kind).toBe('bot');
  });
});

describe('a program at a table', () => {
  test('is admitted by the host, and everybody sees what plays', async () => {
    const { url } = await kit.server();
    const ann = await fromAfar(kit, url, {});
    const { token } = await declared(url, 'Ada');
    const { answer } = await sits(url, ann.table, 2, { token });
    expect(answer).toMatchObject({ ok: true, chair: 2, waiting: true });
    expect(answer).not.toHaveProperty('token');
    expect((await kit.stream(url, `tables/${ann.table}`, { token })).status).toBe(403);
    await ann.until(({ state }) => state.knocks?.length === 1);
    expect(ann.state.knocks).toMatchObject([{ chair: 2, name: 'BOT Ada', program: true }]);
    const [knock] = ann.state.knocks ?? [];
    await ann.say('admit', { table: ann.table, token: ann.token, knock: knock?.knock ?? 0, accept: true });
    await ann.until(({ state }) => state.chairs[2]?.name === 'BOT Ada');
    expect(ann.state.chairs[2]).toMatchObject({ kind: 'person', program: true });
    expect((await chairsOf(url, ann.table))[2]).toMatchObject({ name: 'BOT Ada', program: true });
  });

  test('acts by its personal token alone, until that is revoked', async () => {
    const { url } = await kit.server({ heartbeat: { everyMs: 50, patienceMs: 5000 } });
    const ann = await fromAfar(kit, url, { policies: { programs: 'link' } });
    const { cookie, token, id } = await declared(url, 'Ada');
    await sits(url, ann.table, 2, { token });
    const reader = await kit.stream(url, `tables/${ann.table}`, { token });
    await reader.until(({ lines }) => lines.length > 0);
    const { state } = defined(reader.lines[0], 'a first line').enter as { readonly state: TableState };
    expect(state.you).toBe(2);
    const seen = Object.entries(state.view.hands).filter(([, hand]) => hand.cards !== undefined);
    expect(seen.map(([seat]) => seat)).toEqual([state.chairs[2]?.seat]);
    const act = (proofs: Proofs, body: object) =>
      ask(url, `POST /api/tables/${ann.table}/actions`, proofs, body);
    expect((await act({ token }, { kind: 'rest', away: true })).status).toBe(200);
    const { token: others } = await declared(url, 'Eve');
    expect((await act({ token: others }, { kind: 'rest', away: false })).status).toBe(401);
    expect((await kit.stream(url, `tables/${ann.table}`, { token: others })).status).toBe(401);
    expect((await act({ cookie }, { kind: 'rest', away: false })).status).toBe(401);
    await ask(url, 'DELETE /api/account/tokens', { cookie }, { id });
    await reader.until(({ isOver }) => isOver);
    expect((await act({ token }, { kind: 'rest', away: false })).status).toBe(401);
    expect(ann.state.chairs[2]).toMatchObject({ away: true });
  });

  test('comes back to its chair after it has left, and has one at a time', async () => {
    const { url } = await kit.server();
    const ann = await fromAfar(kit, url, { policies: { programs: 'link' } });
    const { token } = await declared(url, 'Ada');
    await sits(url, ann.table, 2, { token });
    expect(await sits(url, ann.table, 1, { token })).toMatchObject({
      status: 409,
      answer: { code: 'ERR_SEATED' },
    });
    expect(
      (await ask(url, `POST /api/tables/${ann.table}/actions`, { token }, { kind: 'leave' })).status,
    ).toBe(200);
    expect((await sits(url, ann.table, 2, { token })).status).toBe(200);
    expect((await chairsOf(url, ann.table))[2]).toMatchObject({ program: true });
  });

  test('loses its name with its account', async () => {
    const { url } = await kit.server();
    const ann = await fromAfar(kit, url, { policies: { programs: 'link' } });
    const { cookie, token } = await declared(url, 'Ada');
    await sits(url, ann.table, 2, { token });
    await ask(url, 'DELETE /api/account', { cookie }, { name: 'Ada' });
    await ann.until(({ state }) => state.chairs[2]?.name === 'a former member');
    expect(ann.state.chairs[2]).toMatchObject({ program: true });
  });
});

describe('an invitation', () => {
  const invites = (url: string, { table, token }: Client, program: string, chair = 2) =>
    ask(url, `POST /api/tables/${table}/invitations`, { token }, { program, chair });

  test('is heard in the stream of the program, which sits down', async () => {
    const { url } = await kit.server();
    const ann = await fromAfar(kit, url, { policies: { join: 'host' } });
    const { token } = await declared(url, 'Ada');
    const { token: other } = await declared(url, 'Eve');
    const readers = [await kit.stream(url, 'me', { token }), await kit.stream(url, 'me', { token: other })];
    expect(await invites(url, ann, 'ada')).toMatchObject({ status: 201, answer: { name: 'BOT Ada' } });
    await ann.until(({ state }) => state.invited?.length === 1);
    expect(ann.state.invited).toEqual([2]);
    await readers[0]?.until(({ lines }) => lines.some((line) => 'invitation' in line));
    const { match } = ann.state;
    const invitation = { table: ann.table, chair: 2, game: 'bridge', match, from: 'Ann' };
    expect(readers[0]?.lines.at(-1)).toEqual({ invitation });
    expect((await sits(url, ann.table, 2, { token: other })).answer).toMatchObject({ waiting: true });
    expect((await sits(url, ann.table, 2, { token })).answer).toEqual({
      ok: true,
      table: ann.table,
      chair: 2,
    });
    await ann.until(({ state }) => state.chairs[2]?.name === 'BOT Ada');
    expect(ann.state.invited).toBeUndefined();
    expect(JSON.stringify(readers[1]?.lines)).not.toContain('invitation');
  });

  test('can be declined only by the program, and is shown to no player but the host', async () => {
    const { url } = await kit.server();
    const ann = await fromAfar(kit, url, {});
    const bea = await kit.sitter(url, ann.table, 1, 'Bea');
    const { token } = await declared(url, 'Ada');
    const { token: other, cookie } = await declared(url, 'Eve');
    const { make } = await owner(url, 'Cleo');
    await invites(url, ann, 'Ada');
    await ann.until(({ state }) => state.invited !== undefined);
    expect(bea.state).not.toHaveProperty('invited');
    const decline = (proofs: Proofs) => ask(url, `DELETE /api/tables/${ann.table}/invitations`, proofs);
    expect((await decline({ token: other })).status).toBe(409);
    expect((await decline({ token: (await make('play')).token })).status).toBe(403);
    expect((await decline({ cookie })).status).toBe(403);
    expect((await decline({ token: ann.token })).status).toBe(401);
    expect((await decline({})).status).toBe(401);
    expect((await decline({ token })).status).toBe(204);
    await ann.until(({ state }) => state.invited === undefined);
    expect((await decline({ token })).status).toBe(409);
    expect((await sits(url, ann.table, 2, { token })).answer).toMatchObject({ waiting: true });
  });

  const withdraws = (url: string, table: string, proofs: Proofs, chair: number | string = 2) =>
    ask(url, `DELETE /api/tables/${table}/invitations/${chair}`, proofs);

  test('is withdrawn by the host, which the program hears, and seats nobody any more', async () => {
    const { url } = await kit.server();
    const ann = await fromAfar(kit, url, {});
    const { token } = await declared(url, 'Ada');
    const { token: other } = await declared(url, 'Eve');
    const reader = await kit.stream(url, 'me', { token });
    const others = await kit.stream(url, 'me', { token: other });
    await invites(url, ann, 'Ada');
    await reader.until(({ lines }) => lines.some((line) => 'invitation' in line));
    expect((await withdraws(url, ann.table, ann)).status).toBe(204);
    await reader.until(({ lines }) => lines.some((line) => 'uninvited' in line));
    expect(reader.lines.at(-1)).toEqual({ uninvited: { table: ann.table, chair: 2 } });
    await ann.until(({ state }) => state.invited === undefined);
    expect(await withdraws(url, ann.table, ann)).toMatchObject({
      status: 409,
      answer: { code: 'ERR_NO_INVITATION', message: expect.stringContaining('chair 2') },
    });
    expect((await sits(url, ann.table, 2, { token })).answer).toMatchObject({ waiting: true });
    await kit.sitter(url, ann.table, 2, 'Bea');
    expect((await chairsOf(url, ann.table))[2]).toMatchObject({ name: 'Bea' });
    expect(JSON.stringify(others.lines)).not.toContain('invit');
  });

  test('is withdrawn by nobody but the host, with the chair in the address', async () => {
    const { url } = await kit.server();
    const ann = await fromAfar(kit, url, {});
    const bea = await kit.sitter(url, ann.table, 1, 'Bea');
    const { token } = await declared(url, 'Ada');
    const { cookie, make } = await owner(url, 'Cleo');
    const { id, token: revoked } = await make('play');
    await ask(url, 'DELETE /api/account/tokens', { cookie }, { id });
    const { token: elsewhere } = await openTable(url, { chair: 0 });
    await invites(url, ann, 'Ada');
    const host = await withdraws(url, ann.table, { token: bea.token });
    expect(host).toMatchObject({ status: 403, answer: { code: 'ERR_HOST' } });
    const strangers: readonly Proofs[] = [
      {},
      { cookie },
      { token },
      { token: (await make('play')).token },
      { token: revoked },
      { token: elsewhere },
    ];
    for (const proofs of strangers)
      expect(await withdraws(url, ann.table, proofs)).toMatchObject({
        status: 401,
        answer: { code: 'ERR_TOKEN' },
      });
    for (const chair of ['4', 'south', '-1', '1.0'])
      expect(await withdraws(url, ann.table, ann, chair)).toMatchObject({
        status: 400,
        answer: { code: 'ERR_MESSAGE', message: expect.stringContaining('from 0 to 3') },
      });
    expect((await withdraws(url, 'unknown00001', ann)).status).toBe(404);
    expect((await sits(url, ann.table, 2, { token })).answer).toMatchObject({ ok: true, chair: 2 });
    expect((await chairsOf(url, ann.table))[2]).toMatchObject({ name: 'BOT Ada' });
  });

  test('cannot be withdrawn once the program sits, which stays', async () => {
    const { url } = await kit.server();
    const ann = await fromAfar(kit, url, {});
    const { token } = await declared(url, 'Ada');
    const reader = await kit.stream(url, 'me', { token });
    await invites(url, ann, 'Ada');
    await reader.until(({ lines }) => lines.some((line) => 'invitation' in line));
    await sits(url, ann.table, 2, { token });
    expect(await withdraws(url, ann.table, ann)).toMatchObject({
      status: 409,
      answer: { code: 'ERR_NO_INVITATION', message: expect.stringContaining('BOT Ada sits in chair 2') },
    });
    await reader.until(({ lines }) => lines.some((line) => 'table' in line));
    expect((await chairsOf(url, ann.table))[2]).toMatchObject({ name: 'BOT Ada', program: true });
    expect(JSON.stringify(reader.lines)).not.toContain('uninvited');
  });

  test('says nothing of an account that is not a program’s, and is the host’s to send', async () => {
    const { url } = await kit.server();
    const ann = await fromAfar(kit, url, {});
    const bea = await kit.sitter(url, ann.table, 1, 'Bea');
    await owner(url, 'Cleo');
    const person = await invites(url, ann, 'Cleo');
    expect(person).toMatchObject({ status: 404, answer: { code: 'ERR_NO_PROGRAM' } });
    expect((await invites(url, ann, 'Nobody')).answer).toEqual(person.answer);
    await declared(url, 'Ada');
    expect((await invites(url, bea, 'Ada')).answer).toMatchObject({ code: 'ERR_HOST' });
    const { cookie, token } = await declared(url, 'Eve');
    for (const proofs of [{}, { cookie }, { token }])
      expect(
        (await ask(url, `POST /api/tables/${ann.table}/invitations`, proofs, { program: 'Ada', chair: 2 }))
          .status,
      ).toBe(401);
  });

  test('has limits for each household, so that others can invite the program too', async () => {
    const { url } = await kit.server();
    const { token } = await declared(url, 'Ada');
    const tables = new Set<string>();
    const statuses: number[] = [];
    for (let i = 0; i < 12; i++) {
      const { table, token: chair } = await openTable(url, { chair: 0 });
      tables.add(table);
      const body = { program: 'Ada', chair: 2 };
      const { status } = await ask(url, `POST /api/tables/${table}/invitations`, { token: chair }, body);
      statuses.push(status);
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(10);
    expect(statuses.at(-1)).toBe(429);
    const reader = await kit.stream(url, 'me', { token });
    await reader.until(({ lines }) => lines.length > 10);
    const heard = reader.lines.flatMap(({ invitation }) => (invitation ? [invitation] : []));
    expect(heard).toHaveLength(10);
  });
});

/** The routes that are open to the account of a program besides reading. */
const OPEN: ReadonlySet<string> = new Set<RouteName>([
  'POST /api/account',
  'DELETE /api/account',
  'POST /api/session',
  'DELETE /api/session',
  'DELETE /api/account/sessions',
  'POST /api/account/password',
  'POST /api/account/tokens',
  'DELETE /api/account/tokens',
  'POST /api/account/card',
  'POST /api/account/friends',
  'DELETE /api/account/friends',
  'POST /api/me/bot',
  'POST /api/tables/{table}/actions',
  'POST /api/tables/{table}/invitations',
  'DELETE /api/tables/{table}/invitations',
  'DELETE /api/tables/{table}/invitations/{chair}',
  'POST /api/passkeys/session/options',
  'POST /api/passkeys/session',
  'POST /api/passkeys/new/options',
  'POST /api/passkeys/new',
  'POST /api/account/passkeys/options',
  'POST /api/account/passkeys',
  'DELETE /api/account/passkeys',
]);

test('a program has no part where people meet and are compared, signed in or by its token', async () => {
  const { url } = await kit.server();
  const { cookie, token } = await declared(url, 'Ada');
  const { table, token: chair } = await openTable(url, { chair: 0 });
  const names = (Object.keys(ROUTES) as RouteName[]).filter(
    (name) => !name.startsWith('GET ') && !OPEN.has(name),
  );
  expect(names.length).toBeGreaterThan(40);
  for (const name of names) {
    const path = name.replaceAll(/\{table\}/g, table).replaceAll(/\{\w+\}/g, 'abcdefghijkl');
    const { body } = routeOf(name);
    const wanted =
      name === 'POST /api/account/chairs' ? { table, token: chair } : body && (exampleOf(body) as object);
    for (const proofs of [{ cookie }, { token }])
      expect(await ask(url, path, proofs, wanted), name).toMatchObject({
        status: 403,
        answer: { code: expect.stringMatching(/^ERR_(?:PROGRAM|SCOPE)$/) },
      });
  }
});

test('friends and the list of open tables tell programs from people', async () => {
  const { url } = await kit.server();
  const ann = await fromAfar(kit, url, { people: 4, policies: { programs: 'link' } });
  const { token } = await declared(url, 'Ada');
  await sits(url, ann.table, 2, { token });
  await kit.stream(url, `tables/${ann.table}`, { token });
  await ann.until(({ state }) => state.chairs[2]?.present === true);
  await ask(url, 'POST /api/open-tables', { token: ann.token }, { table: ann.table, level: 'club' });
  expect((await ask(url, 'GET /api/open-tables', {})).answer).toMatchObject({
    tables: [{ people: ['Ann'], programs: ['BOT Ada'] }],
  });
  const { cookie } = await owner(url, 'Bea');
  await ask(url, 'POST /api/account/friends', { cookie }, { name: 'Ada' });
  expect((await ask(url, 'GET /api/account/friends', { cookie })).answer).toMatchObject({
    friends: [{ name: 'Ada', program: true }],
  });
  // a table with only programs has no person to play with
  ann.close();
  await expect.poll(async () => (await ask(url, 'GET /api/open-tables', {})).answer).toEqual({ tables: [] });
});
