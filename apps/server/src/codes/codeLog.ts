import { entriesIn } from '@overtrick/table/kinds';
import * as z from 'zod/mini';

export const schema = z.discriminatedUnion('kind', [
  /** The code leads to a table until then, milliseconds since 1970. */
  z.object({ kind: z.literal('opened'), table: z.string(), until: z.number() }),
  z.object({ kind: z.literal('ended') }),
]);
export type CodeEntry = z.infer<typeof schema>;

/** The table to which a code leads, and until when. */
export interface Opening {
  readonly table: string;
  readonly until: number;
}

/** The last opening in a code's log; `undefined` where it has ended. */
export function codeAfter(bodies: readonly string[]): Opening | undefined {
  const last = entriesIn(schema, bodies).findLast((entry) => entry !== undefined);
  return last?.kind === 'opened' ? { table: last.table, until: last.until } : undefined;
}
