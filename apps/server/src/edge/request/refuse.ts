import type { Refused } from '@overtrick/protocol/refusal';
import type { FastifyReply } from 'fastify';
import { refused } from './words.ts';

/** The status of each refusal; every other one is about the state of the table, and gets 409. */
const STATUS: Readonly<Record<string, number>> = {
  ERR_MESSAGE: 400,
  ERR_TOKEN: 401,
  ERR_KEY: 401,
  ERR_SIGNED_OUT: 401,
  ERR_SCOPE: 403,
  ERR_UNWATCHED: 403,
  ERR_WAITING: 403,
  ERR_HOST: 403,
  ERR_BANNED: 403,
  ERR_NO_TABLE: 404,
  ERR_NO_TOURNAMENT: 404,
  ERR_BUSY: 429,
  ERR_NEWER: 503,
  ERR_SERVER: 503,
};

/** Sends a refusal with its status. */
export function refuse(reply: FastifyReply, refusal: Pick<Refused, 'code'> | Refused): FastifyReply {
  const status = STATUS[refusal.code] ?? 409;
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  return reply.code(status).send('ok' in refusal ? refusal : refused(refusal));
}
