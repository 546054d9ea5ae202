import { makeFramedHtml } from '@overtrick/formats/sheets/html';
import { playedSheet } from '@overtrick/print/playedSheet';
import type { Sheet } from '@overtrick/print/sheet';
import { ENGLISH, type PrintWords } from '@overtrick/print/words';
import { parseWordTexts, type WordTexts } from '@overtrick/print/wordTexts';
import { isFullDeal } from '@overtrick/rules/deals/deal';
import { findGame } from '@overtrick/rules/games/list';
import { parseRecord, replay } from '@overtrick/rules/record';
import { playedBoard } from '@overtrick/table/board';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { publicBoard, publicRanking } from '../../evenings/embedded.ts';
import type { LiveTournament } from '../../evenings/liveTournament.ts';
import type { Tournaments } from '../../evenings/tournaments.ts';
import type { Store } from '../../store/store.ts';
import { Unchanged } from '../../store/unchanged.ts';
import { countedAs } from '../request/address.ts';
import { siteOf } from '../request/from.ts';
import { LONG_CLASS } from '../request/limits.ts';
import { refuse } from '../request/refuse.ts';
import { refused } from '../request/words.ts';
import { isOpenBoard } from './boardRoutes.ts';
import { escaped, type Words, wordsFor } from './preview.ts';
import { isTableId, type TableParts, tableNamed } from './tables.ts';

export interface EmbedParts extends TableParts {
  readonly store: Store;
  readonly tournaments: Tournaments;
  /** The words of all languages. */
  readonly words: () => Promise<Words>;
  /** The address at which everybody reaches the server, if it is set. */
  readonly publicUrl?: string | undefined;
}

/** The size of a frame for a board or a ranking, in pixels, where nobody wishes another one. */
const WIDTH = 600;
const HEIGHT = 420;
/** The time for which others may keep a page, seconds. */
const KEPT_S = 60;
/** The number of played boards that stay in memory. */
const MOST_BOARDS = 200;

/** The only pages that may be shown in frames of other sites: they have no script, no cookie and nothing to press. */
const FRAMED = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      styleSrc: ["'unsafe-inline'"],
      baseUri: ["'none'"],
      formAction: ["'none'"],
      frameAncestors: ['*'],
    },
  },
  frameguard: false,
  crossOriginResourcePolicy: { policy: 'cross-origin' },
} as const;

/** The address of a page, and that of the same in a frame. */
const FRAMES: readonly (readonly [page: RegExp, frame: string])[] = [
  [/^\/club\/([a-z0-9]{6,24})\/?$/, '/embed/ranking/$1'],
  [/^\/club\/([a-z0-9]{6,24})\/board\/([1-9]\d{0,2})\/?$/, '/embed/board/club/$1/$2'],
  [/^\/board\/([a-z0-9]{6,24})\/([1-9]\d{0,3})\/?$/, '/embed/board/table/$1/$2'],
];

/** Returns the address in a frame of what is at the path of a page; `undefined` for other pages. */
function frameOf(path: string): string | undefined {
  const found = FRAMES.find(([page]) => page.test(path));
  return found && path.replace(...found);
}

/** Adds to a page the address at which others learn how to show it in a frame (oEmbed). */
export function withDiscovery(page: string, url: string, site: string): string {
  const [path = ''] = url.split('?');
  if (frameOf(path) === undefined) return page;
  const href = `${site}/api/oembed?url=${encodeURIComponent(site + path)}`;
  const link = `<link rel="alternate" type="application/json+oembed" href="${escaped(href)}">`;
  return page.replace('</title>', (title) => title + link);
}

interface OfFrame {
  Params: Readonly<Record<string, string>>;
  Querystring: { lang?: string };
}

/** Finds a sheet by the ids in the address of a frame. */
type Finds = (
  request: Pick<FastifyRequest, 'ip'>,
  ids: Readonly<Record<string, string>>,
  words: PrintWords,
) => Promise<Sheet | undefined>;

/** Serves boards and rankings, as everybody may see them, for pages of other sites; and tells how (oEmbed). */
export function addEmbeds(app: FastifyInstance, parts: EmbedParts): void {
  const { words, publicUrl } = parts;
  for (const [address, { page, find }] of Object.entries(framesOf(parts)))
    app.get<OfFrame>(address, { ...LONG_CLASS, helmet: FRAMED }, async (request, reply) => {
      const spoken = await languageOf(request, words);
      const sheet = await find(request, request.params, spoken.words);
      const html = makeFramedHtml(sheet ?? { title: 'Overtrick', cards: [] }, {
        title: sheet?.title ?? 'Overtrick',
        language: spoken.id,
        link: { href: (publicUrl ?? '') + page(request.params), text: 'Overtrick' },
      });
      return framed(reply.code(sheet === undefined ? 404 : 200), html);
    });
  addOembed(app, parts);
}

const framed = (reply: FastifyReply, html: string): FastifyReply =>
  reply
    .header('cache-control', `public, max-age=${KEPT_S}`)
    .header('vary', 'accept-language')
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(html);

/** Returns the language of a frame, and its words: as the address says (`?lang=de`), or as the reader prefers. */
async function languageOf(
  { query, headers }: FastifyRequest<OfFrame>,
  words: () => Promise<Words>,
): Promise<{ readonly id: string; readonly words: PrintWords }> {
  const all = await words();
  const wanted = typeof query.lang === 'string' ? query.lang : headers['accept-language'];
  const spoken = wordsFor(all, wanted);
  const id = Object.keys(all).find((one) => all[one] === spoken) ?? 'en';
  return { id, words: spoken?.print === undefined ? ENGLISH : printWordsOf(spoken.print) };
}

const known = new WeakMap<object, PrintWords>();

function printWordsOf(texts: Readonly<Record<string, unknown>>): PrintWords {
  const words = known.get(texts) ?? parseWordTexts(texts as WordTexts);
  known.set(texts, words);
  return words;
}

/** Returns the frames by the form of their addresses: the page that each leads to, and its sheet. */
function framesOf(
  parts: EmbedParts,
): Readonly<Record<string, { readonly page: (ids: OfFrame['Params']) => string; readonly find: Finds }>> {
  const { tournaments, lookups, tables, store } = parts;
  const played = new Unchanged<Awaited<ReturnType<typeof playedBoard>>>(store, MOST_BOARDS);
  const evening = async ({ ip }: Pick<FastifyRequest, 'ip'>, id = ''): Promise<LiveTournament | undefined> =>
    isTableId(id) ? lookups.find(tournaments, id, countedAs(ip)) : undefined;
  return {
    '/embed/ranking/:tournament': {
      page: ({ tournament }) => `/club/${tournament}`,
      find: async (request, { tournament }, words) => {
        const live = await evening(request, tournament);
        return live && publicRanking(live.tournament, words);
      },
    },
    '/embed/board/club/:tournament/:board': {
      page: ({ tournament, board }) => `/club/${tournament}/board/${board}`,
      find: async (request, { tournament, board = '' }, words) => {
        const live = /^[1-9]\d{0,2}$/.test(board) ? await evening(request, tournament) : undefined;
        return live && publicBoard(live.tournament, Number(board), words);
      },
    },
    '/embed/board/table/:table/:deal': {
      page: ({ table, deal }) => `/board/${table}/${deal}`,
      find: async (request, { table: id = '', deal = '' }, words) => {
        const live = /^[1-9]\d{0,3}$/.test(deal) ? await tableNamed(parts, request, id) : undefined;
        if (live === undefined || !isOpenBoard(live, Number(deal))) return undefined;
        const [board] = await played.read([{ log: id, key: deal }], () =>
          playedBoard(id, tables.log(id), Number(deal)),
        );
        return board && sheetOf(board, Number(deal), words);
      },
    },
  };
}

/** Builds the sheet of a board that was played at a table; `undefined` unless it has four hands and an auction. */
function sheetOf(
  { record: text, players }: NonNullable<Awaited<ReturnType<typeof playedBoard>>>,
  number: number,
  words: PrintWords,
): Sheet | undefined {
  const record = parseRecord(text);
  const game = record.ok ? findGame(record.value.game) : undefined;
  const state = record.ok && game !== undefined ? replay(game, record.value) : undefined;
  if (game === undefined || state?.ok !== true) return undefined;
  const { deal, calls, outcome, terms } = game.view(state.value);
  if (outcome === undefined || deal === undefined || !isFullDeal(deal) || calls.length === 0)
    return undefined;
  const { contract = 'PASS', tricks, points } = outcome;
  return playedSheet(
    {
      record: { board: terms.board ?? number, dealer: terms.dealer, vul: terms.vul, deal },
      players,
      calls,
      outcome: { kind: 'played', contract, tricks, score: (points.NS ?? 0) - (points.EW ?? 0) },
    },
    words,
  );
}

interface OfOembed {
  Querystring: Readonly<Record<string, unknown>>;
}

/** Serves oEmbed: the frame for the address of a page. */
function addOembed(app: FastifyInstance, parts: EmbedParts): void {
  const frames = Object.entries(framesOf(parts)).map(
    ([address, { find }]) =>
      [new RegExp(`^${address.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`), find] as const,
  );
  app.get<OfOembed>('/api/oembed', LONG_CLASS, async (request, reply) => {
    const { url, format = 'json', maxwidth, maxheight } = request.query;
    const site = parts.publicUrl ?? siteOf(request);
    const page = typeof url === 'string' ? URL.parse(url) : null;
    if (page === null)
      return reply.code(400).send(refused({ code: 'ERR_MESSAGE', why: 'The address of a page is missing.' }));
    if (format !== 'json')
      return reply.code(501).send(refused({ code: 'ERR_MESSAGE', why: 'There is only JSON.' }));
    const frame = page.host === URL.parse(site)?.host ? frameOf(page.pathname) : undefined;
    const [ids, find] = frames
      .map(([form, finds]) => [form.exec(frame ?? '')?.groups, finds] as const)
      .find(([found]) => found !== undefined) ?? [undefined, undefined];
    const sheet = ids && find && (await find(request, ids, ENGLISH));
    if (sheet === undefined) return refuse(reply, { code: 'ERR_NOT_FOUND' });
    const width = atMost(WIDTH, maxwidth);
    const height = atMost(HEIGHT, maxheight);
    return reply.header('cache-control', `public, max-age=${KEPT_S}`).send({
      version: '1.0',
      type: 'rich',
      title: sheet.title,
      provider_name: 'Overtrick',
      provider_url: site,
      cache_age: KEPT_S,
      html: `<iframe src="${escaped(`${site}${frame}`)}" width="${width}" height="${height}" title="${escaped(sheet.title)}" loading="lazy" sandbox="allow-popups allow-popups-to-escape-sandbox" style="border:0"></iframe>`,
      width,
      height,
    });
  });
}

/** Returns a size within the limit that somebody wishes. */
function atMost(size: number, wanted: unknown): number {
  const limit = typeof wanted === 'string' && /^\d{1,5}$/.test(wanted) ? Number(wanted) : size;
  return Math.max(1, Math.min(size, limit));
}
