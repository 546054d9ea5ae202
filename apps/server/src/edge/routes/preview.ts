import type { PreviewWords } from '@overtrick/protocol/invite/preview';
import { whyNotInviting } from '@overtrick/table/commands/chairs';
import { hostOf, seatOf, type Table } from '@overtrick/table/table';
import type { FastifyRequest } from 'fastify';
import { type TableParts, tableNamed } from './tables.ts';

/** The parts of a page that a messenger shows for its link. */
interface Preview {
  readonly title: string;
  readonly description: string;
}

/** The words of all languages, as built with the pages. */
export type Words = Readonly<Record<string, PreviewWords>>;

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

/**
 * Returns a function that finds the preview of a table's link. It returns `undefined` if there is no such table or it
 * cannot be read.
 */
export const previewsOf =
  (parts: TableParts) =>
  async (request: FastifyRequest, id: string, words: PreviewWords): Promise<Preview | undefined> => {
    const live = await tableNamed(parts, request, id).catch(() => undefined);
    return live === undefined ? undefined : previewOf(live.table, words);
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
  const shown = { title: escaped(title), description: escaped(description) };
  return page
    .replace(/(<title>)[^<]*/, (_, before: string) => before + shown.title)
    .replace(/(<meta\s+property="og:title"\s+content=")[^"]*/, (_, before: string) => before + shown.title)
    .replace(
      /(<meta\s+(?:property="og:description"|name="description")\s+content=")[^"]*/g,
      (_, before: string) => before + shown.description,
    );
}

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);
