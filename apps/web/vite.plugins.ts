import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { PREVIEW_FILE } from '@overtrick/protocol/invite/preview';
import type { Plugin } from 'vite';
import { LANGUAGES } from './src/text/languages/list.ts';
import { previewsIn } from './src/text/languages/previews.ts';

/**
 * Runs modules `*.build.ts`, which export plain data, during a build, so that the browser only gets their results; in
 * development and in tests they are modules like any other.
 */
export const builtModules = (): Plugin => ({
  name: 'built-modules',
  apply: 'build',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith('.build.ts')) return null;
    const exported: Readonly<Record<string, unknown>> = await import(id);
    return Object.entries(exported)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join('\n');
  },
});

const WORTH_IT = /\.(html|js|css|svg|json|webmanifest|wasm)$/;

/** Leaves each text file compressed beside itself, for a server that sends it as it is. */
export const compressed = (): Plugin => ({
  name: 'compressed',
  apply: 'build',
  writeBundle({ dir }) {
    if (dir === undefined) return;
    const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) =>
      WORTH_IT.test(name),
    );
    for (const name of files) {
      const bytes = readFileSync(join(dir, name));
      if (bytes.length < 1024) continue;
      const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
      writeFileSync(join(dir, `${name}.br`), brotliCompressSync(bytes, { params: quality }));
      writeFileSync(join(dir, `${name}.gz`), gzipSync(bytes, { level: 9 }));
    }
  },
});

/**
 * Fails a build whose scripts weigh more when the lobby opens, as they travel: after `compressed`.
 * @param most in bytes
 */
export const openingScripts = (most: number): Plugin => ({
  name: 'opening-scripts',
  apply: 'build',
  writeBundle: {
    sequential: true,
    handler({ dir = '' }) {
      const html = readFileSync(join(dir, 'index.html'), 'utf8');
      const scripts = [...html.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map(([, name = '']) => name);
      const size = scripts.reduce((sum, name) => {
        const packed = join(dir, `${name}.br`);
        return sum + statSync(existsSync(packed) ? packed : join(dir, name)).size;
      }, 0);
      if (size === 0 || size > most)
        throw new Error(`the ${scripts.length} scripts of the lobby have ${size} bytes; ${most} are allowed`);
      this.info(`the ${scripts.length} scripts of the lobby have ${size} of ${most} bytes`);
    },
  },
});

const LANGUAGE_FILES = join(import.meta.dirname, 'src', 'text', 'languages');

/** Leaves the words for the server by which a table's link is shown elsewhere. */
export const previews = (): Plugin => ({
  name: 'previews',
  apply: 'build',
  generateBundle() {
    const words = previewsIn(Object.keys(LANGUAGES), (name) =>
      readFileSync(join(LANGUAGE_FILES, name), 'utf8'),
    );
    this.emitFile({ type: 'asset', fileName: PREVIEW_FILE, source: JSON.stringify(words) });
  },
});

/** Lets the browser fetch the fonts whose names match while it still reads the style sheet. */
export const preloadedFonts = (wanted: RegExp): Plugin => ({
  name: 'preloaded-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((name) => wanted.test(name))
        .map((name) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${name}`, crossorigin: '' },
          injectTo: 'head' as const,
        })),
  },
});

/** The name of the service worker; it stands at the root, so that all pages are its own. */
const SERVICE_WORKER = 'sw.js';
/** Fonts for browsers that know no service worker, and what only other sites look at. */
const NOT_KEPT = /\.(woff|map)$|^card\.png$/;

/** Builds the service worker from `entry`, and tells it which files there are. */
export const serviceWorker = (entry: string): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  enforce: 'post',
  config: () => ({
    build: {
      rolldownOptions: {
        input: ['index.html', entry],
        output: {
          entryFileNames: ({ facadeModuleId }) =>
            facadeModuleId?.endsWith(entry) ? SERVICE_WORKER : 'assets/[name]-[hash].js',
        },
      },
    },
  }),
  generateBundle(_options, bundle) {
    const worker = bundle[SERVICE_WORKER];
    if (worker?.type !== 'chunk') throw new Error('the service worker is missing');
    const folder = join(import.meta.dirname, 'public');
    const given = readdirSync(folder).filter((name) => !NOT_KEPT.test(name));
    const built = Object.keys(bundle).filter((name) => name.startsWith('assets/') && !NOT_KEPT.test(name));
    const page = bundle['index.html'];
    const hash = createHash('sha256').update(page?.type === 'asset' ? page.source : '');
    for (const name of given) hash.update(readFileSync(join(folder, name)));
    for (const name of built) hash.update(name);
    const files = ['/', ...[...built, ...given].toSorted().map((name) => `/${name}`)];
    const build = hash.digest('hex').slice(0, 12);
    worker.code = `const FILES=${JSON.stringify(files)},BUILD=${JSON.stringify(build)};\n${worker.code}`;
  },
});
