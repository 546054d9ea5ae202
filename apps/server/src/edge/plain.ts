import { readdirSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { countedAs, type Trust } from './request/address.ts';

/** The most open connections of one address without a WebSocket; trusted proxies may have more. */
const MOST_OF_ADDRESS = 500;
/** The file handles that are reserved for the store, for files and for other servers. */
const SPARE_HANDLES = 48;
const LEAST = 16;

/**
 * Limits the connections to the available file handles, so that the store and the pages keep theirs. Of connections
 * without a WebSocket, one address gets at most half.
 */
export function capConnections(server: Server, trust: Trust): void {
  const most = mostConnections();
  if (most !== undefined) server.maxConnections = most;
  const mostOfOne = Math.min(MOST_OF_ADDRESS, Math.floor((most ?? Number.POSITIVE_INFINITY) / 2));
  const open = new Map<string, number>();
  const plain = new Map<Socket, string>();
  const end = (socket: Socket): void => {
    const address = plain.get(socket);
    if (address === undefined) return;
    plain.delete(socket);
    const left = (open.get(address) ?? 1) - 1;
    if (left > 0) open.set(address, left);
    else open.delete(address);
  };
  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    if (trust(remoteAddress)) return;
    const address = countedAs(remoteAddress);
    const now = open.get(address) ?? 0;
    if (now >= mostOfOne) {
      socket.destroy();
      return;
    }
    open.set(address, now + 1);
    plain.set(socket, address);
    socket.once('close', () => end(socket));
  });
  server.on('upgrade', ({ socket }) => end(socket));
}

/** Returns how many connections the limit of file handles allows, or `undefined` if the system does not report it. */
function mostConnections(): number | undefined {
  try {
    const limits = readFileSync('/proc/self/limits', 'utf8');
    const limit = Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1] ?? Number.NaN);
    const used = readdirSync('/proc/self/fd').length;
    return Number.isFinite(limit) ? Math.max(LEAST, limit - used - SPARE_HANDLES) : undefined;
  } catch {
    return undefined;
  }
}
