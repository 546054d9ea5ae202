// npm start: from a fresh clone to a running server.
import { start } from './lib/run.mjs';
import { standInFor } from './lib/signals.mjs';
import './setup.mjs';

standInFor(start('node', ['apps/server/src/main.ts', ...process.argv.slice(2)]));
