import type { IncomingMessage } from 'node:http';
import { DEVICE_HEADER, DEVICE_QUERY } from '@overtrick/protocol/device';
import type { FastifyRequest } from 'fastify';
import type { Origin } from '../../live/marks.ts';
import { countedAs } from './address.ts';

const DEVICE = /^[A-Za-z0-9_-]{10,64}$/;

/** Returns the origin of a request or a socket: its counted address, and the device id that its page sends. */
export function originAt(address: string, { url = '', headers }: IncomingMessage): Origin {
  const { searchParams } = new URL(url, 'http://server');
  const device = String(headers[DEVICE_HEADER] ?? searchParams.get(DEVICE_QUERY) ?? '');
  return { address, ...(DEVICE.test(device) && { device }) };
}

/** Returns the server's address as the request has it, `https://bridge.example`; empty if the host is invalid. */
export const siteOf = ({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>): string =>
  /^[\w.:[\]-]+$/.test(host) ? `${protocol}://${host}` : '';

export const originOf = ({ ip, raw }: Pick<FastifyRequest, 'ip' | 'raw'>): Origin =>
  originAt(countedAs(ip), raw);
