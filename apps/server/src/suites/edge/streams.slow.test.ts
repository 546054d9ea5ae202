import { withParts } from '@overtrick/evening/view/parts';
import { type TableState, type TableUpdate, updated } from '@overtrick/protocol/table';
import { defined } from '@overtrick/rules/assert';
import { afterEach, describe, expect, test } from 'vitest';
import { MOST_OF_ACCOUNT, MOST_STREAMS } from '../../edge/streams/streams.ts';
import { marksOf } from '../../live/marks.ts';
import { BANS, type BanEntry } from '../../moderation/banLog.ts';
import { oneNotrump, openTable } from '../../testing/client.ts';
import { settled, startEvening } from '../../testing/evenings.ts';
import { Kit } from '../../testing/kit.ts';
import { ask, declared, fromAfar, owner, sits } from '../../testing/programs.ts';
import { openStoreHere } from '../../testing/stores.ts';
import type { StreamReader } from '../../testing/streams.ts';

const kit = new Kit();
afterEach(() => kit.end());

/** Returns the state of a table that a reader has, from the first line and all updates. */
function stateOf({ lines }: StreamReader): TableState {
  const [first, ...rest] = lines;
  const { state } = defined(first, 'a stream begins with the state').enter as { readonly state: TableState };
  return rest.reduce<TableState>(
    (known, { update }) => (update === undefined ? known : updated(known, update as TableUpdate)),
    state,
  );
}

describe('the stream of a table', () => {
  test('has the state first, then each update: what its chair, or a spectator, would get over a socket', async () => {
    const { url } = await kit.server();
    const ann = await kit.opener(url, { chair: 0 });
    const watching = kit.client(url);
    await watching.enter(ann.table);
    const own = await kit.stream(url, `tables/${ann.table}`, { token: ann.token });
    const open = await kit.stream(url, `tables/${ann.table}`);
    await ann.playUntil((client) => client.isDealOver, oneNotrump);
    await watching.until((client) => client.isDealOver);
    for (const reader of [own, open]) await reader.until((one) => stateOf(one).version === ann.state.version);
    expect(stateOf(own)).toEqual(ann.state);
    expect(stateOf(open)).toEqual(watching.state);
    expect(own.lines.slice(1).every((line) => 'update' in line)).toBe(true);
    expect(own.lines.length).toBeGreaterThan(10);
  });

  test('keeps its chair’s player present, and has what is said', async () => {
    const { url } = await kit.server();
    const ann = await kit.opener(url, { chair: 0 });
    const bea = await kit.sitter(url, ann.table, 2, 'Bea');
    const reader = await kit.stream(url, `tables/${ann.table}`, { token: bea.token });
    bea.close();
    await ann.until(({ state }) => state.chairs[2]?.present === true);
    await ann.say('say', { table: ann.table, token: ann.token, to: 'table', text: 'hello' });
    await reader.until(({ lines }) => lines.some((line) => 'said' in line));
    reader.close();
    await ann.until(({ state }) => state.chairs[2]?.present === false);
  });

  test('shows blank lines that it lives, and says that the server stops', async () => {
    const server = await kit.server({ heartbeat: { everyMs: 50, patienceMs: 5000 } });
    const { table } = await openTable(server.url);
    const reader = await kit.stream(server.url, `tables/${table}`);
    await reader.until(({ beats }) => beats > 2);
    await server.close();
    await reader.until(({ isOver }) => isOver);
    expect(reader.lines.at(-1)).toEqual({ stopping: true });
  });

  test.each([
    ['without the key of a chair there', 'A'.repeat(43), {}, 401, 'ERR_TOKEN'],
    ['as a spectator where none are', undefined, { policies: { spectators: 'off' } }, 403, 'ERR_UNWATCHED'],
  ])('is refused %s', async (_, token, wanted, status, code) => {
    const { url } = await kit.server();
    const { table } = await openTable(url, wanted);
    const response = await fetch(`${url}/api/tables/${table}/stream`, {
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code });
    expect((await fetch(`${url}/api/tables/nosuchtable1/stream`)).status).toBe(404);
    expect((await fetch(`${url}/api/tables/${table}/stream`, { method: 'HEAD' })).status).toBe(404);
  });

  test('ends for who has lost the chair', async () => {
    const { url } = await kit.server();
    const ann = await kit.opener(url, { chair: 0 });
    const bea = await kit.sitter(url, ann.table, 2, 'Bea');
    const reader = await kit.stream(url, `tables/${ann.table}`, { token: bea.token });
    await ann.say('remove', { table: ann.table, token: ann.token, other: 2 });
    await reader.until(({ isOver }) => isOver);
    expect(reader.lines.at(-1)).toMatchObject({ update: { gone: expect.arrayContaining(['you']) } });
  });

  test('delayed spectators read nothing of what was done just now', async () => {
    const { url } = await kit.server();
    const ann = await kit.opener(url, { chair: 0, policies: { spectators: 'delayed', delay: 3600 } });
    const reader = await kit.stream(url, `tables/${ann.table}`);
    await ann.playUntil((client) => client.isDealOver, oneNotrump);
    await ann.say('say', { table: ann.table, token: ann.token, to: 'table', text: 'hello' });
    expect(stateOf(reader).view).toMatchObject({ phase: 'auction', calls: [] });
    for (const line of reader.lines) expect(JSON.stringify(line)).not.toMatch(/"card":|"call":/);
  });
});

describe('the stream of an account', () => {
  const ofTables = ({ lines }: StreamReader) => lines.flatMap(({ table }) => (table ? [table] : []));

  test('says first whose it is, then each table where it sits, whose turn it is, and when it has left', async () => {
    const { url } = await kit.server();
    const { token } = await declared(url, 'Ada');
    const ann = await fromAfar(kit, url, { policies: { programs: 'link' }, chair: 0 });
    const reader = await kit.stream(url, 'me', { token });
    await reader.until(({ lines }) => lines.length > 0);
    expect(reader.lines[0]).toEqual({ account: { name: 'Ada', program: {} } });
    await sits(url, ann.table, 1, { token });
    await reader.until((one) => ofTables(one).length > 0);
    const seated = { table: ann.table, chair: 1, game: 'bridge', match: ann.state.match, deal: 1 };
    expect(ofTables(reader)).toEqual([{ ...seated, turn: false }]);
    await kit.stream(url, `tables/${ann.table}`, { token });
    await ann.playUntil(({ isOnTurn }) => !isOnTurn, oneNotrump);
    await reader.until((one) => ofTables(one).length > 1);
    expect(ofTables(reader).at(-1)).toEqual({ ...seated, turn: true });
    // a stream opened later begins with the table
    const later = await kit.stream(url, 'me', { token });
    await later.until((one) => ofTables(one).length > 0);
    expect(ofTables(later)).toEqual([{ ...seated, turn: true }]);
    await ann.say('remove', { table: ann.table, token: ann.token, other: 1 });
    await reader.until(({ lines }) => lines.some((line) => 'left' in line));
    expect(reader.lines.at(-1)).toEqual({ left: { table: ann.table } });
    for (const line of reader.lines) expect(JSON.stringify(line)).not.toMatch(/"cards?":|"call":/);
  });

  test('of one who directs says which evenings have started', async () => {
    const { url } = await kit.server();
    const { desk, tournament } = await startEvening(url, kit.page(url));
    const { cookie, make } = await owner(url, 'Bea');
    const { token } = await make('read');
    await ask(url, 'POST /api/account/evenings', { cookie }, { tournament, token: desk.token });
    const reader = await kit.stream(url, 'me', { token });
    await reader.until(({ lines }) => lines.length > 0);
    await desk.done({ kind: 'clock', section: 'A', act: 'start' });
    await reader.until(({ lines }) => lines.length > 1);
    expect(reader.lines[1]).toMatchObject({ evening: { tournament, state: 'playing' } });
  });

  test('is for its own token alone, and ends with it', async () => {
    const { url } = await kit.server({ heartbeat: { everyMs: 50, patienceMs: 5000 } });
    const { cookie, make } = await owner(url, 'Bea');
    const { id, token } = await make('read');
    await owner(url, 'Ada');
    const ofAda = token.replace(/^ot_[^.]+/, `ot_${Buffer.from('ada').toString('base64url')}`);
    for (const wrong of [undefined, ofAda, 'A'.repeat(43), `${token}x`])
      expect((await kit.stream(url, 'me', { token: wrong })).status, wrong).toBe(401);
    expect((await fetch(`${url}/api/me/stream`, { headers: { cookie } })).status).toBe(401);
    const reader = await kit.stream(url, 'me', { token });
    await reader.until(({ beats }) => beats > 1);
    await ask(url, 'DELETE /api/account/tokens', { cookie }, { id });
    await reader.until(({ isOver }) => isOver);
    expect((await kit.stream(url, 'me', { token })).status).toBe(401);
  });

  test('is open four times at most, and says that the server stops', async () => {
    const server = await kit.server();
    const { make } = await owner(server.url, 'Bea');
    const { token } = await make('read');
    const open = () => kit.stream(server.url, 'me', { token });
    const readers: StreamReader[] = [];
    for (let i = 0; i < MOST_OF_ACCOUNT; i++) readers.push(await open());
    expect((await open()).status).toBe(429);
    readers[0]?.close();
    await expect.poll(async () => (await open()).status).toBe(200);
    await server.close();
    await readers[1]?.until(({ isOver }) => isOver);
    expect(readers[1]?.lines.at(-1)).toEqual({ stopping: true });
  });
});

describe('the stream of an evening', () => {
  test('has what the key, or nobody’s, would get over a socket', async () => {
    const { url } = await kit.server();
    const { desk, tournament, tables } = await startEvening(url, kit.page(url));
    const pages = [kit.page(url), kit.page(url)] as const;
    const tokens = [undefined, tables.A1] as const;
    const readers: StreamReader[] = [];
    for (const [i, token] of tokens.entries()) {
      await pages[i]?.attend(tournament, token);
      readers.push(await kit.stream(url, `tournaments/${tournament}`, { token }));
    }
    await desk.done({ kind: 'reported', line: 'A1/1/1', result: '3NT N 9', side: 'both' });
    await settled(desk, pages);
    const version = desk.version;
    for (const [i, reader] of readers.entries()) {
      await reader.until(({ received }) => (received.at(-1) as { version: number }).version === version);
      const view = reader.received.reduce<ReturnType<typeof withParts> | undefined>(
        (known, message) => withParts(known, (message as { parts: Record<string, unknown> }).parts),
        undefined,
      );
      expect(view).toEqual(pages[i]?.view);
    }
    expect(readers[0]?.lines[0]).toMatchObject({ attend: { ok: true, tournament, key: 0 } });
  });

  test('ends when its key is revoked, and tells nothing more', async () => {
    const { url } = await kit.server({ heartbeat: { everyMs: 100, patienceMs: 5000 } });
    const { desk, tournament } = await startEvening(url, kit.page(url));
    const { token } = await desk.done({ kind: 'grant', role: 'scorer' });
    const reader = await kit.stream(url, `tournaments/${tournament}`, { token });
    await reader.until(({ lines }) => lines.length > 0);
    const { key } = defined(reader.lines[0], 'a first line').attend as { readonly key: number };
    await desk.done({ kind: 'revoked', key });
    await desk.done({ kind: 'reported', line: 'A1/1/1', result: '3NT N 9', side: 'both' });
    await reader.until(({ isOver }) => isOver);
    expect(JSON.stringify(reader.lines)).not.toContain('3NT N 9');
    expect(await kit.stream(url, `tournaments/${tournament}`, { token })).toMatchObject({ status: 401 });
  });
});

describe('no address takes more', () => {
  test(`than ${MOST_STREAMS} streams, and they count as its connections`, async () => {
    const { url } = await kit.server({ address: { connections: MOST_STREAMS + 1, messagesPerSecond: 1000 } });
    const { table } = await openTable(url);
    const address = '198.51.100.7';
    const opened = () => kit.stream(url, `tables/${table}`, { address });
    const readers = await Promise.all(Array.from({ length: MOST_STREAMS }, opened));
    expect(readers.map(({ status }) => status)).toEqual(readers.map(() => 200));
    expect(await opened()).toMatchObject({ status: 429 });
    const client = kit.client(url, address);
    expect(await client.enter(table)).toMatchObject({ ok: true });
    await expect(kit.client(url, address).enter(table)).rejects.toThrow();
    for (const reader of readers.slice(0, 2)) reader.close();
    await expect.poll(async () => (await opened()).status).toBe(200);
    expect(await kit.stream(url, `tables/${table}`, { address: '198.51.100.8' })).toMatchObject({
      status: 200,
    });
  });
});

test('a ban ends the streams of whom it is about', async () => {
  const dataDir = kit.folder();
  const { url } = await kit.server({ dataDir });
  const ann = await kit.opener(url, { chair: 0 });
  const address = '198.51.100.9';
  const reader = await kit.stream(url, `tables/${ann.table}`, { address });
  const other = await kit.stream(url, `tables/${ann.table}`, { address: '198.51.100.10' });
  const secret = 'a secret of the ban';
  const ban: BanEntry = {
    kind: 'banned',
    id: 'b1',
    at: 0,
    who: 'somebody',
    secret,
    marks: marksOf(secret, { address }),
  };
  const store = await openStoreHere({ dataDir });
  kit.ending(() => store.close());
  await store.append({ log: BANS, length: 0, bodies: [JSON.stringify(ban)] });
  await reader.until(({ isOver }) => isOver);
  expect(other.isOver).toBe(false);
  expect(await kit.stream(url, `tables/${ann.table}`, { address, token: ann.token })).toMatchObject({
    status: 403,
  });
});

describe('actions over HTTP', () => {
  const post = async (
    url: string,
    table: string,
    action: object,
    token?: string,
    address = '198.51.100.11',
  ) => {
    const response = await fetch(`${url}/api/tables/${table}/actions`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': address,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(action),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };

  test('take a chair, call, and are done once; what they change comes in the stream', async () => {
    const { url } = await kit.server();
    const ann = await kit.opener(url, { chair: 0 });
    const { status, body } = await post(url, ann.table, { kind: 'sit', chair: 2, name: 'Bea' });
    expect([status, body.chair]).toEqual([200, 2]);
    const token = String(body.token);
    const reader = await kit.stream(url, `tables/${ann.table}`, { token });
    await ann.playUntil(({ isOnTurn }) => !isOnTurn);
    const isTurn = ({ lines }: StreamReader) => lines.length > 0 && stateOf(reader).view.legal.length > 0;
    await reader.until(isTurn);
    const { deal, version } = stateOf(reader);
    const action = { kind: 'act', deal, version, id: 'one', action: 'P' };
    const done = await post(url, ann.table, action, token);
    expect(done).toMatchObject({ status: 200, body: { ok: true } });
    expect(await post(url, ann.table, action, token)).toEqual(done);
    expect(await post(url, ann.table, { ...action, id: 'two' }, token)).toMatchObject({
      status: 409,
      body: { code: 'ERR_STALE' },
    });
    await reader.until(() => stateOf(reader).version > version);
  });

  test('are refused without the key, in other forms, and for other messages', async () => {
    const { url } = await kit.server();
    const ann = await kit.opener(url, { chair: 0 });
    const next = { kind: 'next', deal: 1 };
    expect((await post(url, ann.table, next)).status).toBe(401);
    expect((await post(url, ann.table, next, 'A'.repeat(43))).status).toBe(401);
    expect((await post(url, 'nosuchtable1', next, ann.token)).status).toBe(404);
    for (const action of [
      { kind: 'enter' },
      { kind: 'say', to: 'table', text: 'x' },
      { ...next, token: 'x' },
      {},
    ])
      expect((await post(url, ann.table, action, ann.token)).status).toBe(400);
  });
});
