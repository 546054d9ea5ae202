// npm run setup: all that a server needs before it starts, from a fresh clone.
import { ensureBuilt } from './lib/build.mjs';
import { ensurePackages } from './lib/install.mjs';
import { fail } from './lib/run.mjs';

await ensurePackages();
if ((await ensureBuilt()) !== 0) fail('The pages could not be built: see above.');
