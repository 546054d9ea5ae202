import { afterEach, describe, expect, test } from 'vitest';
import { startOneTime } from '../../accounts/oneTime.ts';
import { type Asked, Authenticator, type Twist } from '../../testing/authenticator.ts';
import { Browser } from '../../testing/browser.ts';
import { Kit } from '../../testing/kit.ts';
import { memoryStore } from '../../testing/stores.ts';

const kit = new Kit();
afterEach(() => kit.end());

const PASSWORD = 'correct horse battery';

/** A person at a browser, with its requests about passkeys. */
class Person extends Browser {
  readonly url: string;

  constructor(url: string) {
    super(url);
    this.url = url;
  }

  async register(name: string): Promise<void> {
    await this.ask('POST', '/api/account', { name, password: PASSWORD });
  }

  async options(path: string, body: object = {}): Promise<Asked> {
    const { answer } = await this.ask('POST', `/api/${path}/options`, body);
    return (answer as { options: Asked }).options;
  }

  async add(authenticator: Authenticator, twist: Twist = {}, device = 'Phone') {
    const passkey = authenticator.make(await this.options('account/passkeys'), twist);
    return this.ask('POST', '/api/account/passkeys', { device, passkey });
  }

  async signIn(authenticator: Authenticator, twist: Twist = {}) {
    const shown = authenticator.show(await this.options('passkeys/session'), twist);
    return this.ask('POST', '/api/passkeys/session', shown);
  }

  async devices(): Promise<unknown> {
    const { answer } = await this.ask('GET', '/api/account/passkeys');
    return (answer as { passkeys: { device: string }[] }).passkeys.map(({ device }) => device);
  }
}

async function begin() {
  const store = memoryStore();
  const { url } = await kit.server({ store });
  const ann = new Person(url);
  await ann.register('Ann');
  return { url, ann, store, authenticator: new Authenticator(url) };
}

describe('a passkey', () => {
  test('signs in its account on another device, again and again', async () => {
    const { url, ann, authenticator } = await begin();
    expect(await ann.add(authenticator)).toMatchObject({ status: 204 });
    for (let i = 0; i < 2; i++) {
      const other = new Person(url);
      expect(await other.signIn(authenticator)).toMatchObject({ status: 200, answer: { name: 'Ann' } });
      expect(await other.ask('GET', '/api/account')).toMatchObject({ answer: { name: 'Ann' } });
    }
  });

  test('is one of several; one that is removed is good no more', async () => {
    const { url, ann, authenticator: phone } = await begin();
    const laptop = new Authenticator(url);
    await ann.add(phone);
    await ann.add(laptop, {}, 'Laptop');
    expect(await ann.devices()).toEqual(['Phone', 'Laptop']);
    expect(await ann.add(phone)).toMatchObject({ status: 409, answer: { code: 'ERR_PASSKEY_KNOWN' } });
    expect(await ann.ask('DELETE', '/api/account/passkeys', { id: phone.id })).toMatchObject({ status: 204 });
    expect(await ann.devices()).toEqual(['Laptop']);
    const other = new Person(url);
    expect(await other.signIn(phone)).toMatchObject({ status: 401, answer: { code: 'ERR_PASSKEY' } });
    expect(await other.signIn(laptop)).toMatchObject({ status: 200 });
    // and it may be added again
    expect(await ann.add(phone)).toMatchObject({ status: 204 });
  });

  test('makes an account without a password, which keeps its last one', async () => {
    const { url, authenticator } = await begin();
    const bea = new Person(url);
    const make = async (name: string, wanted: string, by = authenticator) =>
      bea.ask('POST', '/api/passkeys/new', {
        name: wanted,
        device: 'Phone',
        passkey: by.make(await bea.options('passkeys/new', { name })),
      });
    expect(await make('Bea', 'Eve')).toMatchObject({ status: 400, answer: { code: 'ERR_PASSKEY' } });
    expect(await make('Ann', 'Ann')).toMatchObject({ status: 409, answer: { code: 'ERR_NAME_TAKEN' } });
    expect(await make('Bea', 'Bea')).toMatchObject({ status: 201, answer: { name: 'Bea' } });
    expect(await bea.ask('GET', '/api/account')).toMatchObject({ answer: { name: 'Bea' } });
    const path = '/api/account/passkeys';
    expect(await bea.ask('DELETE', path, { id: authenticator.id })).toMatchObject({
      status: 409,
      answer: { code: 'ERR_LAST_PASSKEY' },
    });
    const other = new Person(url);
    expect(await other.ask('POST', '/api/session', { name: 'Bea', password: PASSWORD })).toMatchObject({
      status: 401,
    });
    expect(await other.signIn(authenticator)).toMatchObject({ answer: { name: 'Bea' } });
  });

  const TWISTS: readonly (readonly [string, Twist])[] = [
    ['of another site’s page', { origin: 'https://evil.example' }],
    ['for another site', { rpId: 'evil.example' }],
    ['to another challenge', { challenge: 'A'.repeat(43) }],
    ['nobody touched', { flags: 4 }],
    ['of nobody who proved who he is', { flags: 1 }],
  ];
  test('is added only as it was asked for', async () => {
    const { ann, authenticator } = await begin();
    for (const [what, twist] of [
      ...TWISTS,
      ['of the wrong kind', { type: 'webauthn.get' }],
      ['with its maker’s certificate', { format: 'packed' }],
      ['of a format that there is not', { format: 'mine' }],
    ] as const)
      expect({ what, ...(await ann.add(authenticator, twist)) }).toMatchObject({
        what,
        status: 400,
        answer: { code: 'ERR_PASSKEY' },
      });
    expect(await ann.devices()).toEqual([]);
  });

  test('does not sign in by anything that is not its own answer to this challenge', async () => {
    const { url, ann, authenticator } = await begin();
    await ann.add(authenticator);
    for (const [, twist] of [...TWISTS, ['', { type: 'webauthn.create' }], ['', { isForged: true }]] as const)
      expect(await new Person(url).signIn(authenticator, twist)).toMatchObject({ status: 401 });
    const stranger = new Authenticator(url);
    expect(await new Person(url).signIn(stranger)).toMatchObject({ status: 401 });
  });
});

describe('a challenge', () => {
  test('is answered once', async () => {
    const { url, ann, authenticator } = await begin();
    await ann.add(authenticator);
    const asked = await ann.options('passkeys/session');
    const thief = new Person(url);
    const answers = [authenticator.show(asked), authenticator.show(asked)];
    expect(await ann.ask('POST', '/api/passkeys/session', answers[0])).toMatchObject({ status: 200 });
    for (const answer of answers)
      expect(await thief.ask('POST', '/api/passkeys/session', answer)).toMatchObject({ status: 401 });
  });

  test('of one account or purpose is good for no other', async () => {
    const { url, ann, authenticator } = await begin();
    const bea = new Person(url);
    await bea.register('Bea');
    const passkey = authenticator.make(await ann.options('account/passkeys'));
    const path = '/api/account/passkeys';
    expect(await bea.ask('POST', path, { device: 'x', passkey })).toMatchObject({ status: 400 });
    const toSignIn = authenticator.make(await ann.options('passkeys/session'));
    expect(await ann.ask('POST', path, { device: 'x', passkey: toSignIn })).toMatchObject({ status: 400 });
    await ann.add(authenticator);
    const toAdd = authenticator.show(await ann.options('account/passkeys'), {});
    expect(await bea.ask('POST', '/api/passkeys/session', toAdd)).toMatchObject({ status: 401 });
  });

  test('waits for some minutes, and only so many do', async () => {
    let now = 0;
    const waiting = startOneTime(undefined, () => now);
    await waiting.keep('a', 'sign in');
    now = 149_999;
    expect(await waiting.take('a')).toBe('sign in');
    expect(await waiting.take('a')).toBeUndefined();
    await waiting.keep('b', 'sign in');
    now += 150_000;
    expect(await waiting.take('b')).toBeUndefined();
    for (let i = 0; i <= 10_000; i++) await waiting.keep(`c${i}`, 'sign in');
    expect(await waiting.take('c0')).toBeUndefined();
    expect(await waiting.take('c1')).toBe('sign in');
  });
});

test('a copy of a passkey that has signed less often is found out', async () => {
  const { url, ann, authenticator } = await begin();
  await ann.add(authenticator);
  authenticator.count = 5;
  expect(await new Person(url).signIn(authenticator)).toMatchObject({ status: 200 });
  authenticator.count = 3;
  expect(await new Person(url).signIn(authenticator)).toMatchObject({ status: 401 });
});

test('who is not signed in adds none, and too many tries are too many', async () => {
  const { url } = await begin();
  const eve = new Person(url);
  const made = new Authenticator(url).make({ challenge: 'A'.repeat(43), rp: { id: '127.0.0.1' } });
  for (const [method, path] of [
    ['GET', ''],
    ['POST', '/options'],
    ['POST', ''],
    ['DELETE', ''],
  ] as const)
    expect(
      await eve.ask(method, `/api/account/passkeys${path}`, method === 'GET' ? undefined : { made }),
    ).toMatchObject({ status: 401 });
  for (const body of [{}, { id: 'x' }, [1], { ...made, id: '§' }, 'x'])
    expect(await eve.ask('POST', '/api/passkeys/session', body)).toMatchObject({ status: 400 });
  const statuses: number[] = [];
  for (let i = 0; i < 11; i++)
    statuses.push((await eve.ask('POST', '/api/passkeys/session/options', {})).status);
  expect(statuses.at(-2)).toBe(200);
  expect(statuses.at(-1)).toBe(429);
});
