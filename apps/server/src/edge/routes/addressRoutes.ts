import type { FastifyInstance } from 'fastify';
import { addressesAt, isLoopback } from '../../base/addresses.ts';
import { LOOKS } from '../request/limits.ts';

/**
 * The addresses by which phones reach the server: the one that was set, else, for who asks from the machine itself,
 * those of its own networks. Nobody else is told of these.
 */
export function addAddresses(app: FastifyInstance, publicUrl: string | undefined): void {
  app.get('/api/addresses', LOOKS, async ({ ip, socket }) => {
    if (publicUrl !== undefined) return { addresses: [publicUrl] };
    return { addresses: isLoopback(ip) ? addressesAt(socket.localPort ?? 0) : [] };
  });
}
