import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ask } from './ask.ts';

let sent: { readonly address: string; readonly request: RequestInit } | undefined;

function answering(status: number, body: string): void {
  vi.stubGlobal('fetch', async (address: string, request: RequestInit) => {
    sent = { address, request };
    return new Response(body === '' ? null : body, { status });
  });
}

beforeEach(() => {
  sent = undefined;
});
afterEach(() => vi.unstubAllGlobals());

const OPENED = { table: 'abcdef', chair: 0, token: 'x' };

describe('a request', () => {
  test('goes to its address, with its parts, its token and what it says', async () => {
    answering(201, JSON.stringify({ lesson: 'a', token: 'b' }));
    const answer = await ask('POST /api/lessons/{lesson}/pupils', {
      parameters: { lesson: 'a/b' },
      body: { name: 'Ann' },
      token: 'key',
    });
    expect(answer).toEqual({ ok: true, value: { lesson: 'a', token: 'b' } });
    expect(sent?.address).toBe('/api/lessons/a%2Fb/pupils');
    expect(sent?.request).toMatchObject({
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer key' },
      body: '{"name":"Ann"}',
    });
  });

  test('may have a query and nothing else', async () => {
    answering(404, JSON.stringify({ ok: false, code: 'ERR_NO_CHALLENGE', message: 'None.' }));
    const parameters = { challenge: 'a' };
    const answer = await ask('GET /api/challenges/{challenge}', { parameters, query: { table: 'b' } });
    expect(answer).toEqual({ ok: false, code: 'ERR_NO_CHALLENGE', message: 'None.', status: 404 });
    expect(sent).toEqual({ address: '/api/challenges/a?table=b', request: { method: 'GET', headers: {} } });
  });
});

describe('an answer', () => {
  const open = () => ask('POST /api/tables', { body: { game: 'bridge', name: 'Ann' } });

  test('has the fields that it must have, of their kinds', async () => {
    answering(201, JSON.stringify(OPENED));
    expect(await open()).toEqual({ ok: true, value: OPENED });
  });

  test.each([
    [409, 'ERR_LESSON_FULL', 'This lesson is full: ask its author to share it again.'],
    [409, 'ERR_JOINED', 'What the server says.'],
    // the server says what is invalid, and where
    [400, 'ERR_MESSAGE', 'What the server says.'],
  ])('that refuses is in the words of the page where it has them: %i %s', async (status, code, message) => {
    answering(status, JSON.stringify({ ok: false, code, message: 'What the server says.' }));
    expect(await open()).toEqual({ ok: false, code, message, status });
  });

  test.each([
    ['a page', '<p>Please log in</p>'],
    ['something else', '{}'],
    ['a field of another kind', JSON.stringify({ ...OPENED, chair: '0' })],
    ['nothing', ''],
  ])('%s of somebody between is none', async (_, body) => {
    answering(200, body);
    expect(await open()).toMatchObject({ ok: false, code: 'ERR_ANSWER', status: 200 });
  });

  test('without a body has the status of one', async () => {
    answering(204, '');
    expect(await ask('DELETE /api/session')).toEqual({ ok: true, value: undefined });
    answering(200, '<p>Please log in</p>');
    expect(await ask('DELETE /api/session')).toMatchObject({ ok: false, code: 'ERR_ANSWER' });
  });

  test('that does not come has no status', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    expect(await open()).toEqual({
      ok: false,
      code: 'ERR_OFFLINE',
      message: expect.stringMatching(/reached/),
    });
  });

  test('that comes too often is one sentence', async () => {
    answering(429, JSON.stringify({ ok: false, code: 'ERR_BUSY', message: 'No.' }));
    expect(await open()).toMatchObject({ ok: false, code: 'ERR_BUSY', status: 429 });
  });
});
