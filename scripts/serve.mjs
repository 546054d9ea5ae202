// Runs the server where everything is installed and built, and starts it again when it has crashed.
import { supervise } from '../apps/server/src/supervise.mjs';
import { start } from './lib/run.mjs';

await supervise(() => start('node', ['apps/server/src/main.mjs', ...process.argv.slice(2)]));
