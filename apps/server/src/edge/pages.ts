import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import serveFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { refused } from './request/words.ts';
import { type previewsOf, withPreview } from './routes/preview.ts';

/** Built files whose name has the hash of what is in them. */
const HASHED = `${sep}assets${sep}`;

/**
 * Serves the built pages of a folder: files with a hash in their name are kept for ever, the others looked after each
 * time. Beside a file its `.br` or `.gz` is taken where the browser can read it. Every other address is the page's own
 * affair.
 */
export async function addPages(
  app: FastifyInstance,
  folder: string,
  { previewAt, log }: { readonly previewAt: ReturnType<typeof previewsOf>; readonly log: Logger },
): Promise<void> {
  const isBuilt = existsSync(join(folder, 'index.html'));
  if (isBuilt) {
    await app.register(serveFiles, {
      root: folder,
      preCompressed: true,
      dotfiles: 'ignore',
      cacheControl: false,
      setHeaders(response, path) {
        const isHashed = path.slice(folder.length).startsWith(HASHED);
        response.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
    app.get<{ Params: { table: string } }>('/t/:table', async ({ params }, reply) => {
      // the page itself says what is wrong with a table, or with the store
      const preview = await previewAt(params.table);
      if (preview === undefined) return reply.sendFile('index.html');
      const page = await readFile(join(folder, 'index.html'), 'utf8');
      return reply
        .header('cache-control', 'no-cache')
        .type('text/html; charset=utf-8')
        .send(withPreview(page, preview));
    });
  } else {
    log.warn('the pages are not built: npm run build');
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage = isBuilt && request.method === 'GET' && isPageAddress(request.url);
    return isPage ? reply.sendFile('index.html') : reply.code(404).send(refused({ code: 'ERR_NOT_FOUND' }));
  });
}

/** Not the interface's, and no file's. */
const isPageAddress = (url: string): boolean => {
  const [path = ''] = url.split('?');
  return !path.startsWith('/api/') && !/\.\w+$/.test(path);
};
