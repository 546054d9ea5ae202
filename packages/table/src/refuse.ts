import type { Refusal } from './table.ts';

/** A refusal with its code and, where the code does not say it all, a sentence. */
export const refuse = (code: Refusal['code'], why?: string): Refusal => ({
  ok: false,
  code,
  ...(why !== undefined && { why }),
});
