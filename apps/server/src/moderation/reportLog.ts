import { REPORT_REASONS } from '@overtrick/protocol/moderation/reasons';
import { independentEntriesIn } from '@overtrick/table/kinds';
import * as z from 'zod/mini';
import { logOf } from '../store/logKinds.ts';

/** Reports are kept in logs of so long each, milliseconds: the one of now and the one before. */
export const PERIOD_MS = 30 * 86_400_000;

const marks = z.array(z.string());
const optionalText = z.optional(z.string());

/** Something that was said, or written for others, as the server has it. */
const saidLine = z.object({
  name: z.string(),
  text: z.string(),
  chair: z.optional(z.number()),
  /** The audience of a line at a table. */
  to: optionalText,
  /** Milliseconds since 1970. */
  at: z.optional(z.number()),
});
export type SaidLine = z.infer<typeof saidLine>;

/** Somebody of whom a report tells: no more than the server knows of them anyway. */
const person = z.object({
  name: optionalText,
  chair: z.optional(z.number()),
  /** Hash of the key that they hold there: an account that has the key is found by it. */
  proof: optionalText,
  /** From where they came, keyed by the secret of the log of the place (`marksOf`). */
  marks,
});
export type ReportedPerson = z.infer<typeof person>;

/** The kinds of places at which somebody is reported. */
const PLACES = ['table', 'request', 'lesson'] as const;
export type PlaceKind = (typeof PLACES)[number];

/** A log of reports, one entry a line of JSON. */
export const schema = z.discriminatedUnion('kind', [
  /** The secret by which the log knows reporters again; it never leaves the server. */
  z.object({ kind: z.literal('reports'), secret: z.string() }),
  z.object({
    kind: z.literal('report'),
    id: z.string(),
    at: z.number(),
    place: z.object({ kind: z.enum(PLACES), id: z.string() }),
    /** The secret that keys the marks of the one who is reported; none where there are no marks. */
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

/** The log of the period in which that moment lies, and the log of so many periods before it. */
export const logAt = (at: number, before = 0): string =>
  logOf('reports', `period${Math.floor(at / PERIOD_MS) - before}`);

/** The numbers by which a server limits reports: it keeps no report in memory. */
export interface ReportCounts {
  readonly secret: string;
  /** The number of reports that are not closed. */
  readonly open: number;
  readonly letters: number;
  /** The number of reports from there, by mark. */
  readonly from: ReadonlyMap<string, number>;
  /** The number of reports from a device, or an address without one, about one person: by both. */
  readonly about: ReadonlyMap<string, number>;
}

export const NO_REPORTS: ReportCounts = {
  secret: '',
  open: 0,
  letters: 0,
  from: new Map(),
  about: new Map(),
};

/** By what it is counted how often a reporter reports one person. */
export function pairOf({ place, about, by }: Pick<Report, 'place' | 'about' | 'by'>): string {
  const reporter = by.marks.find((mark) => mark.startsWith('device ')) ?? by.marks[0] ?? '';
  return `${reporter} ${place.kind} ${place.id} ${about.proof ?? about.chair ?? about.name ?? ''}`;
}

/** Counts some entries more; `undefined` for a log that does not begin with its secret. */
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
