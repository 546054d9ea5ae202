/** Throws if `condition` is false: a bug, not bad input. */
export function assert(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`assertion failed: ${message}`);
}

/** Throws: marks a branch that the types exclude. */
export function unreachable(value: never): never {
  throw new Error(`unreachable: ${JSON.stringify(value)}`);
}

/** Returns `value`; throws if it is undefined, which is a bug. */
export function defined<T>(value: T | undefined, message: string): T {
  assert(value !== undefined, message);
  return value;
}
