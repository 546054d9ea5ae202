// npm run setup: all that a server needs before it starts, from a fresh clone.
import { ensureBuilt } from './lib/build.mjs';
import { ensurePackages } from './lib/install.mjs';
import { fail } from './lib/run.mjs';

await ensurePackages({ isForDevelopment: false });
if ((await ensureBuilt()) !== 0) fail('Without the pages no server is started: see above.');
