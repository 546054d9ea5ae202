import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { sharedChunks } from './vite.chunks.ts';
import {
  builtModules,
  compressed,
  openingScripts,
  preloadedFonts,
  previews,
  serviceWorker,
} from './vite.plugins.ts';

/** Pages whose code, where others share it, has a chunk each: what the first opens with comes first. */
const SHARED = {
  opening: 'src/main.tsx',
  table: 'src/table/TablePage.tsx',
  board: 'src/review/BoardPage.tsx',
  evening: 'src/evening/setup/EveningsPage.tsx',
  score: 'src/evening/score/ScorePage.tsx',
  analyse: 'src/review/AnalysePage.tsx',
  desk: 'src/evening/desk/DeskPage.tsx',
};
/** Their texts come together: the page of all lessons shows the title of each. */
const LESSONS = { name: 'lessons', test: /\/src\/learn\/(lessons|cardPlay)\/.*\.txt/ };

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
  build: {
    assetsInlineLimit: 0,
    reportCompressedSize: true,
    rolldownOptions: { output: { codeSplitting: { groups: [...sharedChunks(SHARED), LESSONS] } } },
  },
  server: {
    port: 5173,
    proxy: { '/api': { target: server }, '/socket.io': { target: server, ws: true } },
  },
});
