import type { FastifyInstance } from 'fastify';
import { LOOKS } from '../request/limits.ts';
import { refuse } from '../request/refuse.ts';
import { sentenceOf } from '../request/words.ts';

interface OfProblem {
  Params: { code: string };
}

/** Serves the meanings of refusals, to which the `type` of each one leads. */
export function addProblemKinds(app: FastifyInstance): void {
  app.get<OfProblem>('/api/problems/:code', LOOKS, async ({ params: { code } }, reply) => {
    const title = sentenceOf(code);
    return title === undefined ? refuse(reply, { code: 'ERR_NOT_FOUND' }) : { code, title };
  });
}
