import { offlineDeal } from '@overtrick/protocol/offline';
import type { FastifyInstance } from 'fastify';
import type { Tables } from '../../live/tables.ts';
import { originOf } from '../request/from.ts';
import { perMinute } from '../request/limits.ts';
import { refused } from '../request/words.ts';
import { withBody } from './body.ts';

/** The limit of deals from one address per minute: a week without a connection arrives at once. */
const LIMITS = perMinute(300);
/** The status of deals that are refused for another reason than their form. */
const STATUS: Readonly<Record<string, number>> = {
  ERR_TOKEN: 403,
  ERR_NOT_OFFLINE: 409,
  ERR_NO_TABLE: 409,
  ERR_STALE: 409,
};

/** Accepts deals that were played without the server. */
export function addOffline(app: FastifyInstance, tables: Tables, isOpen: () => boolean): void {
  app.post(
    '/api/offline/deals',
    LIMITS,
    withBody(offlineDeal, 'deals', async (deal, request, reply) => {
      if (!isOpen()) return reply.code(503).send(refused({ code: 'ERR_BUSY' }));
      const taken = await tables.adopt(deal, originOf(request));
      if (!taken.ok) return reply.code(STATUS[taken.code] ?? 400).send(refused(taken));
      return reply.code(taken.value.length > 0 ? 201 : 200).send({ ok: true });
    }),
  );
}
