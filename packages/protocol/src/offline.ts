import type { SetupText } from '@overtrick/rules/setup';
import * as z from 'zod/mini';
import { openTable } from './messages.ts';

const text = z.string().check(z.maxLength(200));

/** Every part of a setup's text: one that is missing here would be refused. */
const setup = {
  board: z.optional(z.number().check(z.int(), z.gte(1))),
  dealer: text,
  vul: text,
  vulnerable: z.optional(text),
  dealing: z.optional(text),
  seating: z.optional(text),
  totals: z.optional(text),
  below: z.optional(text),
  deal: z.optional(text),
  order: z.optional(text),
  split: z.optional(text),
} satisfies Record<keyof SetupText, unknown>;

/**
 * A deal that was played on a device without the server (`POST /api/offline/deals`), with the table it was played at. The deals of a
 * table come in their order, each once; one that the server has already is answered as if it came for the first time.
 */
export const offlineDeal = z.strictObject({
  table: z.string().check(z.regex(/^[a-z0-9]{12}$/)),
  /** The chair's; made by the device. */
  token: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)),
  wanted: openTable,
  /** Its number at the table, from 1. */
  deal: z.number().check(z.int(), z.gte(1), z.lte(1000)),
  /** As in a record. */
  setup: z.strictObject(setup),
  /** All of them, as in a record: `N 1NT`. */
  steps: z.array(z.string().check(z.maxLength(60))).check(z.maxLength(400)),
});
export type OfflineDeal = z.infer<typeof offlineDeal>;
