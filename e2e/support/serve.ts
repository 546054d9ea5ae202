import { flushCompileCache } from 'node:module';
import { startServer } from '@overtrick/server/server';

/**
 * A server for one test, in a process of its own so that it can be killed: PORT, HOST, DATA_DIR and SEED from the
 * environment.
 */
const { url } = await startServer({
  port: Number(process.env.PORT ?? 0),
  host: process.env.HOST ?? '127.0.0.1',
  dataDir: process.env.DATA_DIR ?? '',
  seed: process.env.SEED,
  paceMs: 0,
  opensPerMinute: 1000,
});
console.log(url);
// whoever comes next need not compile it again: it is killed, and keeps nothing then
flushCompileCache();
