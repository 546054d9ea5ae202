// The server of `load.ts` and `abuse.ts`, in a process of its own: tells its address, and its memory whenever it is
// asked. Its second argument, JSON, are limits other than none.
import { startServer } from '@overtrick/server/internals/server';

const { url } = await startServer({
  port: 0,
  host: '127.0.0.1',
  dataDir: process.argv[2] ?? 'data',
  databaseUrl: process.env.DATABASE_URL,
  seed: 'load',
  idleMs: 3_600_000,
  opensPerMinute: 1e9,
  messagesPerSecond: 1e9,
  address: { connections: 1e9, messagesPerSecond: 1e9 },
  ...JSON.parse(process.argv[3] ?? '{}'),
});
process.send?.({ url });
process.on('message', (asked) => {
  if (asked === 'collected') globalThis.gc?.();
  process.send?.({ memory: process.memoryUsage(), cpu: process.cpuUsage(), main: process.threadCpuUsage() });
});
process.on('disconnect', () => process.exit());
