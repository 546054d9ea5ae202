import type * as z from 'zod/mini';

type Schema = z.ZodMiniType;

/** The parts of a schema that are needed to create its values. */
interface Def {
  readonly type: string;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly innerType?: Schema;
  readonly element?: Schema;
  readonly keyType?: Schema;
  readonly valueType?: Schema;
  readonly options?: readonly Schema[];
  readonly entries?: Readonly<Record<string, string | number>>;
  readonly values?: readonly unknown[];
  readonly in?: Schema;
  readonly getter?: () => Schema;
  readonly checks?: readonly { readonly _zod: { readonly def: { maximum?: number; minimum?: number } } }[];
}

const defOf = (schema: Schema): Def => schema.def as unknown as Def;

const TEXTS = [
  'abcdefghijkl',
  'a',
  'A',
  'A1',
  'm1',
  's1',
  'p1',
  'A'.repeat(43),
  '1S',
  '12',
  '1',
  '2026-01-01',
  'day-20260101',
  '10:00',
  'UTC',
];
const NUMBERS = [1, 0, 2, 10, 100];

/**
 * Creates a value that fits a schema, with all fields. Throws for an unknown kind of schema; support for it must be
 * added here.
 */
export function exampleOf(schema: Schema): unknown {
  const def = defOf(schema);
  switch (def.type) {
    case 'object':
      return objectOf(schema, def.shape ?? {});
    case 'array':
      return firstOf(
        schema,
        [1, 2, 13, 4].map((length) => Array(length).fill(exampleOf(inner(def.element)))),
      );
    case 'record':
      return {};
    case 'union':
      return exampleOf(inner(def.options?.[0]));
    case 'enum':
      return Object.values(def.entries ?? {})[0];
    case 'literal':
      return def.values?.[0];
    case 'string':
      return firstOf(schema, TEXTS);
    case 'number':
      return firstOf(schema, NUMBERS);
    case 'boolean':
      return true;
    case 'unknown':
    case 'any':
      return 'anything';
    case 'lazy':
      return exampleOf(inner(def.getter?.()));
    case 'pipe':
      return exampleOf(inner(def.in));
    case 'optional':
    case 'nullable':
    case 'readonly':
    case 'default':
      return exampleOf(inner(def.innerType));
    default:
      throw new Error(`no value is known for a schema of the sort ${def.type}`);
  }
}

/** Creates an object from the values of its fields. If numbers are compared, each is larger than the one before. */
function objectOf(schema: Schema, shape: Readonly<Record<string, Schema>>): object {
  const fields = Object.entries(shape).map(([name, field]) => [name, exampleOf(field)] as const);
  const plain = Object.fromEntries(fields);
  if (schema.safeParse(plain).success) return plain;
  return Object.fromEntries(
    fields.map(([name, value], i) => [name, typeof value === 'number' ? i + 1 : value]),
  );
}

const inner = (schema: Schema | undefined): Schema => {
  if (schema === undefined) throw new Error('a schema has an inner one');
  return schema;
};

function firstOf(schema: Schema, values: readonly unknown[]): unknown {
  const value = values.find((one) => schema.safeParse(one).success);
  if (value === undefined) throw new Error(`no value is known for ${JSON.stringify(schema.def)}`);
  return value;
}
