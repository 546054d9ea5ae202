import { readdirSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { countedAs, type Trust } from './request/address.ts';

/** The most connections that one address may have open without a WebSocket; a trusted proxy may more. */
const MOST_OF_ADDRESS = 500;
/** File handles that are left to the store, to files and to other servers. */
const SPARE_HANDLES = 48;
const LEAST = 16;

/**
 * Takes no more connections than there are file handles for, so that the store and the pages keep theirs; and of those
 * that are no WebSocket no more than half from one address.
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

/** As many as the limit of file handles leaves room for; `undefined` where the system does not tell. */
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
