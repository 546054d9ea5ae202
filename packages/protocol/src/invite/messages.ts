import * as z from 'zod/mini';
import type { Immutable } from '../forms.ts';

/** The code by which others find a table, and until when it leads there, milliseconds since 1970. */
export const inviteCode = z.object({ code: z.string(), until: z.number() });
export type InviteCode = Immutable<z.infer<typeof inviteCode>>;

/** Asks which table has a code, as somebody has typed it. */
export const codeQuery = z.strictObject({ code: z.string().check(z.maxLength(40)) });

/** The table that has it. */
export const codeAnswer = z.object({ table: z.string() });
