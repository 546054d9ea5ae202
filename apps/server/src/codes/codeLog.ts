import { entriesIn } from '@overtrick/table/kinds';
import * as z from 'zod/mini';

export const schema = z.discriminatedUnion('kind', [
  /** The code leads to a table until this time, milliseconds since 1970. */
  z.object({ kind: z.literal('opened'), table: z.string(), until: z.number() }),
  z.object({ kind: z.literal('ended') }),
]);
export type CodeEntry = z.infer<typeof schema>;

/** The table that a code leads to, and the end of its validity. */
export interface Opening {
  readonly table: string;
  readonly until: number;
}

/** Returns the last opening in a code's log, or `undefined` if it has ended. */
export function codeAfter(bodies: readonly string[]): Opening | undefined {
  const last = entriesIn(schema, bodies).findLast((entry) => entry !== undefined);
  return last?.kind === 'opened' ? { table: last.table, until: last.until } : undefined;
}
