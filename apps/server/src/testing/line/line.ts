import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { type Frame, framesIn } from './frames.ts';

/** One connection that goes through a `Line`. */
export interface Passage {
  /** Writes bytes to the client; several frames at once arrive as one packet. */
  toClient(bytes: Buffer): void;
  toServer(bytes: Buffer): void;
  /** Ends the connection on both sides, as a lost network does. */
  cut(): void;
}

/** The handlers of frames. They pass on the frames themselves, if they want to. */
export interface LineRules {
  fromServer(frame: Frame, passage: Passage): void;
  fromClient(frame: Frame, passage: Passage): void;
}

/** The network between clients and a server, on its own port: a test decides when each frame passes. */
export interface Line {
  readonly url: string;
  close(): Promise<void>;
}

/** Opens a line to a server. The bytes of the handshake pass at once. */
export async function openLine(url: string, rules: LineRules): Promise<Line> {
  const { hostname, port } = new URL(url);
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const far = connect({ host: hostname, port: Number(port) });
    const cut = () => {
      for (const one of [client, far]) {
        one.destroy();
        open.delete(one);
      }
    };
    const passage: Passage = {
      toClient: (bytes) => void (client.writable && client.write(bytes)),
      toServer: (bytes) => void (far.writable && far.write(bytes)),
      cut,
    };
    for (const one of [client, far]) {
      open.add(one);
      one.setNoDelay(true).on('error', cut).once('close', cut);
    }
    read(client, passage.toServer, (frame) => rules.fromClient(frame, passage));
    read(far, passage.toClient, (frame) => rules.fromServer(frame, passage));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      for (const one of open) one.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Passes on the HTTP head with which a WebSocket opens, then reads frames. */
function read(socket: Socket, passOn: (bytes: Buffer) => void, take: (frame: Frame) => void): void {
  let rest: Buffer = Buffer.alloc(0);
  let isOpen = false;
  socket.on('data', (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk]);
    if (!isOpen) {
      const end = rest.indexOf('\r\n\r\n');
      if (end < 0) return;
      isOpen = true;
      passOn(rest.subarray(0, end + 4));
      rest = rest.subarray(end + 4);
    }
    const read = framesIn(rest);
    rest = read.rest;
    for (const frame of read.frames) take(frame);
  });
}
