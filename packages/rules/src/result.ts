/**
 * The result of reading an outside text, setup or step: a value, or a code with the place.
 * `at` says where: a 1-based character or line:column of a text, or the name of a field.
 */
export type Result<T, Code extends string = string> =
  | { readonly ok: true; readonly value: T }
  | Failure<Code>;

export interface Failure<Code extends string = string> {
  readonly ok: false;
  readonly code: Code;
  readonly at?: string;
  /** One clear sentence: what is wrong, and what would be right. */
  readonly why?: string;
}

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

/** Builds a failure; a sentence that repeats lines of an outside text is joined to one line. */
export function fail<Code extends string>(code: Code, at?: string, why?: string): Failure<Code> {
  return {
    ok: false,
    code,
    ...(at !== undefined && { at }),
    ...(why !== undefined && { why: onOneLine(why) }),
  };
}

const onOneLine = (why: string): string => (/[\r\n]/.test(why) ? why.replace(/\s*[\r\n]\s*/g, ' ') : why);
