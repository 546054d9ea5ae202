import type { StorePlace } from '../../store/openStore.ts';
import { openWire, type Wire } from '../line/wire.ts';
import { type Service, startPostgres, startRedis } from '../processes.ts';
import { type Spawned, spawnServer } from '../spawned.ts';

/** One process of a site, with its networks. */
export interface Member {
  /** Its address for clients, which stays the same after a restart. */
  readonly url: string;
  readonly server: Spawned;
  /** The networks to its clients and to the services, by their other end. */
  readonly wires: Readonly<Record<string, Wire>>;
  /** Starts it again if it has ended. */
  start(): Promise<void>;
}

/** Processes that serve one store. */
export interface Site {
  readonly place: StorePlace;
  readonly members: readonly Member[];
  /** The services that they share, by name. */
  readonly services: Readonly<Record<string, Service>>;
  end(): Promise<void>;
}

/** Opens a site of one process with its own store in that folder. */
export async function openAlone(dataDir: string): Promise<Site> {
  const member = await openMember({ DATA_DIR: dataDir }, {});
  return { place: { dataDir }, members: [member], services: {}, end: () => endMember(member) };
}

/** Opens a site of several processes with PostgreSQL and Redis. */
export async function openTogether(processes: number): Promise<Site> {
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  const services = { PostgreSQL: postgres, Redis: redis };
  const members = await Promise.all(
    Array.from({ length: processes }, async () => {
      const wires = { PostgreSQL: await wireTo(postgres.url), Redis: await wireTo(redis.url) };
      const env = {
        DATABASE_URL: through(postgres.url, wires.PostgreSQL),
        REDIS_URL: through(redis.url, wires.Redis),
      };
      return openMember(env, wires);
    }),
  );
  return {
    place: { dataDir: '', databaseUrl: postgres.url },
    members,
    services,
    async end() {
      await Promise.all(members.map(endMember));
      await Promise.all([postgres.end(), redis.end()]);
    },
  };
}

/** The most attempts to start a server. */
const MOST_STARTS = 5;

async function openMember(
  env: Readonly<Record<string, string>>,
  services: Readonly<Record<string, Wire>>,
): Promise<Member> {
  const start = (): Promise<Spawned> => spawnServer({ LOG_LEVEL: 'warn', ...env });
  let server = await start();
  const clients = await openWire(() => Number(new URL(server.url).port));
  return {
    url: `http://127.0.0.1:${clients.port}`,
    get server() {
      return server;
    },
    wires: { clients, ...services },
    async start() {
      for (let tries = 1; !server.isRunning; tries++)
        try {
          server = await start();
        } catch (error) {
          // a supervisor would start it again too, while its database is slow to answer
          if (tries >= MOST_STARTS) throw error;
        }
    },
  };
}

async function endMember({ server, wires }: Member): Promise<void> {
  await server.kill();
  await Promise.all(Object.values(wires).map((wire) => wire.close()));
}

const wireTo = (url: string): Promise<Wire> => openWire(() => Number(new URL(url).port));

/** Returns the address of the same service at this end of the wire. */
function through(url: string, { port }: Wire): string {
  const near = new URL(url);
  near.port = String(port);
  return near.href;
}
