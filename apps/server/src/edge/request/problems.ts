import type { Problem, Refused } from '@overtrick/protocol/refusal';
import type { FastifyInstance } from 'fastify';
import { wordsOf } from './words.ts';

/** Sends every refusal over HTTP as problem details (RFC 9457), which have the members of a refusal too. */
export function addProblems(app: FastifyInstance): void {
  app.addHook('preSerialization', async (_request, reply, payload: unknown) => {
    if (reply.statusCode < 400 || !isRefused(payload)) return payload;
    reply.type('application/problem+json; charset=utf-8');
    return problemOf(payload, reply.statusCode);
  });
}

const isRefused = (payload: unknown): payload is Refused =>
  typeof payload === 'object' &&
  payload !== null &&
  'ok' in payload &&
  payload.ok === false &&
  'code' in payload;

const problemOf = (refusal: Refused, status: number): Problem => ({
  type: `/api/problems/${refusal.code}`,
  title: wordsOf(refusal.code),
  status,
  detail: refusal.message,
  ...refusal,
});
