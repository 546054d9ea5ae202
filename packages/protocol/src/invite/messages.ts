import * as z from 'zod/mini';
import type { Immutable } from '../forms.ts';

/** The code by which others find a table, and until when it leads there, milliseconds since 1970. */
export const codeGiven = z.object({ code: z.string(), until: z.number() });
export type CodeGiven = Immutable<z.infer<typeof codeGiven>>;

/** Asks which table has a code, as somebody has typed it. */
export const codeTyped = z.strictObject({ code: z.string().check(z.maxLength(40)) });

/** The table that has it. */
export const codeFound = z.object({ table: z.string() });
