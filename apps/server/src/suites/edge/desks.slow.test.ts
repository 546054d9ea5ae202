import type { DesksOfAccount } from '@overtrick/protocol/desks';
import type { OpenedTournament } from '@overtrick/protocol/tournament';
import { afterEach, describe, expect, test } from 'vitest';
import { Browser } from '../../testing/browser.ts';
import { Kit } from '../../testing/kit.ts';

const PASSWORD = 'correct horse battery';
const kit = new Kit();
afterEach(() => kit.end());

type Key = { readonly tournament: string; readonly token: string };

/** Opens an evening as a director with an account. */
async function director(url: string, name: string) {
  const browser = new Browser(url);
  await browser.ask('POST', '/api/account', { name, password: PASSWORD });
  const opening = { name: 'Tuesday', form: 'pairs', game: 'bridge', method: 'mp', date: '2026-11-29' };
  const { answer } = await browser.ask('POST', '/api/tournaments', opening);
  const { tournament, token } = answer as OpenedTournament;
  return { browser, tournament, token };
}

/** True if a token opens the lists of an evening's desk. */
const opens = async (browser: Browser, { tournament, token }: Key): Promise<boolean> => {
  const headers = { authorization: `Bearer ${token}` };
  const { status } = await browser.ask('GET', `/api/tournaments/${tournament}/devices`, undefined, headers);
  return status === 200;
};

const revoke = (browser: Browser, { tournament, token }: Key, key: number) =>
  browser.ask(
    'POST',
    `/api/tournaments/${tournament}/commands`,
    { id: `revoke ${key}`, commands: [{ kind: 'revoked', key }] },
    { authorization: `Bearer ${token}` },
  );

describe('an evening in a director’s account', () => {
  test('opens on a new device, also after the first device’s key is revoked', async () => {
    const { url } = await kit.server({});
    const { browser, tournament, token } = await director(url, 'Dora');
    const keep = () =>
      browser.ask('POST', '/api/account/evenings', { tournament, token, label: 'an account' });
    expect(await keep()).toMatchObject({ status: 204 });
    expect(await keep()).toMatchObject({ status: 204 });
    const other = new Browser(url);
    await other.ask('POST', '/api/session', { name: 'Dora', password: PASSWORD });
    const listed = async () =>
      ((await other.ask('GET', '/api/account/evenings')).answer as DesksOfAccount).evenings;
    expect(await listed()).toEqual([{ tournament, state: 'setup', name: 'Tuesday', date: '2026-11-29' }]);
    const made = await other.ask('POST', '/api/account/evenings/keys', { tournament });
    expect(made).toMatchObject({ status: 201, answer: { tournament } });
    const second = made.answer as Key;
    expect(await opens(other, second)).toBe(true);
    // the first device was stolen
    expect(await revoke(other, second, 2)).toMatchObject({ status: 200 });
    expect(await opens(browser, { tournament, token })).toBe(false);
    const third = await other.ask('POST', '/api/account/evenings/keys', { tournament });
    expect(await opens(other, third.answer as Key)).toBe(true);
    // the account's own key is listed like any other, once, and can be revoked
    expect(await revoke(other, second, 3)).toMatchObject({ status: 200 });
    expect(await other.ask('POST', '/api/account/evenings/keys', { tournament })).toMatchObject({
      status: 403,
      answer: { code: 'ERR_DESK_KEY' },
    });
    expect(await listed()).toEqual([]);
    expect(await opens(other, second)).toBe(true);
  });

  test('is removed from it with its key', async () => {
    const { url } = await kit.server({});
    const { browser, tournament, token } = await director(url, 'Dora');
    await browser.ask('POST', '/api/account/evenings', { tournament, token });
    expect(await browser.ask('GET', '/api/account/export')).toMatchObject({
      answer: { evenings: [tournament] },
    });
    expect(await browser.ask('DELETE', '/api/account/evenings', { tournament })).toMatchObject({
      status: 204,
    });
    expect(await browser.ask('POST', '/api/account/evenings/keys', { tournament })).toMatchObject({
      status: 403,
    });
    const { answer } = await browser.ask('GET', `/api/tournaments/${tournament}`, undefined, {
      authorization: `Bearer ${token}`,
    });
    expect(JSON.stringify(answer)).not.toContain('an account');
  });

  test('is of its director only', async () => {
    const { url } = await kit.server({});
    const { browser, tournament, token } = await director(url, 'Dora');
    await browser.ask('POST', '/api/account/evenings', { tournament, token });
    const stranger = await director(url, 'Steve');
    const ask = (path: string, body: object) => stranger.browser.ask('POST', path, body);
    expect(await ask('/api/account/evenings/keys', { tournament })).toMatchObject({ status: 403 });
    expect(await ask('/api/account/evenings', { tournament, token: stranger.token })).toMatchObject({
      status: 403,
    });
    expect(await ask('/api/account/evenings', { tournament: 'nothere', token })).toMatchObject({
      status: 404,
    });
    expect(await ask('/api/account/evenings', { tournament, token: 'x' })).toMatchObject({ status: 400 });
    expect(await stranger.browser.ask('DELETE', '/api/account/evenings', { tournament })).toMatchObject({
      status: 204,
    });
    expect(await browser.ask('POST', '/api/account/evenings/keys', { tournament })).toMatchObject({
      status: 201,
    });
    const guest = new Browser(url);
    for (const [method, path] of [
      ['GET', '/api/account/evenings'],
      ['POST', '/api/account/evenings'],
      ['DELETE', '/api/account/evenings'],
      ['POST', '/api/account/evenings/keys'],
    ] as const)
      expect(
        await guest.ask(method, path, method === 'GET' ? undefined : { tournament, token }),
      ).toMatchObject({
        status: 401,
      });
    // a scorer's key makes no director
    const desk = kit.page(url);
    await desk.attend(tournament, token);
    const { token: scorer = '' } = await desk.done({ kind: 'grant', role: 'scorer' });
    expect(await opens(browser, { tournament, token: scorer })).toBe(true);
    expect(await ask('/api/account/evenings', { tournament, token: scorer })).toMatchObject({ status: 403 });
  });
});
