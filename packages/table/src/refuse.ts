import type { Refusal } from './table.ts';

/** Returns a refusal with its code and, if the code does not say it all, a sentence. */
export const refuse = (code: Refusal['code'], why?: string): Refusal => ({
  ok: false,
  code,
  ...(why !== undefined && { why }),
});
