import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { parseWith } from '../request/parse.ts';
import { refused } from '../request/words.ts';

/**
 * Returns a route that parses its body by a schema and answers 400 with a sentence if that fails. `what` names the body
 * in that sentence. Further arguments of `handle`, such as the account, are passed on.
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
