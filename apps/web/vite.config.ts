import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import {
  builtModules,
  compressed,
  openingScripts,
  preloadedFonts,
  previews,
  serviceWorker,
} from './vite.plugins.ts';

const server = process.env.OVERTRICK_SERVER ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [
    builtModules(),
    react(),
    preloadedFonts(/-latin-(wght|400)-normal.*\.woff2$/),
    serviceWorker('src/sw/worker.ts'),
    previews(),
    compressed(),
    openingScripts(120_000),
  ],
  // places in a grid are named in one file and taken in another
  css: { transformer: 'lightningcss', lightningcss: { cssModules: { grid: false } } },
  // a strict content policy has no room for data: addresses
  build: { assetsInlineLimit: 0, reportCompressedSize: true },
  server: {
    port: 5173,
    proxy: { '/api': { target: server }, '/socket.io': { target: server, ws: true } },
  },
});
