import type { FastifyReply, FastifyRequest } from 'fastify';

/** The most entries of a page. */
export const MOST_OF_PAGE = 200;

/** The error of a request for the part of a list after an entry that it does not have. */
export class UnknownPage extends Error {
  override readonly name = 'UnknownPage';
  readonly statusCode = 400;
  constructor() {
    super('“after” names nothing in this list: begin without it.');
  }
}

/** The part of a list that a request wants. A malformed limit counts as left out. */
export interface Page {
  readonly limit?: number;
  readonly after?: string;
}

/** Reads the part of a list that a request wants (`?limit=50&after=…`). */
export function pageIn({ query }: Pick<FastifyRequest, 'query'>): Page {
  const { limit, after } = query as { readonly limit?: unknown; readonly after?: unknown };
  const wanted = typeof limit === 'string' && /^[1-9]\d{0,5}$/.test(limit) ? Number(limit) : undefined;
  return {
    ...(wanted !== undefined && { limit: Math.min(MOST_OF_PAGE, wanted) }),
    ...(typeof after === 'string' && after !== '' && { after }),
  };
}

/** Names the address of the next part of a list in the header of an answer. */
export function linkNext(
  { url }: Pick<FastifyRequest, 'url'>,
  reply: FastifyReply,
  { limit, after }: Page,
): void {
  const next = new URL(url, 'http://server');
  if (limit !== undefined) next.searchParams.set('limit', `${limit}`);
  if (after !== undefined) next.searchParams.set('after', after);
  reply.header('link', `<${next.pathname}${next.search}>; rel="next"`);
}

/** The sizes of a page: without a limit, and at most. */
export interface PageSizes {
  readonly usual?: number;
  readonly most?: number;
}

/**
 * Returns the part of a list that a request wants, and names the next one in the header. Without a limit and a usual
 * size, that is the rest of the list. Throws `UnknownPage` if the list has no entry to begin after.
 * @param idOf returns the id of an entry, which is given as `after`
 */
export function pageOf<T>(
  request: Pick<FastifyRequest, 'query' | 'url'>,
  reply: FastifyReply,
  all: readonly T[],
  idOf: (one: T, index: number) => string,
  { usual, most = MOST_OF_PAGE }: PageSizes = {},
): readonly T[] {
  const { limit: wanted = usual, after } = pageIn(request);
  const limit = wanted && Math.min(most, wanted);
  const before = after === undefined ? -1 : all.findIndex((one, i) => idOf(one, i) === after);
  if (after !== undefined && before < 0) throw new UnknownPage();
  const rest = all.slice(before + 1);
  if (limit === undefined || rest.length <= limit) return rest;
  const page = rest.slice(0, limit);
  const last = page.at(-1);
  if (last !== undefined) linkNext(request, reply, { limit, after: idOf(last, before + limit) });
  return page;
}
