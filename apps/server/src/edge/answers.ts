import type { FastifyInstance, FastifyReply } from 'fastify';
import { countedAs } from './request/address.ts';
import type { Portions } from './request/portions.ts';
import { refused } from './request/words.ts';

/** An answer that nobody takes for so long is ended, milliseconds. */
const PATIENCE_MS = 60_000;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for a route whose answer grows with what is stored. */
    readonly isHeavy?: boolean;
  }
}

/** Makes the heavy answers of one address one after the other, and no more of them than it may have. */
export function addAnswers(app: FastifyInstance, portions: Portions): void {
  const sending = new WeakMap<FastifyReply, (bytes: number) => void>();

  app.addHook('preHandler', async (request, reply) => {
    if (request.routeOptions.config.isHeavy !== true) return;
    const address = countedAs(request.ip);
    const isBegun = await new Promise<boolean>((resolve, reject) => {
      const portion = {
        isWanted: () => !reply.raw.closed && !request.raw.destroyed,
        make: () =>
          new Promise<number>((made) => {
            sending.set(reply, made);
            reply.raw.once('close', () => made(0));
            resolve(true);
          }),
        bytesOf: (bytes: number) => bytes,
      };
      portions.take(address, portion).then((bytes) => {
        if (bytes === undefined) resolve(false);
        else whenTaken(reply, () => portions.read(address, bytes));
      }, reject);
    });
    if (!isBegun) return reply.code(503).send(refused({ code: 'ERR_BUSY' }));
  });

  app.addHook('onSend', async (_request, reply, payload) => {
    // a stream is read as fast as its reader takes it: nothing of it waits here
    sending.get(reply)?.(typeof payload === 'string' || Buffer.isBuffer(payload) ? payload.length : 0);
    return payload;
  });
}

/** Runs something once an answer has been taken, or its connection has ended. */
function whenTaken({ raw }: FastifyReply, run: () => void): void {
  if (raw.closed) {
    run();
    return;
  }
  const ending = setTimeout(() => raw.destroy(), PATIENCE_MS).unref();
  raw.once('close', () => {
    clearTimeout(ending);
    run();
  });
}
