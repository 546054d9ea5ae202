import type { RefusalCode, Refused } from '@overtrick/protocol/refusal';
import type { FastifyReply } from 'fastify';
import { refused } from './words.ts';

/** The status of each refusal; every other one is about the state of what was asked for, and gets 409. */
const STATUS: { readonly [Code in RefusalCode]?: number } = {
  ERR_MESSAGE: 400,
  ERR_TOKEN: 401,
  ERR_KEY: 401,
  ERR_SIGNED_OUT: 401,
  ERR_CLUB_KEY: 401,
  ERR_WISH_KEY: 401,
  ERR_LESSON_KEY: 401,
  ERR_SCOPE: 403,
  ERR_UNWATCHED: 403,
  ERR_WAITING: 403,
  ERR_HOST: 403,
  ERR_BANNED: 403,
  ERR_ROLE: 403,
  ERR_ORIGIN: 403,
  ERR_DESK_KEY: 403,
  ERR_OTHER_NAME: 403,
  ERR_PROGRAM: 403,
  ERR_METRICS: 403,
  ERR_NO_TABLE: 404,
  ERR_NO_TOURNAMENT: 404,
  ERR_NO_LESSON: 404,
  ERR_NO_MEMBER: 404,
  ERR_NO_ACCOUNT: 404,
  ERR_NO_CLUB: 404,
  ERR_NO_SERIES: 404,
  ERR_NO_BOARD: 404,
  ERR_NO_CHALLENGE: 404,
  ERR_NO_WISH: 404,
  ERR_NOT_FOUND: 404,
  ERR_CODE: 404,
  ERR_NO_PROGRAM: 404,
  ERR_CLEARED: 410,
  ERR_BUSY: 429,
  ERR_GUESSES: 429,
  ERR_NEWER: 503,
  ERR_SERVER: 503,
};

/** Sends a refusal with its status. */
export function refuse(reply: FastifyReply, refusal: Parameters<typeof refused>[0] | Refused): FastifyReply {
  const status = STATUS[refusal.code] ?? 409;
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  return reply.code(status).send('message' in refusal ? refusal : refused(refusal));
}
