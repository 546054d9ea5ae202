import type { Logger } from 'pino';
import { addressesAt, isLoopback } from './base/addresses.ts';
import { startLog } from './base/logs.ts';
import { startWatchdog } from './base/watchdog.ts';
import { type Config, parseConfig } from './config.ts';
import { parseTrust, trustLoopback } from './edge/request/address.ts';
import type { RunningServer } from './server.ts';

/** The longest that a stop waits, milliseconds. */
const STOP_MS = 5000;
/** The library for passkeys is loaded this long after the start: people who reconnect go first, milliseconds. */
const LIBRARY_MS = 20_000;

/** The addresses of a running server. */
export interface RunningPlace {
  /** The address on this machine. */
  readonly url: string;
  /** The addresses for other devices. */
  readonly addresses: readonly string[];
}

/**
 * Runs a server until it is asked to stop. Returns the exit code.
 * @param announce tells the person at the terminal where the server is
 */
export async function runServer(
  env: NodeJS.ProcessEnv,
  announce: (place: RunningPlace) => void = printPlace,
): Promise<number> {
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
  startWatchdog();
  // a program that reads the address may stop the server at once
  const stopped = stopSignal();
  announce({ url: server.url, addresses: addressesFor(config.value, server.url) });
  await stopped;
  const late = setTimeout(() => process.exit(1), STOP_MS);
  await server.close();
  clearTimeout(late);
  return 0;
}

/** Prints the addresses of a running server. */
export function printPlace({ url, addresses }: RunningPlace): void {
  console.error(`Overtrick is at ${url}`);
  for (const address of addresses) console.error(`Phones open ${address}`);
}

/** Starts a server, or only its computer players, and loads no more code than that needs. */
async function start(config: Config, seed: string | undefined, log: Logger): Promise<RunningServer> {
  const { port, host, role, redisUrl, trustedProxies, metricsToken } = config;
  const parsed = parseTrust(trustedProxies);
  const trust = parsed.ok ? parsed.value : trustLoopback;
  if (role === 'bots' && redisUrl !== undefined) {
    const { startBots } = await import('./bots.ts');
    return startBots({ port, host, redisUrl, trust, metricsToken, log });
  }
  if (seed !== undefined) log.warn('OVERTRICK_SEED is set: everyone who knows it knows the cards');
  const { startServer } = await import('./server.ts');
  const server = await startServer({ ...config, isThinking: role === 'all', trust, log, seed });
  setTimeout(loadLibrary, LIBRARY_MS, log).unref();
  return server;
}

/** Loads the library that checks passkeys, because later there may be no file handle left for it. */
async function loadLibrary(log: Logger): Promise<void> {
  try {
    const { library } = await import('./accounts/passkeys.ts');
    await library();
  } catch (error) {
    log.warn({ err: error }, 'passkeys cannot be checked');
  }
}

/** Returns the addresses for other devices: none if the server listens only to this machine. */
function addressesFor({ publicUrl, host, role }: Config, url: string): readonly string[] {
  if (role === 'bots') return [];
  if (publicUrl !== undefined) return [publicUrl];
  return isLoopback(host) || host === 'localhost' ? [] : addressesAt(Number(new URL(url).port));
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
