import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { parseWith } from '../request/parse.ts';
import { refused } from '../request/words.ts';

/**
 * A route for what comes with a request, read by its schema; anything else is answered with 400 and what is wrong.
 * `what` is its name in that sentence. What `handle` gets besides, such as who is signed in, goes through.
 */
export const withBody =
  <Body, Rest extends readonly unknown[], Request extends FastifyRequest = FastifyRequest>(
    schema: z.ZodMiniType<Body>,
    what: string,
    handle: (body: Body, request: Request, reply: FastifyReply, ...rest: Rest) => Promise<unknown>,
  ) =>
  async (request: Request, reply: FastifyReply, ...rest: Rest): Promise<unknown> => {
    const read = parseWith<Body>(schema, what, request.body);
    return read.ok ? handle(read.value, request, reply, ...rest) : reply.code(400).send(refused(read));
  };
