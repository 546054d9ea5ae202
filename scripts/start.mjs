// npm start: from a fresh clone to a running server.
import { ensureBuilt } from './lib/build.mjs';
import { ensurePackages } from './lib/install.mjs';
import { fail, start } from './lib/run.mjs';
import { standInFor } from './lib/signals.mjs';

ensurePackages();
if (ensureBuilt() !== 0) fail('The pages could not be built: see above.');
standInFor(start('node', ['apps/server/src/main.ts', ...process.argv.slice(2)]));
