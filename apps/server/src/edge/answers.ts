import type { FastifyInstance, FastifyReply } from 'fastify';
import { countedAs } from './request/address.ts';
import type { Portions } from './request/portions.ts';
import { refused } from './request/words.ts';

/** An answer that its client does not receive within this time is aborted, milliseconds. */
const PATIENCE_MS = 60_000;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for a route whose answer grows with the store. */
    readonly isHeavy?: boolean;
  }
}

/** Creates the heavy answers of one address one after another, within its limits. */
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
    // a stream is read only as fast as its client receives it, so nothing of it waits here
    sending.get(reply)?.(typeof payload === 'string' || Buffer.isBuffer(payload) ? payload.length : 0);
    return payload;
  });
}

/** Runs a function once an answer was received, or its connection has ended. */
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
