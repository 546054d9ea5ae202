import { REPORT_REASONS } from '@overtrick/protocol/moderation/reasons';
import { independentEntriesIn } from '@overtrick/table/kinds';
import * as z from 'zod/mini';
import { logOf } from '../store/logKinds.ts';

/** The period of one log of reports, milliseconds. The current log and the one before are stored. */
export const PERIOD_MS = 30 * 86_400_000;

const marks = z.array(z.string());
const optionalText = z.optional(z.string());

/** A line that somebody said or wrote for others, as the server has it. */
const saidLine = z.object({
  name: z.string(),
  text: z.string(),
  chair: z.optional(z.number()),
  /** The audience of a line at a table. */
  to: optionalText,
  /** The time, milliseconds since 1970. */
  at: z.optional(z.number()),
});
export type SaidLine = z.infer<typeof saidLine>;

/** Somebody in a report, with no more than the server knows of them anyway. */
const person = z.object({
  name: optionalText,
  chair: z.optional(z.number()),
  /** The hash of their key there, by which an account with the key is found. */
  proof: optionalText,
  /** The marks of their origin, keyed by the secret of the place's log (`marksOf`). */
  marks,
});
export type ReportedPerson = z.infer<typeof person>;

/** The kinds of places at which somebody is reported. */
const PLACES = ['table', 'request', 'lesson'] as const;
export type PlaceKind = (typeof PLACES)[number];

/** An entry of a log of reports, one line of JSON. */
export const schema = z.discriminatedUnion('kind', [
  /** The secret by which the log recognises reporters; it never leaves the server. */
  z.object({ kind: z.literal('reports'), secret: z.string() }),
  z.object({
    kind: z.literal('report'),
    id: z.string(),
    at: z.number(),
    place: z.object({ kind: z.enum(PLACES), id: z.string() }),
    /** The secret that keys the marks of the reported person; absent if there are no marks. */
    secret: optionalText,
    about: person,
    reason: z.enum(REPORT_REASONS),
    text: optionalText,
    said: z.array(saidLine),
    /** The reporter, with marks that are keyed by the secret of this log. */
    by: person,
  }),
  z.object({ kind: z.literal('closed'), id: z.string(), at: z.number(), note: optionalText }),
]);
export type ReportEntry = z.infer<typeof schema>;
export type Report = Omit<Extract<ReportEntry, { kind: 'report' }>, 'kind'>;

/** Returns the name of the log for the period of that moment, or `before` periods earlier. */
export const logAt = (at: number, before = 0): string =>
  logOf('reports', `period${Math.floor(at / PERIOD_MS) - before}`);

/** The numbers by which a server limits reports; it keeps no report in memory. */
export interface ReportCounts {
  readonly secret: string;
  /** The number of open reports. */
  readonly open: number;
  readonly letters: number;
  /** The number of reports by the mark of their origin. */
  readonly from: ReadonlyMap<string, number>;
  /** The number of reports from one device (or address without a device) about one person, by both. */
  readonly about: ReadonlyMap<string, number>;
}

export const NO_REPORTS: ReportCounts = {
  secret: '',
  open: 0,
  letters: 0,
  from: new Map(),
  about: new Map(),
};

/** Returns the key under which a reporter's reports of one person are counted. */
export function pairOf({ place, about, by }: Pick<Report, 'place' | 'about' | 'by'>): string {
  const reporter = by.marks.find((mark) => mark.startsWith('device ')) ?? by.marks[0] ?? '';
  return `${reporter} ${place.kind} ${place.id} ${about.proof ?? about.chair ?? about.name ?? ''}`;
}

/** Counts further entries. Returns `undefined` for a log that does not begin with its secret. */
export function countsAfter(
  known: ReportCounts | undefined,
  bodies: readonly string[],
): ReportCounts | undefined {
  const entries = independentEntriesIn(schema, bodies);
  const [first] = entries;
  const secret = known?.secret || (first?.kind === 'reports' ? first.secret : '');
  if (secret === '') return undefined;
  const from = new Map(known?.from);
  const about = new Map(known?.about);
  let open = known?.open ?? 0;
  for (const entry of entries) {
    if (entry?.kind === 'closed') open -= 1;
    if (entry?.kind !== 'report') continue;
    open += 1;
    for (const mark of entry.by.marks) from.set(mark, (from.get(mark) ?? 0) + 1);
    const pair = pairOf(entry);
    about.set(pair, (about.get(pair) ?? 0) + 1);
  }
  return {
    secret,
    open,
    letters: (known?.letters ?? 0) + bodies.reduce((sum, body) => sum + body.length, 0),
    from,
    about,
  };
}
