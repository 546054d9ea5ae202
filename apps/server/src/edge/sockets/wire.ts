import { TableMessage } from '@overtrick/table/messages/messages';
import { Decoder, PacketType } from 'socket.io-parser';
import { EveningMessage } from '../../evenings/messages.ts';

interface Packet {
  readonly type: PacketType;
  readonly nsp?: string;
  readonly id?: number;
  readonly data?: unknown;
}

/**
 * Writes socket.io's packets as its own encoder does, without a search for binary parts: there are none. What several
 * visitors are told alike is made text once.
 */
class Encoder {
  encode({ type, nsp = '/', id, data }: Packet): string[] {
    const space = nsp === '/' ? '' : `${nsp},`;
    return [`${type}${space}${id ?? ''}${textOf(type, data)}`];
  }
}

function textOf(type: PacketType, data: unknown): string {
  if (data === undefined || data === null) return '';
  if (type === PacketType.EVENT && Array.isArray(data) && data.length === 2 && isText(data[1]))
    return `[${JSON.stringify(data[0])},${data[1].text}]`;
  if (type === PacketType.ACK && Array.isArray(data) && data.length === 1 && isText(data[0]))
    return `[${data[0].text}]`;
  return JSON.stringify(data);
}

/** Is it something that knows its own text? */
const isText = (value: unknown): value is { readonly text: string } =>
  value instanceof TableMessage || value instanceof EveningMessage;

/** The form of packets on the wire: socket.io's protocol, which any client of it reads. */
export const wire = { Encoder, Decoder };
