import * as z from 'zod/mini';
import { accountName } from '../account.ts';
import { chairNumber, type Immutable } from '../forms.ts';

/** Invites a computer program to a chair (`POST /api/tables/{table}/invitations`), by the name of its account. */
export const inviteProgram = z.strictObject({ program: accountName, chair: chairNumber });

/** The program that was invited: its name at the table, and who operates it. */
export const programInvited = z.object({ name: z.string(), operator: z.exactOptional(z.string()) });
export type ProgramInvited = Immutable<z.infer<typeof programInvited>>;
