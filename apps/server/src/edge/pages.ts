import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import serveFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { siteOf } from './request/from.ts';
import { keptFor } from './request/keptFor.ts';
import { CLASS } from './request/limits.ts';
import { refuse } from './request/refuse.ts';
import { withDiscovery } from './routes/embedRoutes.ts';
import type { foundBy } from './routes/found.ts';
import {
  PREVIEWED,
  type previewsOf,
  READ_MS,
  type Words,
  withOrigin,
  withPreview,
  wordsFor,
} from './routes/preview.ts';

/** The folder of the built files whose names contain a hash of their content. */
const HASHED = `${sep}assets${sep}`;

interface PageParts {
  readonly previewAt: ReturnType<typeof previewsOf>;
  readonly words: () => Promise<Words>;
  /** True for a page that search engines may list. */
  readonly isFound: ReturnType<typeof foundBy>;
  readonly log: Logger;
  /** The address at which everybody reaches the server, if it is set. */
  readonly publicUrl: string | undefined;
}

/**
 * Serves the built pages of a folder. Browsers keep files with a hash in their name for ever, and check the others each
 * time. A `.br` or `.gz` beside a file is used if the browser can read it. Every other address gets the page, which
 * handles it.
 */
export async function addPages(app: FastifyInstance, folder: string, parts: PageParts): Promise<void> {
  const { publicUrl, isFound } = parts;
  const page = keptFor(READ_MS, () => readFile(join(folder, 'index.html'), 'utf8'));
  const send: SendPage = async (reply) =>
    publicUrl === undefined
      ? reply.sendFile('index.html')
      : sentAsPage(reply, withOrigin(await page(), publicUrl));
  const isBuilt = existsSync(join(folder, 'index.html'));
  if (isBuilt) {
    await app.register(serveFiles, {
      root: folder,
      // with an address inserted into it, the page is not a plain file
      index: publicUrl === undefined && 'index.html',
      preCompressed: true,
      dotfiles: 'ignore',
      cacheControl: false,
      setHeaders(response, path) {
        const isHashed = path.slice(folder.length).startsWith(HASHED);
        response.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
    addLinks(app, { ...parts, page, send });
  } else {
    parts.log.warn('the pages are not built: npm run build');
  }
  app.addHook('onRequest', async (request, reply) => {
    if (NAMING.test(request.url) && !(await isFound(request))) reply.header('x-robots-tag', 'noindex');
  });
  app.setNotFoundHandler((request, reply) => {
    const isPage = isBuilt && request.method === 'GET' && isPageAddress(request.url);
    return isPage ? send(reply) : refuse(reply, { code: 'ERR_NOT_FOUND' });
  });
}

/** The addresses of tables, boards, lessons, evenings, clubs and challenges: their pages name people. */
const NAMING = /^\/(t|board|lessons?|clubs?|challenge)\/./;

/** Answers with the page that is the same for everybody. */
type SendPage = (reply: FastifyReply) => Promise<FastifyReply>;

const sentAsPage = (reply: FastifyReply, page: string): FastifyReply =>
  reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);

interface LinkParts extends PageParts {
  readonly page: () => Promise<string>;
  readonly send: SendPage;
}

/**
 * Serves the links that people send each other: the page with a preview of what is there. Clients that ask too often
 * get the plain page.
 */
function addLinks(app: FastifyInstance, { previewAt, words, publicUrl, page, send }: LinkParts): void {
  const counted = app.createRateLimit(CLASS.config.rateLimit);
  const serve = (address: string) => async (request: FastifyRequest, reply: FastifyReply) => {
    const count = await counted(request);
    const spoken = wordsFor(await words(), request.headers['accept-language']);
    // the page itself reports what is wrong with a table or with the store
    const isMany = !count.isAllowed && count.isExceeded;
    const preview = isMany || spoken === undefined ? undefined : await previewAt(request, address, spoken);
    if (preview === undefined) return send(reply);
    const site = publicUrl ?? siteOf(request);
    const shown = withOrigin(withPreview(await page(), preview), site);
    return sentAsPage(reply.header('vary', 'accept-language'), withDiscovery(shown, request.url, site));
  };
  for (const address of PREVIEWED) app.get(address, serve(address));
}

/** True unless the address belongs to the API or to a file. */
const isPageAddress = (url: string): boolean => {
  const [path = ''] = url.split('?');
  return !path.startsWith('/api/') && !/\.\w+$/.test(path);
};
