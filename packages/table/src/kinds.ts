import * as z from 'zod/mini';

/**
 * Thrown for a log with an entry of a kind that this version does not know and may not skip: a newer version of
 * Overtrick has written it. The log is intact; a process of that version can read it.
 */
export class NewerLog extends Error {
  override readonly name = 'NewerLog';
  constructor() {
    super('the log was written by a newer version of Overtrick');
  }
}

/** The fields of every entry. `skip`: a reader who does not know its kind may go on without it. */
const entry = z.object({ kind: z.string(), skip: z.optional(z.boolean()) });

/**
 * Tells what an entry is to a version that has no schema for it: one to skip, one of a newer version (not readable
 * here), or no entry at all.
 */
export function unknownIn(value: unknown, kinds: ReadonlySet<string>): 'skip' | 'newer' | 'none' {
  const read = entry.safeParse(value);
  if (!read.success || kinds.has(read.data.kind)) return 'none';
  return read.data.skip === true ? 'skip' : 'newer';
}

/** A union of entries, in zod's form. */
interface Union<Entry> extends z.ZodMiniType<Entry> {
  readonly def: z.ZodMiniType<Entry>['def'] & {
    readonly options: readonly {
      readonly shape: { readonly kind: { readonly def: { readonly values: readonly unknown[] } } };
    }[];
  };
}

/** Returns the kinds that a union of entries knows. */
export const kindsOf = ({ def }: Pick<Union<unknown>, 'def'>): ReadonlySet<string> =>
  new Set(def.options.flatMap(({ shape }) => shape.kind.def.values.map(String)));

/**
 * Reads the entries of a log; `undefined` for each that this version may skip. Throws if one cannot be read: `NewerLog`
 * if a newer version could.
 */
export function entriesIn<Entry>(
  schema: Union<Entry>,
  bodies: readonly string[],
): readonly (Entry | undefined)[] {
  return bodies.map((body) => entryIn(schema, body));
}

/**
 * Reads the entries of a log of things that do not depend on one another; `undefined` for each that this version may
 * skip or that is damaged: a bad row costs only itself. Throws `NewerLog` if a newer version could read one.
 */
export const independentEntriesIn = <Entry>(
  schema: Union<Entry>,
  bodies: readonly string[],
): readonly (Entry | undefined)[] =>
  bodies.map((body) => {
    try {
      return entryIn(schema, body);
    } catch (error) {
      if (error instanceof NewerLog) throw error;
      return undefined;
    }
  });

function entryIn<Entry>(schema: Union<Entry>, body: string): Entry | undefined {
  const value: unknown = JSON.parse(body);
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const unknown = unknownIn(value, kindsOf(schema));
  if (unknown === 'skip') return undefined;
  throw unknown === 'newer' ? new NewerLog() : new Error('an entry of a log cannot be read');
}
