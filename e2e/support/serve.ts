import { flushCompileCache } from 'node:module';
import { startServer } from '@overtrick/server/internals/server';
import { OPTIONS } from './serverOptions.ts';

/** A server in a process of its own, so that it can be killed: its place and seed come from the environment. */
const { url } = await startServer({
  ...OPTIONS,
  port: Number(process.env.PORT ?? 0),
  host: process.env.HOST ?? '127.0.0.1',
  dataDir: process.env.DATA_DIR ?? '',
  seed: process.env.OVERTRICK_SEED,
});
console.error(`Overtrick is at ${url}`);
// the next one need not compile it again: this one is killed, and keeps nothing then
flushCompileCache();
