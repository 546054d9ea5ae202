/** A bug, not bad input: throws when `condition` is false. */
export function assert(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`assertion failed: ${message}`);
}

/** For the branch that the types exclude. */
export function unreachable(value: never): never {
  throw new Error(`unreachable: ${JSON.stringify(value)}`);
}

/** `value`, which must be there; a bug when it is not. */
export function defined<T>(value: T | undefined, message: string): T {
  assert(value !== undefined, message);
  return value;
}
