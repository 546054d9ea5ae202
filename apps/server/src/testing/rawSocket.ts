import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { clientFrame } from './line/frames.ts';

/** A connection that does what no page does: it sends at any time, and reads only on demand. */
export interface RawSocket {
  readonly socket: Socket;
  /** Sends a text as one frame of engine.io's protocol, below socket.io's. */
  send(text: string): void;
  /** Resolves when the server has ended the connection; reads meanwhile. */
  ended(): Promise<void>;
}

export interface RawOptions {
  readonly half?: boolean;
  /** The address of this machine that it uses. */
  readonly from?: string;
  /** The client address that a proxy would name. */
  readonly forwardedFor?: string;
}

/**
 * Opens a WebSocket to the server, and a connection of socket.io over it unless it should stay `half` open. Reads
 * nothing after that.
 */
export async function openRaw(
  url: string,
  { half = false, from = '127.0.0.1', forwardedFor }: RawOptions = {},
): Promise<RawSocket> {
  const { hostname, port } = new URL(url);
  const socket = connect({ port: Number(port), host: hostname, localAddress: from });
  socket.on('error', () => {});
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  await once(socket, 'connect');
  socket.write(
    [
      'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
      `Host: ${hostname}:${port}`,
      'Upgrade: websocket',
      'Connection: Upgrade',
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
      'Sec-WebSocket-Version: 13',
      ...(forwardedFor === undefined ? [] : [`X-Forwarded-For: ${forwardedFor}`]),
      '',
      '',
    ].join('\r\n'),
  );
  const heard = () =>
    new Promise<Buffer>((resolve, reject) => {
      socket.once('data', resolve);
      void closed.then(() => reject(new Error('the server has ended the connection')));
    });
  const head = await heard();
  if (!head.toString('latin1').startsWith('HTTP/1.1 101')) throw new Error('the server refuses a WebSocket');
  const raw: RawSocket = {
    socket,
    send: (text) => void socket.write(clientFrame(text)),
    async ended() {
      socket.resume();
      await closed;
    },
  };
  if (!half) {
    raw.send('40');
    await heard();
  }
  socket.pause();
  return raw;
}
