import type { NetworkInterfaceInfo } from 'node:os';
import { networkInterfaces } from 'node:os';

/** The networks of homes and clubs, whose addresses nobody outside reaches (RFC 1918). */
const PRIVATE = /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)/;

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/**
 * The addresses by which other devices of the machine's own networks reach a port of it, `http://192.168.1.5:3000`; one
 * for each network.
 */
export const addressesAt = (port: number, interfaces: Interfaces = networkInterfaces()): readonly string[] =>
  Object.values(interfaces)
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal, address }) => family === 'IPv4' && !internal && PRIVATE.test(address))
    .map(({ address }) => `http://${address}:${port}`);

/** Does a request come from the machine itself? */
export const isLoopback = (address: string): boolean =>
  /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/.test(address);
