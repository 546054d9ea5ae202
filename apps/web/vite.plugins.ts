import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/**
 * A module `*.build.ts` exports plain data. In a build it is run here, and only what came out goes to the browser;
 * while developing and in tests it is a module like any other.
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

const WORTH_IT = /\.(html|js|css|svg|json|wasm)$/;

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
