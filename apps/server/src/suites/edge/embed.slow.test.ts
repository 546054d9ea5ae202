import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { oneNotrump } from '../../testing/client.ts';
import { playEvening } from '../../testing/clubs.ts';
import { startEvening } from '../../testing/evenings.ts';
import { Kit } from '../../testing/kit.ts';

const kit = new Kit();
afterEach(() => kit.end());

const DEAL = 'N:AQ962.K7.QJ4.983 KJ5.AQ4.K98.AQ42 T743.JT93.T65.T6 8.8652.A732.KJ75';

/** Serves pages of its own, with words for sheets in two languages. */
function pages(): string {
  const folder = kit.folder();
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><title>Overtrick</title><meta name="description" content="Bridge">',
  );
  const words = {
    ...{ title: '', description: '', club: '', evening: 'An evening.', results: 'Results.' },
    ...{ board: 'Board {0} · {1}', challenge: '', challengeDescription: '', games: {}, matches: {} },
    seats: { N: 'N', E: 'E', S: 'S', W: 'W' },
  };
  const german = { ...words, print: { board: 'Brett {0}', head: { names: 'Namen' } } };
  writeFileSync(join(folder, 'previews.json'), JSON.stringify({ en: words, de: german }));
  return folder;
}

interface Frame {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

async function get(url: string, path: string, language = 'en'): Promise<Frame> {
  const response = await fetch(url + path, { headers: { 'accept-language': language } });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

describe('a frame', () => {
  test('of an evening has the ranking once everybody may see it, and its boards then', async () => {
    const { url } = await kit.server();
    const evening = await startEvening(url, kit.page(url), {
      ...{ name: '<b>Cup</b>', date: '2026-11-29' },
      policies: { ranking: 'end' },
    });
    const { tournament, desk } = evening;
    await desk.done({ kind: 'dealt', board: 1, deal: DEAL, source: 'hand' });
    await desk.done({ kind: 'reported', line: 'A1/1/1', result: '3NT N 9', side: 'both' });
    const before = await get(url, `/embed/ranking/${tournament}`);
    expect(before.status).toBe(200);
    expect(before.text).toContain('&lt;b&gt;Cup&lt;/b&gt;');
    expect(before.text).not.toMatch(/Ann Lee|<table/);
    const hidden = await get(url, `/embed/board/club/${tournament}/1`);
    expect(hidden.status).toBe(404);
    expect(hidden.text).not.toMatch(/AQ962|3NT/);
    await playEvening(evening);
    const after = await get(url, `/embed/ranking/${tournament}`);
    expect(after.text).toContain('Ann Lee');
    expect(after.text).toContain(`href="/club/${tournament}"`);
    const board = await get(url, `/embed/board/club/${tournament}/1`);
    expect(board.text).toMatch(/♠ AQ962[\s\S]*3NT/);
    expect((await get(url, `/embed/board/club/${tournament}/99`)).status).toBe(404);
  });

  test('of a deal at a table has the hands and the auction once spectators may see it', async () => {
    const { url } = await kit.server();
    const ann = await kit.opener(url, { chair: 0 });
    const at = `/embed/board/table/${ann.table}/1`;
    expect((await get(url, at)).status).toBe(404);
    await ann.playUntil((client) => client.isDealOver, oneNotrump);
    const { status, text } = await get(url, at);
    expect(status).toBe(200);
    expect(text).toMatch(/♠[\s\S]*<th[^>]*>N Ann<[\s\S]*Contract/);
    for (const policies of [{ spectators: 'off' }, { spectators: 'delayed', delay: 3600 }]) {
      const closed = await kit.opener(url, { chair: 0, policies });
      await closed.playUntil((client) => client.isDealOver, oneNotrump);
      expect((await get(url, `/embed/board/table/${closed.table}/1`)).status).toBe(404);
    }
  });

  test('may be shown anywhere, without script and cookie; no other page may', async () => {
    const { url } = await kit.server({ pages: pages() });
    const { tournament } = await startEvening(url, kit.page(url), { name: 'Cup' });
    const { headers, text } = await get(url, `/embed/ranking/${tournament}`);
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none';style-src 'unsafe-inline';base-uri 'none';form-action 'none';frame-ancestors *",
    );
    expect(headers.get('x-frame-options')).toBeNull();
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(text).not.toContain('<script');
    for (const path of ['/', `/club/${tournament}`, '/embed', '/embed/ranking', '/api/games', '/healthz']) {
      const other = (await get(url, path)).headers;
      expect(other.get('content-security-policy'), path).toContain("frame-ancestors 'self'");
      expect(other.get('x-frame-options'), path).toBe('SAMEORIGIN');
    }
  });

  test('speaks the language of its reader, or that of its address', async () => {
    const { url } = await kit.server({ pages: pages() });
    const evening = await startEvening(url, kit.page(url), { name: 'Cup' });
    await playEvening(evening);
    const at = `/embed/board/club/${evening.tournament}/1`;
    expect((await get(url, at)).text).toMatch(/<html lang="en">[\s\S]*Board 1/);
    expect((await get(url, at, 'de-AT')).text).toMatch(/<html lang="de">[\s\S]*Brett 1/);
    expect((await get(url, `${at}?lang=de`)).text).toContain('Brett 1');
    expect((await get(url, `${at}?lang=de&lang=en`)).text).toContain('Board 1');
  });
});

describe('oEmbed', () => {
  const ask = async (url: string, query: Readonly<Record<string, string>>) => {
    const response = await fetch(`${url}/api/oembed?${new URLSearchParams(query)}`);
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };

  test('gives the frame of an evening and of a board, in the size that is wished', async () => {
    const { url } = await kit.server();
    const evening = await startEvening(url, kit.page(url), { name: '"Cup"' });
    await playEvening(evening);
    const { tournament } = evening;
    const { body } = await ask(url, { url: `${url}/club/${tournament}/`, maxwidth: '320' });
    expect(body).toMatchObject({ type: 'rich', title: 'Ranking · "Cup"', width: 320 });
    expect(body.html).toContain(`<iframe src="${url}/embed/ranking/${tournament}" width="320"`);
    expect(body.html).toContain('title="Ranking · &quot;Cup&quot;"');
    const board = await ask(url, { url: `${url}/club/${tournament}/board/3` });
    expect(board.body.html).toContain(`/embed/board/club/${tournament}/3"`);
  });

  test.each([
    [{}, 400],
    [{ url: 'nonsense' }, 400],
    [{ url: 'https://elsewhere.example/club/abcdefghijkl' }, 404],
    [{ url: '/club/abcdefghijkl' }, 400],
  ])('refuses %j with %i', async (query, status) => {
    const { url } = await kit.server();
    expect((await ask(url, query)).status).toBe(status);
    expect((await ask(url, { url: `${url}/club/abcdefghijkl` })).status).toBe(404);
    expect((await ask(url, { url: `${url}/account`, format: 'json' })).status).toBe(404);
    expect((await ask(url, { url: `${url}/club/abcdefghijkl`, format: 'xml' })).status).toBe(501);
  });

  test('is found from the pages of an evening, its boards and a board of a table', async () => {
    const { url } = await kit.server({ pages: pages() });
    const { tournament } = await startEvening(url, kit.page(url), { name: 'Cup' });
    const ann = await kit.opener(url, { chair: 0 });
    const links = async (path: string) =>
      [
        ...(await get(url, path)).text.matchAll(
          /<link rel="alternate" type="application\/json\+oembed" href="([^"]*)"/g,
        ),
      ].map(([, href = '']) => href);
    const [href = ''] = await links(`/club/${tournament}`);
    expect((await fetch(href)).status).toBe(200);
    expect(await links(`/club/${tournament}/board/1`)).toHaveLength(1);
    expect(await links('/')).toEqual([]);
    expect(await links(`/board/${ann.table}/1`)).toEqual([]);
    await ann.playUntil((client) => client.isDealOver, oneNotrump);
    const [ofDeal = ''] = await links(`/board/${ann.table}/1`);
    expect((await fetch(ofDeal)).status).toBe(200);
  });
});
