import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PREVIEW_FILE, type PreviewWords, previewWords } from '@overtrick/protocol/invite/preview';
import { findGame } from '@overtrick/rules/games/list';
import { whyNotInviting } from '@overtrick/table/commands/chairs';
import { hostOf, seatOf, type Table } from '@overtrick/table/table';
import type { FastifyRequest } from 'fastify';
import { isChallengeId } from '../../boards/challenge.ts';
import type { Challenges } from '../../boards/challenges.ts';
import type { Clubs } from '../../clubs/clubs.ts';
import type { Tournaments } from '../../evenings/tournaments.ts';
import { countedAs } from '../request/address.ts';
import { keptFor } from '../request/keptFor.ts';
import { isOpenBoard } from './boardRoutes.ts';
import { isTableId, type TableParts, tableNamed } from './tables.ts';

/** The parts of a page that a messenger shows for its link. */
interface Preview {
  readonly title: string;
  /** Without it, the page keeps its own. */
  readonly description?: string;
}

/** The words of all languages, as built with the pages. */
export type Words = Readonly<Record<string, PreviewWords>>;

/** The time for which a read file stays valid: pages may be built while they are served. */
export const READ_MS = 5000;

/** Returns a function that reads the words of all languages from the folder of the built pages. */
export const wordsIn = (folder: string): (() => Promise<Words>) =>
  keptFor(READ_MS, () =>
    readFile(join(folder, PREVIEW_FILE), 'utf8')
      .then(parseWords)
      .catch(() => ({})),
  );

function parseWords(text: string): Words {
  const read = previewWords.safeParse(JSON.parse(text));
  return read.success ? read.data : {};
}

/**
 * Describes who invites to what, and which chairs are free: facts that everybody with the link may see. Returns
 * `undefined` if the table invites nobody.
 */
function previewOf(table: Table, words: PreviewWords): Preview | undefined {
  const host = hostOf(table);
  const player = host === undefined ? undefined : table.players[host];
  if (player === undefined || whyNotInviting(table) !== undefined) return undefined;
  const { game, match } = table;
  const free = table.players.flatMap(({ kind }, chair) =>
    kind === 'person' ? [] : [words.seats[seatOf(table, chair)]],
  );
  return {
    title: filled(words.title, player.name, words.games[game.id] ?? game.name),
    description: filled(words.description, words.matches[match.id] ?? match.name, free.join(', ')),
  };
}

const filled = (message: string, ...values: readonly string[]): string =>
  message.replaceAll(/\{(\d)\}/g, (_, i: string) => values[Number(i)] ?? '');

export interface PreviewParts extends TableParts {
  readonly challenges: Pick<Challenges, 'find'>;
  readonly clubs: Pick<Clubs, 'find'>;
  readonly tournaments: Tournaments;
}

/** Finds the preview of a link in some words, by the ids in its address. */
type Finds = (
  parts: PreviewParts,
  request: FastifyRequest,
  words: PreviewWords,
  ids: Readonly<Record<string, string>>,
) => Promise<Preview | undefined>;

/** The links that have a preview, by the form of their address. */
const LINKS: Readonly<Record<string, Finds>> = {
  '/t/:table': async (parts, request, words, { table = '' }) => {
    const live = await tableNamed(parts, request, table);
    return live && previewOf(live.table, words);
  },
  '/board/:table/:deal': async (parts, request, words, { table = '', deal = '' }) => {
    const live = await tableNamed(parts, request, table);
    if (live === undefined || !isOpenBoard(live, Number(deal))) return undefined;
    const { game } = live.table;
    return { title: filled(words.board, deal, words.games[game.id] ?? game.name) };
  },
  '/clubs/:club': async ({ clubs }, _request, words, { club: id = '' }) => {
    const club = await clubs.find(id);
    return club && { title: club.name, description: words.club };
  },
  '/club/:tournament': (parts, request, words, { tournament = '' }) =>
    ofEvening(parts, request, words, tournament),
  '/club/:tournament/board/:board': async (parts, request, words, { tournament = '', board = '' }) => {
    const evening = await ofEvening(parts, request, words, tournament);
    if (evening === undefined || !/^\d{1,3}$/.test(board)) return evening;
    return { ...evening, title: filled(words.board, board, evening.title) };
  },
  '/challenge/:challenge': async ({ challenges }, _request, words, { challenge: id = '' }) => {
    const challenge = isChallengeId(id) ? await challenges.find(id) : undefined;
    if (challenge === undefined) return undefined;
    const { game, boards } = challenge.terms;
    const name = words.games[game] ?? findGame(game)?.name ?? game;
    return { title: filled(words.challenge, name, String(boards)), description: words.challengeDescription };
  },
};

/** Describes an evening by its name, its day and its state, which everybody with the link sees. */
async function ofEvening(
  { tournaments, lookups }: PreviewParts,
  request: FastifyRequest,
  words: PreviewWords,
  id: string,
): Promise<Preview | undefined> {
  const live = isTableId(id) ? await lookups.find(tournaments, id, countedAs(request.ip)) : undefined;
  const { name, date } = live?.tournament.terms ?? {};
  if (live === undefined || name === undefined) return undefined;
  return {
    title: date === undefined ? name : `${name} · ${date}`,
    description: live.tournament.state === 'published' ? words.results : words.evening,
  };
}

export const PREVIEWED: readonly string[] = Object.keys(LINKS);

/**
 * Returns a function that finds the preview of a link, by the form of its address. It returns `undefined` if there is
 * no such thing, or if it cannot be read.
 */
export const previewsOf =
  (parts: PreviewParts) =>
  async (request: FastifyRequest, address: string, words: PreviewWords): Promise<Preview | undefined> => {
    try {
      return await LINKS[address]?.(
        parts,
        request,
        words,
        request.params as Readonly<Record<string, string>>,
      );
    } catch {
      // the page itself reports what is wrong with the store
      return undefined;
    }
  };

/** The most languages of a browser that are considered. */
const MOST_SPOKEN = 20;

/**
 * Returns the words in the language that the client prefers, or in English if none fits.
 * @param accepted the header `accept-language`: `de-AT,de;q=0.9,en;q=0.5`
 */
export function wordsFor(words: Words, accepted: string | undefined): PreviewWords | undefined {
  const liked = (accepted ?? '')
    .split(',', MOST_SPOKEN)
    .map((one) => {
      const [tag = '', ...more] = one.split(';').map((part) => part.trim());
      const weight = more.find((part) => part.startsWith('q='));
      return { id: tag.toLowerCase().split('-')[0] ?? '', weight: weight ? Number(weight.slice(2)) : 1 };
    })
    .filter(({ id, weight }) => Object.hasOwn(words, id) && weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  return words[liked[0]?.id ?? 'en'];
}

/**
 * Returns the page with the full address of its picture, without which crawlers do not fetch it.
 * @param origin such as `https://bridge.example`
 */
export const withOrigin = (page: string, origin: string): string =>
  page.replace(
    /(<meta\s+property="og:image"\s+content=")(?=\/)/,
    (_, before: string) => before + escaped(origin),
  );

/** Replaces the title, the description and the Open Graph tags of the page. */
export function withPreview(page: string, { title, description }: Preview): string {
  const shown = { title: escaped(title), description: description && escaped(description) };
  return page
    .replace(/(<title>)[^<]*/, (_, before: string) => before + shown.title)
    .replace(/(<meta\s+property="og:title"\s+content=")[^"]*/, (_, before: string) => before + shown.title)
    .replace(
      /(<meta\s+(?:property="og:description"|name="description")\s+content=")[^"]*/g,
      (tag: string, before: string) => (shown.description === undefined ? tag : before + shown.description),
    );
}

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);
