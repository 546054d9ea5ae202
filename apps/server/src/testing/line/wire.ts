import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A network between two programs that a test can slow down, stop and cut; it does not interpret the bytes. */
export interface Wire {
  readonly port: number;
  /** Delays all bytes from now on by this many milliseconds; 0 is a good network. */
  slow(ms: number): void;
  /** Holds back all bytes, in both directions or only the answers, until `flow`. */
  hold(which: 'both' | 'answers'): void;
  flow(): void;
  /** Ends every connection on both sides, with the bytes on their way. */
  cut(): void;
  close(): Promise<void>;
}

/** Opens a wire on its own port; `far` returns the port to which the next connection leads. */
export async function openWire(far: () => number): Promise<Wire> {
  let delayMs = 0;
  let held: 'both' | 'answers' | undefined;
  let flowing: Promise<void> | undefined;
  let flow: () => void = () => {};
  const open = new Set<Socket>();

  /** Passes on the bytes of one side in their order, and its end. */
  const carry = (from: Socket, to: Socket, isAnswer: boolean): void => {
    let last: Promise<unknown> = Promise.resolve();
    const later = (pass: () => void): void => {
      const due = performance.now() + delayMs;
      last = last.then(async () => {
        const ms = due - performance.now();
        if (ms > 0) await pause(ms);
        if (isAnswer || held === 'both') await flowing;
        pass();
      });
    };
    from.on('data', (bytes) => later(() => void (to.writable && to.write(bytes))));
    from.on('close', () => {
      open.delete(from);
      later(() => to.destroy());
    });
    from.on('error', () => {});
    from.setNoDelay(true);
    open.add(from);
  };

  const server = createServer((near) => {
    const other = connect({ host: '127.0.0.1', port: far() });
    carry(near, other, false);
    carry(other, near, true);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const wire: Wire = {
    port: (server.address() as AddressInfo).port,
    slow(ms) {
      delayMs = ms;
    },
    hold(which) {
      held = which;
      flowing ??= new Promise((resolve) => {
        flow = resolve;
      });
    },
    flow() {
      flow();
      flowing = undefined;
    },
    cut() {
      for (const one of [...open]) one.resetAndDestroy();
    },
    async close() {
      wire.flow();
      wire.cut();
      server.close();
      await once(server, 'close');
    },
  };
  return wire;
}
