import * as z from 'zod/mini';
import { chairNumber, count, personName } from './forms.ts';
import { messages } from './messages.ts';

/** The parts of a message that the address and the header of a request have. */
const ADDRESSED = { table: true, token: true } as const;
const { sit, leave, rest, act, claim, answer, undo, agree, withdraw, explain, ask, face, skip, end, next } =
  messages;

/**
 * Something that a chair does over HTTP (`POST /api/tables/{table}/actions`): a message of the socket, whose name is
 * `kind`. `sit` takes a bot's chair, and needs no token; with a personal token the name is that of the account.
 */
export const tableAction = z.discriminatedUnion('kind', [
  z.extend(z.omit(act, ADDRESSED), { kind: z.literal('act') }),
  z.extend(z.omit(sit, { table: true }), { kind: z.literal('sit'), name: z.optional(personName) }),
  z.extend(z.omit(leave, ADDRESSED), { kind: z.literal('leave') }),
  z.extend(z.omit(rest, ADDRESSED), { kind: z.literal('rest') }),
  z.extend(z.omit(claim, ADDRESSED), { kind: z.literal('claim') }),
  z.extend(z.omit(answer, ADDRESSED), { kind: z.literal('answer') }),
  z.extend(z.omit(undo, ADDRESSED), { kind: z.literal('undo') }),
  z.extend(z.omit(agree, ADDRESSED), { kind: z.literal('agree') }),
  z.extend(z.omit(withdraw, ADDRESSED), { kind: z.literal('withdraw') }),
  z.extend(z.omit(explain, ADDRESSED), { kind: z.literal('explain') }),
  z.extend(z.omit(ask, ADDRESSED), { kind: z.literal('ask') }),
  z.extend(z.omit(face, ADDRESSED), { kind: z.literal('face') }),
  z.extend(z.omit(skip, ADDRESSED), { kind: z.literal('skip') }),
  z.extend(z.omit(end, ADDRESSED), { kind: z.literal('end') }),
  z.extend(z.omit(next, ADDRESSED), { kind: z.literal('next') }),
]);
export type TableAction = z.infer<typeof tableAction>;

/** The answer to an action, as over the socket. */
export const actionDone = z.object({
  ok: z.literal(true),
  /** The table's version now. */
  version: z.exactOptional(count),
  /** Milliseconds until a call or card is made, where the table's pace holds it back. */
  waits: z.exactOptional(count),
  /** The outcome of a claim or of a request to undo; `asked` if it comes as an update. */
  result: z.exactOptional(z.string()),
  why: z.exactOptional(z.string()),
  /** The chair in which somebody sits now, and its token. */
  table: z.exactOptional(z.string()),
  chair: z.exactOptional(chairNumber),
  token: z.exactOptional(z.string()),
  waiting: z.exactOptional(z.literal(true)),
});
