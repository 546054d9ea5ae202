import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { openTable } from '../../testing/client.ts';
import { playEvening, TestClub } from '../../testing/clubs.ts';
import { openTournament } from '../../testing/evenings.ts';
import { Kit } from '../../testing/kit.ts';

const kit = new Kit();
afterEach(() => kit.end());

const post = (url: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });

describe('opening a table', () => {
  test('seats the opener where he likes, bots in the other chairs', async () => {
    const { url } = await kit.server();
    const opened = await openTable(url, { name: ' Ann ', chair: 3 });
    expect(opened).toEqual({
      table: expect.stringMatching(/^[a-z0-9]{12}$/),
      chair: 3,
      token: expect.stringMatching(/^[\w-]{43}$/),
    });
    const info: unknown = await (await fetch(`${url}/api/tables/${opened.table}`)).json();
    expect(info).toEqual({
      table: opened.table,
      game: 'bridge',
      options: { dummySeesDeclarer: false },
      match: 'chicago',
      matchOptions: expect.objectContaining({ chukkas: 1 }),
      policies: expect.objectContaining({ join: 'link', spectators: 'open', grace: 60 }),
      chairs: [
        { chair: 0, seat: 'N', kind: 'bot', name: 'Ash', present: true },
        { chair: 1, seat: 'E', kind: 'bot', name: 'Birch', present: true },
        { chair: 2, seat: 'S', kind: 'bot', name: 'Cedar', present: true },
        { chair: 3, seat: 'W', kind: 'person', name: 'Ann', present: false, host: true },
      ],
    });
  });

  test('in another form, with options', async () => {
    const { url } = await kit.server();
    const ann = await kit.opener(url, { match: 'boards', matchOptions: { boards: 2, first: 7 } });
    expect(ann.state).toMatchObject({ match: 'boards', view: { terms: { board: 7, dealer: 'S' } } });
  });

  test.each<[string, unknown, string]>([
    ['no JSON', '{', 'The message is not JSON.'],
    ['nothing', '', 'The message is not JSON.'],
    ['no object', '[]', '“tables” takes one object.'],
    ['no name', { game: 'bridge' }, '“name” of “tables” is missing.'],
    ['a game that there is not', { game: 'whisk', name: 'A' }, 'There is no game “whisk”.'],
    [
      'a match format that there is not',
      { game: 'bridge', match: 'x', name: 'A' },
      'Contract bridge is played in one of these match formats: ',
    ],
    ['an option that there is not', { game: 'bridge', options: { x: 1 }, name: 'A' }, 'There is no option'],
    [
      'a wrong value',
      { game: 'bridge', matchOptions: { chukkas: 0 }, name: 'A' },
      'Chukkas is a whole number',
    ],
    [
      'a chair that there is not',
      { game: 'bridge', chair: 9, name: 'A' },
      '“chair” of “tables” must be 3 at most.',
    ],
    ['a field that there is not', { game: 'bridge', name: 'A', seed: 1 }, '“tables” has no field “seed”.'],
    ['the name of no object’s own', { game: '__proto__', name: 'A' }, 'There is no game “__proto__”.'],
  ])('with %s is refused with a sentence', async (_, body, message) => {
    const { url } = await kit.server();
    const response = await post(url, typeof body === 'string' ? body : JSON.stringify(body));
    expect(response.status).toBe(400);
    const answer = await response.json();
    expect(answer).toMatchObject({ ok: false, code: expect.stringMatching(/^ERR_/) });
    expect(answer).toHaveProperty('message', expect.stringContaining(message));
  });

  test('too large, of another kind, from another page, too often', async () => {
    const { url } = await kit.server({ opensPerMinute: 3 });
    const body = JSON.stringify({ game: 'bridge', name: 'A' });
    expect((await post(url, JSON.stringify({ x: 'x'.repeat(5000) }))).status).toBe(413);
    expect((await post(url, body, { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await post(url, body, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await post(url, body, { origin: url })).status).toBe(201);
    const last = await post(url, body);
    expect(last.status).toBe(429);
    expect(await last.json()).toMatchObject({ ok: false, code: 'ERR_BUSY' });
  });

  test('a store that fails opens none', async () => {
    const { url } = await kit.server({
      store: {
        append: () => Promise.reject(new Error('full')),
        read: () => Promise.reject(new Error('gone')),
        lengths: () => Promise.reject(new Error('gone')),
        rewrite: () => Promise.reject(new Error('gone')),
        delete: () => Promise.reject(new Error('gone')),
        find: () => Promise.reject(new Error('gone')),
        deleteOld: () => Promise.reject(new Error('gone')),
        ping: () => Promise.reject(new Error('gone')),
        close: () => Promise.resolve(),
      },
    });
    const response = await post(url, JSON.stringify({ game: 'bridge', name: 'A' }));
    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({ ok: false, code: 'ERR_SERVER' });
    expect((await fetch(`${url}/api/tables/abcdefgh`)).status).toBe(500);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect((await fetch(`${url}/readyz`)).status).toBe(503);
  });
});

test('a server has no compiler of schemas that none of its routes has', async () => {
  await kit.server();
  const loaded = Object.keys(createRequire(import.meta.url).cache);
  expect(loaded.some((file) => file.includes('/node_modules/fastify/'))).toBe(true);
  expect(loaded.filter((file) => /\/node_modules\/ajv\//.test(file))).toEqual([]);
});

describe('other addresses', () => {
  test.each([
    ['/api/tables/nosuchtable1', 404],
    ['/api/tables/..%2f..%2fetc', 404],
    ['/api/nothing', 404],
    ['/healthz', 200],
    ['/readyz', 200],
    ['/metrics', 200],
    ['/%', 400],
  ])('GET %s: %i', async (path, status) => {
    const { url } = await kit.server();
    expect((await fetch(url + path)).status).toBe(status);
  });

  test('metrics are for the machine itself, and for the token where one is set', async () => {
    const metricsToken = 'a token of the operator';
    const [{ url }, open] = [await kit.server(), await kit.server({ metricsToken })];
    const elsewhere = { 'x-forwarded-for': '198.51.100.7' };
    const status = async (of: string, headers: Record<string, string>) =>
      (await fetch(`${of}/metrics`, { headers })).status;
    expect(await status(url, elsewhere)).toBe(403);
    expect(await status(url, { ...elsewhere, authorization: 'Bearer undefined' })).toBe(403);
    expect(await status(open.url, { ...elsewhere, authorization: 'Bearer another' })).toBe(403);
    expect(await status(open.url, elsewhere)).toBe(403);
    expect(await status(open.url, { ...elsewhere, authorization: `Bearer ${metricsToken}` })).toBe(200);
    expect(await status(open.url, {})).toBe(200);
  });

  test('metrics count tables, entries and commits', async () => {
    const { url } = await kit.server();
    const ann = await kit.opener(url);
    await ann.playUntil((client) => client.isDealOver);
    const text = await (await fetch(`${url}/metrics`)).text();
    for (const line of [
      'overtrick_tables 1',
      'overtrick_sockets 1',
      'overtrick_entries_total{kind="acted",by="bot"}',
      'overtrick_action_stored_seconds_count',
      'overtrick_commit_appends_count',
      'overtrick_bot_seconds_count',
    ])
      expect(text).toContain(line);
    expect(text).not.toContain(ann.table);
  });
});

describe('the pages', () => {
  const seats = { N: 'North', E: 'East', S: 'South', W: 'West' };
  const WORDS = {
    en: {
      title: '{0} invites you to {1}',
      description: '{0}. Free: {1}.',
      club: 'A club.',
      evening: 'An evening.',
      results: 'Results.',
      board: 'Board {0} of {1}',
      challenge: '{0}: the same {1} boards',
      challengeDescription: 'Play them.',
      seats,
      games: {},
      matches: {},
    },
    de: {
      club: 'Ein Club.',
      evening: 'Ein Abend.',
      results: 'Ergebnisse.',
      board: 'Board {0} von {1}',
      challenge: '{0}: dieselben {1} Boards',
      challengeDescription: 'Spiele sie.',
      title: '{0} lädt dich ein: {1}',
      description: '{0}. Frei: {1}.',
      seats: { N: 'Nord', E: 'Ost', S: 'Süd', W: 'West' },
      games: { bridge: 'Kontraktbridge' },
      matches: {},
    },
  };
  async function built(more: Parameters<typeof kit.server>[0] = {}) {
    const pages = kit.folder();
    mkdirSync(join(pages, 'assets'));
    writeFileSync(
      join(pages, 'index.html'),
      '<!doctype html><title>Overtrick</title>' +
        '<meta\n name="description"\n content="Bridge"><meta property="og:title" content="Overtrick">' +
        '<meta property="og:description" content="Bridge"><meta property="og:image" content="/card.png">',
    );
    writeFileSync(join(pages, 'previews.json'), JSON.stringify(WORDS));
    writeFileSync(join(pages, '.sources'), 'digest');
    const script = 'console.log(1);'.repeat(100);
    writeFileSync(join(pages, 'assets', 'app-1a2b.js'), script);
    writeFileSync(join(pages, 'assets', 'app-1a2b.js.br'), brotliCompressSync(script));
    return (await kit.server({ pages, ...more })).url;
  }

  test.each(['/', '/t/abcdefghijkl', '/rules/bridge'])(
    '%s is the page, looked after each time',
    async (path) => {
      const response = await fetch((await built()) + path);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(await response.text()).toContain('<title>Overtrick');
    },
  );

  test.each([
    ['/', null],
    ['/rules/bridge', null],
    ['/club', null],
    ['/t/abcdefghijkl', 'noindex'],
    ['/club/abcdefghijkl', 'noindex'],
    ['/club/abcdefghijkl/board/7', 'noindex'],
    ['/clubs/abcdefghijkl', 'noindex'],
  ])('%s tells search engines: %s', async (path, robots) => {
    const response = await fetch((await built()) + path);
    expect(response.status).toBe(200);
    expect(response.headers.get('x-robots-tag')).toBe(robots);
  });

  test('a club that asks for it is found, with the published results of its evenings', async () => {
    const url = await built();
    const robots = async (path: string) => (await fetch(url + path)).headers.get('x-robots-tag');
    const club = await TestClub.open(url);
    const template = { form: 'pairs', game: 'bridge', method: 'mp', boards: 6, minutesPerBoard: 7 } as const;
    await club.describe({ template, names: 'everybody' });
    const evening = await club.evening(kit, { date: '2026-11-02' });
    const { tournament } = evening;
    const at = (page: string) => robots(`/club/${tournament}${page}`);
    await playEvening(evening);
    expect([await robots(`/clubs/${club.club}`), await at('')]).toEqual(['noindex', 'noindex']);
    await club.describe({ template, names: 'everybody', isFound: true });
    expect(await club.shown('')).toMatchObject({ isFound: true });
    for (const page of ['', '/', '?x=1', '/board/1', '/pair/c1']) expect(await at(page)).toBeNull();
    for (const page of ['/desk', '/join', '/score', '/screen']) expect(await at(page)).toBe('noindex');
    expect(await robots(`/clubs/${club.club}`)).toBeNull();
    expect(await robots(`/clubs/${club.club}/members/m1`)).toBe('noindex');
    await evening.desk.done({ kind: 'reopened', reason: 'a slip' });
    expect(await at('')).toBe('noindex');
  });

  test.each(['/', '/rules/bridge', '/t/abcdefghijkl'])(
    '%s has its picture at the address by which everybody reaches the server',
    async (path) => {
      const response = await fetch((await built({ publicUrl: 'https://bridge.example' })) + path);
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      const page = await response.text();
      expect(page).toContain('<title>Overtrick</title>');
      expect(page).toContain('<meta property="og:image" content="https://bridge.example/card.png">');
    },
  );

  test('of a table says who invites to what, and which chairs are free, as long as one is', async () => {
    const url = await built();
    const { table, token } = await openTable(url, { name: '"><script>$& Ann', chair: 2 });
    const read = async () => (await fetch(`${url}/t/${table}`)).text();
    const title = '&quot;&gt;&lt;script&gt;$&amp; Ann invites you to Contract bridge';
    const about = 'Chicago. Free: North, East, West.';
    expect(await read()).toBe(
      `<!doctype html><title>${title}</title><meta\n name="description"\n content="${about}">` +
        `<meta property="og:title" content="${title}"><meta property="og:description" content="${about}">` +
        `<meta property="og:image" content="${url}/card.png">`,
    );
    expect(await read()).not.toContain(token);
    await kit.sitter(url, table, 0, 'Bea');
    expect(await read()).toContain('Free: East, West.');
    await kit.sitter(url, table, 1, 'Cal');
    await kit.sitter(url, table, 3, 'Dee');
    expect(await read()).toContain('<title>Overtrick</title>');
    const closed = await openTable(url, { policies: { join: 'closed' } });
    const page = await (await fetch(`${url}/t/${closed.table}`)).text();
    expect(page).toContain('<title>Overtrick</title>');
  });

  test.each([
    ['de-AT,de;q=0.9,en;q=0.5', 'Ann lädt dich ein: Kontraktbridge', 'Chicago. Frei: Nord, Ost, West.'],
    ['en;q=0.3, DE', 'Ann lädt dich ein: Kontraktbridge', 'Chicago. Frei: Nord, Ost, West.'],
    ['pt,it;q=0.8', 'Ann invites you to Contract bridge', 'Chicago. Free: North, East, West.'],
    [
      'de;q=0,constructor,__proto__;q=x',
      'Ann invites you to Contract bridge',
      'Chicago. Free: North, East, West.',
    ],
  ])('a link is told in the language of whoever asks: %s', async (accepted, title, about) => {
    const url = await built({ publicUrl: 'https://bridge.example' });
    const { table } = await openTable(url, { name: 'Ann', chair: 2 });
    const response = await fetch(`${url}/t/${table}`, { headers: { 'accept-language': accepted } });
    expect(response.headers.get('vary')).toContain('accept-language');
    const page = await response.text();
    expect(page).toContain(`<title>${title}</title>`);
    expect(page).toContain(`<meta property="og:description" content="${about}">`);
    expect(page).toContain('<meta property="og:image" content="https://bridge.example/card.png">');
  });

  test('of a club, an evening, its boards and a challenge says what is there', async () => {
    const url = await built();
    const told = async (path: string, language = 'en') => {
      const page = await (await fetch(url + path, { headers: { 'accept-language': language } })).text();
      const [, title] = /property="og:title" content="([^"]*)/.exec(page) ?? [];
      const [, about] = /property="og:description" content="([^"]*)/.exec(page) ?? [];
      return [title, about];
    };
    const club = await TestClub.open(url, 'Mondays & "tea"');
    expect(await told(`/clubs/${club.club}`)).toEqual(['Mondays &amp; &quot;tea&quot;', 'A club.']);
    const { tournament } = await openTournament(url, { name: 'Cup', date: '2026-11-23' });
    const at = `/club/${tournament}`;
    expect(await told(at)).toEqual(['Cup · 2026-11-23', 'An evening.']);
    expect(await told(`${at}/board/7`, 'de')).toEqual(['Board 7 von Cup · 2026-11-23', 'Ein Abend.']);
    const { challenge } = (await (await fetch(`${url}/api/challenges/today`)).json()) as {
      challenge: string;
    };
    const [title, about] = await told(`/challenge/${challenge}`);
    expect(title).toMatch(/^Contract bridge: the same \d+ boards$/);
    expect(about).toBe('Play them.');
    // of what is not there, or has more than its public page, the page says nothing
    for (const path of ['/clubs/aaaaaaaaaaaa', '/club/aaaaaaaaaaaa', '/challenge/aaaaaaaaaaaa', `${at}/desk`])
      expect(await told(path)).toEqual(['Overtrick', 'Bridge']);
  });

  test('whoever asks for links without end gets the page without what the table says', async () => {
    const url = await built();
    const { table } = await openTable(url, { name: 'Ann', chair: 2 });
    const titles = new Map<string, number>();
    for (let round = 0; round < 61; round++)
      for (const page of await Promise.all(Array.from({ length: 10 }, () => fetch(`${url}/t/${table}`)))) {
        expect(page.status).toBe(200);
        const title = /<title>([^<]*)/.exec(await page.text())?.[1] ?? '';
        titles.set(title, (titles.get(title) ?? 0) + 1);
      }
    expect(Object.fromEntries(titles)).toEqual({ 'Ann invites you to Contract bridge': 600, Overtrick: 10 });
  });

  test('a file with a hash is kept for ever, and comes compressed', async () => {
    const response = await fetch(`${await built()}/assets/app-1a2b.js`, {
      headers: { 'accept-encoding': 'br' },
    });
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('content-type')).toContain('javascript');
    expect((await response.text()).length).toBe(1500);
  });

  test.each(['/assets/none.js', '/.sources', '/../package.json', '/%2e%2e/package.json', '/favicon.ico'])(
    '%s is not there',
    async (path) => {
      const response = await fetch((await built()) + path);
      expect(response.status).toBe(404);
    },
  );

  test('nothing of others runs in it', async () => {
    const { headers } = await fetch(await built());
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'");
    expect(policy).toContain("style-src 'self'");
    expect(policy).toMatch(/connect-src 'self' ws:\/\/127\.0\.0\.1:\d+ wss:/);
    expect(policy).not.toContain('unsafe-inline');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('same-origin');
  });
});
