/**
 * Returns the fields that are not `undefined`, for objects whose optional fields are absent where they have no value.
 * Without a label, `present({ name, label })` is `{ name }`.
 */
export function present<Fields extends object>(fields: Fields): Present<Fields> {
  const found: Partial<Record<keyof Fields, unknown>> = {};
  for (const name in fields) if (fields[name] !== undefined) found[name] = fields[name];
  // the fields that are left are those of the type
  return found as unknown as Present<Fields>;
}

/** The same fields; those that may be `undefined` are optional instead. */
type Present<Fields> = {
  readonly [Name in keyof Fields as undefined extends Fields[Name] ? never : Name]: Fields[Name];
} & {
  readonly [Name in keyof Fields as undefined extends Fields[Name] ? Name : never]?: Exclude<
    Fields[Name],
    undefined
  >;
};
