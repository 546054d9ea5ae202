import { present } from '@overtrick/rules/present';
import { fail, ok, type Result } from '@overtrick/rules/result';
import { LOOPBACK, parseTrust } from './edge/request/address.ts';

export const ROLES = ['all', 'web', 'bots'] as const;
export type Role = (typeof ROLES)[number];

/** The settings of a server, read from its environment; each has a default. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** A PostgreSQL that stores the tables instead of a file in `dataDir`. */
  readonly databaseUrl?: string;
  /** A Redis that joins several processes. */
  readonly redisUrl?: string;
  /** The task of this process: it serves pages and tables, computes for the bots, or both. */
  readonly role: Role;
  readonly logLevel: string;
  /** The time that a bot waits before it acts, milliseconds. */
  readonly paceMs: number;
  /** Days without an action after which a table is deleted; 0: never. */
  readonly keepDays: number;
  /** Days without a change after which a tournament with a result is deleted; 0: never. */
  readonly keepResultsDays: number;
  /** Allows the deletion even if it is more than a fifth of everything in the store. */
  readonly mayDeleteMany: boolean;
  /** Proxies whose forwarded client addresses are trusted. */
  readonly trustedProxies: string;
  /** The address at which phones reach the server, if it is not in one of the machine's own networks. */
  readonly publicUrl?: string;
  /** The token with which other machines may read the metrics; without one, only this machine may. */
  readonly metricsToken?: string;
  /** STUN servers that help browsers hear each other across the internet. */
  readonly voiceServers: readonly string[];
}

/** The minimum length of a token that cannot be guessed. */
const LEAST_TOKEN = 16;

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the variables of docs/self-hosting.md. A failure names the variable as its place. */
export function parseConfig(env: Environment): Result<Config, 'ERR_CONFIG'> {
  const port = parseWhole(env.PORT, 3000, 65_535);
  if (port === undefined) return wrong('PORT', 'is a number from 0 to 65535', env.PORT);
  const paceMs = parseWhole(env.BOT_PACE_MS, 600, 60_000);
  if (paceMs === undefined)
    return wrong('BOT_PACE_MS', 'is a number of milliseconds from 0 to 60000', env.BOT_PACE_MS);
  const keepDays = parseWhole(env.KEEP_DAYS, 365, 100_000);
  if (keepDays === undefined)
    return wrong('KEEP_DAYS', 'is a number of days from 0 to 100000', env.KEEP_DAYS);
  const keepResultsDays = parseWhole(env.KEEP_RESULTS_DAYS, 0, 100_000);
  if (keepResultsDays === undefined)
    return wrong('KEEP_RESULTS_DAYS', 'is a number of days from 0 to 100000', env.KEEP_RESULTS_DAYS);
  if (!['', 'yes', 'no', undefined].includes(env.DELETE_MANY))
    return wrong('DELETE_MANY', 'is yes or no', env.DELETE_MANY);
  const logLevel = env.LOG_LEVEL ?? 'info';
  if (!LEVELS.includes(logLevel)) return wrong('LOG_LEVEL', `is one of ${LEVELS.join(', ')}`, logLevel);
  const databaseUrl = env.DATABASE_URL || undefined;
  if (databaseUrl !== undefined && !isAddress(databaseUrl, ['postgres:', 'postgresql:']))
    return secret('DATABASE_URL', 'postgres://user:password@host/database');
  const redisUrl = env.REDIS_URL || undefined;
  if (redisUrl !== undefined && !isAddress(redisUrl, ['redis:', 'rediss:']))
    return secret('REDIS_URL', 'redis://user:password@host:6379');
  const role = ROLES.find((one) => one === (env.ROLE || 'all'));
  if (role === undefined) return wrong('ROLE', `is one of ${ROLES.join(', ')}`, env.ROLE);
  if (role !== 'all' && redisUrl === undefined)
    return fail('ERR_CONFIG', 'ROLE', `ROLE ${role} needs REDIS_URL: by it the processes find each other`);
  const trustedProxies = env.TRUSTED_PROXIES || LOOPBACK;
  const trust = parseTrust(trustedProxies);
  if (!trust.ok)
    return fail(
      'ERR_CONFIG',
      'TRUSTED_PROXIES',
      `TRUSTED_PROXIES is a list of addresses like 10.0.0.7, 192.168.0.0/16 or loopback, not ${JSON.stringify(trust.at)}`,
    );
  const publicUrl = env.PUBLIC_URL?.replace(/\/+$/, '') || undefined;
  if (publicUrl !== undefined && !isAddress(publicUrl, ['http:', 'https:']))
    return wrong('PUBLIC_URL', 'is an address of the form https://club.example', env.PUBLIC_URL);
  const metricsToken = env.METRICS_TOKEN || undefined;
  if (metricsToken !== undefined && metricsToken.length < LEAST_TOKEN)
    return fail('ERR_CONFIG', 'METRICS_TOKEN', `METRICS_TOKEN has at least ${LEAST_TOKEN} letters`);
  const voiceServers = (env.VOICE_SERVERS ?? '').split(/[\s,]+/).filter((one) => one !== '');
  const stranger = voiceServers.find((one) => !STUN.test(one));
  if (stranger !== undefined)
    return wrong('VOICE_SERVERS', 'is a list of addresses like stun:stun.club.example:3478', stranger);
  return ok({
    port,
    host: env.HOST ?? '0.0.0.0',
    dataDir: env.DATA_DIR ?? 'data',
    logLevel,
    paceMs,
    keepDays,
    keepResultsDays,
    mayDeleteMany: env.DELETE_MANY === 'yes',
    trustedProxies,
    voiceServers,
    role,
    ...present({ redisUrl, databaseUrl, publicUrl, metricsToken }),
  });
}

/** The address of a STUN server (RFC 7064). */
const STUN = /^stuns?:[\w.-]+(:\d{1,5})?$/;

const wrong = (name: string, what: string, given: string | undefined) =>
  fail('ERR_CONFIG', name, `${name} ${what}, not ${JSON.stringify(given)}`);

/** Fails with the expected form of an address, without the actual value: it may contain a password. */
const secret = (name: string, form: string) =>
  fail('ERR_CONFIG', name, `${name} is an address of the form ${form}`);

const isAddress = (text: string, protocols: readonly string[]): boolean =>
  protocols.includes(URL.parse(text)?.protocol ?? '');

function parseWhole(text: string | undefined, otherwise: number, most: number): number | undefined {
  if (text === undefined || text === '') return otherwise;
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  return value <= most ? value : undefined;
}
