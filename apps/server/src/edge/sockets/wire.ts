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
 * An encoder that writes socket.io's packets like the original, but without its search for binary parts, because there
 * are none. Data for several visitors is converted to text only once.
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

/** True for a value that has its own text. */
const isText = (value: unknown): value is { readonly text: string } =>
  value instanceof TableMessage || value instanceof EveningMessage;

/** The encoding of packets: socket.io's protocol, which any of its clients can read. */
export const wire = { Encoder, Decoder };
