import type { Logger } from 'pino';
import { type Config, parseConfig } from './config.ts';
import { startLog } from './edge/logs.ts';
import { type RunningServer, startServer } from './server.ts';

/** After this long a stop doesn't wait any more, milliseconds. */
const STOP_MS = 5000;

/** Runs a server until it is told to stop. Gives the exit code. */
export async function runServer(env: NodeJS.ProcessEnv): Promise<number> {
  const config = parseConfig(env);
  if (!config.ok) {
    console.error(config.why);
    return 2;
  }
  const log = startLog(config.value.logLevel);
  let server: RunningServer;
  try {
    server = await start(config.value, env.OVERTRICK_SEED, log);
  } catch (error) {
    console.error(sentenceOf(error, config.value.port));
    return 1;
  }
  console.error(`Overtrick is at ${server.url}`);
  await stopSignal();
  const late = setTimeout(() => process.exit(1), STOP_MS);
  await server.close();
  clearTimeout(late);
  return 0;
}

async function start(config: Config, seed: string | undefined, log: Logger): Promise<RunningServer> {
  const { port, host, role, redisUrl } = config;
  if (role === 'bots' && redisUrl !== undefined) {
    const { startBots } = await import('./bots.ts');
    return startBots({ port, host, redisUrl, log });
  }
  if (seed !== undefined) log.warn('OVERTRICK_SEED is set: everyone who knows it knows the cards');
  return startServer({ ...config, isThinking: role === 'all', log, seed });
}

const stopSignal = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve());
  });

function sentenceOf(error: unknown, port: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `Port ${port} is taken: set PORT to another one.`;
  if (code === 'EACCES') return `Port ${port} may not be used: set PORT to another one.`;
  return `The server cannot start: ${error instanceof Error ? error.message : String(error)}.`;
}
