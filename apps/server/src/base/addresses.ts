import type { NetworkInterfaceInfo } from 'node:os';
import { networkInterfaces } from 'node:os';

/** The private networks of homes and clubs, which nobody outside can reach (RFC 1918). */
const PRIVATE = /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)/;

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/**
 * Returns the addresses at which other devices in the machine's own networks reach a port, such as
 * `http://192.168.1.5:3000`; one per network.
 */
export const addressesAt = (port: number, interfaces: Interfaces = networkInterfaces()): readonly string[] =>
  Object.values(interfaces)
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal, address }) => family === 'IPv4' && !internal && PRIVATE.test(address))
    .map(({ address }) => `http://${address}:${port}`);

/** True if a request comes from the machine itself. */
export const isLoopback = (address: string): boolean =>
  /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/.test(address);
