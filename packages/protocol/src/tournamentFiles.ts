import type { TournamentView } from '@overtrick/evening/view';
import * as z from 'zod/mini';
import { count, type Immutable } from './forms.ts';

/** The most bytes of a list of contestants, and of a file of boards. */
export const MAX_CONTESTANTS_BYTES = 64 * 1024;
export const MAX_BOARDS_BYTES = 512 * 1024;

/** The formats in which a tournament can be taken along. */
export const EXPORT_FORMATS = ['json', 'csv', 'usebio', 'pbn', 'bws', 'html'] as const;

/** Sent twice with one id, it is done once. */
const id = z.optional(z.string().check(z.minLength(1), z.maxLength(40)));

/** Enters the contestants of a list (`POST /api/tournaments/{tournament}/contestants`). */
export const contestantsFile = z.strictObject({
  id,
  /**
   * CSV whose first line names the columns: `name`, `name2`, `number`, `member`, `member2`, `team`, in any order; with
   * commas, semicolons or tabs.
   */
  text: z.string().check(z.minLength(1), z.maxLength(MAX_CONTESTANTS_BYTES)),
});
export type ContestantsFile = z.infer<typeof contestantsFile>;

/** Takes the hands of a file's boards (`POST /api/tournaments/{tournament}/boards`). */
export const boardsFile = z.strictObject({
  id,
  /** PBN, LIN, RBN, CSV or the file of a dealing machine; or a script by which the planned boards are dealt. */
  text: z.string().check(z.minLength(1), z.maxLength(MAX_BOARDS_BYTES)),
});
export type BoardsFile = z.infer<typeof boardsFile>;

/** A file or commands have changed the tournament: the number of its entries, and that of the last of the new ones. */
export const tournamentChanged = z.object({
  version: count,
  number: count,
  /** The boards that are dealt by a script so far, where more are to come. */
  dealing: z.optional(z.object({ done: count, of: count })),
});

const deviceView = z.object({
  /** The number of the device's key. */
  key: count,
  /** Milliseconds since it was last connected; 0 while it is. */
  silentMs: count,
});
export type DeviceView = Immutable<z.infer<typeof deviceView>>;

/** The devices at tables and of players (`GET /api/tournaments/{tournament}/devices`). */
export const devicesView = z.object({ devices: z.array(deviceView) });

/** A tournament as one may see it (`GET /api/tournaments/{tournament}`); without a key, what is public. */
export const tournamentSnapshot = z.object({
  tournament: z.string(),
  version: count,
  /** The server's clock, milliseconds since 1970. */
  now: count,
  view: z.record(z.string(), z.unknown()) as z.ZodMiniType<unknown> as z.ZodMiniType<TournamentView>,
});
export type TournamentSnapshot = Immutable<z.infer<typeof tournamentSnapshot>>;
