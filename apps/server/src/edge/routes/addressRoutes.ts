import type { FastifyInstance } from 'fastify';
import { addressesAt, isLoopback } from '../../base/addresses.ts';
import { LOOKS } from '../request/limits.ts';

/**
 * Serves the addresses at which phones reach the server: the configured one, or else those of the machine's own
 * networks. Only requests from the machine itself receive the latter.
 */
export function addAddresses(app: FastifyInstance, publicUrl: string | undefined): void {
  app.get('/api/addresses', LOOKS, async ({ ip, socket }) => {
    if (publicUrl !== undefined) return { addresses: [publicUrl] };
    return { addresses: isLoopback(ip) ? addressesAt(socket.localPort ?? 0) : [] };
  });
}
