import { once } from 'node:events';
import { createServer } from 'node:net';

/** The most ports that are tried. */
const MOST = 10;

/** Returns the first free port from a port on, or that port itself if the next ones are taken too. */
export async function freePort(first: number, host: string): Promise<number> {
  for (let port = first; port < Math.min(first + MOST, 65_536); port++)
    if (await isFree(port, host)) return port;
  return first;
}

async function isFree(port: number, host: string): Promise<boolean> {
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, 'listening');
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}
