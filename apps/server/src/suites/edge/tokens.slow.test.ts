import { ROUTES, type RouteName, routeOf } from '@overtrick/protocol/routes/list';
import { afterEach, expect, test } from 'vitest';
import { exampleOf } from '../../testing/foreign/grammar.ts';
import { Kit } from '../../testing/kit.ts';
import { ask } from '../../testing/programs.ts';
import { FlakyStore } from '../../testing/stores.ts';

const kit = new Kit();
afterEach(() => kit.end());

interface Made {
  readonly id: string;
  readonly token: string;
}

const PASSWORD = 'correct horse battery';

async function owner(url: string, name = 'Ann') {
  const { cookie } = await ask(url, 'POST /api/account', {}, { name, password: PASSWORD });
  const make = async (scope: string, label = 'My engine') =>
    (await ask(url, 'POST /api/account/tokens', { cookie }, { name: label, scope }))
      .answer as unknown as Made;
  return { cookie, make };
}

test('a program reads the account by its token, until that is revoked', async () => {
  const store = await FlakyStore.open(kit.folder());
  const { url } = await kit.server({ store });
  const { cookie, make } = await owner(url);
  const { id, token } = await make('read');
  expect(await ask(url, 'GET /api/account', { token })).toMatchObject({
    status: 200,
    answer: { name: 'Ann' },
  });
  const { answer } = await ask(url, 'GET /api/account/tokens', { cookie });
  expect(answer).toMatchObject({ tokens: [{ id, name: 'My engine', scope: 'read' }] });
  const secret = token.split('.')[1] ?? '';
  expect(JSON.stringify(answer)).not.toContain(secret);
  const key = token.slice('ot_'.length).split('.')[0] ?? '';
  expect((await store.read(`account.${key}`)).join('\n')).not.toContain(secret);
  expect((await ask(url, 'DELETE /api/account/tokens', { cookie }, { id })).status).toBe(204);
  expect((await ask(url, 'GET /api/account', { token })).status).toBe(401);
  expect((await ask(url, 'GET /api/account/tokens', { cookie })).answer).toEqual({ tokens: [] });
});

test('a token is good for its own account, as it is, and not as another key', async () => {
  const { url } = await kit.server();
  const { make } = await owner(url);
  await owner(url, 'Bea');
  const { token } = await make('play');
  const [, secret = ''] = token.split('.');
  const ofBea = `ot_${Buffer.from('bea').toString('base64url')}.${secret}`;
  for (const wrong of [secret, `${token}x`, token.slice(3), ofBea, 'ot_.x'])
    expect((await ask(url, 'GET /api/account', { token: wrong })).status, wrong).toBe(401);
  const cookie = `overtrick=${token.slice(3)}`;
  expect((await ask(url, 'GET /api/account', { cookie })).status).toBe(401);
});

/** The routes of an account, by what a token opens. */
const OF_ACCOUNT = (Object.keys(ROUTES) as RouteName[]).filter((name) =>
  routeOf(name).proofs?.includes('session'),
);
const READ = OF_ACCOUNT.filter(
  (name) => routeOf(name).proofs?.includes('personal') && name.startsWith('GET '),
);
const PLAY = OF_ACCOUNT.filter(
  (name) => routeOf(name).proofs?.includes('personal') && !name.startsWith('GET '),
);

test('it opens what its scope says, and no other route of the account', async () => {
  const { url } = await kit.server();
  const { make } = await owner(url);
  const [read, play] = [await make('read'), await make('play')];
  expect(READ).toHaveLength(5);
  expect(PLAY).toEqual(['POST /api/account/chairs']);
  for (const name of OF_ACCOUNT.filter((one) => !one.includes('{'))) {
    const { body } = routeOf(name);
    const wanted = body && (exampleOf(body) as object);
    const status = async ({ token }: Made) => (await ask(url, name, { token }, wanted)).status;
    const isOpen = READ.includes(name);
    if (isOpen) expect([await status(read), await status(play)], name).toEqual([200, 200]);
    // there is no such table
    else if (PLAY.includes(name)) expect([await status(read), await status(play)], name).toEqual([403, 404]);
    else if (!routeOf(name).isOpen) expect([401, 403], name).toContain(await status(play));
  }
});

test('a new password revokes all tokens, and an account has at most twenty', async () => {
  const { url } = await kit.server();
  const { cookie, make } = await owner(url);
  const first = await make('read');
  const wanted = { password: PASSWORD, next: 'staple correct horse' };
  expect((await ask(url, 'POST /api/account/password', { cookie }, wanted)).status).toBe(204);
  expect((await ask(url, 'GET /api/account', first)).status).toBe(401);
});
