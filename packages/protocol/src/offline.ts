import * as z from 'zod/mini';
import { setupParts, stepNumbers } from './board.ts';
import { openTable } from './openTable.ts';

/**
 * A deal that was played on a device without the server (`POST /api/offline/deals`), with the table it was played at.
 * The deals of a table come in their order, each once; one that the server has already is answered as if it came for
 * the first time.
 */
export const offlineDeal = z.strictObject({
  table: z.string().check(z.regex(/^[a-z0-9]{12}$/)),
  /** The chair's; made by the device. */
  token: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)),
  wanted: openTable,
  /** Its number at the table, from 1. */
  deal: z.number().check(z.int(), z.gte(1), z.lte(1000)),
  /** As in a record. */
  setup: z.strictObject(setupParts),
  /** All of them, as in a record: `N 1NT`. */
  steps: z.array(z.string().check(z.maxLength(60))).check(z.maxLength(400)),
  /** The numbers of those that computer players made for everybody. */
  playedOut: z.optional(stepNumbers),
});
export type OfflineDeal = z.infer<typeof offlineDeal>;
